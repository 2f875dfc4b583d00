import * as z from 'zod/mini';
import { passwordSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema } from './shapes.ts';

/** Needs the current password (V-06). All her other sessions end, and a mail tells her. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  access: 'user',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
});

/** Gives the password again; opens the calls that need it for ten minutes (S-07). */
export const confirmPassword = defineEndpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'user',
  body: z.strictObject({ password: passwordSchema }),
});

/** A device on which she is signed in (S-06). */
export const deviceSessionSchema = z.object({
  /** Names the session in `DELETE`; it is not what stands in the cookie. */
  id: z.string(),
  /** As she would name it: 'Firefox en Android'. */
  device: z.string(),
  createdAt: instantSchema,
  /** To the minute. */
  lastSeenAt: instantSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** Newest first. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  response: z.array(deviceSessionSchema),
});
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'El identificador no es válido')) }),
});

/** Gives the consent to keep intimate data, to the text that she has read; 400 for any other than the current version. */
export const giveConsent = defineEndpoint({
  name: 'giveConsent',
  method: 'PUT',
  path: '/api/account/consent',
  access: 'user',
  body: z.strictObject({ version: z.string().check(z.maxLength(20)) }),
});
/** Withdraws it: from then on pushes of what she writes are refused, until she gives it again. What is kept stays hers to export or erase. */
export const withdrawConsent = defineEndpoint({
  name: 'withdrawConsent',
  method: 'DELETE',
  path: '/api/account/consent',
  access: 'user',
});
