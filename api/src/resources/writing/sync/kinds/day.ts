import { calendarDaySchema, dayFields } from '@app/contract/sync-kinds';
import * as z from 'zod';
import type { FieldRule, KindRules } from '../engine/kind-rules.ts';
import { flag, TEXT } from './field-rules.ts';

const FIELDS: ReadonlyMap<string, FieldRule> = new Map([
  ['emotion', TEXT],
  ['note', TEXT],
  ['intention', TEXT],
  ['journalEntry', TEXT],
  ['icon', flag(dayFields.icon)],
  ['isSacred', flag(dayFields.isSacred)],
  ['selfCareChecked', flag(dayFields.selfCareChecked)],
]);

/** A day of the user's calendar, under its date. */
export const dayRules: KindRules = {
  isKey: (key) => z.safeParse(calendarDaySchema, key).success,
  fieldRule: (name) => FIELDS.get(name),
};
