import { readLocal, writeLocal } from './local-text.ts';

/** Local storage: the time zone in which this device was when it last told the server of it, for the reminders. */
const KEY = 'toldZone';

/** @returns `null` if it has told of none, `undefined` where that cannot be read */
export const toldZone = (): string | null | undefined => readLocal(KEY);

export function noteToldZone(timeZone: string): void {
  writeLocal(KEY, timeZone);
}
