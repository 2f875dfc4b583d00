import { type Documents, useHost } from '@app/shared-ui/host';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readSettings, type Settings, SETTINGS_KEY } from './settings.ts';

interface UserSettings {
  readonly settings: Settings;
  /** Resolves when saved on the device. A storage failure is only logged (2§8): the change is in memory, and is sent. */
  save(changes: Partial<Settings>): Promise<void>;
}

/** The settings where there is no host yet: for the shell, which makes the host. */
export function useSettingsOf(documents: Documents): UserSettings {
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

/** The settings as stored on this device, and how to change them. */
export const useSettings = (): UserSettings => useSettingsOf(useHost().documents);
