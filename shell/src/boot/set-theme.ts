const SETTINGS_KEY = 'userSettings';

/** Before the first paint: the dark theme must not begin with a white flash (D23). */
export function setTheme(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
}

function isDark(): boolean {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof settings === 'object' && settings !== null && 'darkMode' in settings && settings.darkMode === true;
  } catch {
    return false;
  }
}
