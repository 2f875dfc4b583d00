import { randomUUID } from 'node:crypto';
import { change, countFrom, createdAt, pull, push, scores } from '../../../../test/device-calls.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { database } from '../../../platform/mongo.ts';
import { sealDocument } from './sealed-document.ts';
import type { StoredDocument } from './sync.model.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

describe('F24: one bad operation among good ones', () => {
  const good = () => scores({ calma: 3 });
  it.each([
    ['a score of 11', () => scores({ calma: 11 }), 'invalid'],
    ['a score of 0', () => scores({ calma: 0 }), 'invalid'],
    ['a score that is text', () => scores({ calma: '3' }), 'invalid'],
    ['half a score', () => scores({ calma: 3.5 }), 'invalid'],
    ['an operator for a score', () => scores({ calma: { $gt: 1 } }), 'invalid'],
    ['a dimension that is no name', () => scores({ 'a b': 3 }), 'invalid'],
    ['a field that it does not have', () => scores({}, { fields: { title: { value: 'x', baseRev: 0 } } }), 'invalid'],
    ['an activity that is no assessment', () => scores({ calma: 3 }, { key: 'activity-8' }), 'invalid'],
    ['an activity beyond the journey', () => scores({ calma: 3 }, { key: 'activity-441' }), 'invalid'],
    ['a key that is a path', () => scores({ calma: 3 }, { key: '../activity-9' }), 'invalid'],
    ['an unknown kind', () => scores({ calma: 3 }, { kind: 'nothing' }), 'invalid'],
    ['an unknown action', () => scores({ calma: 3 }, { action: 'drop' }), 'invalid'],
    ['a negative revision', () => scores({ calma: 3 }, { baseRev: -1 }), 'invalid'],
    ['a number that is none', () => scores({ calma: 3 }, { opNo: 'one' }), 'invalid'],
    ['an id that is none', () => scores({ calma: 3 }, { opId: 'mine' }), 'invalid'],
    ['an unknown field of the operation', () => scores({ calma: 3 }, { userId: 'x' }), 'invalid'],
    ['a date of no calendar', () => scores({ calma: 3 }, { createdAt: 'ayer' }), 'invalid'],
    ['no object', () => 'op', 'invalid'],
    ['null', () => null, 'invalid'],
  ])('%s is rejected, the others are applied', async (_, bad, code) => {
    const { client } = await server.aUser();
    const before = good();
    const wrong = bad();
    const after = scores({ calma: 4 }, { key: 'activity-18' });
    const { status, body } = await push(client, randomUUID(), before, wrong, after);
    expect(status).toBe(200);
    expect(body.results.map((result: { status: string }) => result.status)).toEqual(['applied', 'rejected', 'applied']);
    expect(body.results[1]).toMatchObject({ code, message: expect.stringMatching(/\p{L}/u) });
    expect((await pull(client)).docs).toHaveLength(2);
  });
});

describe("a document over the database's limit", () => {
  const signs = '\u0001'.repeat(160_000);

  /** A stored entry with the given number of texts of characters that take six bytes each. */
  async function anEntryOfSigns({ id }: TestUser, texts: number): Promise<void> {
    const fields = Array.from({ length: texts }, (_, i) => [`responses.q${i}`, { value: signs, rev: 1 }]);
    const at = new Date(createdAt);
    const entry = { kind: 'entry', key: 'activity-4', number: 1, rev: 1, deleted: false } as const;
    const document = { ...entry, fields: Object.fromEntries(fields), createdAt: at, updatedAt: at };
    const stored = sealDocument(id, await server.api.deps.vaults.of(id), document);
    await database().collection<StoredDocument>('syncDocuments').insertOne(stored);
    await SequenceModel.create({ _id: id, seq: 1 });
  }

  it('X-12, L-05: is measured as stored: four million characters may be more than sixteen megabytes', async () => {
    const ana = await server.aUser();
    await anEntryOfSigns(ana, 16);
    const device = randomUUID();
    const more = change('entry', 'activity-4', { 'responses.more': signs });
    const { status, body } = await push(ana.client, device, more);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([{ status: 'rejected', code: 'too_large' }]);
    // text in another document is accepted
    expect(
      (await push(ana.client, device, change('entry', 'activity-5', { title: 'mar' }))).body.results,
    ).toMatchObject([{ status: 'applied' }]);
    // without the check the database would have refused it, and the push with it
    await expect(anEntryOfSigns(await server.aUser(), 18)).rejects.toThrow(/BSONObj size/);
  });

  it('X-12: has four hundred fields at most, of any kind', async () => {
    const { client } = await server.aUser();
    const named = (count: number) => scores(Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i}`, 3])));
    const { body } = await push(client, randomUUID(), named(401), named(400));
    expect(body.results).toMatchObject([{ status: 'rejected', code: 'too_large' }, { status: 'applied' }]);
  });
});

describe('an invalid envelope', () => {
  it.each([
    ['no client', { ops: [] }, 400],
    ['a client that is no id', { clientId: 'phone', ops: [] }, 400],
    ['no operations', { clientId: randomUUID() }, 400],
    ['operations that are no list', { clientId: randomUUID(), ops: {} }, 400],
    ['an unknown field', { clientId: randomUUID(), ops: [], userId: 'x' }, 400],
    ['51 operations', { clientId: randomUUID(), ops: Array.from({ length: 51 }, () => ({})) }, 413],
    ['over 1 MB', { clientId: randomUUID(), ops: ['x'.repeat(1_100_000)] }, 413],
  ])('%s is refused whole', async (_, body, status) => {
    const { client } = await server.aUser();
    expect(await client.post('/api/sync/push', body)).toMatchObject({
      status,
      body: { message: expect.stringMatching(/\p{L}/u) },
    });
  });

  it.each(['cursor=-1', 'cursor=x', 'limit=0', 'limit=501', 'cursor=1&cursor=2'])(
    'pull?%s is refused',
    async (query) => {
      const { client } = await server.aUser();
      expect(await client.get(`/api/sync/pull?${query}`)).toMatchObject({ status: 400 });
    },
  );

  it('requires a session', async () => {
    expect(await push(server.client(), randomUUID())).toMatchObject({ status: 401 });
    expect(await server.client().get('/api/sync/pull')).toMatchObject({ status: 401 });
  });
});
