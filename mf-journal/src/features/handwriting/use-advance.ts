import { type RefObject, useEffect, useRef } from 'react';
import { CANVAS_WIDTH, type InkStroke } from '../../ink/ink.ts';

/** Share of the window behind which a line is near its edge. */
const NEAR_EDGE = 0.72;
/** Share of the window by which the sheet moves on: the last word stays in sight. */
const STEP = 0.5;
/** After the last stroke: the dot of an i and the bar of a t come behind their word. */
const PAUSE_MS = 800;

/**
 * Moves the sheet on below the hand: a line that has come near the edge of the window gets new paper to its right.
 * @returns to be called after each stroke
 */
export function useAdvance(frameRef: RefObject<HTMLElement | null>): (stroke: InkStroke) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const frame = frameRef.current;
    const stop = () => {
      clearTimeout(timer.current);
      // What is moving stops where it is: under the pen nothing may slide away.
      frame?.scrollTo({ left: frame.scrollLeft, behavior: 'instant' });
    };
    frame?.addEventListener('pointerdown', stop);
    return () => {
      clearTimeout(timer.current);
      frame?.removeEventListener('pointerdown', stop);
    };
  }, [frameRef]);
  return ({ p }) => {
    clearTimeout(timer.current);
    const frame = frameRef.current;
    if (!frame || frame.scrollWidth <= frame.clientWidth) return;
    const right = (Math.max(...p.map(([x]) => x)) / CANVAS_WIDTH) * frame.scrollWidth;
    const isNearEdge = right > frame.scrollLeft + NEAR_EDGE * frame.clientWidth;
    if (isNearEdge) timer.current = setTimeout(() => frame.scrollBy({ left: STEP * frame.clientWidth }), PAUSE_MS);
  };
}
