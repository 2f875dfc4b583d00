import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CalendarView } from '../dates/calendar-days.ts';

interface Arrival {
  /** Of the heading that names the open page. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** For what leads into a day: it goes with the page that it is on, and the focus with it. */
  readonly expectDay: () => void;
}

/** Moves the keyboard focus to a day's heading once the day is drawn in the place of what has led to it. */
export function useArrival(drawn: CalendarView): Arrival {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isExpected, setIsExpected] = useState(false);
  const [shown, setShown] = useState(drawn);
  if (drawn !== shown) {
    setShown(drawn);
    // The user has gone somewhere else meanwhile.
    if (drawn !== 'day') setIsExpected(false);
  }
  useEffect(() => {
    if (!isExpected || drawn !== 'day') return undefined;
    // After the dialog has given the focus back, which it does a task after it closes.
    const timer = setTimeout(() => {
      heading.current?.focus();
      setIsExpected(false);
    });
    return () => clearTimeout(timer);
  }, [drawn, isExpected]);
  return { heading, expectDay: useCallback(() => setIsExpected(true), []) };
}
