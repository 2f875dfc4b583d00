import { LIVED_ACTIVITIES, positionOfActivity } from '@app/contract/programme';
import * as z from 'zod';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

const KEY = /^activity-([1-9]\d{0,2})$/;
/** Position of the self-assessment among the nine activities of a stage (D2). */
const PLACE = 9;

const isInstant = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= 30 &&
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const schemas = { 'scores.*': z.number().int().min(1).max(10), takenAt: z.custom<string>(isInstant) };

/** A self-assessment, one per activity and so per week: a score of 1–10 for each dimension, and when the user took it. */
export const assessmentRules: KindRules = {
  isKey(key) {
    const id = Number(KEY.exec(key)?.[1] ?? 0);
    return id >= 1 && id <= LIVED_ACTIVITIES && positionOfActivity(id) === PLACE;
  },
  fieldRule: fieldRules('assessment', { schemas }),
};
