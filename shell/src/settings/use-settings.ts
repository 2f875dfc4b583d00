import { type Documents, useHost } from '@app/shared-ui/host';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readSettings, type Settings, SETTINGS_KEY } from './settings.ts';

interface SettingsInHand {
  readonly settings: Settings;
  /** Resolves when it is on the device. A device that refuses is only logged (2§8): the change is in memory, and is sent. */
  save(changes: Partial<Settings>): Promise<void>;
}

/** Her settings where there is no host yet: for the shell, which makes one of them. */
export function useSettingsOf(documents: Documents): SettingsInHand {
  const subscribe = useCallback((listener: () => void) => documents.subscribe(listener), [documents]);
  const document = useSyncExternalStore(subscribe, () => documents.get('settings', SETTINGS_KEY));
  const settings = useMemo(() => readSettings(document), [document]);
  const save = useCallback(
    (changes: Partial<Settings>) => {
      const edits = Object.entries(changes).map(([name, value]) => [name, { value }] as const);
      return documents.set('settings', SETTINGS_KEY, Object.fromEntries(edits)).catch((error: unknown) => {
        console.error('Error al guardar la configuración', error);
      });
    },
    [documents],
  );
  return useMemo(() => ({ settings, save }), [settings, save]);
}

/** Her settings as this device has them, and how they are changed. */
export const useSettings = (): SettingsInHand => useSettingsOf(useHost().documents);
