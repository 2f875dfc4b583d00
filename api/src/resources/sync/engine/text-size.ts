import type { FieldState } from './document.ts';

/** A field's state is never changed in place, and a large one is measured once however many operations look at it. */
const measured = new WeakMap<FieldState, number>();

function bytesOf(state: FieldState): number {
  const known = measured.get(state);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(JSON.stringify(state.value));
  measured.set(state, bytes);
  return bytes;
}

/** What a document's fields come to in the account's quota of text: the bytes of their values as JSON, which are those that are sealed. */
export const textBytesOf = (fields: Readonly<Record<string, FieldState>>): number =>
  Object.values(fields).reduce((sum, state) => sum + bytesOf(state), 0);
