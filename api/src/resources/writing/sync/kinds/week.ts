import { isWeekKey } from '@app/contract/week-key';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

/** The intention of a week. */
export const weekRules: KindRules = { isKey: isWeekKey, fieldRule: fieldRules('week') };
