import { accountProtocol } from '@app/contract/page-account';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type Koa from 'koa';
import { WebSocketServer } from 'ws';
import type { Env } from '../env.ts';
import { callerReader } from '../http/forwarded.ts';
import { ownOrigin } from '../http/origin.ts';
import { refuseSocket } from '../http/refuse-socket.ts';
import { sessionCookieName } from '../sessions/session-middleware.ts';
import { hashSessionId } from '../sessions/session-id.ts';
import type { CurrentUser, Sessions } from '../sessions/sessions.ts';
import { type LiveSockets, SOCKETS_PER_USER } from './live-sockets.ts';

const PATH = '/ws';
const MAX_FRAME_BYTES = 4 * 1024;

interface UpgradeDeps {
  readonly app: Koa;
  readonly env: Env;
  readonly sessions: Sessions;
  readonly sockets: LiveSockets;
  readonly isDraining: () => boolean;
}

/**
 * Handler of the server's `upgrade` event: `/ws` for pages of our own origin with a live session (W-01, W-02). A missing Origin is no
 * browser and needs a session like any other.
 */
export function upgradeHandler({ app, env, sessions, sockets, isDraining }: UpgradeDeps) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  const readCaller = callerReader(env.TRUST_PROXY);
  const cookieName = sessionCookieName(env.isHttps);

  const userOf = async (req: IncomingMessage): Promise<CurrentUser | undefined> => {
    const ctx = app.createContext(req, new ServerResponse(req));
    const sid = ctx.cookies.get(cookieName, { signed: true });
    return sid ? sessions.currentUser(hashSessionId(sid)) : undefined;
  };

  return async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy()); // before the first await: a caller may hang up at any time
    if (req.url?.split('?')[0] !== PATH) return refuseSocket(socket, 404);
    if (isDraining()) return refuseSocket(socket, 503);
    const { origin } = req.headers;
    if (origin !== undefined && origin.toLowerCase() !== ownOrigin(env, readCaller(req)))
      return refuseSocket(socket, 403);
    try {
      const user = await userOf(req);
      const protocol = req.headers['sec-websocket-protocol'];
      if (!user || (protocol !== undefined && protocol !== accountProtocol(user.id))) return refuseSocket(socket, 401);
      if (sockets.countOf(user.id) >= SOCKETS_PER_USER) return refuseSocket(socket, 429);
      if (socket.destroyed) return;
      server.handleUpgrade(req, socket, head, (connection) => sockets.add(connection, user));
    } catch {
      refuseSocket(socket, 503);
    }
  };
}
