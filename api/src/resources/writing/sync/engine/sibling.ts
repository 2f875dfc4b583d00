import { type SyncOperation, syncKindSchema } from '@app/contract/sync';
import { STROKES_LENGTH } from '@app/contract/sync-kinds';
import * as z from 'zod';
import { documentId, type FieldState } from './document.ts';
import { fieldRules } from './field-rules.ts';
import type { KindRules } from './kind-rules.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ofSchema = z.strictObject({ kind: syncKindSchema, key: z.string().min(1).max(100) });
const originSchema = z.object({ of: ofSchema, field: z.string().min(1).max(100) });
const nameSchema = z.string().max(100);
/** The document and the field that a sibling is a version of. */
export type Origin = z.infer<typeof originSchema>;

/**
 * Another version of a field's text or ink, as a separate document until the user chooses. The engine or a device creates it; the user may
 * go on editing it.
 * Every write contains `of` and `field`, as it may recreate a sibling that was deleted concurrently. Both are fixed in a living one: an
 * edit that names others changes its text and moves it nowhere.
 */
export const siblingRules: KindRules = {
  isKey: (key) => UUID.test(key),
  fieldRule: fieldRules('sibling', {
    schemas: { of: ofSchema, field: nameSchema, device: nameSchema },
    textLength: STROKES_LENGTH,
  }),
  required: ['of', 'field', 'value'],
};

/** The document that an operation on a sibling names as `of`; `undefined` if it names none. */
export function writtenOrigin(operation: SyncOperation): string | undefined {
  const change = operation.action === 'set' ? operation.fields['of'] : undefined;
  const origin = ofSchema.safeParse(change && 'value' in change ? change.value : undefined);
  return origin.success ? documentId(origin.data.kind, origin.data.key) : undefined;
}

/** The origin of a sibling. */
export function readOrigin(fields: Readonly<Record<string, FieldState>>): Origin | undefined {
  const origin = originSchema.safeParse({ of: fields['of']?.value, field: fields['field']?.value });
  return origin.success ? origin.data : undefined;
}
