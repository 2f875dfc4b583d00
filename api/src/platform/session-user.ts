import type { Context } from 'koa';
import type { CurrentUser } from './sessions/sessions.ts';

/** The signed-in user of a request; taken fresh once per request, so that a role or a block counts from the next call on (Z-04). */
export async function loadSessionUser(ctx: Context): Promise<CurrentUser | undefined> {
  const { session, sessionId } = ctx.state;
  if (session) return ctx.deps.sessions.userOf(session);
  return sessionId ? ctx.deps.sessions.currentUser(sessionId) : undefined;
}
