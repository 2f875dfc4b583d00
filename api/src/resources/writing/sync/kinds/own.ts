import { OWN_FIELD_NAME, OWN_FIELDS, ownFields, readOwnKey } from '@app/contract/own-documents';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

/** A remote's own document, of whatever schema: the server holds it to generic bounds. */
export const ownRules: KindRules = {
  isKey: (key) => readOwnKey(key) !== undefined,
  fieldRule: fieldRules('own', { schemas: ownFields, part: OWN_FIELD_NAME }),
  isTooLarge: (fields) => Object.keys(fields).length > OWN_FIELDS,
};
