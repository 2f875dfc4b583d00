import { SETTINGS_DEFAULTS, settingsFields } from '@app/contract/sync-kinds';
import * as z from 'zod/mini';
import { isRecord, type MirrorFormat, parsed } from './mirror-format.ts';

const NAMES = ['notifications', 'darkMode', 'sounds', 'emailUpdates'] as const;
const KEY = 'settings';

/** `userSettings`: the four toggles. The script that runs before the first paint reads day and night from it. */
export const settingsMirror: MirrorFormat = {
  key: 'userSettings',
  kinds: ['settings'],
  complaint: 'Error al cargar la configuración (userSettings)',

  write(list) {
    const fields = list('settings').find(({ key }) => key === KEY)?.fields;
    return (
      fields && JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, fields[name] ?? SETTINGS_DEFAULTS[name]])))
    );
  },

  read(text) {
    const settings = parsed(text);
    if (!isRecord(settings)) return undefined;
    const known = NAMES.filter((name) => name in settings);
    const fields = known.flatMap((name) => {
      const value = z.safeParse(settingsFields[name], settings[name]);
      return value.success ? [[name, value.data] as const] : [];
    });
    return {
      documents: [{ kind: 'settings', name: KEY, fields: Object.fromEntries(fields) }],
      isComplete: fields.length === known.length,
    };
  },
};
