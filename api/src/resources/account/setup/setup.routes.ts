import type Router from '@koa/router';
import { setupAdmin } from '@app/contract/mailed-links';
import { messages } from '../../../platform/messages.ts';
import { register } from '../../../platform/http/register.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';

/** The first administrator (D12). */
export function registerSetup(router: Router): void {
  register(router, setupAdmin, async ({ body: { token, ...administrator }, ctx }) => {
    await ctx.deps.limits.consumeNetwork('token', ctx.ip);
    await makeFirstAdministrator(ctx.deps, administrator, token);
    return { message: messages.administratorMade };
  });
}
