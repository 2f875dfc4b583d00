import type { DayKey } from '../dates/day-key.ts';

const KEY = 'remindedOn';

/** The day on which this device reminded her last; all its tabs read and write the same, so that only one speaks. */
export function remindedOn(): DayKey | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @returns false where it cannot be remembered: then nothing is said, rather than the same all day */
export function noteReminded(day: DayKey): boolean {
  try {
    window.localStorage.setItem(KEY, day);
    return true;
  } catch {
    return false;
  }
}
