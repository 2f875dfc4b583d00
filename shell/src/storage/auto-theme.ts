/** Local storage: the theme follows the device's. Beside `userSettings`, whose keys are the specification's: the blocking script reads it. */
const KEY = 'autoTheme';

export const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export function isAutoTheme(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function saveAutoTheme(isAuto: boolean): void {
  try {
    if (isAuto) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Then the next page begins in the light theme, and changes.
  }
}
