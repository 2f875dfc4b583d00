import { DRAWINGS_PER_ENTRY, entryFields, STROKES_LENGTH } from '@app/contract/sync-kinds';
import { LIVED_ACTIVITIES } from '@app/contract/programme';
import type { FieldState, Json } from '../engine/document.ts';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';
import { areStrokes } from './strokes.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ACTIVITY = /^activity-([1-9]\d{0,2})$/;

/** The activity in an entry's key. */
function activityOf(key: string): number | undefined {
  const id = Number(ACTIVITY.exec(key)?.[1] ?? 0);
  return id >= 1 && id <= LIVED_ACTIVITIES ? id : undefined;
}

const ruleOf = fieldRules('entry', { schemas: entryFields, refuseInk: refuseStrokes });

/** A journal entry: `activity-<id>` for that of an activity, a UUID for all others. */
export const entryRules: KindRules = {
  isKey: (key) => UUID.test(key) || activityOf(key) !== undefined,
  fieldRule(name, key) {
    const own = name === 'activityId' ? activityOf(key) : undefined;
    return own === undefined ? ruleOf(name) : { class: 'fixed', accepts: (value) => value === own };
  },
  defaults(key, createdAt) {
    const activityId = activityOf(key);
    return {
      entryId: Math.max(1, createdAt.getTime()),
      ...(activityId === undefined ? {} : { activityId }),
    };
  },
  number: 'entryId',
  isTooLarge: (fields) => drawingsIn(fields) > DRAWINGS_PER_ENTRY,
};

/** `null` if the picture was cleared or has no ink. */
function refuseStrokes(value: Json): 'invalid' | 'too_large' | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'string') return 'invalid';
  if (value.length > STROKES_LENGTH) return 'too_large';
  return areStrokes(value) ? undefined : 'invalid';
}

function drawingsIn(fields: Readonly<Record<string, FieldState>>): number {
  return Object.entries(fields).reduce((sum, [name, { value }]) => {
    if (name.startsWith('canvasData.') && value !== null) return sum + 1;
    return name.startsWith('savedDrawings.') && Array.isArray(value) ? sum + value.length : sum;
  }, 0);
}
