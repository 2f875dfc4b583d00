import { challengeFields } from '@app/contract/sync-kinds';
import * as z from 'zod';
import type { KindRules } from '../engine/kind-rules.ts';
import { flag } from './field-rules.ts';

const KEY = /^[1-9]\d{0,3}$/;
const DAY = /^done\.[1-9]\d{0,2}$/;

const START = flag(challengeFields.startDate);
const DONE = flag(z.boolean());

/** A challenge in the user's calendar, under its id in the library; removing it deletes the document. */
export const challengeRules: KindRules = {
  isKey: (key) => KEY.test(key),
  fieldRule(name) {
    if (name === 'startDate') return START;
    return DAY.test(name) ? DONE : undefined;
  },
};
