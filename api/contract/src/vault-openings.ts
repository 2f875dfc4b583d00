import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/**
 * Why the server opens what is sealed for an account without a request of one of its sessions (D45): a daily or weekly mail, a link that
 * needs no session, or upkeep. A sign-in, which has no session yet, is not among them. No administrator's call is among them: none opens anything sealed.
 */
export const vaultPurposes = [
  'reminder',
  'weeklyMail',
  'mailLink',
  'calendarFeed',
  'drawingSweep',
  'keyRotation',
] as const;
export type VaultPurpose = (typeof vaultPurposes)[number];

/** Days for which an opening is on record. */
export const OPENING_DAYS = 90;

const openingSchema = z.object({
  /** One of `vaultPurposes`, or one of a later version. */
  purpose: z.string(),
  /** On how many days of the last `OPENING_DAYS`. */
  days: z.int(),
  /** The last of these days, in the operator's time zone. */
  last: z.iso.date(),
});
export type VaultOpening = z.infer<typeof openingSchema>;

/** The openings of the caller's own account, by purpose, the most recent first. */
export const getVaultOpenings = defineEndpoint({
  name: 'getVaultOpenings',
  method: 'GET',
  path: '/api/account/vault-openings',
  access: 'user',
  response: z.object({ openings: z.array(openingSchema) }),
});
