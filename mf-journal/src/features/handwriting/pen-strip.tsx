import { useMedia } from '@app/shared-ui/theme/use-media';
import { Eraser, ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEscape } from '../../components/use-escape.ts';
import { inkCopy } from '../../copy/ink.es.ts';
import type { Pen } from '../../ink/ink-pad.ts';
import { PALETTES, type Palette } from '../../ink/pen.ts';
import { PenTools } from '../../ink/pen-tools.tsx';
import { inkAtNight, onAPhone, PHONE_QUERY } from '../../ink/sheet-look.ts';
import { smallLabel, StripTool } from './strip-tool.tsx';

interface PenStripProps {
  readonly palette: Palette;
  readonly pen: Pen;
  /** The pen is taken, with another colour or thickness or as it was. */
  readonly onPenChange: (pen: Pen) => void;
  readonly isErasing: boolean;
  readonly onErasingChange: (isErasing: boolean) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onSave: () => void;
}

/** The tools in one strip, which floats above the page while it is scrolled. On a phone the pens open from their button. */
export function PenStrip({
  palette,
  pen,
  onPenChange,
  isErasing,
  onErasingChange,
  canUndo,
  onUndo,
  isEmpty,
  onClear,
  onSave,
}: PenStripProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hasPens, setHasPens] = useState(false);
  const isFolding = useMedia(PHONE_QUERY);
  useEscape(hasPens && isFolding, strip, () => {
    setHasPens(false);
    button.current?.focus();
  });
  const takePen = () => {
    // Who was erasing wants the pen, not its colours gone.
    setHasPens(isErasing || !hasPens);
    onErasingChange(false);
  };
  const colour = PALETTES[palette].find(({ value }) => value === pen.colour)?.name ?? '';
  return (
    <Strip ref={strip}>
      <Tools>
        <PenButton
          ref={button}
          type="button"
          aria-label={inkCopy.pen(colour, pen.thickness)}
          aria-expanded={hasPens}
          aria-controls={id}
          onClick={takePen}
        >
          <Nib>
            <Dot style={{ background: pen.colour, width: 8 + 1.5 * pen.thickness, height: 8 + 1.5 * pen.thickness }} />
          </Nib>
          <span>{inkCopy.penShort}</span>
        </PenButton>
        <StripTool Icon={Undo2} name={inkCopy.undo} isIdle={!canUndo} onClick={onUndo} />
        <StripTool
          Icon={Eraser}
          name={inkCopy.eraser}
          isIdle={isEmpty}
          isPressed={isErasing}
          onClick={() => onErasingChange(!isErasing)}
        />
        <StripTool Icon={Trash2} name={inkCopy.clear} isIdle={isEmpty} onClick={onClear} />
        <StripTool Icon={ImagePlus} name={inkCopy.save} label={inkCopy.saveShort} isIdle={isEmpty} onClick={onSave} />
      </Tools>
      <Pens id={id} $isOpen={hasPens}>
        <PenTools palette={palette} pen={pen} onChange={onPenChange} />
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
  justify-content: space-between;
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
`;

/** On a phone above the tools, where the strip grows. */
const Pens = styled.div<{ readonly $isOpen: boolean }>`
  display: contents;

  ${onAPhone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    order: -1;
    flex: 1 0 100%;
    padding: 8px 12px;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;

  ${onAPhone} {
    flex: 1 0 auto;
    justify-content: space-evenly;
  }
`;

const PenButton = styled.button`
  display: none;
  align-items: center;
  justify-content: center;
  min-width: 56px;
  min-height: 48px;
  border: 0;
  border-radius: 18px;
  background: transparent;
  color: var(--ink);
  cursor: pointer;
  ${smallLabel}

  &[aria-expanded='true'] {
    background: var(--surface-sunken);
  }

  ${onAPhone} {
    display: inline-flex;
  }
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
