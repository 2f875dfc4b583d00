import { createServer, type Server } from 'node:http';
import type { AppDeps } from './app-deps.ts';
import { createDeps, type DepsOptions } from './create-deps.ts';
import { defineWork } from './define-work.ts';
import { feedListener } from './feed-listener.ts';
import { createKoa } from './koa-app.ts';
import type { Env } from './platform/env.ts';
import { refuseBrokenRequest } from './platform/http/refuse-socket.ts';
import { setSpanishSchemaMessages } from './platform/http/schema-messages.ts';
import { ChangeFeed } from './platform/live/change-feed.ts';
import { LiveSockets } from './platform/live/live-sockets.ts';
import { upgradeHandler } from './platform/live/upgrade.ts';

export interface ApiOptions extends DepsOptions {
  /** Milliseconds that a client may take to send the headers of a request. */
  readonly headersWithinMs?: number;
  /** Milliseconds without progress after which the connection of a response is closed. */
  readonly takesWithinMs?: number;
}

/** One process of the API: created, started and stopped by `main.ts` and by tests. The caller connects MongoDB. */
export interface Api {
  readonly deps: AppDeps;
  readonly server: Server;
  /** Opens the change stream and publishes the content; afterwards the caller lets the server listen. */
  start(): Promise<void>;
  /** Graceful: the process reports not ready, closes sockets, finishes calls in flight, closes the change stream. */
  stop(options?: { drainMs?: number }): Promise<void>;
}

const HEADER_LIMIT_BYTES = 16 * 1024;
/**
 * Milliseconds in which a request has to arrive: a slow connection must be able to upload a drawing of 5 MB at 20 kB/s. Headers, which are
 * cheap to send slowly, have a shorter timeout.
 */
const REQUEST_WITHIN_MS = 300_000;
const HEADERS_WITHIN_MS = 15_000;
/** Milliseconds without progress that a response may have: a phone in a tunnel. Node checks what the connection has read since. */
const TAKES_WITHIN_MS = 30_000;
/**
 * Milliseconds for which an unused connection stays open: longer than balancers and clients keep theirs (60 s as a rule, where Node closes
 * after 5 s), so that a request does not meet the end of its connection, which a POST must not be repeated after.
 */
const IDLE_WITHIN_MS = 75_000;
const CLOSE_WITHIN_MS = 10_000;

/** Combines platform and resources into one HTTP server. */
export function createApi(
  env: Env,
  { headersWithinMs = HEADERS_WITHIN_MS, takesWithinMs = TAKES_WITHIN_MS, ...options }: ApiOptions = {},
): Api {
  setSpanishSchemaMessages();
  const sockets = new LiveSockets();
  const deps = createDeps(env, sockets, options);
  const { sessions, programme, health, logger } = deps;
  sessions.onEnd((sessionIds, reason) => sockets.endSessions(sessionIds, reason));
  programme.onChanged(() => sockets.broadcast('content_updated', {}));
  const feed = new ChangeFeed(feedListener(deps, sockets), logger);

  const app = createKoa(deps, takesWithinMs);
  const callback = app.callback();
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      requestTimeout: REQUEST_WITHIN_MS,
      headersTimeout: headersWithinMs,
      keepAliveTimeout: IDLE_WITHIN_MS,
      connectionsCheckingInterval: headersWithinMs / 3, // Node's default of 30 s would let slow headers take three times as long as allowed
    },
    (req, res) => void callback(req, res),
  );
  server.on('clientError', refuseBrokenRequest);
  const upgrade = upgradeHandler({ app, env, sessions, sockets, isDraining: () => health.isDraining });
  server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head));

  return {
    deps,
    server,
    async start() {
      await feed.start(); // before the content is read, so that no publication by another process is missed
      const missing = await programme.start(env.CONTENT_DIR);
      if (missing.length > 0) logger.warn({ missing: missing.length }, 'the programme is not whole');
      defineWork(deps);
      await deps.jobs.start();
      deps.overload.start();
    },
    async stop({ drainMs = 0 } = {}) {
      health.drain();
      deps.overload.stop();
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await sockets.stop();
      // Answers whose head is on its way already could keep their connections open, unused.
      server.keepAliveTimeout = 1;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
      await closed;
      clearTimeout(force);
      await deps.jobs.stop(); // first: running jobs send mails
      deps.mail.close();
      await deps.passwords.close();
      programme.stop();
      await feed.stop();
    },
  };
}
