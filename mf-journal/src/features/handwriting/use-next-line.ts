import { type RefObject, useEffect, useState } from 'react';

interface NextLine {
  /** Brings the line below the last one that is written on into the hand's reach, from its beginning. */
  readonly goToNextLine: () => void;
  /** The paper lies as it should already. */
  readonly isThere: boolean;
}

/** Of the window's height: below it the hand has no room to write. */
const REACH = 2 / 3;

/**
 * Where the upper edge of the window should be, in pixels of the paper: on a rule, and with what was written last in sight.
 * @param lines of all the paper
 * @param written the lowest line that is written on, from 0; -1 for none
 */
function topOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement, lines: number, written: number): number {
  const line = scrollHeight / lines;
  // Whole lines, also where the paper is moving still.
  const first = Math.ceil((scrollTop - 1) / line);
  const isInReach = first <= Math.max(0, written) && (written + 2) * line <= scrollTop + REACH * clientHeight;
  return Math.min(Math.max(0, isInReach ? first : written - 1) * line, scrollHeight - clientHeight);
}

/** Moves paper that is seen through a window from line to line; the paper itself never moves below the hand. Parameters as of `topOf`. */
export function useNextLine(frameRef: RefObject<HTMLElement | null>, lines: number, written: number): NextLine {
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const look = () =>
      setIsThere(frame.scrollLeft <= 1 && Math.abs(topOf(frame, lines, written) - frame.scrollTop) <= 1);
    const stop = () => {
      // What is moving stops where it is: under the pen nothing may slide away.
      frame.scrollTo?.({ left: frame.scrollLeft, top: frame.scrollTop, behavior: 'instant' });
    };
    look();
    const away = new AbortController();
    frame.addEventListener('scroll', look, { passive: true, signal: away.signal });
    frame.addEventListener('pointerdown', stop, { signal: away.signal });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(frame);
    // The paper grows with what is written.
    if (frame.firstElementChild) observer?.observe(frame.firstElementChild);
    return () => {
      away.abort();
      observer?.disconnect();
    };
  }, [frameRef, lines, written]);
  const goToNextLine = () => {
    const frame = frameRef.current;
    frame?.scrollTo({ left: 0, top: topOf(frame, lines, written) });
  };
  return { goToNextLine, isThere };
}
