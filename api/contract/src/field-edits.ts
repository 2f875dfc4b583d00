import type { FieldEdit, FieldValue } from './documents.ts';

type Fields = Readonly<Record<string, FieldValue>>;
type ListEdit = Extract<FieldEdit, { readonly add: unknown }>;

/** The text of a field; empty for any other value. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

/** The hashes of a list of drawings; empty for any other value. */
export const hashesOf = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A field's value after an edit. */
export function applyFieldEdit(value: FieldValue | undefined, edit: FieldEdit): FieldValue {
  if ('value' in edit) return edit.value;
  const kept = without(hashesOf(value), edit.remove);
  return [...kept, ...without(edit.add, kept)];
}

/** Fields after edits. */
export function applyFieldEdits(
  fields: Fields,
  edits: Readonly<Record<string, FieldEdit>>,
): Record<string, FieldValue> {
  const next = { ...fields };
  for (const [name, edit] of Object.entries(edits)) next[name] = applyFieldEdit(next[name], edit);
  return next;
}

/** Two edits of a list as one: applied to any list, it makes what the later one makes of what the first has made. */
export function mergeListEdits(first: ListEdit, later: ListEdit): { add: string[]; remove: string[] } {
  return {
    add: [...new Set([...without(first.add, later.remove), ...later.add])],
    remove: [...new Set([...without(first.remove, later.add), ...later.remove])],
  };
}

const without = (hashes: readonly string[], others: readonly string[]): string[] =>
  hashes.filter((hash) => !others.includes(hash));
