import type { Context } from 'koa';
import { confirmationRequired, HttpProblem } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { checkPassword } from './login.ts';
import { findUserById } from './users.store.ts';

const VALID_MS = 10 * 60 * 1000;

/** Signed in, but not with this password: no 401, which would tell the page that her session has ended. */
const wrongPassword = () =>
  new HttpProblem(403, 'wrong_password', { message: messages.wrongPassword, confirmationRequired: true });

/**
 * Takes her password again; the session counts as confirmed for ten minutes (S-07).
 * @throws HttpProblem 403 wrong password · 429
 */
export async function confirmPassword(ctx: Context, user: CurrentUser, password: string): Promise<void> {
  const account = await findUserById(user.id);
  try {
    await checkPassword(ctx.deps, ctx.ip, user.id, password, account?.passwordHash);
  } catch (error) {
    throw error instanceof HttpProblem && error.status === 401 ? wrongPassword() : error;
  }
  await ctx.deps.sessions.confirm(user.sessionId);
}

/**
 * For calls that need the password again: changing e-mail or password, export, erasure.
 * @throws HttpProblem 403 `{confirmationRequired: true}` unless it was given within ten minutes; a sign-in counts
 */
export async function requireConfirmed({ deps: { sessions, clock } }: Context, user: CurrentUser): Promise<void> {
  const session = await sessions.find(user.sessionId);
  if (!session || clock().getTime() - session.confirmedAt.getTime() > VALID_MS) throw confirmationRequired();
}
