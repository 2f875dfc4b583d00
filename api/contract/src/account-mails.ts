import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { messageSchema } from './shapes.ts';

// Calls that request a mail to an address. A separate module, as the sign-in, which every visitor loads, needs no address.

/** An e-mail address, trimmed and in lower case; 254 characters at most (RFC 5321). */
export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Ingresa un email válido'), z.email('Ingresa un email válido'));

/** Body of the calls that request a mail. */
export const emailBody = z.strictObject({ email: emailSchema });

/** Mails a new verification link. The answer is the same whether the address is known or not (V-10). 400 `fields.email`, 429. */
export const resendVerification = defineEndpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  body: emailBody,
  response: messageSchema,
});
/**
 * Mails a link to choose a new password, valid for one hour. The answer is the same whether the address is known or not (V-10). 400
 * `fields.email`, 429.
 */
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: emailBody,
  response: messageSchema,
});
