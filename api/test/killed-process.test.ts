import { randomUUID } from 'node:crypto';
import { ProgressModel } from '../src/resources/programme/progress/progress.model.ts';
import { SyncDocumentModel } from '../src/resources/writing/sync/sync.model.ts';
import { type ApiProcess, buildApi, startApiProcess } from './api-process.ts';
import { LivePage } from './live-page.ts';
import { TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { until } from './until.ts';

// Found a live event outside the transaction in each of three runs.
const ROUNDS = 4;
const WRITERS = 12;
const MOST_WRITES = 400;
/** Timeout of the start-up, not an expectation: other packages may be tested at the same time. */
const START_TIMEOUT_MS = 20_000;

/** Whether an error is a broken connection, by its message: fetch throws errors of another realm than jest's. */
const isConnectionBroken = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  /^(fetch failed|terminated)$/.test(String(error.message));

/** A user who continues after each crash: completes one activity after the other, scores every stage, and retries what got no answer. */
class Writer {
  readonly completed = new Set<number>();
  readonly scored = new Map<string, number>();
  acknowledged = 0;
  readonly #clientId = randomUUID();
  #next = 1;
  #opNo = 0;
  /** Operation in flight when the process died: committed or not, but never partly. */
  unanswered: { opId: string; opNo: number; key: string; score: number } | undefined;

  constructor(
    readonly id: string,
    /** Client of the surviving server; its cookies are valid at every process. */
    readonly client: TestClient,
  ) {}

  /** Writes until the process has ended. */
  async writeTo(url: string): Promise<void> {
    const client = new TestClient(url);
    for (const pair of this.client.cookieHeader.split('; '))
      client.setCookie(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    try {
      while (this.#next <= MOST_WRITES) {
        await this.#complete(client);
        await this.#score(client);
      }
    } catch (error) {
      if (!isConnectionBroken(error)) throw error;
    }
  }

  async #complete(client: TestClient): Promise<void> {
    const { status } = await client.patch(`/api/activities/${this.#next}/status`, { status: 'completed' });
    if (status !== 200) throw new Error(`completing answers ${status}`);
    this.acknowledged += 1;
    this.completed.add(this.#next);
    this.#next += 1;
  }

  async #score(client: TestClient): Promise<void> {
    this.#opNo += this.unanswered ? 0 : 1;
    const op = (this.unanswered ??= {
      opId: randomUUID(),
      opNo: this.#opNo,
      key: `activity-${(1 + (this.#opNo % 48)) * 9}`,
      score: 1 + (this.#opNo % 10),
    });
    const { body, status } = await client.post('/api/sync/push', {
      clientId: this.#clientId,
      ops: [
        {
          opId: op.opId,
          opNo: op.opNo,
          kind: 'assessment',
          key: op.key,
          action: 'set',
          fields: { 'scores.calma': { value: op.score, baseRev: 0 } },
          createdAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    });
    if (status !== 200 || body.results[0].status !== 'applied') throw new Error(`pushing answers ${status}`);
    this.acknowledged += 1;
    this.scored.set(op.key, op.score);
    this.unanswered = undefined;
  }
}

const acknowledgedBy = (writers: readonly Writer[]) => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

let server: TestServer;
let child: ApiProcess | undefined;
beforeAll(async () => {
  buildApi();
  server = await startTestServer();
}, 180_000);
afterAll(async () => {
  await child?.kill();
  await server.stop();
});

it('I-10, F1: kill -9 during writes: everything acknowledged is stored, nothing twice, and counts are correct', async () => {
  const users = await Promise.all(Array.from({ length: WRITERS }, () => server.aUser({ hasPremiumAccess: true })));
  const writers = users.map(({ id, client }) => new Writer(id, client));
  // Open at the surviving process: they must receive every committed change of the others, and nothing that was not committed.
  const pages = await Promise.all(users.map(({ client }) => LivePage.open(client)));
  for (let round = 0; round < ROUNDS; round++) {
    child = await startApiProcess(server);
    const { url } = child;
    const before = acknowledgedBy(writers);
    const writing = writers.map((writer) => writer.writeTo(url));
    // Later in each round, during a write.
    await until(() => acknowledgedBy(writers) >= before + WRITERS * (1 + 2 * round), START_TIMEOUT_MS);
    await new Promise((resolve) => setTimeout(resolve, round * 3));
    await child.kill();
    child = undefined;
    await Promise.all(writing);
  }

  for (const [i, writer] of writers.entries()) {
    const record = await ProgressModel.findById(writer.id).lean();
    const done = Object.keys(record?.statuses ?? {}).map(Number);
    expect([...writer.completed].filter((id) => !done.includes(id))).toEqual([]);
    // at most the one that was in flight when the process died
    expect(done.length - writer.completed.size).toBeLessThanOrEqual(1);
    expect(record?.completedCount).toBe(done.length);
    expect(Object.values(record?.stageCounts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(done.length);
    const liveFrames = () => pages[i]?.frames.filter(({ event }) => event === 'activity_completed').length;
    await until(() => liveFrames() === done.length);
    pages[i]?.close();

    const { body } = await (
      await server.clientOf(users.find(({ id }) => id === writer.id)!.user)
    ).get('/api/sync/pull');
    const stored = new Map(
      body.docs.map((doc: { key: string; fields: Record<string, number> }) => [doc.key, doc.fields['scores.calma']]),
    );
    if (writer.unanswered) writer.scored.delete(writer.unanswered.key);
    for (const [key, score] of writer.scored) expect(stored.get(key)).toBe(score);
    expect(stored.size).toBe(await SyncDocumentModel.countDocuments({ userId: writer.id }));
  }
}, 240_000);
