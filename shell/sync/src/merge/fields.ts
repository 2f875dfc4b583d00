import type { FieldChange, SyncKind } from '@app/contract/sync';

/** What the device has to know of fields; what becomes of them when two change them is decided by the server (SYNC §1). */

const DAY_WORDS = new Set(['emotion', 'note', 'intention', 'journalEntry']);

/** Whether a field holds words of hers, which must never be covered by others. */
export function isWords(kind: SyncKind, field: string): boolean {
  if (kind === 'entry') return field === 'title' || field.startsWith('responses.');
  if (kind === 'day') return DAY_WORDS.has(field);
  if (kind === 'week') return field === 'intention';
  return kind === 'sibling' && field === 'value';
}

/** Ink is large and only read where it is drawn: lists do without it. */
export const isInk = (field: string): boolean => field.startsWith('strokes.');

/** Where the picture stands that a field is, or is the ink of; `undefined` for other fields. */
export const canvasOf = (field: string): string | undefined =>
  /^(canvasData|strokes)\./.test(field) ? field.replace(/^strokes\./, 'canvasData.') : undefined;

/** The list that keeps a picture which lost its place on a canvas. */
export const savedListOf = (canvas: string): string => canvas.replace('canvasData.', 'savedDrawings.');

/** Fields of one group go in one operation: what becomes of a picture decides over its ink. */
export const groupOf = (field: string): string => field.replace(/^(canvasData|strokes)\./, 'drawing.');

/** Hashes of the drawings that a change names: they have to be at the server first. */
export function drawingsIn(field: string, change: FieldChange): readonly string[] {
  if ('add' in change) return change.add;
  return field.startsWith('canvasData.') && typeof change.value === 'string' ? [change.value] : [];
}
