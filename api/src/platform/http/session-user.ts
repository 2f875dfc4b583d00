import type { Context } from 'koa';
import type { CurrentUser } from '../sessions/sessions.ts';

/** The signed-in user of a request; read once per request, so that a change of role or a block takes effect from the next call (Z-04). */
export async function loadSessionUser(ctx: Context): Promise<CurrentUser | undefined> {
  const { session, sessionId } = ctx.state;
  const { sessions } = ctx.deps;
  const user = session ? sessions.userOf(session) : sessionId ? await sessions.currentUser(sessionId) : undefined;
  if (user) ctx.state.userId = user.id;
  return user;
}
