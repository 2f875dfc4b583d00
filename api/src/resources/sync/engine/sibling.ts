import { syncKindSchema } from '@app/contract/sync';
import * as z from 'zod';
import type { FieldState } from './document.ts';
import type { KindRules } from './kind-rules.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const ofSchema = z.strictObject({ kind: syncKindSchema, key: z.string().min(1).max(100) });
const originSchema = z.object({ of: ofSchema, field: z.string().min(1).max(100) });
/** Where words belong that another version stands in place of. */
export type Origin = z.infer<typeof originSchema>;

/**
 * Another version of a field's words, in a document of its own until she chooses. The engine makes it; she may go on writing in it.
 * Whoever writes in it names `of` and `field` each time: had somebody just put it away, it lives again.
 */
export const siblingRules: KindRules = {
  isKey: (key) => UUID.test(key),
  fieldRule(name) {
    if (name === 'value') return { class: 'text' };
    if (name === 'of') return { class: 'flag', accepts: (value) => ofSchema.safeParse(value).success };
    if (name === 'field' || name === 'device')
      return { class: 'flag', accepts: (value) => typeof value === 'string' && value.length <= 100 };
    return undefined;
  },
  required: ['of', 'field', 'value'],
};

/** The origin that a sibling names. */
export function readOrigin(fields: Readonly<Record<string, FieldState>>): Origin | undefined {
  const origin = originSchema.safeParse({ of: fields['of']?.value, field: fields['field']?.value });
  return origin.success ? origin.data : undefined;
}
