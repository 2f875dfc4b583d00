import { challengeFields } from '@app/contract/sync-kinds';
import * as z from 'zod';
import { fieldRules } from '../engine/field-rules.ts';
import type { KindRules } from '../engine/kind-rules.ts';

const KEY = /^[1-9]\d{0,3}$/;
const DAY = /^[1-9]\d{0,2}$/;

/** A challenge in the user's calendar, under its id in the library; removing it deletes the document. */
export const challengeRules: KindRules = {
  isKey: (key) => KEY.test(key),
  fieldRule: fieldRules('challenge', { schemas: { ...challengeFields, 'done.*': z.boolean() }, part: DAY }),
};
