import { calendarDaySchema, dayFields } from '@app/contract/sync-kinds';
import * as z from 'zod';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

/** A day of the user's calendar, under its date. */
export const dayRules: KindRules = {
  isKey: (key) => z.safeParse(calendarDaySchema, key).success,
  fieldRule: fieldRules('day', { schemas: dayFields }),
};
