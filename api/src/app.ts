import { createServer, type Server } from 'node:http';
import { TEXT_BYTES } from '@app/contract/sync';
import type { AppDeps } from './app-deps.ts';
import { createKoa } from './koa-app.ts';
import type { Env } from './platform/env.ts';
import type { Clock } from './platform/clock.ts';
import { Health } from './platform/health.ts';
import { ChangeFeed } from './platform/live/change-feed.ts';
import { LiveSockets } from './platform/live/live-sockets.ts';
import { upgradeHandler } from './platform/live/upgrade.ts';
import { AnswerRoom, ROOM } from './platform/limits/answer-room.ts';
import { Overload } from './platform/limits/overload.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { Metrics } from './platform/metrics.ts';
import { Proxies } from './platform/http/proxies.ts';
import { refuseBrokenRequest } from './platform/http/refuse-socket.ts';
import { setSpanishSchemaMessages } from './platform/http/schema-messages.ts';
import { loadSecrets } from './platform/secrets.ts';
import { Sessions } from './platform/sessions/sessions.ts';
import { ServedProgramme } from './resources/programme/served/served-programme.ts';
import { UserFigures } from './resources/admin/stats/user-stats.ts';
import { findSessionUser, noteActivity } from './resources/account/users/session-user.repository.ts';
import { JournalRevisions } from './resources/writing/journal/journal-revisions.ts';
import { requireDeployer } from './resources/delivery/registry/publishing/deployers.ts';
import { RemoteRegistry } from './resources/delivery/registry/serving/remote-registry.ts';
import { eventOfStatusChange } from './resources/programme/progress/progress-events.ts';
import { createServices, type ServiceOptions, startServices, stopServices } from './services.ts';

export interface ApiOptions extends ServiceOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** Milliseconds that a client may take to send the headers of a request. */
  readonly headersWithinMs?: number;
  /** Milliseconds without progress after which the connection of a response is closed. */
  readonly takesWithinMs?: number;
  readonly room?: Partial<typeof ROOM>;
  /** Quota of text per account, in bytes. */
  readonly textQuotaBytes?: number;
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
  {
    clock = () => new Date(),
    logger = createLogger(env),
    headersWithinMs = HEADERS_WITHIN_MS,
    takesWithinMs = TAKES_WITHIN_MS,
    room,
    textQuotaBytes = TEXT_BYTES,
    ...serviceOptions
  }: ApiOptions = {},
): Api {
  setSpanishSchemaMessages();
  const secrets = loadSecrets(env);
  const sessions = new Sessions({
    clock,
    logger,
    rules: { demandsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required', hasShortSessions: env.isHttps },
    findSessionUser,
    onActivity: noteActivity,
  });
  const sockets = new LiveSockets();
  sessions.onEnd((sessionIds, reason) => sockets.endSessions(sessionIds, reason));
  const programme = new ServedProgramme((error) => logger.warn({ err: error }, 'content not reloaded'));
  programme.onChanged(() => sockets.broadcast('content_updated', {}));
  const registry = new RemoteRegistry();
  const journalRevisions = new JournalRevisions();
  const feed = new ChangeFeed(
    {
      onEvent: (event) => {
        if (event.uid) journalRevisions.changed(event.uid.toString());
        sockets.deliver(event);
        metrics.eventArrived(event.at, new Date());
      },
      onProgressChanged: (userId, fields) => sockets.deliver(eventOfStatusChange(userId, fields)),
      onSessionEnded: (sessionId) => sessions.sessionEnded(sessionId),
      onSessionChanged: (sessionId) => sessions.forgetSession(sessionId),
      onUserChanged: (userId) => {
        sessions.forgetUser(userId);
        services.vaults.forget(userId); // the user may have deleted the account, and with it the data key
      },
      onRegistryChanged: () => registry.forget(),
      onContentChanged: () => programme.changed(),
      onAlive: (isAlive) => {
        sessions.trustCache(isAlive);
        registry.trustCache(isAlive);
        journalRevisions.trustCache(isAlive);
      },
      onGap: () => void sockets.closeAll(),
    },
    logger,
  );
  const health = new Health(() => feed.isAlive);
  const services = createServices({ env, secrets, clock, logger }, serviceOptions);
  const metrics = new Metrics({
    sockets: () => sockets.count,
    isFeedAlive: () => feed.isAlive,
    lateJobs: () => services.jobs.countLate(),
  });
  const deps: AppDeps = {
    env,
    secrets,
    clock,
    logger,
    sessions,
    proxies: new Proxies(),
    health,
    metrics,
    registry,
    programme,
    journalRevisions,
    userFigures: new UserFigures(),
    requireDeployer,
    // Pauses serve fairness, as rate limits do, and end with them; the other limits protect memory and stay.
    answerRoom: new AnswerRoom({ ...ROOM, ...(env.rateLimits === 'on' ? {} : { pauseMsPerMegabyte: 0 }), ...room }),
    overload: new Overload((urgency) => metrics.callShed(urgency)),
    textQuotaBytes,
    ...services,
  };

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
      await startServices(deps);
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
      await stopServices(services);
      programme.stop();
      await feed.stop();
    },
  };
}
