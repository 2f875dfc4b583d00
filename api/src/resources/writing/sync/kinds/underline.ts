import { underlineFields } from '@app/contract/sync-kinds';
import { LIVED_ACTIVITIES } from '@app/contract/programme';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

const KEY = /^activity-([1-9]\d{0,2})$/;
/** Field name, made at random by the device. */
const NAME = /^[0-9a-f]{16}$/;

/** Rules of the sentences that the user has underlined in an activity's text, under its id. */
export const underlineRules: KindRules = {
  isKey: (key) => Number(KEY.exec(key)?.[1] ?? Infinity) <= LIVED_ACTIVITIES,
  fieldRule: fieldRules('underline', { schemas: underlineFields, part: NAME }),
};
