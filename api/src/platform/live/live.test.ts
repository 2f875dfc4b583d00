import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { LivePage } from '../../../test/live-page.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';
import { UserModel } from '../../resources/account/users/user.model.ts';
import { withTransaction } from '../mongo.ts';
import { appendEvent, broadcastEvent, nextSeq } from './events.ts';

let server: TestServer;
let other: TestServer;
let ana: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.aUser();
});

const wsUrl = (url: string) => `${url.replace('http', 'ws')}/ws`;

/** Status of an upgrade: 101 if it is accepted. */
function upgrade(headers: Readonly<Record<string, string>>, path = '/ws'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.once('error', reject);
  });
}

function open(client: TestClient): Promise<WebSocket> {
  const socket = new WebSocket(wsUrl(client.url), { headers: { Cookie: client.cookieHeader, Origin: client.url } });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}

const openPages = () => server.api.deps.metrics.text().then((text) => /live_sockets (\d+)/.exec(text)?.[1]);

const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));
const emit = (userId: string, activityId = 1) =>
  withTransaction((session) =>
    appendEvent(session, userId, 'activity_completed', { activityId, stageId: 1, blockId: 1, sealUnlocked: false }),
  );

describe('the upgrade', () => {
  it.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://127.0.0.1:1', 'file://', 'http://localhost'])(
    'W-01 refuses the origin %s',
    async (origin) => {
      expect(await upgrade({ Cookie: ana.client.cookieHeader, Origin: origin })).toBe(403);
    },
  );

  it("W-01 accepts the product's own origin, and a caller that is no browser", async () => {
    expect(await upgrade({ Cookie: ana.client.cookieHeader, Origin: server.url })).toBe(101);
    expect(await upgrade({ Cookie: ana.client.cookieHeader })).toBe(101);
  });

  it('W-02 needs a live session', async () => {
    expect(await upgrade({ Origin: server.url })).toBe(401);
    expect(
      await upgrade({ Origin: server.url, Cookie: ana.client.cookieHeader.replace(/sid\.sig=.../, 'sid.sig=xxx') }),
    ).toBe(401);
    expect(await upgrade({ Origin: server.url, Cookie: `sid=${'a'.repeat(43)}` })).toBe(401);
  });

  it('W-02 refuses a blocked user and an ended session', async () => {
    const blocked = await server.aUser({ isActive: false });
    expect(await upgrade({ Origin: server.url, Cookie: blocked.client.cookieHeader })).toBe(401);
    await server.api.deps.sessions.endSessions(ana.id);
    expect(await upgrade({ Origin: server.url, Cookie: ana.client.cookieHeader })).toBe(401);
  });

  it('is at /ws only', async () => {
    expect(await upgrade({ Origin: server.url, Cookie: ana.client.cookieHeader }, '/api/ws')).toBe(404);
  });

  it('survives a caller that hangs up during it', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${ana.client.cookieHeader}\r\n\r\n`,
    );
    socket.destroy();
    expect((await server.client().get('/readyz')).status).toBe(200);
  });
});

describe('events', () => {
  it('W-05 reach the open pages of their owner on every process, in order, and no others', async () => {
    const eva = await server.aUser();
    const [here, there, otherPage] = await Promise.all([
      LivePage.open(ana.client),
      LivePage.open(await other.clientOf(ana.user)),
      LivePage.open(eva.client),
    ]);
    for (let id = 1; id <= 5; id += 1) await emit(ana.id, id);
    const expected = [1, 2, 3, 4, 5].map((id) => ({
      event: 'activity_completed',
      data: { seq: id, activityId: id, stageId: 1, blockId: 1, sealUnlocked: false },
    }));
    expect(await here.received(5)).toEqual(expected);
    expect(await there.received(5)).toEqual(expected);
    expect(otherPage.frames).toEqual([]);
    for (const page of [here, there, otherPage]) page.close();
  });

  it('number parallel changes of one user without gap or repetition', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => withTransaction((session) => nextSeq(session, ana.id))),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('of an aborted transaction are never sent', async () => {
    const page = await LivePage.open(ana.client);
    await expect(
      withTransaction(async (session) => {
        await appendEvent(session, ana.id, 'progress_updated', {});
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await emit(ana.id);
    expect(await page.received(1)).toMatchObject([{ event: 'activity_completed', data: { seq: 1 } }]);
    page.close();
  });

  it('for administrators only reach no other page', async () => {
    const directora = await server.aUser({ role: 'admin' });
    const [page, panel] = await Promise.all([LivePage.open(ana.client), LivePage.open(directora.client)]);
    await withTransaction((session) =>
      broadcastEvent(session, 'remote_promoted', { name: 'mf-admin', version: '1.0.0' }, { adminOnly: true }),
    );
    await withTransaction((session) =>
      broadcastEvent(session, 'remote_promoted', { name: 'mf-journey', version: '1.0.0' }),
    );
    await panel.received(2);
    expect(await page.received(1)).toEqual([
      { event: 'remote_promoted', data: { name: 'mf-journey', version: '1.0.0' } },
    ]);
    page.close();
    panel.close();
  });
});

describe('the end of a session', () => {
  it('W-03: closes its pages with 4401 at once here, within 2 s on other processes', async () => {
    const here = await open(ana.client);
    const there = await open(await other.clientOf(ana.user));
    const frames: string[] = [];
    here.on('message', (data) => frames.push((data as Buffer).toString()));
    const startedAt = Date.now();
    const closed = Promise.all([closing(here), closing(there)]);
    await server.api.deps.sessions.endSessions(ana.id, { reason: 'blocked' });
    expect(await closed).toEqual([4401, 4401]);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    expect(frames).toEqual(['{"event":"session_ended","data":{"reason":"blocked"}}']);
  });

  it('W-03: leaves the pages of the user’s other sessions open', async () => {
    const kept = await LivePage.open(await server.clientOf(ana.user));
    const ended = await open(ana.client);
    const closed = closing(ended);
    const [newest] = await server.api.deps.sessions.list(ana.id);
    await server.api.deps.sessions.endSessions(ana.id, { except: newest?._id ?? '' });
    expect(await closed).toBe(4401);
    await emit(ana.id);
    await kept.received(1);
    kept.close();
  });

  it('W-03: comes with the deletion of the account', async () => {
    const page = await open(ana.client);
    const closed = closing(page);
    await UserModel.deleteOne({ _id: ana.id });
    await server.api.deps.sessions.endSessions(ana.id, { reason: 'deleted' });
    expect(await closed).toBe(4401);
  });
});

describe('limits', () => {
  it('W-04: answers a ping', async () => {
    const page = await open(ana.client);
    const answer = new Promise((resolve) => page.once('message', (data) => resolve((data as Buffer).toString())));
    page.send('{"event":"ping"}');
    expect(JSON.parse(String(await answer))).toMatchObject({ event: 'pong', data: {} });
    page.terminate();
  });

  it('says with it how long nothing has been sent to her pages', async () => {
    const page = await LivePage.open(ana.client);
    await emit(ana.id);
    await page.received(1);
    page.ping();
    const [, pong] = await page.received(2);
    expect(pong).toEqual({ event: 'pong', data: { quietMs: expect.any(Number) } });
    expect(pong?.event === 'pong' ? pong.data.quietMs : undefined).toBeLessThan(2_000);
    page.close();
  });

  it('W-04: closes on a frame over 4 KB', async () => {
    const page = await open(ana.client);
    const closed = closing(page);
    page.send('x'.repeat(4097));
    expect(await closed).toBe(1009);
  });

  it('W-04: closes on more than 20 messages in 10 s, and accepts 20', async () => {
    const page = await open(ana.client);
    const closed = closing(page);
    // The last of twenty is answered: all of them were taken.
    const answered = new Promise((resolve) => page.once('message', () => resolve('answered')));
    for (let i = 0; i < 19; i += 1) page.send('not even JSON');
    page.send('{"event":"ping"}');
    expect(await Promise.race([answered, closed])).toBe('answered');
    page.send('{}');
    expect(await closed).toBe(1008);
  });

  it('W-04: refuses the 11th page of a user', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => open(ana.client)));
    const headers = { Cookie: ana.client.cookieHeader, Origin: server.url };
    expect(await upgrade(headers)).toBe(429);
    const closed = closing(pages[0] as WebSocket);
    pages[0]?.close();
    await closed;
    await until(async () => (await openPages()) === '9');
    expect(await upgrade(headers)).toBe(101);
    for (const page of pages) page.terminate();
  });

  it('W-04: cuts a page that does not read', async () => {
    const page = await open(ana.client);
    const closed = closing(page);
    page.pause(); // a frozen tab: nothing is read any more
    const filler = 'x'.repeat(200_000);
    await withTransaction(async (session) => {
      for (let i = 0; i < 40; i += 1)
        await broadcastEvent(session, 'remote_promoted', { name: 'mf-journey', version: filler });
    });
    await until(async () => (await openPages()) === '0');
    page.resume();
    expect(await closed).toBe(1006);
  });
});

it('has every page reconnect when this process stops, and is not ready meanwhile', async () => {
  const third = await startTestServer({ beside: server });
  const page = await open(await third.clientOf(ana.user));
  const closed = closing(page);
  const stopping = third.stop();
  expect(await closed).toBe(1012);
  await stopping;
});
