import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { passwordSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { usernameSchema } from './names.ts';
import { messageSchema } from './shapes.ts';

// A separate module: the sign-in, which every visitor loads, does not need it.

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
