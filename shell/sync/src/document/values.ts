import { dequal } from 'dequal/lite';
import type { Value } from './local-document.ts';

/** A change of one field, as the host's `FieldEdit`: its new value, or what goes in and out of a list of drawings. */
export type FieldEdit =
  | { readonly value: Value }
  | { readonly add: readonly string[]; readonly remove: readonly string[] };

/** Deep equality of JSON values. */
export const sameValue: (a: Value | undefined, b: Value | undefined) => boolean = dequal;

/** The hashes of a list of drawings; empty for any other value. */
export const hashesOf = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A field's value after a change. */
export function applied(value: Value | undefined, change: FieldEdit): Value {
  if ('value' in change) return change.value;
  const kept = hashesOf(value).filter((hash) => !change.remove.includes(hash));
  return [...kept, ...change.add.filter((hash) => !kept.includes(hash))];
}
