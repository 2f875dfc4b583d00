import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { enterDatabase } from '../src/platform/enter-database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { database } from '../src/platform/mongo.ts';
import { SessionModel } from '../src/platform/sessions/session.model.ts';
import { LivePage } from './live-page.ts';
import type { TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { until } from './until.ts';
import { DAY_MS } from '../src/platform/durations.ts';

/** Longer than a runner of jobs sleeps. */
const SOME_MS = 1_500;
const RETRY_MS = 50;

let server: TestServer | undefined;
afterEach(() => server?.stop()); // ends the newer one, too

/** A process of a release that knows formats up to 7, on a database in that format; its log. */
async function startOld() {
  const logs: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => logs.push(...chunk.toString().split('\n').filter(Boolean)));
  server = await startTestServer({
    format: 7,
    logger: createLogger({ LOG_LEVEL: 'warn' }, stream),
    prepare: ({ deps }) => enterDatabase({ ...deps, migrations: [], format: 7 }),
  });
  return { old: server, logs };
}

/** A process of the next release beside it, whose start raises the format. */
const startNewer = (beside: TestServer) =>
  startTestServer({
    beside,
    format: 8,
    prepare: ({ deps }) => enterDatabase({ ...deps, migrations: [], format: 8 }),
  });

const statusOf = async (server: TestServer, path: string) => (await server.client().get(path)).status;

/** Saves entries one after the other through whichever process takes them, and sends again what was not acknowledged, as a device does. */
class Device {
  readonly saved: string[] = [];
  readonly refusals = new Set<string>();
  readonly #clientId = randomUUID();

  async saveUntil(isOver: () => boolean, clients: readonly TestClient[]): Promise<void> {
    for (let opNo = 1; !isOver(); opNo++) {
      const key = randomUUID();
      const fields = { 'responses.text': { value: `Guardado número ${opNo}`, baseRev: 0 } };
      const op = {
        opId: randomUUID(),
        opNo,
        kind: 'entry',
        key,
        action: 'set',
        fields,
        createdAt: '2026-11-21T08:00:00.000Z',
      };
      for (let attempt = 0; ; attempt++) {
        const answer = await clients[attempt % clients.length]!.post('/api/sync/push', {
          clientId: this.#clientId,
          ops: [op],
        });
        if (answer.status === 200) break;
        this.refusals.add(`${answer.status}, again after ${answer.headers.get('retry-after')} s`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
      this.saved.push(key);
    }
  }
}

async function everything() {
  const collections = (await database().collections()).filter(({ collectionName }) => collectionName !== 'migrations');
  const found = collections.map(async (each) => [each.collectionName, await each.find().toArray()] as const);
  return Object.fromEntries(await Promise.all(found));
}

it('a process retires when a newer release takes over the data, and no device loses a word', async () => {
  const { old, logs } = await startOld();
  const { user, client } = await old.aUser();
  const page = await LivePage.open(client);
  const device = new Device();
  const load = { isOver: false };
  const clients = [client];
  const saving = device.saveUntil(() => load.isOver, clients);
  await until(() => device.saved.length >= 5);

  const starting = startNewer(old);
  await until(async () => (await statusOf(old, '/readyz')) === 503);
  const newer = await starting;
  clients.push(await newer.clientOf(user)); // what a balancer does once the process is ready
  const before = device.saved.length;
  await until(() => device.saved.length >= before + 5);
  load.isOver = true;
  await saving;

  expect([...device.refusals]).toEqual(['503, again after 2 s']);
  const { body } = await (await newer.clientOf(user)).get('/api/sync/pull');
  const found = body.docs.map(({ key }: { key: string }) => key);
  expect(found.toSorted()).toEqual(device.saved.toSorted());
  expect(await statusOf(old, '/healthz')).toBe(200);
  expect(await statusOf(newer, '/readyz')).toBe(200);
  await until(() => page.isClosed);
  const told = logs.filter((line) => line.includes('newer release'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('its data has format 8, and this release reads up to 7');
});

it('a retired process answers nothing and writes nothing, neither for a caller nor by itself', async () => {
  const { old } = await startOld();
  const { user } = await old.aUser();
  const { client } = await old.aUser();
  await enterDatabase({ ...old.api.deps, migrations: [], format: 8 });
  await until(async () => (await statusOf(old, '/readyz')) === 503);
  const ended: string[] = [];
  old.api.deps.sessions.onEnd((ids) => ended.push(...ids));
  // The newer process ends a session: the change stream would tell this one, which forgets its push device.
  await SessionModel.deleteOne({ uid: user._id });
  const before = await everything();
  old.clock.advance(2 * DAY_MS); // recurring work is due
  const answers = [
    await client.get('/api/auth/user'),
    await client.patch('/api/activities/1/status', { status: 'completed' }),
    await old.client().post('/api/auth/login', { username: 'nadie', password: 'luz de marzo 7' }),
  ];
  await new Promise((resolve) => setTimeout(resolve, SOME_MS));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await everything()).toEqual(before);
  expect(ended).toEqual([]);
});
