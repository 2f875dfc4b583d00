import { useMedia } from '@app/shared-ui/theme/use-media';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '../../ink/ink.ts';
import { ON_ITS_SIDE_QUERY, WINDOW_QUERY } from '../../ink/sheet-look.ts';

/**
 * What else stays in sight, in pixels of the window's height: the bar and the head above the paper; below it tools and 'Convertir a texto',
 * whose place is taken by what was read.
 */
const ELSEWHERE_PX = 340;

/** Beside its tools a phone on its side has room for so many, with lines that a finger can write on. */
const SHEETS_ON_ITS_SIDE = 2;

/**
 * How many sheets below one another fill the window down to the tools, one at least. A phone held upright has a window on all of them.
 * @param most as many the caller has room for
 */
export function useSheetsInSight(frameRef: RefObject<HTMLElement | null>, most: number): number {
  const isWindow = useMedia(WINDOW_QUERY);
  const isOnItsSide = useMedia(ON_ITS_SIDE_QUERY);
  const [fitting, setFitting] = useState(1);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    let width = 0;
    let height = 0;
    const measure = () => {
      // A window that only gets lower has a keyboard in it: the paper stays as it is.
      height = frame.clientWidth === width ? Math.max(height, window.innerHeight) : window.innerHeight;
      width = frame.clientWidth;
      if (width > 0) setFitting(Math.floor((height - ELSEWHERE_PX) / ((width * CANVAS_HEIGHT) / CANVAS_WIDTH)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [frameRef]);
  if (isWindow) return most;
  return Math.min(most, isOnItsSide ? SHEETS_ON_ITS_SIDE : Math.max(1, fitting));
}
