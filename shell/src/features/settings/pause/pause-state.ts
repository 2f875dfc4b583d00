import type { DayKey } from '@app/shared-ui/dates/day-key';

/**
 * State of the pause (D23): `paused` until a future day, `over` from that day on until the welcome is confirmed.
 * @param today in the device's time zone
 */
export function pauseState(pausedUntil: DayKey | null, today: DayKey): 'none' | 'paused' | 'over' {
  if (pausedUntil === null) return 'none';
  return today < pausedUntil ? 'paused' : 'over';
}
