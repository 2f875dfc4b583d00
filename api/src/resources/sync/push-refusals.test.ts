import { randomUUID } from 'node:crypto';
import { change, countFrom, pull, push, scores } from '../../../test/device-calls.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

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
  ])('%s is rejected, the others go through', async (_, bad, code) => {
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

describe('X-12: what would be more than the database stores', () => {
  it('a document is measured as it is stored: signs that take six bytes each come to an end before sixteen megabytes', async () => {
    const { client } = await server.aUser();
    const device = randomUUID();
    const outcomes: string[] = [];
    for (let i = 0; i < 18 && !outcomes.includes('too_large'); i += 1) {
      const { status, body } = await push(
        client,
        device,
        change('entry', 'activity-4', { [`responses.q${i}`]: '\u0001'.repeat(160_000) }),
      );
      expect(status).toBe(200);
      outcomes.push(body.results[0].code ?? body.results[0].status);
    }
    expect(outcomes).toEqual([...Array.from({ length: 16 }, () => 'applied'), 'too_large']);
    // nothing is lost of what is there, and the next words go to another document
    expect((await push(client, device, change('entry', 'activity-5', { title: 'mar' }))).body.results).toMatchObject([
      { status: 'applied' },
    ]);
  });

  it('a document of any kind has four hundred fields at most', async () => {
    const { client } = await server.aUser();
    const named = (count: number) => scores(Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i}`, 3])));
    const { body } = await push(client, randomUUID(), named(401), named(400));
    expect(body.results).toMatchObject([{ status: 'rejected', code: 'too_large' }, { status: 'applied' }]);
  });
});

describe('a broken envelope', () => {
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

  it('asks for a session', async () => {
    expect(await push(server.client(), randomUUID())).toMatchObject({ status: 401 });
    expect(await server.client().get('/api/sync/pull')).toMatchObject({ status: 401 });
  });
});
