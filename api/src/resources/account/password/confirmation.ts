import type { Context } from 'koa';
import { confirmationRequired, HttpProblem, wrongPasswordAgain } from '../../../platform/errors.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { requirePassword } from './require-password.ts';
import { asksEachTime, findUserById } from '../users/user.repository.ts';

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

interface ConfirmationOptions {
  /** Whether the call only begins an act: a confirmation that serves one act is then left for the call that ends it. */
  readonly isBeginning?: boolean;
}

/**
 * Requires a recent password, for changing e-mail or password, export, erasure, promoting an administrator, creating a deploy token. A user
 * who wants to be asked each time (D44) confirms each act; the sign-in does not count then.
 * @throws HttpProblem 403 `{confirmationRequired: true}` unless the password was given within ten minutes; a sign-in counts
 */
export async function requireConfirmed(
  { deps: { sessions, clock } }: Context,
  user: CurrentUser,
  { isBeginning = false }: ConfirmationOptions = {},
): Promise<void> {
  const session = await sessions.find(user.sessionId);
  if (!session || clock().getTime() - session.confirmedAt.getTime() > VALID_MS) throw confirmationRequired();
  if (!(await asksEachTime(user.id))) return;
  if (session.confirmedAt <= session.createdAt) throw confirmationRequired();
  if (!isBeginning && !(await sessions.useConfirmation(user.sessionId, session.confirmedAt)))
    throw confirmationRequired();
}

/** Requires a recent password only if the user wants to be asked each time (D44), for ending sessions. */
export async function requireConfirmedIfWanted(ctx: Context, user: CurrentUser): Promise<void> {
  if (await asksEachTime(user.id)) await requireConfirmed(ctx, user);
}
