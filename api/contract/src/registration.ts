import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { passwordSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { usernameSchema } from './names.ts';
import { messageSchema } from './shapes.ts';

// A separate module: the sign-in, which every visitor loads, does not need it.

/** Body of `register`. */
export const registerBody = z.strictObject({ username: usernameSchema, email: emailSchema, password: passwordSchema });

/**
 * Stores a pending registration for 30 days and mails its link; the account exists once the link was followed. The answer is the same
 * whether the address has an account or not (V-10). 400 `fields`, 429.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: registerBody,
  response: messageSchema,
  status: 201,
});
