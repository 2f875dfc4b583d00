import type { DayKey } from '../dates/day-key.ts';

/**
 * Where her way stands (D23): `paused` until a day that has not come, `over` from that day on until she has been welcomed back.
 * @param today the day on her calendar
 */
export function pauseState(pausedUntil: DayKey | null, today: DayKey): 'none' | 'paused' | 'over' {
  if (pausedUntil === null) return 'none';
  return today < pausedUntil ? 'paused' : 'over';
}
