import { readLocal, writeLocal } from './local-text.ts';

/** Local storage: the theme follows the device's. Beside `userSettings`, whose keys are the specification's: the blocking script reads it. */
const KEY = 'autoTheme';

export const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const isAutoTheme = (): boolean => typeof readLocal(KEY) === 'string';

/** Where it cannot be kept, the next page begins in the light theme, and changes. */
export function saveAutoTheme(isAuto: boolean): void {
  writeLocal(KEY, isAuto ? '' : null);
}
