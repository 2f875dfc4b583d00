import { IconButton } from '@app/shared-ui/components/icon-button';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { ChevronLeft, ChevronRight, Eraser, ImagePlus, type LucideIcon, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import type { Pen } from '../../ink/ink-pad.ts';
import { PALETTES, type Palette } from '../../ink/pen.ts';
import { PenTools } from '../../ink/pen-tools.tsx';
import { inkAtNight, onAPhone, throughAWindow, withoutLabels } from '../../ink/sheet-look.ts';

interface PenStripProps {
  readonly palette: Palette;
  readonly pen: Pen;
  readonly onPenChange: (pen: Pen) => void;
  readonly isErasing: boolean;
  readonly onErasingChange: (isErasing: boolean) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onSave: () => void;
  /** Moves the window over the sheet. */
  readonly onMove: (direction: -1 | 1) => void;
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
  onMove,
}: PenStripProps) {
  const id = useId();
  const [hasPens, setHasPens] = useState(false);
  const colour = PALETTES[palette].find(({ value }) => value === pen.colour)?.name ?? '';
  return (
    <Strip>
      <Pens id={id} $isOpen={hasPens}>
        <PenTools palette={palette} pen={pen} onChange={onPenChange} />
      </Pens>
      <Tools>
        <PenButton
          type="button"
          aria-label={inkCopy.pen(colour, pen.thickness)}
          aria-expanded={hasPens}
          aria-controls={id}
          onClick={() => setHasPens(!hasPens)}
        >
          <Dot style={{ background: pen.colour, width: 10 + 2 * pen.thickness, height: 10 + 2 * pen.thickness }} />
        </PenButton>
        <Tool Icon={Undo2} label={inkCopy.undo} isIdle={!canUndo} onClick={onUndo} />
        <Tool
          Icon={Eraser}
          label={inkCopy.eraser}
          isIdle={isEmpty}
          isPressed={isErasing}
          onClick={() => onErasingChange(!isErasing)}
        />
        <Tool Icon={Trash2} label={inkCopy.clear} isIdle={isEmpty} onClick={onClear} />
        <Tool Icon={ImagePlus} label={inkCopy.save} isIdle={isEmpty} onClick={onSave} />
        <Steps>
          <IconButton type="button" aria-label={inkCopy.moveLeft} onClick={() => onMove(-1)}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <IconButton type="button" aria-label={inkCopy.moveRight} onClick={() => onMove(1)}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </Steps>
      </Tools>
    </Strip>
  );
}

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  /** There is nothing to do now. It keeps the focus, which a disabled button would lose with the last stroke. */
  readonly isIdle: boolean;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ Icon, label, isIdle, isPressed, onClick }: ToolProps) => (
  <ToolButton
    type="button"
    title={label}
    aria-disabled={isIdle}
    aria-pressed={isPressed}
    onClick={isIdle ? undefined : onClick}
  >
    <Icon aria-hidden size={20} />
    <span>{label}</span>
  </ToolButton>
);

const Strip = styled.div`
  position: sticky;
  bottom: calc(8px + env(safe-area-inset-bottom));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: 4px 16px;
  border-radius: 28px;
  background: var(--surface-raised);
  box-shadow:
    0 0 0 1px var(--line),
    0 6px 20px oklch(20% 0.05 340 / 16%);

  ${onAPhone} {
    padding: 4px 8px;
  }
`;

const Pens = styled.div<{ readonly $isOpen: boolean }>`
  ${onAPhone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    flex: 1 0 100%;
    padding: 8px 12px;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
`;

const ToolButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 48px;
  min-height: 48px;
  padding: 0 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink);
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: var(--surface-sunken);
    }
  }

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }

  ${withoutLabels} {
    padding: 0;

    span {
      ${outOfSight}
    }
  }
`;

const PenButton = styled(IconButton)`
  display: none;
  width: 48px;
  height: 48px;

  &[aria-expanded='true'] {
    background: var(--surface-sunken);
  }

  ${onAPhone} {
    display: grid;
  }
`;

/** The pen as it writes, on a little paper. */
const Dot = styled.i`
  ${inkAtNight}
  border: 2px solid #fffdf9;
  border-radius: 50%;
  box-shadow: 0 0 0 1px #6b5f66;
`;

/** Only where the sheet is shown through a window. */
const Steps = styled.div`
  display: none;

  ${throughAWindow} {
    display: flex;
    margin-left: 4px;
    border-left: 1px solid var(--line);
  }
`;
