import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Api, type ApiOptions, createApi } from '../src/app.ts';
import { ensureIndexes } from '../src/platform/indexes.ts';
import { sessionCookieName } from '../src/platform/sessions/session-middleware.ts';
import { hashSessionId, newSessionId } from '../src/platform/sessions/session-id.ts';
import type { User } from '../src/resources/account/users/user.model.ts';
import { insertUser, TEST_PASSWORD_COST } from './factories.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { connectTestDatabase, leaveTestDatabase } from './test-database.ts';
import { testEnv } from './test-env.ts';
import { expectNoLeaks, checkedLogger } from './log-leaks.ts';

export interface TestServerOptions extends ApiOptions {
  /** Variables of the environment that differ. */
  readonly env?: Readonly<Record<string, string>>;
  /** A second process on the database of the first: `{ beside: server }`. */
  readonly beside?: TestServer;
  /** The test is already connected to a database, and closes the connection itself. */
  readonly isConnected?: boolean;
}

/** A signed-in user of the tests. */
export interface TestUser {
  readonly id: string;
  readonly user: User;
  readonly client: TestClient;
}

/** A real server on a random port with a database of its own. */
export interface TestServer {
  readonly url: string;
  readonly api: Api;
  readonly clock: TestClock;
  /** A browser without cookies. */
  client(): TestClient;
  /** A browser with a new session of this user, without going through the login. */
  clientOf(user: User): Promise<TestClient>;
  /** A verified user with a session: `const { client } = await server.aUser({ hasPremiumAccess: true })`. */
  aUser(overrides?: Partial<User>): Promise<TestUser>;
  stop(): Promise<void>;
}

/** Started and not yet stopped; the first of them owns the database. */
const running: TestServer[] = [];

/** koa's cookie signature (keygrip): a browser gets it from the login. */
function sign(name: string, value: string, key: string): string {
  return createHmac('sha1', key).update(`${name}=${value}`).digest('base64url');
}

/** Starts the API as `main.ts` does, on a database of its own, which `stop()` drops; `stop()` also ends servers still running beside it. */
export async function startTestServer({
  env: overrides,
  beside,
  isConnected = beside !== undefined,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  // Two processes share their folder, too: either may deliver a mail that the other has ordered.
  const { env, remove } = testEnv({ ...(beside && { DATA_DIR: beside.api.deps.env.DATA_DIR }), ...overrides });
  if (!isConnected) await connectTestDatabase(env.MONGODB_URI);
  const clock = beside?.clock ?? new TestClock();
  const api = createApi(env, {
    clock: clock.now,
    passwordCost: TEST_PASSWORD_COST,
    print: () => undefined,
    // LOG_LEVEL=error shows the cause of a 500
    ...(process.env['LOG_LEVEL'] ? {} : { logger: checkedLogger() }),
    ...options,
  });
  if (!isConnected) await ensureIndexes();
  await api.start();
  await new Promise<void>((resolve) => api.server.listen(0, '127.0.0.1', resolve));
  api.deps.health.open();
  const url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;

  const clientOf = async (user: User): Promise<TestClient> => {
    const client = new TestClient(url, env.PUBLIC_URL);
    const sid = newSessionId();
    const name = sessionCookieName(env.isHttps);
    await api.deps.sessions.add(hashSessionId(sid), {
      userId: user._id.toString(),
      userAgent: 'test',
      ip: '127.0.0.1',
    });
    client.setCookie(name, sid);
    client.setCookie(`${name}.sig`, sign(name, sid, api.deps.secrets.sessionKeys[0] ?? ''));
    return client;
  };

  const server: TestServer = {
    url,
    api,
    clock,
    client: () => new TestClient(url, env.PUBLIC_URL),
    clientOf,
    async aUser(userOverrides) {
      const user = await insertUser(userOverrides);
      return { id: user._id.toString(), user, client: await clientOf(user) };
    },
    async stop() {
      if (!running.includes(server)) return;
      running.splice(running.indexOf(server), 1);
      await api.stop();
      remove();
      expectNoLeaks();
      if (isConnected) return;
      // a failed test may have left its second process behind
      for (let other = running.at(-1); other; other = running.at(-1)) await other.stop();
      await leaveTestDatabase();
    },
  };
  running.push(server);
  return server;
}

/** Two processes on one database, as behind a load balancer; `server.stop()` ends both. */
export async function startTwoServers(): Promise<{ readonly server: TestServer; readonly other: TestServer }> {
  const server = await startTestServer();
  return { server, other: await startTestServer({ beside: server }) };
}
