import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { messageSchema } from './shapes.ts';

// Calls that request a mail to an address. A separate module: the sign-in, which every visitor loads, needs no address.

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Ingresa un email válido'), z.email('Ingresa un email válido'));

export const emailBody = z.strictObject({ email: emailSchema });

export const resendVerification = defineEndpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  body: emailBody,
  response: messageSchema,
});
export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: emailBody,
  response: messageSchema,
});
