import type { EndReason } from '@app/contract/problem';
import { ACCOUNT_HEADER } from '@app/contract/page-account';
import type { Context } from 'koa';
import { endReasonOf } from '../sessions/session-ends.ts';
import type { CurrentUser } from '../sessions/sessions.ts';

/** The signed-in user of a request; read once per request, so that a change of role or a block takes effect from the next call (Z-04). */
export async function loadSessionUser(ctx: Context): Promise<CurrentUser | undefined> {
  const { session, sessionId } = ctx.state;
  const { sessions } = ctx.deps;
  const user = session
    ? sessions.admitAndTouch(session)
    : sessionId
      ? await sessions.currentUser(sessionId)
      : undefined;
  if (user) ctx.state.userId = user.id;
  return user;
}

/**
 * The reason why somebody ended the caller's session (D42), told only to the holder of that session's signed cookie, and to no page of another
 * account that has stayed open beside it: that page would empty itself of what its own account has not sent (F9). A block or a deletion
 * counts from its first moment, even if the process that ends the sessions died before it came to this one.
 */
export async function loadEndReason(ctx: Context): Promise<EndReason | undefined> {
  const { session, endedSessionId } = ctx.state;
  const accountId = ctx.get(ACCOUNT_HEADER) || undefined;
  if (session) {
    if (accountId !== undefined && session.uid.toString() !== accountId) return undefined;
    return session.user ? 'blocked' : 'deleted';
  }
  return endedSessionId === undefined ? undefined : endReasonOf(endedSessionId, ctx.deps.clock(), accountId);
}
