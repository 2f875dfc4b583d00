import * as z from 'zod';
import type { Json } from '../engine/document.ts';
import type { FieldRule } from '../engine/kind-rules.ts';

/** Rules that several kinds share. */

/** A question, a dimension: a name that the programme gave, never words of hers. Field names are stored in the clear. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/;

export const TEXT: FieldRule = { class: 'text' };

/** A value of this schema; the last to arrive stays. */
export const flag = (schema: z.core.$ZodType): FieldRule => ({ class: 'flag', accepts: accepts(schema) });

/** A value of this schema; the first stays. */
export const fixed = (schema: z.core.$ZodType): FieldRule => ({ class: 'fixed', accepts: accepts(schema) });

const accepts =
  (schema: z.core.$ZodType) =>
  (value: Json): boolean =>
    z.safeParse(schema, value).success;

/** The second part of `responses.experience`; `undefined` where the first is another or the second no name. */
export function nameAfter(prefix: string, field: string): string | undefined {
  if (!field.startsWith(`${prefix}.`)) return undefined;
  const name = field.slice(prefix.length + 1);
  return NAME.test(name) ? name : undefined;
}
