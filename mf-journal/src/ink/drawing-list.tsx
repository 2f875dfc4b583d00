import { IconButton } from '@app/shared-ui/components/icon-button';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { Dialog, useHost } from '@app/shared-ui/host';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { inkCopy } from '../copy/ink.es.ts';
import { CANVAS_HEIGHT } from './ink.ts';
import { cropOf, type InkBox, stripOf, wholeOf } from './ink-box.ts';
import { onItsSide, sheetPaper } from './sheet-look.ts';
import { ShownPart } from './shown-part.tsx';

export interface SavedDrawing {
  /** Its SHA-256, or the data URL itself. */
  readonly id: string;
  /** Data URL, or an address of ours. */
  readonly src: string;
  /** In canvas units, of all its sheets; one sheet's where it is not known. */
  readonly height?: number | undefined;
  /** Where its ink lies: the part that is shown. All of it where that is not known. */
  readonly ink?: InkBox | undefined;
}

interface DrawingListProps {
  /** The question that they belong to. */
  readonly label: string;
  readonly drawings: readonly SavedDrawing[];
  /** As large as the page is wide, where they are read as its text is. */
  readonly isPage?: boolean;
  /** One row of small ones, for above a sheet. */
  readonly isRow?: boolean;
  /** Absent where an entry is only read. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

const heightOf = ({ height = CANVAS_HEIGHT }: SavedDrawing) => height;

const partOf = (drawing: SavedDrawing): InkBox =>
  drawing.ink ? cropOf(drawing.ink, heightOf(drawing)) : wholeOf(heightOf(drawing));

/** Its beginning, in the shape of a sheet. */
const stripPartOf = (drawing: SavedDrawing): InkBox =>
  drawing.ink ? stripOf(drawing.ink, heightOf(drawing)) : wholeOf(CANVAS_HEIGHT);

/** Pixels to a canvas unit, at most: handwriting is shown larger than it was written, but not as a poster. */
const PAGE_ZOOM = 1.25;
const LARGE_ZOOM = 2;

/** Saved drawings, cropped to their ink, each opening as large as the screen. */
export function DrawingList({ label, drawings, isPage = false, isRow = false, onRemove }: DrawingListProps) {
  const host = useHost();
  const id = useId();
  const [viewed, setViewed] = useState<number>();
  if (drawings.length === 0) return null;
  const remove = async (drawing: SavedDrawing) => {
    const question = { text: inkCopy.removeQuestion, confirmLabel: inkCopy.removeConfirm, destructive: true };
    if (await host.confirm(question)) onRemove?.(drawing.id);
  };
  const shown = viewed === undefined ? undefined : drawings[viewed];
  return (
    <Section aria-labelledby={id} $isRow={isRow}>
      <Heading id={id} $isSpoken={isPage}>
        {isRow ? inkCopy.savedSheets(drawings.length) : inkCopy.savedList}
      </Heading>
      <List $isPage={isPage}>
        {drawings.map((drawing, i) => (
          <li key={drawing.id}>
            <View type="button" style={{ maxWidth: PAGE_ZOOM * partOf(drawing).width }} onClick={() => setViewed(i)}>
              <ShownPart
                src={drawing.src}
                alt={inkCopy.view(i + 1)}
                part={isRow ? stripPartOf(drawing) : partOf(drawing)}
                height={heightOf(drawing)}
              />
            </View>
            {onRemove ? (
              <Remove type="button" aria-label={inkCopy.remove(i + 1)} onClick={() => void remove(drawing)}>
                <Trash2 aria-hidden size={18} />
              </Remove>
            ) : null}
          </li>
        ))}
      </List>
      <Dialog size="full" title={inkCopy.overlay} open={shown !== undefined} onOpenChange={() => setViewed(undefined)}>
        {shown ? (
          <Large>
            <div style={fitting(partOf(shown))}>
              <ShownPart
                src={shown.src}
                alt={inkCopy.picture((viewed ?? 0) + 1, label)}
                part={partOf(shown)}
                height={heightOf(shown)}
              />
            </div>
          </Large>
        ) : null}
      </Dialog>
    </Section>
  );
}

const Heading = styled.h4<{ readonly $isSpoken: boolean }>`
  margin: 0 0 8px;
  font: 600 0.9375rem / 1.4 var(--font-sans);
  ${({ $isSpoken }) => $isSpoken && outOfSight}
`;

const List = styled.ul<{ readonly $isPage: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $isPage }) => ($isPage ? '100%' : '240px')}), 1fr));
  gap: 12px 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

const View = styled.button`
  display: block;
  flex: 1;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-field);
  box-shadow: 0 0 0 1px var(--line);
  cursor: zoom-in;
`;

/** A row is as high as its buttons, however many drawings there are. On a phone on its side it leaves its place to the sheet. */
const Section = styled.section<{ readonly $isRow: boolean }>`
  ${({ $isRow }) =>
    $isRow &&
    css`
      display: flex;
      align-items: center;
      gap: 12px;

      ${Heading} {
        /* Two lines, as high as a drawing. */
        flex: none;
        width: 5.5rem;
        margin: 0;
      }

      ${List} {
        display: flex;
        min-width: 0;
        overflow-x: auto;
        /* Room for the shadow and the focus ring of a drawing. */
        padding: 4px;
      }

      ${View} {
        /* 44 pixels high. */
        flex: none;
        width: 176px;
      }

      ${onItsSide} {
        order: 1;
      }
    `}
`;

/** Beside the drawing: nothing lies on the user's ink. */
const Remove = styled(IconButton)`
  @media (hover: hover) {
    &:hover {
      background: var(--danger-soft);
      color: var(--danger);
    }
  }
`;

/** All of the screen is paper; the picture keeps clear of the button that closes it. */
const Large = styled.div`
  ${sheetPaper}
  display: grid;
  place-items: center;
  min-height: 100%;
  padding: calc(64px + env(safe-area-inset-top)) calc(16px + env(safe-area-inset-right))
    calc(64px + env(safe-area-inset-bottom)) calc(16px + env(safe-area-inset-left));
`;

const fitting = ({ width, height }: InkBox) => ({
  width: `min(100%, ${LARGE_ZOOM * width}px, (100dvh - 128px) * ${width / height})`,
});
