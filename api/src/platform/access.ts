import type { Access } from '@app/contract/endpoint';
import type { SignedInUser } from '@app/contract/accounts';
import type { Context } from 'koa';
import { isDeployToken } from './deploy-token.ts';
import { forbidden, signedOut } from './errors.ts';
import { loadSessionUser } from './session-user.ts';

/** The signed-in woman as every handler sees her; read fresh, so that a role or a block counts from the next call on (Z-04). */
export interface CurrentUser extends SignedInUser {
  readonly sessionId: string;
}

/**
 * The one place where access is decided. Resolves to her, or to `undefined` for a visitor on a public endpoint.
 * @throws HttpProblem 401 signed out, 403 wrong role
 */
export async function requireAccess(access: Access, ctx: Context): Promise<CurrentUser | undefined> {
  if (access === 'deploy') {
    if (!isDeployToken(ctx.get('authorization'))) throw signedOut();
    return undefined;
  }
  const user = await loadSessionUser(ctx);
  if (access === 'public') return user;
  if (!user) throw signedOut();
  if (access === 'admin' && user.role !== 'admin') throw forbidden();
  return user;
}
