import type { SyncKind } from './sync.ts';
import { SETTINGS_DEFAULTS } from './sync-kinds.ts';

/**
 * How a field is merged if it was changed concurrently (SYNC §1).
 * `text`: the first to reach the server stays, the later text becomes a sibling · `flag`: last write wins · `fixed`: the first value is
 * final · `forward`: from false to true and never back · `drawing`: the first stays, the later one is added to the list of saved drawings ·
 * `drawings`: union; a removal affects only what the client had seen · `ink`: the lines of a drawing. Sent together with its picture, ink
 * follows it: it replaces the field if the picture was accepted, and is dropped if it was not, since the picture is then in its list.
 * Unseen ink that it replaces becomes a sibling. Sent alone, or with an empty canvas, it merges like text.
 */
export type FieldClass = 'text' | 'flag' | 'fixed' | 'forward' | 'drawing' | 'drawings' | 'ink';

const SETTINGS = Object.keys(SETTINGS_DEFAULTS).map((name) => [name, 'flag'] as const);

/** The class of every field, for client and server. `responses.*` stands for one field per question, `done.*` for one per day. */
export const FIELD_CLASSES: Readonly<Record<SyncKind, Readonly<Record<string, FieldClass>>>> = {
  entry: {
    entryId: 'fixed',
    utcOffset: 'fixed',
    activityId: 'fixed',
    title: 'text',
    'responses.*': 'text',
    'canvasData.*': 'drawing',
    'strokes.*': 'ink',
    'savedDrawings.*': 'drawings',
    writingMode: 'flag',
    isCompleted: 'forward',
    isPutAside: 'flag',
    source: 'flag',
  },
  day: {
    emotion: 'text',
    note: 'text',
    intention: 'text',
    journalEntry: 'text',
    icon: 'flag',
    isSacred: 'flag',
    selfCareChecked: 'flag',
  },
  week: { intention: 'text' },
  assessment: { 'scores.*': 'flag', takenAt: 'flag' },
  challenge: { startDate: 'flag', 'done.*': 'flag' },
  underline: { 'kept.*': 'flag' },
  settings: Object.fromEntries(SETTINGS),
  // A living sibling stays where it is: moved, it would evade the limits of the other document.
  sibling: { of: 'fixed', field: 'fixed', device: 'flag', value: 'text' },
};

/** A field's name in the table, and the part that `*` stands for: `responses.*` and `experience` for `responses.experience`. */
export function fieldPattern(field: string): { readonly pattern: string; readonly part?: string } {
  const dot = field.indexOf('.');
  return dot < 0 ? { pattern: field } : { pattern: `${field.slice(0, dot)}.*`, part: field.slice(dot + 1) };
}

/** @returns `undefined` for a field that the kind does not have, and for a kind that a later version has stored on the device */
export function fieldClass(kind: string, field: string): FieldClass | undefined {
  const { pattern } = fieldPattern(field);
  return CLASSES.get(kind)?.get(pattern);
}

const CLASSES = new Map(Object.entries(FIELD_CLASSES).map(([kind, fields]) => [kind, new Map(Object.entries(fields))]));
