import type { EndReason } from '@app/contract/problem';
import type { Context } from 'koa';
import { endReasonOf } from '../sessions/session-ends.ts';
import type { CurrentUser } from '../sessions/sessions.ts';

/** The signed-in user of a request; read once per request, so that a change of role or a block takes effect from the next call (Z-04). */
export async function loadSessionUser(ctx: Context): Promise<CurrentUser | undefined> {
  const { session, sessionId } = ctx.state;
  const { sessions } = ctx.deps;
  const user = session ? sessions.userOf(session) : sessionId ? await sessions.currentUser(sessionId) : undefined;
  if (user) ctx.state.userId = user.id;
  return user;
}

/**
 * Why the caller is signed out, where it is by somebody's act (D42). Told to nobody but the holder of that session's signed cookie. A block
 * or a deletion counts from its first moment, even if the process that ends the sessions died before it came to this one.
 */
export async function loadEndReason(ctx: Context): Promise<EndReason | undefined> {
  const { session, endedSessionId } = ctx.state;
  if (session) return session.user ? 'blocked' : 'deleted';
  return endedSessionId === undefined ? undefined : endReasonOf(endedSessionId, ctx.deps.clock());
}
