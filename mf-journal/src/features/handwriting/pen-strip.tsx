import { useMedia } from '@app/shared-ui/theme/use-media';
import { CornerDownLeft, Ellipsis, Eraser, Hand, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useEscape } from '../../components/use-escape.ts';
import { inkCopy } from '../../copy/ink.es.ts';
import type { Pen } from '../../ink/ink-pad.ts';
import { PALETTES, type Palette } from '../../ink/pen.ts';
import { PenTools } from '../../ink/pen-tools.tsx';
import { inkAtNight, inTwoRows, onAPhone, onItsSide, PHONE_QUERY, throughAWindow } from '../../ink/sheet-look.ts';
import { besideTheStrip, MoreTools } from './more-tools.tsx';
import { smallLabel, StripTool, toolLook } from './strip-tool.tsx';

/** What a finger, a mouse or a pen does on the paper. */
export type Tool = 'pen' | 'eraser' | 'move';
/** What folds open from the strip: thickness and colours, where they fold, or what is rarely done. */
export type Unfolded = 'pens' | 'more';

interface PenStripProps {
  readonly palette: Palette;
  readonly pen: Pen;
  /** The pen is taken, with another colour or thickness or as it was. */
  readonly onPenChange: (pen: Pen) => void;
  readonly tool: Tool;
  readonly onToolChange: (tool: Tool) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  /** The sheet is kept as a drawing. */
  readonly onSave: () => void;
  readonly unfolded: Unfolded | undefined;
  readonly onUnfold: (part: Unfolded | undefined) => void;
  /** Where the paper is seen through a window. */
  readonly nextLine: { readonly isThere: boolean; readonly onGo: () => void } | undefined;
  /** What else few need. */
  readonly help: ReactNode;
}

/** The tools in one strip, which floats above the page while it is scrolled. On a phone the pens open from their button. */
export function PenStrip(props: PenStripProps) {
  const { palette, pen, tool, onToolChange, isEmpty, unfolded, onUnfold, nextLine } = props;
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isFolding = useMedia(PHONE_QUERY);
  const hasPens = unfolded === 'pens';
  const hasMore = unfolded === 'more';
  const fold = () => {
    (hasMore ? more : button).current?.focus();
    onUnfold(undefined);
  };
  useEscape(hasMore || (hasPens && isFolding), strip, fold);
  const takePen = () => {
    // Who was erasing or moving wants the pen, not its colours.
    if (tool === 'pen') onUnfold(hasPens ? undefined : 'pens');
    else onToolChange('pen');
  };
  const colour = PALETTES[palette].find(({ value }) => value === pen.colour)?.name ?? '';
  return (
    <Strip ref={strip}>
      <Tools>
        <Choice role="group" aria-label={inkCopy.tool}>
          <PenButton
            ref={button}
            type="button"
            aria-label={inkCopy.pen(colour, pen.thickness)}
            aria-pressed={tool === 'pen'}
            {...(isFolding ? { 'aria-expanded': hasPens, 'aria-controls': id } : {})}
            onClick={takePen}
          >
            <Nib>
              <Dot
                style={{ background: pen.colour, width: 8 + 1.5 * pen.thickness, height: 8 + 1.5 * pen.thickness }}
              />
            </Nib>
            <span>{inkCopy.penShort}</span>
          </PenButton>
          <StripTool
            Icon={Eraser}
            name={inkCopy.eraser}
            isIdle={isEmpty}
            isPressed={tool === 'eraser'}
            onClick={() => onToolChange(tool === 'eraser' ? 'pen' : 'eraser')}
          />
          {nextLine ? (
            <StripTool
              Icon={Hand}
              name={inkCopy.move}
              label={inkCopy.moveShort}
              isPressed={tool === 'move'}
              onClick={() => onToolChange(tool === 'move' ? 'pen' : 'move')}
            />
          ) : null}
        </Choice>
        <StripTool Icon={Undo2} name={inkCopy.undo} isIdle={!props.canUndo} onClick={props.onUndo} />
        {nextLine ? (
          <StripTool Icon={CornerDownLeft} name={inkCopy.nextLine} isIdle={nextLine.isThere} onClick={nextLine.onGo} />
        ) : null}
        <StripTool
          ref={more}
          Icon={Ellipsis}
          name={inkCopy.more}
          isOpen={hasMore}
          onClick={() => onUnfold(hasMore ? undefined : 'more')}
        />
      </Tools>
      {hasMore ? (
        <MoreTools isEmpty={isEmpty} onSave={props.onSave} onClear={props.onClear} onDone={fold}>
          {props.help}
        </MoreTools>
      ) : null}
      <Pens id={id} $isOpen={hasPens}>
        <PenTools palette={palette} pen={pen} onChange={props.onPenChange} />
      </Pens>
    </Strip>
  );
}

const Strip = styled.div`
  position: sticky;
  bottom: calc(8px + env(safe-area-inset-bottom));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 12px;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: 4px 12px;
  border-radius: 28px;
  background: var(--surface-raised);
  box-shadow:
    0 0 0 1px var(--line),
    0 6px 20px oklch(20% 0.05 340 / 16%);

  ${onAPhone} {
    padding: 4px 8px;
  }

  ${throughAWindow} {
    position: static;
    /* Measured here, and not around it, where the dock is sticky: not every browser does both for one element. */
    container-type: inline-size;
    width: 100%;
    padding: 0;
    border-radius: 0;
    box-shadow: none;
  }

  ${onItsSide} {
    position: relative;
    bottom: auto;
    width: 100%;
    padding: 4px 0;
  }
`;

/** On a phone above the tools, where the strip grows; on its side beside them, over the paper. */
const Pens = styled.div<{ readonly $isOpen: boolean }>`
  display: contents;

  ${onAPhone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    order: -1;
    flex: 1 0 100%;
    padding: 8px 12px;
  }

  ${onItsSide} {
    ${besideTheStrip}
    width: min(360px, 60vw);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;

  ${onAPhone} {
    flex: 1 1 auto;
    justify-content: space-evenly;
  }

  ${throughAWindow} {
    /* A label of two words takes two lines before a tool takes another row. */
    flex-wrap: nowrap;

    ${inTwoRows} {
      flex-wrap: wrap;
    }
  }
`;

/** One of them is always taken. Of two rows they are the first. */
const Choice = styled.div`
  display: flex;
  gap: 2px;

  ${throughAWindow} {
    ${inTwoRows} {
      flex: 1 0 100%;
      justify-content: space-evenly;
    }
  }
`;

const PenButton = styled.button`
  ${toolLook}
  ${smallLabel}
`;

/** As high as an icon: the labels stand on one line. */
const Nib = styled.i`
  display: grid;
  place-items: center;
  height: 20px;
`;

/** The pen as it writes, on a little paper. */
const Dot = styled.i`
  ${inkAtNight}
  border: 2px solid #fffdf9;
  border-radius: 50%;
  box-shadow: 0 0 0 1px #6b5f66;
`;
