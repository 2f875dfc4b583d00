import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { database } from '../src/platform/mongo.ts';
import { ProgressModel } from '../src/resources/programme/progress/progress.model.ts';
import { SyncDocumentModel, SyncOperationModel } from '../src/resources/writing/sync/sync.model.ts';
import { ReplicaSet } from './replica-set.ts';
import type { TestAnswer } from './test-client.ts';
import { startTestServer, type TestServer, type TestUser } from './test-server.ts';
import { until } from './until.ts';

/** Number of times that the primary is killed; the requirement's is `FAULT_MOMENTS=5`. */
const KILLS = Number(process.env['FAULT_MOMENTS'] ?? 2);
const WRITERS = 4;
/** Longer than the API waits for a database before it answers 503. */
const PATIENCE_MS = 60_000;
const OUT_OF_DISK_SPACE = 14_031;
/** Longest time until a save beside a frozen primary: 3 to 6 s on an idle machine; the driver's default alone takes 31. */
const FROZEN_AT_MOST_MS = 20_000;

let set: ReplicaSet;
let server: TestServer;
beforeAll(async () => {
  set = await ReplicaSet.start();
  server = await startTestServer({ env: { MONGODB_URI: set.uri, RATE_LIMITS: 'off' } });
}, 180_000);
afterAll(async () => {
  await server.stop();
  await set.stop();
});

const score = (opId: string, opNo: number, key: string, value: number) => ({
  opId,
  opNo,
  kind: 'assessment',
  key,
  action: 'set',
  fields: { 'scores.calma': { value, baseRev: 0 } },
  createdAt: '2026-11-21T08:00:00.000Z',
});

/** A device that saves continuously, and resends what was not acknowledged, as the page does. */
class Writer {
  readonly clientId = randomUUID();
  readonly saved = new Map<string, number>();
  /** Answers other than success and the one refusal that means 'retry later'. */
  readonly unexpected: TestAnswer[] = [];
  completed = 0;
  #opNo = 0;

  constructor(readonly user: TestUser) {}

  async untilAccepted(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
    const deadline = Date.now() + 2 * PATIENCE_MS;
    for (;;) {
      const answer = await send();
      if (answer.status === 200) return answer;
      if (answer.status !== 503 || !answer.headers.get('retry-after')) this.unexpected.push(answer);
      if (Date.now() > deadline) throw new Error(`never taken: ${answer.status}`);
    }
  }

  async save(): Promise<void> {
    this.#opNo += 1;
    const [key, value] = [`activity-${9 * (1 + (this.#opNo % 48))}`, 1 + (this.#opNo % 10)];
    const body = { clientId: this.clientId, ops: [score(randomUUID(), this.#opNo, key, value)] };
    const answer = await this.untilAccepted(() => this.user.client.post('/api/sync/push', body));
    if (!['applied', 'duplicate'].includes(answer.body.results[0].status)) this.unexpected.push(answer);
    this.saved.set(key, value);
  }

  async complete(): Promise<void> {
    const path = `/api/activities/${this.completed + 1}/status`;
    await this.untilAccepted(() => this.user.client.patch(path, { status: 'completed' }));
    this.completed += 1;
  }

  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.save();
      await this.complete();
    }
  }

  /** The server's state of the device's documents. */
  async found() {
    const { body } = await this.user.client.get('/api/sync/pull');
    const progress = await ProgressModel.findById(this.user.id).lean();
    return {
      saved: new Map<string, number>(
        body.docs.map((doc: { key: string; fields: Record<string, number> }) => [doc.key, doc.fields['scores.calma']]),
      ),
      documents: await SyncDocumentModel.countDocuments({ userId: this.user.id }),
      completed: progress?.completedCount ?? 0,
      statuses: Object.keys(progress?.statuses ?? {}).length,
      unexpected: this.unexpected.map(({ status, body: told }) => [status, told]),
    };
  }

  /** Everything acknowledged, once. */
  get acknowledged(): Awaited<ReturnType<Writer['found']>> {
    const { saved, completed } = this;
    return { saved, documents: saved.size, completed, statuses: completed, unexpected: [] };
  }
}

it(`F19: the primary is killed ${KILLS} times under load: writes resume, nothing acknowledged is lost or duplicated`, async () => {
  const users = await Promise.all(Array.from({ length: WRITERS }, () => server.aUser({ hasPremiumAccess: true })));
  const writers = users.map((user) => new Writer(user));
  const load = { isOver: false };
  const writing = Promise.all(writers.map((writer) => writer.writeUntil(() => load.isOver)));
  const acknowledged = () => writers.reduce((sum, { completed }) => sum + completed, 0);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged();
    await until(() => acknowledged() > before, PATIENCE_MS);
    await set.killPrimary();
    const after = acknowledged();
    await until(() => acknowledged() >= after + WRITERS, PATIENCE_MS);
    await set.untilWhole();
  }
  load.isOver = true;
  await writing;
  for (const writer of writers) expect(await writer.found()).toEqual(writer.acknowledged);
}, 300_000);

it('F19: the primary is frozen: what has reached it is saved by the next one, long before it thaws', async () => {
  const writer = new Writer(await server.aUser({ hasPremiumAccess: true }));
  await writer.save();
  const frozenAt = performance.now();
  const thaw = await set.freezePrimary();
  try {
    await writer.save();
    expect(performance.now() - frozenAt).toBeLessThan(FROZEN_AT_MOST_MS);
  } finally {
    thaw();
  }
  await set.untilWhole();
  expect(await writer.found()).toEqual(writer.acknowledged);
}, 120_000);

it('F20: two of three members are frozen: every call is a read or a clear 503, and everything is saved once they are back', async () => {
  const writer = new Writer(await server.aUser());
  await writer.save();
  const { client } = writer.user;
  const resume = await set.freezeMajority();
  const waiting = [writer.save(), writer.complete()];
  const answers = await Promise.all([
    ...['/api/auth/user', '/api/journal', '/api/sync/pull', '/api/blocks', '/api/profile'].map((path) =>
      client.get(path),
    ),
    client.patch('/api/profile', { firstName: 'Ana' }),
    server.client().post('/api/auth/forgot-password', { email: 'nadie@example.com' }),
  ]);
  expect((await server.client().get('/healthz')).status).toBe(200);
  expect((await server.client().get('/readyz')).status).toBe(503);
  resume();
  const unclear = answers.filter(({ status, body, headers }) =>
    status === 503 ? !headers.get('retry-after') || !body.message.endsWith('.') : status !== 200,
  );
  expect(unclear.map(({ status, body }) => [status, body])).toEqual([]);
  expect(answers.some(({ status }) => status === 503)).toBe(true); // control: it was an outage
  await Promise.all(waiting);
  await set.untilWhole();
  await until(async () => (await server.client().get('/readyz')).status === 200, PATIENCE_MS);
  await writer.save();
  expect(await writer.found()).toEqual(writer.acknowledged);
}, 300_000);

it('F29: the disk of the primary is full: 503 and never 200, and refused writes succeed once there is room', async () => {
  const writer = new Writer(await server.aUser());
  await writer.save();
  const makeRoom = await set.failCommands(
    ['insert', 'update', 'findAndModify', 'bulkWrite', 'commitTransaction'],
    OUT_OF_DISK_SPACE,
  );
  const waiting = writer.save();
  const answers = await Promise.all([
    writer.user.client.patch('/api/activities/1/status', { status: 'completed' }),
    writer.user.client.patch('/api/profile', { firstName: 'Ana' }),
    server.client().post('/api/leads', { source: 'cta_main_button' }),
  ]);
  const docs = (await writer.user.client.get('/api/sync/pull')).body.docs;
  await makeRoom();
  expect(docs).toHaveLength(1); // stored data can be read
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after') !== null])).toEqual(
    answers.map(() => [503, true]),
  );
  await waiting;
  expect(await writer.found()).toEqual(writer.acknowledged);
}, 120_000);

it('F29: everything is read for a backup during writes: nothing fails, and each copy is consistent', async () => {
  const writer = new Writer(await server.aUser({ hasPremiumAccess: true }));
  const load = { isOver: false };
  const writing = writer.writeUntil(() => load.isOver);
  for (let copy = 1; copy <= 3; copy++) {
    await until(() => writer.completed >= 2 * copy, PATIENCE_MS);
    const session = await mongoose.startSession({ snapshot: true });
    for (const collection of await database().collections()) await collection.find({}, { session }).toArray();
    const ofWriter = { userId: writer.user.id };
    const documents = await SyncDocumentModel.countDocuments(ofWriter).session(session);
    const operations = await SyncOperationModel.countDocuments(ofWriter).session(session);
    await session.endSession();
    expect(documents).toBeGreaterThan(0);
    expect(documents).toBe(Math.min(operations, 48)); // both keys are written together, in turns
  }
  load.isOver = true;
  await writing;
  expect(await writer.found()).toEqual(writer.acknowledged);
}, 120_000);
