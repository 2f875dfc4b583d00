import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { objectIdParams } from './shapes.ts';

const usernameAnswer = z.object({ username: z.string() });

/** Blocks or unblocks a user; an administrator's own or another's status cannot change (D16). */
export const setUserStatus = defineEndpoint({
  name: 'setUserStatus',
  method: 'PATCH',
  path: '/api/admin/users/:id/status',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ isActive: z.boolean() }),
  response: usernameAnswer,
});
/** Promotes; there is no demotion (D16). */
export const setUserRole = defineEndpoint({
  name: 'setUserRole',
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ role: z.literal('admin') }),
  response: usernameAnswer,
});
export const setUserPremium = defineEndpoint({
  name: 'setUserPremium',
  method: 'PATCH',
  path: '/api/admin/users/:id/premium',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ hasPremiumAccess: z.boolean() }),
  response: usernameAnswer,
});
