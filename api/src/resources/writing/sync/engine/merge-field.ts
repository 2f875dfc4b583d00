import { isDeepStrictEqual } from 'node:util';
import { type FieldChange, SYNC_TEXT_LENGTH } from '@app/contract/sync';
import type { FieldState, Json } from './document.ts';
import type { FieldRule } from './kind-rules.ts';

export type Refusal = 'invalid' | 'too_large' | 'not_allowed';

const HASH = /^[0-9a-f]{64}$/;
const isHash = (value: Json): value is string => typeof value === 'string' && HASH.test(value);

/** The reason why a change is invalid for a field of this rule, whatever its present value. */
export function refusalOf(rule: FieldRule | undefined, change: FieldChange): Refusal | undefined {
  if (!rule) return 'invalid';
  if (rule.class === 'drawings') return 'add' in change ? undefined : 'invalid';
  if (!('value' in change)) return 'invalid';
  if (rule.class === 'drawing') return change.value === null || isHash(change.value) ? undefined : 'invalid';
  if (rule.class === 'flag' || rule.class === 'fixed') return rule.accepts(change.value) ? undefined : 'invalid';
  if (rule.class === 'forward') return typeof change.value === 'boolean' ? undefined : 'invalid';
  if (rule.class === 'ink') return rule.refuse(change.value);
  if (rule.class !== 'text' || typeof change.value !== 'string') return 'invalid';
  return change.value.length > (rule.length ?? SYNC_TEXT_LENGTH) ? 'too_large' : undefined;
}

/** The result of a merge: the field's new value, text for a sibling, a drawing for its list, or nothing new. */
export interface Merge {
  readonly value?: Json;
  readonly sibling?: string;
  /** Ink that gave its place to the new value unseen, for a sibling too. */
  readonly replaced?: string;
  /** A replaced drawing, and the list that keeps it. */
  readonly saved?: { readonly list: string; readonly hash: string };
}

/** Merges a valid change with the present state of the field. `rev` is the revision of the change. */
export function mergeField(rule: FieldRule, current: FieldState | undefined, change: FieldChange, rev: number): Merge {
  if (rule.class === 'drawings') return 'add' in change ? mergeDrawings(current, change, rev) : {};
  if (!('value' in change)) return {};
  const { value, baseRev } = change;
  if (current === undefined) return { value };
  if (isDeepStrictEqual(current.value, value) || rule.class === 'fixed') return {};
  if (rule.class === 'forward') return current.value === true ? {} : { value };
  const wasSeen = current.rev <= baseRev;
  if (wasSeen || rule.class === 'flag') return { value };
  if (rule.class === 'drawing') return mergeDrawing(current.value, value, rule.savedIn);
  if (typeof current.value === 'string' && typeof value === 'string') return mergeText(current.value, value);
  // Ink that was cleared on one side only: the existing ink stays.
  return typeof value === 'string' ? { value } : {};
}

/**
 * Merges ink that was sent with its picture: it is stored if the picture was accepted, and dropped if the picture was not. Ink in its place
 * that the writer had not seen has no picture of its own, which would have stayed: it becomes a sibling, and clearing leaves it.
 */
export function mergeInk(
  current: FieldState | undefined,
  { value, baseRev }: Extract<FieldChange, { value: Json }>,
  isPictureInPlace: boolean,
): Merge {
  if (!isPictureInPlace || isDeepStrictEqual(current?.value, value)) return {};
  const replaced = current && current.rev > baseRev ? current.value : null;
  if (typeof replaced !== 'string') return { value };
  return value === null ? {} : { value, replaced };
}

function mergeDrawing(current: Json, incoming: Json, list: string): Merge {
  if (typeof incoming !== 'string') return {};
  return current === null ? { value: incoming } : { saved: { list, hash: incoming } };
}

/** A text that is a prefix of the other is contained in it. */
function mergeText(current: string, incoming: string): Merge {
  if (current.startsWith(incoming)) return {};
  if (incoming.startsWith(current)) return { value: incoming };
  return { sibling: incoming };
}

type Drawing = readonly [hash: string, addedAt: number];

function drawingsOf(current: FieldState | undefined): Drawing[] {
  if (!Array.isArray(current?.value)) return [];
  return current.value.flatMap((pair): Drawing[] => {
    const [hash, addedAt] = Array.isArray(pair) ? pair : [];
    return typeof hash === 'string' && typeof addedAt === 'number' ? [[hash, addedAt]] : [];
  });
}

function mergeDrawings(
  current: FieldState | undefined,
  { add, remove, baseRev }: Extract<FieldChange, { add: string[] }>,
  rev: number,
): Merge {
  const before = drawingsOf(current);
  const kept = before.filter(([hash, addedAt]) => !(remove.includes(hash) && addedAt <= baseRev));
  const added = [...new Set(add)]
    .filter((hash) => !kept.some(([other]) => other === hash))
    .map((hash): Drawing => [hash, rev]);
  if (current && kept.length === before.length && added.length === 0) return {};
  return { value: [...kept, ...added].map((pair) => [...pair]) };
}

/** Adds a drawing to a list by the engine itself. */
export const withDrawing = (current: FieldState | undefined, hash: string, rev: number): Merge =>
  mergeDrawings(current, { add: [hash], remove: [], baseRev: 0 }, rev);

/** The drawings in a field of either kind. */
export const drawingHashesOf = (state: FieldState): string[] =>
  typeof state.value === 'string' ? [state.value] : drawingsOf(state).map(([hash]) => hash);

/** A field as sent to clients: of a drawing in a list, only its hash. */
export const wireValue = (rule: FieldRule | undefined, state: FieldState): Json =>
  rule?.class === 'drawings' ? drawingsOf(state).map(([hash]) => hash) : state.value;
