import * as z from 'zod';
import type { Json } from '../engine/document.ts';
import type { FieldRule } from '../engine/kind-rules.ts';

/** Rules that several kinds share. */

/** The name of a question or a dimension: defined by the programme, never the user's text. Field names are stored unencrypted. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/;

export const TEXT: FieldRule = { class: 'text' };

/** A value of this schema; last write wins. */
export const flag = (schema: z.core.$ZodType): FieldRule => ({ class: 'flag', accepts: accepts(schema) });

/** A value of this schema; the first one is final. */
export const fixed = (schema: z.core.$ZodType): FieldRule => ({ class: 'fixed', accepts: accepts(schema) });

const accepts =
  (schema: z.core.$ZodType) =>
  (value: Json): boolean =>
    z.safeParse(schema, value).success;

/** The second part of `responses.experience`; `undefined` if the first differs or the second is no valid name. */
export function nameAfter(prefix: string, field: string): string | undefined {
  if (!field.startsWith(`${prefix}.`)) return undefined;
  const name = field.slice(prefix.length + 1);
  return NAME.test(name) ? name : undefined;
}
