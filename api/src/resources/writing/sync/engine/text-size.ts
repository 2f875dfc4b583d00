import { DOCUMENT_LENGTH, FIELDS_PER_DOCUMENT } from '@app/contract/sync-kinds';
import type { FieldState, Json } from './document.ts';

/** Memoised size: field states are immutable, and a large one is measured once for all operations. */
const measured = new WeakMap<FieldState, number>();

function bytesOf(state: FieldState): number {
  const known = measured.get(state);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(JSON.stringify(state.value));
  measured.set(state, bytes);
  return bytes;
}

/** The share of a document's fields in the account's quota of text: the bytes of their values as JSON, which is what is encrypted. */
export const textBytesOf = (fields: Readonly<Record<string, FieldState>>): number =>
  Object.values(fields).reduce((sum, state) => sum + bytesOf(state), 0);

/** MongoDB allows 16 MB: names, revisions and encryption overhead of 400 fields need a tenth of the difference. */
const DOCUMENT_BYTES = 15 * 1024 * 1024;

const lengthOf = (value: Json): number => (typeof value === 'string' ? value.length : JSON.stringify(value).length);

/** Whether a document would exceed the limits, or what the database stores: a character takes up to six bytes. */
export function isOverLimit(fields: Readonly<Record<string, FieldState>>): boolean {
  const all = Object.values(fields);
  if (all.length > FIELDS_PER_DOCUMENT || textBytesOf(fields) > DOCUMENT_BYTES) return true;
  return all.reduce((sum, { value }) => sum + lengthOf(value), 0) > DOCUMENT_LENGTH;
}
