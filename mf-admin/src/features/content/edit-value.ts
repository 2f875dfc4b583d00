import type { ContentItemAnswer } from '@app/contract/admin-content';

/** A value as the files have it: texts, numbers, lists and groups of them. */
export type Json = ContentItemAnswer['value'];
export type JsonGroup = { [key: string]: Json };
export type Place = readonly (string | number)[];

/** The same keys that the server refuses to change: they are not offered. */
const FIXED = new Set([
  'id',
  'base',
  'kind',
  'month',
  'etapaId',
  'blockId',
  'key',
  'seconds',
  'spotifyId',
  'recalls',
  'themes',
]);

export const isGroup = (value: Json | undefined): value is JsonGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a group can be edited. */
export const editableEntries = (group: JsonGroup): [string, Json][] =>
  Object.entries(group).filter(([key]) => !FIXED.has(key));

/** The value with something else at one place. */
export function withChange(value: Json, [step, ...rest]: Place, change: (before: Json) => Json): Json {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, i) => (i === step ? withChange(item, rest, change) : item));
  if (!isGroup(value)) return value;
  return { ...value, [step]: withChange(value[step] ?? null, rest, change) };
}

/** An empty thing of the same make, for a list that grows. */
export function emptyLike(value: Json): Json {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.slice(0, 1).map(emptyLike);
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptyLike(inner)]));
  return value;
}

export const placeName = (place: Place): string => place.join('.');
