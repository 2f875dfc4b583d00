import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { ChevronLeft, ChevronRight, Eraser, ImagePlus, Maximize2, Minimize2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import { CANVAS_WIDTH, type Ink } from '../../ink/ink.ts';
import { InkCanvas } from '../../ink/ink-canvas.tsx';
import { DEFAULT_COLOUR, PEN_DEFAULT, type Palette } from '../../ink/pen.ts';
import { PenTools } from '../../ink/pen-tools.tsx';
import { useInkHistory } from '../../ink/use-ink-history.ts';

interface InkSheetProps {
  readonly label: string;
  readonly palette: Palette;
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  readonly onSave: () => void;
}

/** Share of the visible width by which a step to the side scrolls, so that the last word stays in sight. */
const STEP_SHARE = 0.6;

/** The sheet with its pens and tools. */
export function InkSheet({ label, palette, ink, onInkChange, onSave }: InkSheetProps) {
  const [pen, setPen] = useState({ thickness: PEN_DEFAULT, colour: DEFAULT_COLOUR });
  const [isLarge, setIsLarge] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const history = useInkHistory(ink, onInkChange);
  const move = (direction: -1 | 1) => {
    const frame = frameRef.current;
    frame?.scrollBy({ left: direction * STEP_SHARE * frame.clientWidth });
  };
  return (
    <div role="group" aria-label={inkCopy.tools}>
      <PenTools palette={palette} pen={pen} onChange={setPen} />
      <Frame ref={frameRef}>
        <Width $isLarge={isLarge}>
          <InkCanvas label={inkCopy.canvas(label)} ink={ink} pen={pen} onStroke={history.add} />
        </Width>
      </Frame>
      <Actions>
        <Button $variant="quiet" disabled={!history.canUndo} onClick={history.undo}>
          <Undo2 aria-hidden size={18} />
          {inkCopy.undo}
        </Button>
        <Button $variant="quiet" disabled={ink.length === 0} onClick={history.clear}>
          <Eraser aria-hidden size={18} />
          {inkCopy.clear}
        </Button>
        <Button $variant="quiet" disabled={ink.length === 0} onClick={onSave}>
          <ImagePlus aria-hidden size={18} />
          {inkCopy.save}
        </Button>
        <OnPhones>
          <Button $variant="quiet" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
            {isLarge ? <Minimize2 aria-hidden size={18} /> : <Maximize2 aria-hidden size={18} />}
            {isLarge ? inkCopy.zoomOut : inkCopy.zoomIn}
          </Button>
          {isLarge ? (
            <>
              <Button $variant="quiet" aria-label={inkCopy.moveLeft} onClick={() => move(-1)}>
                <ChevronLeft aria-hidden size={20} />
              </Button>
              <Button $variant="quiet" aria-label={inkCopy.moveRight} onClick={() => move(1)}>
                <ChevronRight aria-hidden size={20} />
              </Button>
            </>
          ) : null}
        </OnPhones>
      </Actions>
    </div>
  );
}

const Frame = styled.div`
  margin: 8px 0 4px;
  overflow-x: auto;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: #fffdf9;
  scroll-behavior: smooth;

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`;

/** Small, the sheet fits the screen; enlarged, it has its full width and scrolls sideways. */
const Width = styled.div<{ readonly $isLarge: boolean }>`
  width: ${({ $isLarge }) => ($isLarge ? `max(100%, ${CANVAS_WIDTH}px)` : '100%')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0 -10px;

  button {
    padding-inline: 12px;
    font-size: 0.9375rem;
  }
`;

const OnPhones = styled.div`
  display: contents;

  ${media.desktop} {
    display: none;
  }
`;
