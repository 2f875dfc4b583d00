import { settingsFields } from '@app/contract/sync-kinds';
import type { KindRules } from '../engine/kind-rules.ts';
import { flag } from './field-rules.ts';

const FIELDS = new Map(Object.entries(settingsFields).map(([name, schema]) => [name, flag(schema)]));

/** Her settings, one document; a field that is not there has its default (`SETTINGS_DEFAULTS`). */
export const settingsRules: KindRules = {
  isKey: (key) => key === 'settings',
  fieldRule: (name) => FIELDS.get(name),
};
