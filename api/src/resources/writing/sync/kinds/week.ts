import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

/** Weeks are counted from the first of the month: at most five. */
const KEY = /^\d{4}-(0[1-9]|1[0-2])-week-[1-5]$/;

/** The intention of a week. */
export const weekRules: KindRules = { isKey: (key) => KEY.test(key), fieldRule: fieldRules('week') };
