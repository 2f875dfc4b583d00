import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import createSession from 'koa-session';
import { SESSION_ABSOLUTE_MS } from './session-life.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import type { LiveSession } from './live-session.ts';
import type { Sessions } from './sessions.ts';
import { isSharedComputer } from './shared-computer.ts';

/** Content of the session that koa-session keeps for a request; our own record is in MongoDB. */
interface StoredSession {
  uid?: string;
}

declare module 'koa' {
  interface DefaultContext {
    session: (StoredSession & { regenerate(): Promise<void> }) | null;
  }
  interface DefaultState {
    /** Hash of the live session's id, once the cookie has been read. */
    sessionId?: string;
    /** The live session as it was read for this request. */
    session?: LiveSession;
    /** Hash of an id that the cookie holds and that is no live session's (any more). */
    endedSessionId?: string;
    /** Id created by this request: the only one that the store may insert. */
    freshSid?: string;
  }
}

/** Over https the name prefix itself forbids Domain and requires Secure and Path=/ (S-09). */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-sid' : 'sid');

/**
 * koa-session over MongoDB. The cookie lives for the absolute thirty days; the idle limit is the server's, so reads write nothing. `set`
 * inserts only an id that this request has created and otherwise changes nothing: a request in flight can never restore an ended session
 * (S-03).
 */
export function sessionMiddleware(app: Koa, sessions: Sessions, isHttps: boolean): Middleware {
  const store = {
    async get(sid: string, _maxAge: unknown, { ctx }: { ctx: Context }): Promise<StoredSession | undefined> {
      const sessionId = hashSessionId(sid);
      const session = await sessions.find(sessionId);
      if (!session) {
        ctx.state.endedSessionId = sessionId;
        return undefined;
      }
      ctx.state.sessionId = sessionId;
      ctx.state.session = session;
      return { uid: session.uid.toString() };
    },
    async set(sid: string, data: StoredSession, _maxAge: unknown, { ctx }: { ctx: Context }): Promise<void> {
      if (sid !== ctx.state.freshSid || !data.uid) return;
      delete ctx.state.freshSid;
      ctx.state.sessionId = hashSessionId(sid);
      await sessions.add(ctx.state.sessionId, { userId: data.uid, userAgent: ctx.get('user-agent'), ip: ctx.ip });
    },
    async destroy(sid: string, { ctx }: { ctx: Context }): Promise<void> {
      if (sid === ctx.state.freshSid) return; // never stored
      const session = await sessions.find(hashSessionId(sid));
      if (session) await sessions.endSession(session.uid.toString(), session._id);
      delete ctx.state.sessionId;
      delete ctx.state.session;
    },
  };
  return createSession(
    {
      key: sessionCookieName(isHttps),
      maxAge: SESSION_ABSOLUTE_MS,
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      signed: true,
      genid: (ctx: Context) => (ctx.state.freshSid = newSessionId()),
      store: store as never, // koa-session types its options with its own zod 3, whose function types fit nothing real
    },
    app,
  );
}

/** Signs the user in under a new id; the browser's previous session ends (S-02). On a shared computer the cookie ends with the browser. */
export async function signIn(ctx: Context, userId: string): Promise<void> {
  const session = ctx.session;
  if (!session) throw new Error('the session middleware is not mounted');
  session.uid = userId;
  if (isSharedComputer(ctx) && ctx.sessionOptions) ctx.sessionOptions.maxAge = 'session';
  await session.regenerate();
}

/** Ends the session of this request, if there is one, and clears its cookie. */
export function signOut(ctx: Context): void {
  ctx.session = null;
}
