import type { DayKey } from '@app/shared-ui/dates/day-key';
import { readLocal, writeLocal } from './local-text.ts';

const KEY = 'remindedOn';

/** The day of this device's last reminder; shared by all tabs, so that only one reminds. */
export const remindedOn = (): DayKey | null => readLocal(KEY) ?? null;

/** @returns false where it cannot be stored: then no reminder is shown, as it would repeat all day */
export const noteReminded = (day: DayKey): boolean => writeLocal(KEY, day);
