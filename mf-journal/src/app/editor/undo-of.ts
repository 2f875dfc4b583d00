import { hashesOf } from '@app/contract/field-edits';
import type { FieldEdit, FieldValue } from '@app/shared-ui/host';

/** The change that brings a field back to what it was. */
export function undoOf(name: string, before: FieldValue | undefined, after: FieldValue | undefined): FieldEdit {
  if (Array.isArray(before) || Array.isArray(after)) {
    const [had, has] = [hashesOf(before), hashesOf(after)];
    return { add: had.filter((one) => !has.includes(one)), remove: has.filter((one) => !had.includes(one)) };
  }
  // Words that were not there are empty, a drawing that was not there is none.
  return { value: before ?? (name.startsWith('responses.') ? '' : null) };
}
