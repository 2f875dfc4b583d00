import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { characters, passwordSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageSchema } from './shapes.ts';

// Apart from the sign-in, which every visitor loads.

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;

// Control characters have no place in a name: they could forge log lines and mail headers.
// oxlint-disable-next-line no-control-regex -- the control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

export const usernameSchema = z.string().check(
  z.trim(),
  z.refine((name) => characters(name) >= USERNAME_MIN, 'El nombre de usuario debe tener al menos 3 caracteres'),
  z.refine((name) => characters(name) <= USERNAME_MAX, 'El nombre de usuario puede tener 40 caracteres como máximo'),
  z.refine((name) => !CONTROL.test(name), 'El nombre de usuario tiene caracteres que no se pueden usar'),
);

export const registerBody = z.strictObject({ username: usernameSchema, email: emailSchema, password: passwordSchema });

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registerBody,
  response: messageSchema,
  status: 201,
});
