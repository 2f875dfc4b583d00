import { useEffect, useState } from 'react';
import { type DayKey, dayKeyOf } from './day-key.ts';

/** Longer waits are cut: a device that slept, or moved to another zone, is asked again at least this often. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** Her today. It changes while the page stays open over midnight, and when she comes back to it. */
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

/** At least a second: a timer may fire a moment early. */
const untilMidnightMs = (now: Date): number =>
  Math.max(1000, new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime());
