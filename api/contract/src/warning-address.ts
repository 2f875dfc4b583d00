import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema } from './account-mails.ts';

/** The second address of an account: it gets copies of its security warnings and nothing else (D44). */
export const warningAddressSchema = z.object({
  /** The confirmed address; `null` without one. */
  address: z.nullable(z.string()),
  /** An address that was asked to confirm and has not yet. */
  pending: z.nullable(z.string()),
});
export type WarningAddress = z.infer<typeof warningAddressSchema>;

export const getWarningAddress = defineEndpoint({
  name: 'getWarningAddress',
  method: 'GET',
  path: '/api/account/warning-address',
  access: 'user',
  response: warningAddressSchema,
});

/**
 * Asks an address to confirm that it wants the warnings; an earlier confirmed one stays until it does. 400 for the account's own address,
 * 403 `confirmationRequired` until the password was given within ten minutes (S-07), 429 after three mails to an address in an hour.
 */
export const setWarningAddress = defineEndpoint({
  name: 'setWarningAddress',
  method: 'PUT',
  path: '/api/account/warning-address',
  access: 'user',
  body: z.strictObject({ address: emailSchema }),
  response: warningAddressSchema,
});

/** Removes the address; a confirmed one gets a mail about it. Needs a recent password confirmation. */
export const removeWarningAddress = defineEndpoint({
  name: 'removeWarningAddress',
  method: 'DELETE',
  path: '/api/account/warning-address',
  access: 'user',
});
