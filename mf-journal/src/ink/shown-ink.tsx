import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { drawInk } from './draw-ink.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, parseInk, sheetsOf } from './ink.ts';
import { inkAtNight, ruledSheet, sheetPaper } from './sheet-look.ts';

/** Pixels to a canvas unit: still sharp on the screen of a phone. */
const SCALE = 2;

interface ShownInkProps {
  readonly label: string;
  /** As it is stored (SYNC §2). */
  readonly strokes: string;
}

/** Ink on the paper that it was written on, for looking at. */
export function ShownInk({ label, strokes }: ShownInkProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const ink = useMemo(() => parseInk(strokes), [strokes]);
  const sheets = sheetsOf(ink);
  useEffect(() => {
    // A browser without a canvas shows the empty sheet.
    const context = ref.current?.getContext('2d');
    if (context) {
      context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
      context.clearRect(0, 0, CANVAS_WIDTH, sheets * CANVAS_HEIGHT);
      drawInk(context, ink);
    }
  }, [ink, sheets]);
  return (
    <Paper style={{ '--sheets': sheets }}>
      <canvas
        ref={ref}
        role="img"
        aria-label={label}
        width={SCALE * CANVAS_WIDTH}
        height={SCALE * sheets * CANVAS_HEIGHT}
      />
    </Paper>
  );
}

const Paper = styled.div`
  ${sheetPaper}
  ${ruledSheet}
  border-radius: var(--radius-field);
  overflow: hidden;

  canvas {
    ${inkAtNight}
    display: block;
    width: 100%;
    height: auto;
  }
`;
