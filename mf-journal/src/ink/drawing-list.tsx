import { IconButton } from '@app/shared-ui/components/icon-button';
import { Dialog, useHost } from '@app/shared-ui/host';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../copy/ink.es.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from './ink.ts';

export interface SavedDrawing {
  /** Its SHA-256. */
  readonly id: string;
  /** Data URL, or an address of ours. */
  readonly src: string;
}

interface DrawingListProps {
  /** The question that they belong to. */
  readonly label: string;
  readonly drawings: readonly SavedDrawing[];
  /** Absent where an entry is only read. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Saved drawings, small, each opening in an overlay. */
export function DrawingList({ label, drawings, onRemove }: DrawingListProps) {
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
    <section aria-labelledby={id}>
      <Heading id={id}>{inkCopy.savedList}</Heading>
      <List>
        {drawings.map((drawing, i) => (
          <li key={drawing.id}>
            <View type="button" onClick={() => setViewed(i)}>
              <img
                src={drawing.src}
                alt={inkCopy.view(i + 1)}
                width={CANVAS_WIDTH}
                height={CANVAS_HEIGHT}
                loading="lazy"
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
      <Dialog size="wide" title={inkCopy.overlay} open={shown !== undefined} onOpenChange={() => setViewed(undefined)}>
        {shown ? <Large src={shown.src} alt={inkCopy.picture((viewed ?? 0) + 1, label)} /> : null}
      </Dialog>
    </section>
  );
}

const Heading = styled.h4`
  margin: 0 0 8px;
  font: 600 0.9375rem / 1.4 var(--font-sans);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
  }
`;

const View = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-field);
  background: #fffdf9;
  box-shadow: var(--shadow-card);
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  background: #fffdf9e0;
  /* On paper, white by day and by night. */
  color: oklch(45% 0.03 340);

  &:hover {
    color: oklch(47% 0.15 27);
  }
`;

const Large = styled.img`
  display: block;
  width: 100%;
  height: auto;
  margin-top: 12px;
  border-radius: var(--radius-field);
  background: #fffdf9;
`;
