import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const required = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, 'Es demasiado largo'));

/** The form of the help centre (2§2.16): all four are required. */
export const contactBody = z.strictObject({
  name: required(100, 'Dinos cómo te llamas'),
  email: z.email('Ingresa un email válido').check(z.maxLength(254, 'Es demasiado largo')),
  subject: required(150, 'Dinos de qué se trata'),
  message: required(10_000, 'Escribe tu mensaje'),
});

/** Stores the message, encrypted with the user's data key, and mails it to the operator's support address (D21). */
export const sendContact = defineEndpoint({
  name: 'sendContact',
  method: 'POST',
  path: '/api/contact',
  access: 'user',
  body: contactBody,
  status: 201,
  response: z.object({ message: z.string() }),
});
