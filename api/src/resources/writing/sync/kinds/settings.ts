import { settingsFields } from '@app/contract/sync-kinds';
import type { KindRules } from '../engine/kind-rules.ts';
import { flag } from './field-rules.ts';

const FIELDS = new Map(Object.entries(settingsFields).map(([name, schema]) => [name, flag(schema)]));

/** The user's settings, one document; a missing field has its default (`SETTINGS_DEFAULTS`). */
export const settingsRules: KindRules = {
  isKey: (key) => key === 'settings',
  fieldRule: (name) => FIELDS.get(name),
};
