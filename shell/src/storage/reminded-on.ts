import type { DayKey } from '@app/shared-ui/dates/day-key';

const KEY = 'remindedOn';

/** The day of this device's last reminder; shared by all tabs, so that only one reminds. */
export function remindedOn(): DayKey | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @returns false where it cannot be stored: then no reminder is shown, as it would repeat all day */
export function noteReminded(day: DayKey): boolean {
  try {
    window.localStorage.setItem(KEY, day);
    return true;
  } catch {
    return false;
  }
}
