import * as z from 'zod/mini';
import { passwordSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema } from './shapes.ts';

/** Needs the current password (V-06). All other sessions of the user end, and a mail notifies the user. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  access: 'user',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
});

/** Confirms the password; allows the calls that need it for ten minutes (S-07). */
export const confirmPassword = defineEndpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'user',
  body: z.strictObject({ password: passwordSchema }),
});

/** A device on which the user is signed in (S-06). */
export const deviceSessionSchema = z.object({
  /** Identifies the session in `DELETE`; not the value of the cookie. */
  id: z.string(),
  /** Readable for the user: 'Firefox en Android'. */
  device: z.string(),
  createdAt: instantSchema,
  /** Accurate to the minute. */
  lastSeenAt: instantSchema,
  /** The session of this request. */
  isCurrent: z.boolean(),
});

/** Newest first. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  response: z.array(deviceSessionSchema),
});
/** Ends one of the user's sessions and closes the sockets of its pages (S-06). 404 for an unknown id. */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'El identificador no es válido')) }),
});

/** Consent to store intimate data, for the text version that the user has read; 400 for any but the current one. */
export const giveConsent = defineEndpoint({
  name: 'giveConsent',
  method: 'PUT',
  path: '/api/account/consent',
  access: 'user',
  body: z.strictObject({ version: z.string().check(z.maxLength(20)) }),
});
/**
 * Withdraws the consent: from then on pushes of the user's documents are refused, until the user consents again. Stored data can still be
 * exported and erased.
 */
export const withdrawConsent = defineEndpoint({
  name: 'withdrawConsent',
  method: 'DELETE',
  path: '/api/account/consent',
  access: 'user',
});
