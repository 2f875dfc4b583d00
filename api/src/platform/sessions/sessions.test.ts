import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { insertUser, TEST_PASSWORD } from '../../../test/factories.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';
import { UserModel } from '../../resources/account/users/user.model.ts';
import { SessionModel } from './session.model.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(() => server.stop());

const statusOf = async (client: TestClient) => (await client.get('/api/auth/user')).status;
const login = async (client: TestClient, username: string) =>
  client.post('/api/auth/login', { username, password: TEST_PASSWORD });

/** The same cookies on another process. */
function moved(client: TestClient, target: TestServer): TestClient {
  const copy = target.client();
  for (const name of ['sid', 'sid.sig']) copy.setCookie(name, client.cookie(name) ?? '');
  return copy;
}

describe('the id', () => {
  it('S-01: has 256 random bits and never repeats', () => {
    const ids = Array.from({ length: 10_000 }, newSessionId);
    expect(new Set(ids).size).toBe(10_000);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  });

  it('S-01: is stored only as a hash', async () => {
    const { client, user } = await server.aUser();
    const sid = client.cookie('sid') ?? '';
    const stored = await SessionModel.find({ uid: user._id }).lean();
    expect(stored.map(({ _id }) => _id)).toEqual([hashSessionId(sid)]);
    expect(JSON.stringify(stored)).not.toContain(sid);
  });

  it('S-01: is valid only with its signature', async () => {
    const { client } = await server.aUser();
    const unsigned = server.client();
    unsigned.setCookie('sid', client.cookie('sid') ?? '');
    expect(await statusOf(unsigned)).toBe(401);
    unsigned.setCookie('sid.sig', 'A'.repeat(27));
    expect(await statusOf(unsigned)).toBe(401);
    expect(await statusOf(client)).toBe(200);
  });
});

describe('the cookie', () => {
  it('S-09: is HttpOnly, Lax, for the whole path and no domain', async () => {
    const user = await insertUser();
    const { headers } = await login(server.client(), user.username);
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['device', 'sid', 'sid.sig']); // `device` grants nothing by itself
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/;/);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).not.toMatch(/domain|secure/i);
    }
  });

  it('S-09: is __Host-sid and Secure over https, behind a listed proxy', async () => {
    const secure = await startTestServer({
      beside: server,
      env: { PUBLIC_URL: 'https://reencuentro.example', TRUST_PROXY: 'loopback' },
    });
    const user = await insertUser();
    const client = secure.client();
    const headers = {
      Origin: 'https://reencuentro.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '203.0.113.9',
    };
    const answer = await client.post(
      '/api/auth/login',
      { username: user.username, password: TEST_PASSWORD },
      { headers },
    );
    expect(answer.status).toBe(200);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-(device|sid(\.sig)?)=/);
      expect(cookie).toMatch(/; path=\/; .*secure/i);
      expect(cookie).not.toMatch(/domain/i);
    }
    expect((await client.get('/api/auth/user', { headers })).status).toBe(200);
    expect(await SessionModel.findOne({ uid: user._id }).lean()).toMatchObject({ ip: '203.0.113.9' });
    await secure.stop();
  });

  it('S-09: is never set for a visitor, and reading writes nothing', async () => {
    expect((await server.client().get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
    const { client } = await server.aUser();
    expect((await client.get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
  });
});

describe('expiry', () => {
  it('S-04: comes after seven idle days, and not while the user comes back', async () => {
    const [idle, busy] = [await server.aUser(), await server.aUser()];
    for (let day = 0; day < 8; day += 1) {
      server.clock.advance(DAY_MS - MINUTE_MS);
      expect(await statusOf(busy.client)).toBe(200);
      await until(async () => {
        const session = await SessionModel.findOne({ uid: busy.user._id }).lean();
        return (session?.expiresAt.getTime() ?? 0) > server.clock.now().getTime() + 6 * DAY_MS;
      }, 1000);
    }
    expect(await statusOf(idle.client)).toBe(401);
  });

  it('S-04: comes after thirty days in any case', async () => {
    const { client } = await server.aUser();
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(DAY_MS);
      expect(await statusOf(client)).toBe(200);
    }
    server.clock.advance(DAY_MS);
    expect(await statusOf(client)).toBe(401);
  });
});

describe('signing out', () => {
  it('S-03: clears the cookie and ends the session at once here, within 2 s elsewhere', async () => {
    const user = await insertUser();
    const client = server.client();
    await login(client, user.username);
    const copies = [moved(client, server), moved(client, other)];
    expect(await Promise.all(copies.map(statusOf))).toEqual([200, 200]);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    expect(client.cookie('sid')).toBeUndefined();
    const [here, there] = copies as [TestClient, TestClient];
    expect(await statusOf(here)).toBe(401);
    await until(async () => (await statusOf(there)) === 401, 2000);
  });

  it('S-03: stays signed out when slow calls are in flight, whichever process they are on', async () => {
    const user = await insertUser();
    for (let run = 0; run < 25; run += 1) {
      const client = server.client();
      await login(client, user.username);
      const [here, there] = [moved(client, server), moved(client, other)];
      // Each of these may write to its session; all are in flight when it ends.
      const inFlight = [here, there].flatMap((copy) => [
        copy.post('/api/auth/confirm', { password: TEST_PASSWORD }),
        copy.get('/api/auth/user'),
      ]);
      await client.post('/api/auth/logout');
      await Promise.all(inFlight);
      expect(await SessionModel.countDocuments({ uid: user._id })).toBeLessThanOrEqual(0);
      expect(await statusOf(here)).toBe(401);
    }
  });
});

describe('reading', () => {
  /** Database commands about sessions and users during the work; jobs run beside it. */
  async function databaseCalls(work: () => Promise<unknown>): Promise<string[]> {
    const calls: string[] = [];
    mongoose.set('debug', (collection: string, method: string) => {
      if (collection === 'sessions' || collection === 'users') calls.push(`${collection}.${method}`);
    });
    await work();
    mongoose.set('debug', false);
    return calls;
  }

  it('costs no database call while nothing changes', async () => {
    const { client } = await server.aUser();
    expect(await databaseCalls(() => statusOf(client))).toHaveLength(1);
    expect(await databaseCalls(() => statusOf(client))).toEqual([]);
  });

  it('trusts nothing cached while the change stream is down', async () => {
    const { client } = await server.aUser();
    await statusOf(client);
    server.api.deps.sessions.trustCache(false);
    for (let i = 0; i < 2; i += 1) expect(await databaseCalls(() => statusOf(client))).toHaveLength(1);
    server.api.deps.sessions.trustCache(true);
  });

  it('Z-04 sees a change of another process within 2 s', async () => {
    const { client, id } = await server.aUser();
    expect((await client.get('/api/auth/user')).body.user.hasPremiumAccess).toBe(false);
    await UserModel.updateOne({ _id: id }, { hasPremiumAccess: true });
    await until(async () => (await client.get('/api/auth/user')).body.user.hasPremiumAccess, 2000);
    await UserModel.updateOne({ _id: id }, { isActive: false });
    await until(async () => (await statusOf(client)) === 401, 2000);
  });
});

describe('activity', () => {
  it('is recorded once a minute and adds up to the time of use without pauses', async () => {
    const { client, id } = await server.aUser();
    const stored = async () => UserModel.findById(id, { lastActiveAt: 1, usageSeconds: 1 }).lean();
    const visit = async (afterMs: number) => {
      server.clock.advance(afterMs);
      await statusOf(client);
      const now = server.clock.now().getTime();
      await until(async () => Math.abs(((await stored())?.lastActiveAt?.getTime() ?? 0) - now) < 5000, 1000);
    };
    await visit(2 * MINUTE_MS);
    await visit(2 * MINUTE_MS);
    await visit(4 * MINUTE_MS);
    await visit(60 * MINUTE_MS);
    expect(Math.round(((await stored())?.usageSeconds ?? 0) / 60)).toBe(6);
    const update = jest.spyOn(SessionModel, 'updateOne');
    await statusOf(client);
    await statusOf(client);
    expect(update).not.toHaveBeenCalled();
  });
});
