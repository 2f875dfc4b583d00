import { fieldClass, fieldPattern } from '@app/contract/field-classes';
import type { FieldChange, SyncKind } from '@app/contract/sync';
import { canvasField, savedDrawingsField } from '@app/contract/sync-kinds';

/** Whether a field holds text of the user: never overwritten unseen. */
export const isText = (kind: SyncKind, field: string): boolean => fieldClass(kind, field) === 'text';

/** Ink is large and only read where it is drawn: lists do without it. Only entries have it. */
export const isInk = (field: string): boolean => fieldClass('entry', field) === 'ink';

/** Whether a field holds the picture on a canvas. Only entries have them. */
export const isCanvas = (field: string): boolean => fieldClass('entry', field) === 'drawing';
const questionOf = (field: string): string => fieldPattern(field).part ?? '';

/** The field of the picture, for a picture or its ink; `undefined` for other fields. */
export const canvasOf = (field: string): string | undefined =>
  isCanvas(field) || isInk(field) ? canvasField(questionOf(field)) : undefined;

/** The list that keeps a picture which was replaced on its canvas. */
export const savedListOf = (canvas: string): string => savedDrawingsField(questionOf(canvas));

/** Fields of one group go in one operation: the merge of a picture decides that of its ink, and a sibling needs its origin. */
export const groupOf = (kind: SyncKind, field: string): string =>
  kind === 'sibling' ? kind : (canvasOf(field) ?? field);

/** Hashes of the drawings that a change names: they have to be at the server first. */
export function drawingsIn(field: string, change: FieldChange): readonly string[] {
  if ('add' in change) return change.add;
  return isCanvas(field) && typeof change.value === 'string' ? [change.value] : [];
}
