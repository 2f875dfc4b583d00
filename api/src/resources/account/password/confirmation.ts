import type { Context } from 'koa';
import { confirmationRequired, HttpProblem, wrongPasswordAgain } from '../../../platform/errors.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { requirePassword } from './require-password.ts';
import { findUserById } from '../users/user.repository.ts';

const VALID_MS = 10 * 60 * 1000;

/**
 * Checks the user's password again; the session counts as confirmed for ten minutes (S-07).
 * @throws HttpProblem 403 wrong password · 429
 */
export async function confirmPassword(ctx: Context, user: CurrentUser, password: string): Promise<void> {
  const account = await findUserById(user.id);
  try {
    await requirePassword(ctx, user.id, password, account?.passwordHash);
  } catch (error) {
    throw error instanceof HttpProblem && error.status === 401 ? wrongPasswordAgain() : error;
  }
  await ctx.deps.sessions.confirm(user.sessionId);
}

/**
 * For calls that need a recent password: changing e-mail or password, export, erasure, promoting an administrator, creating a deploy token.
 * @throws HttpProblem 403 `{confirmationRequired: true}` unless the password was given within ten minutes; a sign-in counts
 */
export async function requireConfirmed({ deps: { sessions, clock } }: Context, user: CurrentUser): Promise<void> {
  const session = await sessions.find(user.sessionId);
  if (!session || clock().getTime() - session.confirmedAt.getTime() > VALID_MS) throw confirmationRequired();
}
