import { IconButton } from '@app/shared-ui/components/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import { drawInk } from '../../ink/draw-ink.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink } from '../../ink/ink.ts';
import { inkAtNight, sheetPaper, throughAWindow } from '../../ink/sheet-look.ts';

interface SheetOverviewProps {
  readonly ink: Ink;
  readonly sheets: number;
  /** What scrolls over the sheet. */
  readonly frameRef: RefObject<HTMLDivElement | null>;
}

/** Share of the visible width by which a step to the side scrolls, so that the last word stays in sight. */
const STEP_SHARE = 0.6;

/**
 * The whole paper, small, with the part of it that is in the window; a touch moves the window there, and so do the buttons beside it. The
 * small one has no name for a screen reader: the paper itself has one.
 */
export function SheetOverview({ ink, sheets, frameRef }: SheetOverviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT * sheets);
    drawInk(context, ink);
  }, [ink, sheets]);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const show = () => {
      const width = frame.scrollWidth || 1;
      map.current?.style.setProperty('--left', `${(100 * frame.scrollLeft) / width}%`);
      map.current?.style.setProperty('--width', `${(100 * frame.clientWidth) / width}%`);
    };
    show();
    frame.addEventListener('scroll', show, { passive: true });
    const observer = new ResizeObserver(show);
    observer.observe(frame);
    return () => {
      frame.removeEventListener('scroll', show);
      observer.disconnect();
    };
  }, [frameRef]);

  const handlePointer = ({ currentTarget, clientX, buttons }: PointerEvent<HTMLElement>) => {
    const frame = frameRef.current;
    if (!frame || buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const middle = ((clientX - left) / width) * frame.scrollWidth;
    frame.scrollTo({ left: middle - frame.clientWidth / 2, behavior: 'instant' });
  };
  const step = (direction: -1 | 1) => {
    const frame = frameRef.current;
    frame?.scrollBy({ left: direction * STEP_SHARE * frame.clientWidth });
  };
  return (
    <Row>
      <IconButton type="button" aria-label={inkCopy.moveLeft} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden size={24} />
      </IconButton>
      <Map ref={map} aria-hidden="true" onPointerDown={handlePointer} onPointerMove={handlePointer}>
        <canvas ref={canvas} width={CANVAS_WIDTH} height={CANVAS_HEIGHT * sheets} />
      </Map>
      <IconButton type="button" aria-label={inkCopy.moveRight} onClick={() => step(1)}>
        <ChevronRight aria-hidden size={24} />
      </IconButton>
    </Row>
  );
}

/** Only where the paper is shown through a window. */
const Row = styled.div`
  display: none;

  ${throughAWindow} {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }
`;

/** As high for several sheets as for one. */
const Map = styled.div`
  ${sheetPaper}
  position: relative;
  width: calc(62% / var(--sheets));
  overflow: hidden;
  border-radius: 10px;
  box-shadow: 0 0 0 1px var(--line);
  touch-action: none;

  canvas {
    ${inkAtNight}
    display: block;
    width: 100%;
    height: auto;
    pointer-events: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 var(--left, 0%);
    width: var(--width, 100%);
    border: 2px solid var(--accent);
    border-radius: 10px;
  }
`;
