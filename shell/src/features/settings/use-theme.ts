import type { Documents } from '@app/shared-ui/host';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SETTINGS_KEY } from '../../session/settings.ts';
import { prefersDark, saveAutoTheme } from '../../storage/auto-theme.ts';
import { noteThemeUnderLock } from '../../storage/lock-note.ts';

const setTheme = (isDark: boolean) => {
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  noteThemeUnderLock(isDark);
};

/**
 * Applies the theme of the settings (D23), or the device's where the user wants that, on every change. Without a stored choice, the page
 * keeps the theme of the blocking script (`set-theme.ts`).
 */
export function useTheme(documents: Documents): void {
  const subscribe = useCallback((listener: () => void) => documents.subscribe(listener), [documents]);
  const read = useCallback((name: string) => documents.get('settings', SETTINGS_KEY)?.fields[name], [documents]);
  const darkMode = useSyncExternalStore(subscribe, () => read('darkMode'));
  const isAuto = useSyncExternalStore(subscribe, () => read('autoTheme') === true);
  const isKnown = useSyncExternalStore(subscribe, () => documents.status().isReady);
  useEffect(() => {
    if (isKnown) saveAutoTheme(isAuto);
    if (!isAuto) {
      if (typeof darkMode === 'boolean') setTheme(darkMode);
      return undefined;
    }
    const device = prefersDark();
    const follow = () => setTheme(device.matches);
    follow();
    device.addEventListener('change', follow);
    return () => {
      device.removeEventListener('change', follow);
      if (read('autoTheme') !== true) setTheme(read('darkMode') === true);
    };
  }, [darkMode, isAuto, isKnown, read]);
}
