import { randomUUID } from 'node:crypto';
import { JOURNAL_PAGE, type JournalEntry } from '@app/contract/journal';
import type { TestClient } from '../../../../test/test-client.ts';
import { SyncDocumentModel } from '../sync/sync.model.ts';
import { startTwoServers, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';

let server: TestServer;
let other: TestServer;
let ana: TestUser;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser()));

const hash = (n: number) => String(n).repeat(64);
const createdAt = '2026-11-21T08:00:00.000Z';
const id = Date.parse(createdAt);

/** Pushes one operation from a new device. */
async function push(client: TestClient, key: string, fields: Record<string, unknown>, more: object = {}) {
  const op = { opId: randomUUID(), opNo: 1, kind: 'entry', key, action: 'set', fields, createdAt, ...more };
  return (await client.post('/api/sync/push', { clientId: randomUUID(), ops: [op] })).body.results[0];
}
const value = (content: unknown) => ({ value: content, baseRev: 0 });
const list = async (client: TestClient, tag?: string) =>
  client.get('/api/journal', { headers: tag ? { 'If-None-Match': tag } : {} });

it('is the list of the specification, newest first, with drawings as addresses', async () => {
  await push(ana.client, randomUUID(), {
    title: value('Mañana'),
    'responses.personal_content': value('Hoy he visto el mar.'),
    'canvasData.personal_content': value(hash(1)),
    'strokes.personal_content': value(JSON.stringify([{ w: 3, c: '#000', p: [[1, 2]] }])),
    'savedDrawings.personal_content': { add: [hash(2), hash(3)], remove: [], baseRev: 0 },
    writingMode: value('handwriting'),
    isCompleted: value(true),
  });
  await push(ana.client, 'activity-4', {
    'responses.experience': value('Calma'),
    'canvasData.experience': value(null),
  });
  const { status, body } = await list(ana.client);
  expect(status).toBe(200);
  const [ofActivity, personal] = body as JournalEntry[];
  expect(personal).toEqual({
    id,
    title: 'Mañana',
    content: expect.any(String),
    createdAt,
    updatedAt: expect.any(String),
    isCompleted: true,
  });
  expect(JSON.parse(personal?.content ?? '')).toEqual({
    responses: { personal_content: 'Hoy he visto el mar.' },
    canvasData: { personal_content: `/api/drawings/${hash(1)}` },
    savedDrawings: { personal_content: [`/api/drawings/${hash(2)}`, `/api/drawings/${hash(3)}`] },
    writingMode: 'handwriting',
    questions: [],
    timestamp: personal?.updatedAt,
  });
  expect(ofActivity).toMatchObject({
    id: id + 1, // both were created at the same moment
    activityId: 4,
    title: server.api.deps.programme.current.activity(4)?.title,
    isCompleted: false,
  });
  expect(JSON.parse(ofActivity?.content ?? '')).toMatchObject({ responses: { experience: 'Calma' }, canvasData: {} });
});

it('names a personal entry without title as the page does', async () => {
  await push(ana.client, randomUUID(), { 'responses.personal_content': value('a') });
  expect((await list(ana.client)).body).toMatchObject([{ title: 'Nueva entrada personal' }]);
});

it('answers 304 until an entry changes, on every process', async () => {
  const elsewhere = await other.clientOf(ana.user);
  const tagOf = async (client: TestClient) => (await list(client)).headers.get('etag') ?? '';
  const first = await tagOf(ana.client);
  expect(await list(ana.client, first)).toMatchObject({ status: 304, body: '' });
  expect(await list(elsewhere, `"other", W/${first}`)).toMatchObject({ status: 304 });
  expect((await list(ana.client, '"other"')).status).toBe(200);

  await push(elsewhere, 'activity-2', { 'responses.experience': value('Sol') });
  expect(await list(elsewhere, first)).toMatchObject({ status: 200, body: [{ activityId: 2 }] });
  // the other process is notified by the change stream
  await until(async () => (await list(ana.client, first)).status === 200);

  const second = await tagOf(ana.client);
  expect(second).not.toBe(first);
  await push(ana.client, 'activity-2', {}, { action: 'delete', fields: undefined, baseRev: 1 });
  expect(await list(ana.client, second)).toMatchObject({ status: 200, body: [] });
});

it('G-04: does not answer 304 to the list before a deletion once nothing of it is left', async () => {
  const key = randomUUID();
  const { doc } = await push(ana.client, key, { 'responses.personal_content': value('Mar') });
  await push(ana.client, 'activity-2', { 'responses.experience': value('Sol') });
  const tag = (await list(ana.client)).headers.get('etag') ?? '';
  await push(ana.client, key, {}, { action: 'delete', fields: undefined, baseRev: doc.rev });
  await SyncDocumentModel.deleteOne({ _id: `${ana.id}/entry/${key}` }); // as its index does after 180 days
  server.api.deps.journalRevisions.changed(ana.id);
  expect(await list(ana.client, tag)).toMatchObject({ status: 200, body: [{ activityId: 2 }] });
});

it('does not take a change of the calendar for one of the journal', async () => {
  const { headers } = await list(ana.client);
  await push(ana.client, '2026-11-21', { note: value('mar') }, { kind: 'day' });
  expect((await list(ana.client, headers.get('etag') ?? '')).status).toBe(304);
});

it('an unchanged journal costs no database command', async () => {
  const tag = (await list(ana.client)).headers.get('etag') ?? '';
  await list(ana.client, tag);
  const reads = jest.spyOn(SyncDocumentModel, 'findOne');
  for (let i = 0; i < 20; i++) expect((await list(ana.client, tag)).status).toBe(304);
  expect(reads).not.toHaveBeenCalled();
  server.api.deps.journalRevisions.changed(ana.id);
  await list(ana.client, tag);
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
});

describe('a long journal', () => {
  const nextOf = ({ headers }: { headers: Headers }) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

  /** All pages, following the next-page links. */
  async function pages(client: TestClient): Promise<JournalEntry[][]> {
    const found: JournalEntry[][] = [];
    for (let path: string | undefined = '/api/journal'; path !== undefined;) {
      const answer = await client.get(path);
      expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(JOURNAL_PAGE.bytes + 1_000);
      found.push(answer.body);
      path = nextOf(answer);
    }
    return found;
  }

  async function write(count: number, words: string): Promise<void> {
    const clientId = randomUUID();
    const ops = Array.from({ length: count }, (_, i) => ({
      opId: randomUUID(),
      opNo: i + 1,
      kind: 'entry',
      key: randomUUID(),
      action: 'set',
      fields: { title: value(`${i}`), 'responses.personal_content': value(words) },
      createdAt,
    }));
    const most = words.length > 100_000 ? 4 : 50;
    for (let at = 0; at < count; at += most)
      expect((await ana.client.post('/api/sync/push', { clientId, ops: ops.slice(at, at + most) })).status).toBe(200);
  }

  it('X-12: is paginated: many short entries a hundred at a time, newest first, each once', async () => {
    await write(230, 'mar');
    const found = await pages(ana.client);
    expect(found.map((page) => page.length)).toEqual([100, 100, 30]);
    expect(found.flat().map(({ title }) => title)).toEqual(Array.from({ length: 230 }, (_, i) => String(229 - i)));
  });

  it('X-12: and long ones a megabyte at a time', async () => {
    await write(12, 'ñ'.repeat(120_000));
    expect((await pages(ana.client)).map((page) => page.length)).toEqual([4, 4, 4]);
  });

  it('is answered with 304 on each of its pages until something changes', async () => {
    await write(101, 'mar');
    const first = await list(ana.client);
    const tag = first.headers.get('etag') ?? '';
    const second = nextOf(first) ?? '';
    expect(await ana.client.get(second)).toMatchObject({ status: 200, body: [{ title: '0' }] });
    for (const path of ['/api/journal', second])
      expect((await ana.client.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    await push(ana.client, 'activity-3', { 'responses.experience': value('Sol') });
    for (const path of ['/api/journal', second])
      expect((await ana.client.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('an invalid cursor is refused', async () => {
    for (const before of ['0', '-1', 'x', '1.5'])
      expect((await ana.client.get(`/api/journal?before=${before}`)).status).toBe(400);
  });
});

it('Z-01: a journal and its state are visible to its user only', async () => {
  await push(ana.client, 'activity-1', { 'responses.experience': value('Mía') });
  const tag = (await list(ana.client)).headers.get('etag') ?? '';
  const eva = await server.aUser();
  expect(await list(eva.client, tag)).toMatchObject({ status: 200, body: [] });
  expect(await list(server.client(), tag)).toMatchObject({ status: 401 });
});
