import * as z from 'zod/mini';
import { emailSchema, passwordSchema, usernameSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageSchema } from './shapes.ts';

// What stands behind the links of mails and of the first start. Apart from the sign-in, which every visitor loads and which needs none of it.

/** 256 random bits in base64url (SECURITY V-13). */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'El enlace no es válido'));

export const tokenBody = z.strictObject({ token: tokenSchema });
export const resetBody = z.strictObject({ token: tokenSchema, newPassword: passwordSchema });

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  body: z.strictObject({ token: tokenSchema, consentVersion: z.optional(z.string().check(z.maxLength(20))) }),
  response: messageSchema,
});
/** Only the OK status is used; does not use the token up (SECURITY V-14). */
export const validateResetToken = defineEndpoint({
  name: 'validateResetToken',
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  access: 'public',
  body: tokenBody,
  response: messageSchema,
});
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: resetBody,
  response: messageSchema,
});
/** First administrator (D12): 410 when one exists. */
export const setupAdmin = defineEndpoint({
  name: 'setupAdmin',
  method: 'POST',
  path: '/api/setup/admin',
  access: 'public',
  body: z.strictObject({ token: tokenSchema, username: usernameSchema, email: emailSchema, password: passwordSchema }),
  response: messageSchema,
  status: 201,
});
