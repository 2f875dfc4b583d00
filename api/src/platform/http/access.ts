import type { Access } from '@app/contract/endpoint';
import { ACCOUNT_HEADER } from '@app/contract/page-account';
import type { Context } from 'koa';
import { behindLock, forbidden, signedOut } from '../errors.ts';
import { loadEndReason, loadSessionUser } from './session-user.ts';
import type { CurrentUser } from '../sessions/sessions.ts';

export type { CurrentUser } from '../sessions/sessions.ts';

/**
 * The only place that decides access. Resolves to the user, or to `undefined` for a visitor on a public endpoint.
 * @throws HttpProblem 401 signed out, page of another account than the session's, no token · 403 wrong role, token of another remote, opened as a page by a session with a lock
 */
export async function requireAccess(access: Access, ctx: Context): Promise<CurrentUser | undefined> {
  if (access === 'deploy' || access === 'installation') {
    ctx.state.deployer = await ctx.deps.requireDeployer(access, ctx);
    return undefined;
  }
  const user = await loadSessionUser(ctx);
  const isOfPage = !user || [user.id, ''].includes(ctx.get(ACCOUNT_HEADER));
  if (access === 'public') return isOfPage ? user : undefined;
  if (!user) throw signedOut(await loadEndReason(ctx));
  if (!isOfPage) throw signedOut();
  // A call typed as an address would show, under a closed lock, what the page keeps behind it (D43). Our own pages only fetch.
  if (ctx.state.session?.lock && ctx.get('Sec-Fetch-Mode') === 'navigate') throw behindLock();
  if (access === 'admin' && user.role !== 'admin') throw forbidden();
  return user;
}

/**
 * Checks again that the deploy token is valid once the body has arrived, which may take minutes: a token ended meanwhile changes nothing.
 * @throws HttpProblem 401
 */
export async function requireLiveToken(ctx: Context): Promise<void> {
  if (ctx.state.deployer) await ctx.deps.requireDeployer('deploy', ctx);
}
