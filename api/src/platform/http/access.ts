import type { Access } from '@app/contract/endpoint';
import type { Context } from 'koa';
import { forbidden, signedOut } from '../errors.ts';
import { loadEndReason, loadSessionUser } from './session-user.ts';
import type { CurrentUser } from '../sessions/sessions.ts';

export type { CurrentUser } from '../sessions/sessions.ts';

/**
 * The only place that decides access. Resolves to the user, or to `undefined` for a visitor on a public endpoint.
 * @throws HttpProblem 401 signed out, no token · 403 wrong role, token of another remote
 */
export async function requireAccess(access: Access, ctx: Context): Promise<CurrentUser | undefined> {
  if (access === 'deploy' || access === 'installation') {
    ctx.state.deployer = await ctx.deps.requireDeployer(access, ctx);
    return undefined;
  }
  const user = await loadSessionUser(ctx);
  if (access === 'public') return user;
  if (!user) throw signedOut(await loadEndReason(ctx));
  if (access === 'admin' && user.role !== 'admin') throw forbidden();
  return user;
}
