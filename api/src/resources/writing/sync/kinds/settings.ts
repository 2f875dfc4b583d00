import { settingsFields } from '@app/contract/sync-kinds';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

/** The user's settings, one document; a missing field has its default (`SETTINGS_DEFAULTS`). */
export const settingsRules: KindRules = {
  isKey: (key) => key === 'settings',
  fieldRule: fieldRules('settings', { schemas: settingsFields }),
};
