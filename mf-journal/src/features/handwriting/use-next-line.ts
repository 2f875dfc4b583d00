import { type RefObject, useEffect, useState } from 'react';

interface NextLine {
  /** Brings the beginning of the next line to where the one before began. */
  readonly goToNextLine: () => void;
  /** The window shows the beginning of the last lines: there is no further way. */
  readonly isAtEnd: boolean;
}

/** Moves paper that is seen through a window from line to line; the paper itself never moves below the hand. */
export function useNextLine(frameRef: RefObject<HTMLElement | null>, lines: number): NextLine {
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const look = () => {
      const isLast = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1;
      setAtEnd(isLast && frame.scrollLeft <= 1);
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
    frame.scrollTo({ left: 0, top: (Math.round(frame.scrollTop / line) + 1) * line });
  };
  return { goToNextLine, isAtEnd };
}
