import { isAutoTheme, prefersDark } from '../storage/auto-theme.ts';

/** The settings; under a lock they hold nothing, and its note says it (`storage/lock-note.ts`). */
const KEYS = ['userSettings', 'deviceLock'];

/** Before the first paint: the dark theme must not begin with a white flash (D23). */
export function setTheme(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
}

function isDark(): boolean {
  if (isAutoTheme()) return prefersDark().matches;
  try {
    return KEYS.some((key) => {
      const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      return typeof settings === 'object' && settings !== null && 'darkMode' in settings && settings.darkMode === true;
    });
  } catch {
    return false;
  }
}
