import { useEffect, useState } from 'react';
import { type DayKey, dayKeyOf } from './day-key.ts';

/** Upper bound of the timer: a device that slept, or moved to another zone, checks the date at least this often. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** The current day in the device's time zone. It updates while the page stays open over midnight, and when the user returns to the page. */
export function useToday(): DayKey {
  const [today, setToday] = useState(() => dayKeyOf(new Date()));
  useEffect(() => {
    let timer: number;
    const look = () => {
      setToday(dayKeyOf(new Date()));
      window.clearTimeout(timer);
      timer = window.setTimeout(look, Math.min(untilMidnightMs(new Date()), LONGEST_WAIT_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** At least a second: a timer may fire slightly early. */
const untilMidnightMs = (now: Date): number =>
  Math.max(1000, new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime());
