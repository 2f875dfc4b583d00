import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import Koa from 'koa';
import mongoose from 'mongoose';
import { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { createLogger } from '../logger.ts';

/** Text of every fault, which no answer and no log line may contain. */
const SECRET = 'secreto: /home/x?token=1';
const FIXED = { message: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.' };

let server: TestServer;
let ana: TestUser;
let directora: TestUser;
const logs: string[] = [];
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => logs.push(...chunk.toString().split('\n').filter(Boolean)));
  server = await startTestServer({
    logger: createLogger({ LOG_LEVEL: 'info' }, stream),
    env: { RATE_LIMITS: 'off' },
  });
  ana = await server.aUser();
  directora = await server.aUser({ role: 'admin' });
});
afterAll(() => server.stop());

const EXPECTED = {
  status: 500,
  body: FIXED,
  hasId: true,
  type: 'application/json; charset=utf-8',
  others: 200,
  isTold: false,
};

/** Reports what a stranger sees of a fault, and whether everything else goes on. */
async function seenOf(call: () => ReturnType<TestClient['get']>): Promise<typeof EXPECTED> {
  const { status, body, headers } = await call();
  return {
    status,
    body,
    hasId: /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
    type: headers.get('content-type') ?? '',
    others: (await server.client().get('/healthz')).status,
    isTold: logs.join('\n').includes('secreto'),
  };
}

const circular = () =>
  Object.assign(new Error(SECRET), {
    get cause(): unknown {
      return this;
    },
  });
const overflow = (): number => 1 + overflow();

/** The next readiness check gets this fault. */
const fail = (fault: () => unknown) =>
  jest.spyOn(server.api.deps.health, 'isReady').mockImplementationOnce(async () => Boolean(await fault()));

it.each<[string, () => unknown]>([
  ['an error', () => Promise.reject(new Error(SECRET))],
  ['a text', () => Promise.reject(SECRET)],
  ['nothing at all', () => Promise.reject(undefined)],
  ['null', () => Promise.reject(null)],
  ['a number', () => Promise.reject(404)],
  ['a symbol', () => Promise.reject(Symbol(SECRET))],
  ['an odd status', () => Promise.reject(Object.assign(new Error(SECRET), { status: 200, expose: true }))],
  ['a status of ours', () => Promise.reject(Object.assign(new Error(SECRET), { status: 503, expose: true }))],
  ['an error that is its own cause', () => Promise.reject(circular())],
  ['a frozen one', () => Promise.reject(Object.freeze(new Error(SECRET)))],
  ['several in one', () => Promise.reject(new AggregateError([new Error(SECRET)], SECRET))],
  ['a recursion without end', overflow],
  ['a throw', () => JSON.parse(SECRET)],
])('L-05: %s becomes the fixed 500', async (_, fault) => {
  fail(fault);
  expect(await seenOf(() => server.client().get('/readyz'))).toEqual(EXPECTED);
});

const push = { clientId: '11111111-1111-4111-8111-111111111111', ops: [] };

it.each<[string, () => ReturnType<TestClient['get']>]>([
  ['signing in', () => server.client().post('/api/auth/login', { username: 'nadie', password: 'no es esta' })],
  ['the profile', () => ana.client.get('/api/profile')],
  ['a change of the profile', () => ana.client.patch('/api/profile', { city: 'Lugo' })],
  ['an activity', () => ana.client.patch('/api/activities/1/status', { status: 'completed' })],
  ['a pull', () => ana.client.get('/api/sync/pull?cursor=0')],
  ['a push', () => ana.client.post('/api/sync/push', push)],
  ['the journal', () => ana.client.get('/api/journal')],
  ['the list of users', () => directora.client.get('/api/admin/users')],
])('L-05: a database that fails under %s becomes the fixed 500', async (_, call) => {
  const broken = async () => Promise.reject(new Error(SECRET));
  jest.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(broken);
  jest.spyOn(mongoose.Aggregate.prototype, 'exec').mockImplementation(broken);
  expect(await seenOf(call)).toEqual(EXPECTED);
});

it('L-05: is logged once with its request id, without its message', async () => {
  logs.length = 0;
  fail(() => Promise.reject(new Error(SECRET)));
  const { headers } = await server.client().get('/readyz');
  const lines = logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unexpected');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 50,
    requestId: headers.get('x-request-id'),
    err: { type: 'Error', at: expect.any(Array) },
  });
  expect(logs.join('\n')).not.toContain('secreto');
});

it('L-05: a broken connection and a caller that hangs up stop nothing', async () => {
  server.api.server.emit('connection', new PassThrough().destroy(new Error(SECRET)));
  const hangUp = new AbortController();
  const call = fetch(new URL('/api/leads', server.url), {
    method: 'POST',
    body: new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode(' ')) }),
    headers: { 'Content-Type': 'application/json' },
    signal: hangUp.signal,
    duplex: 'half',
  });
  hangUp.abort();
  await expect(call).rejects.toThrow('abort');
  expect((await server.client().get('/healthz')).status).toBe(200);
});

it('control: without the error middleware a fault is not answered by the product', async () => {
  const app = new Koa();
  app.silent = true;
  app.use(() => Promise.reject(Object.assign(new Error(SECRET), { status: 400, expose: true })));
  const bare = app.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const answer = await new TestClient(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`).get('/');
  expect(answer.body).toBe(SECRET);
  await new Promise((resolve) => bare.close(resolve));
});
