import { randomUUID } from 'node:crypto';
import { change, countFrom, pull, push, scores } from '../../../../test/device-calls.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

it('pulls in pages, each change once', async () => {
  const { client } = await server.aUser();
  const ops = Array.from({ length: 25 }, (_, i) => scores({ calma: 1 + (i % 10) }, { key: `activity-${(i + 1) * 9}` }));
  await push(client, randomUUID(), ...ops);
  const keys: string[] = [];
  let cursor = 0;
  for (let more = true; more;) {
    const page = await pull(client, `cursor=${cursor}&limit=10`);
    keys.push(...page.docs.map(({ key }) => key));
    ({ cursor, more } = page);
  }
  expect(keys).toEqual(ops.map(({ key }) => key));
  expect(await pull(client, `cursor=${cursor}`)).toMatchObject({ docs: [], cursor: 25, more: false });
});

it('ends a page early where documents are large', async () => {
  const { client } = await server.aUser();
  const clientId = randomUUID();
  const ink = JSON.stringify([{ w: 1, c: '#000', p: [[1, 2]] }]).padEnd(450_000);
  for (let n = 1; n <= 5; n++)
    await push(
      client,
      clientId,
      change('entry', `activity-${n}`, { 'strokes.a': ink }),
      change('entry', `activity-${n}`, { 'strokes.b': ink }),
    );
  const first = await pull(client);
  expect(first).toMatchObject({ more: true });
  expect(first.docs.length).toBeLessThan(5);
  const rest = await pull(client, `cursor=${first.cursor}`);
  expect([...first.docs, ...rest.docs].map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((n) => `activity-${n}`));
  expect(rest.more).toBe(false);
});
