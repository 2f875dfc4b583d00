import { type RefObject, useEffect, useState } from 'react';

interface NextLine {
  /** Brings the line below the last one that is written on into the hand's reach, from its beginning. */
  readonly goToNextLine: () => void;
  /** No line is left to go to. */
  readonly isAtEnd: boolean;
}

/** Of the window's height: below it the hand has no room to write. */
const REACH = 2 / 3;

/**
 * Moves paper that is seen through a window from line to line; the paper itself never moves below the hand.
 * @param lines of all the paper
 * @param written the lowest line that is written on, from 0; -1 for none
 */
export function useNextLine(frameRef: RefObject<HTMLElement | null>, lines: number, written: number): NextLine {
  const [isAtFoot, setAtFoot] = useState(false);
  const [isAtEdge, setAtEdge] = useState(true);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const look = () => {
      setAtFoot(frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1);
      setAtEdge(frame.scrollLeft <= 1);
    };
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
  }, [frameRef]);
  const goToNextLine = () => {
    const frame = frameRef.current;
    if (!frame) return;
    const line = frame.scrollHeight / lines;
    // Whole lines, also where the paper is moving still.
    const first = Math.ceil((frame.scrollTop - 1) / line);
    const isInReach =
      first <= Math.max(0, written) && (written + 2) * line <= frame.scrollTop + REACH * frame.clientHeight;
    // What was written last stays in sight, with the line above it.
    frame.scrollTo({ left: 0, top: Math.max(0, isInReach ? first : written - 1) * line });
  };
  return { goToNextLine, isAtEnd: isAtEdge && (isAtFoot || written + 1 >= lines) };
}
