import type { Documents } from '@app/shared-ui/host';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SETTINGS_KEY } from '../../session/settings.ts';

/**
 * Applies the theme of the settings (D23) on every change. Without a stored choice, the page keeps the theme of the blocking script
 * (`set-theme.ts`).
 */
export function useTheme(documents: Documents): void {
  const subscribe = useCallback((listener: () => void) => documents.subscribe(listener), [documents]);
  const darkMode = useSyncExternalStore(subscribe, () => documents.get('settings', SETTINGS_KEY)?.fields['darkMode']);
  useEffect(() => {
    if (typeof darkMode === 'boolean') document.documentElement.dataset['theme'] = darkMode ? 'dark' : 'light';
  }, [darkMode]);
}
