import type { FieldEdit, FieldValue } from '@app/shared-ui/host';

type Fields = Readonly<Record<string, FieldValue>>;

/** Fields with changes applied. */
export function applyEdit(fields: Fields, changes: Readonly<Record<string, FieldEdit>>): Fields {
  const next: Record<string, FieldValue> = { ...fields };
  for (const [name, change] of Object.entries(changes)) {
    if ('value' in change) next[name] = change.value;
    else next[name] = [...listOf(next[name]).filter((one) => !change.remove.includes(one)), ...change.add];
  }
  return next;
}

/** The change that brings a field back to what it was. */
export function undoOf(name: string, before: FieldValue | undefined, after: FieldValue | undefined): FieldEdit {
  if (Array.isArray(before) || Array.isArray(after)) {
    const [had, has] = [listOf(before), listOf(after)];
    return { add: had.filter((one) => !has.includes(one)), remove: has.filter((one) => !had.includes(one)) };
  }
  // Words that were not there are empty, a drawing that was not there is none.
  return { value: before ?? (name.startsWith('responses.') ? '' : null) };
}

const listOf = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
