import type { Documents } from '@app/shared-ui/host';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SETTINGS_KEY } from '../settings/settings.ts';

/**
 * Keeps day and night as she has set them (D23), at once and wherever the change came from. Before she ever did, the page stays as
 * `before-app/theme-first.ts` has begun it.
 */
export function useTheme(documents: Documents): void {
  const subscribe = useCallback((listener: () => void) => documents.subscribe(listener), [documents]);
  const darkMode = useSyncExternalStore(subscribe, () => documents.get('settings', SETTINGS_KEY)?.fields['darkMode']);
  useEffect(() => {
    if (typeof darkMode === 'boolean') document.documentElement.dataset['theme'] = darkMode ? 'dark' : 'light';
  }, [darkMode]);
}
