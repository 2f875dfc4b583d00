import { randomUUID } from 'node:crypto';
import { ANSWER_BYTES, type SyncDoc, type SyncResult } from '@app/contract/sync';
import { change, countFrom, pull, push } from '../../../../test/device-calls.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ textQuotaBytes: 100_000_000 })));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

const LONG = 200_000;
const long = (letter: string) => letter.repeat(LONG);
const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

interface Answer {
  readonly results: SyncResult[];
  readonly docs?: SyncDoc[];
  readonly more?: boolean;
}
const pushForDocs = async (client: TestClient, clientId: string, ...ops: unknown[]): Promise<Answer> =>
  (await client.post('/api/sync/push?answer=docs', { clientId, ops })).body;

/** An entry with the given number of texts, pushed four at a time. */
async function aLongEntry(client: TestClient, texts: number) {
  const device = randomUUID();
  for (let i = 0; i < texts; i += 4) {
    const some = Array.from({ length: Math.min(4, texts - i) }, (_, j) => [`responses.q${i + j}`, long('x')]);
    expect((await push(client, device, change('entry', 'activity-4', Object.fromEntries(some)))).status).toBe(200);
  }
  countFrom(1);
}
const fifty = () => Array.from({ length: 50 }, (_, i) => change('entry', 'activity-4', { title: `Título ${i}` }));

describe('an answer is never many times as large as its request', () => {
  it('X-12: contains a document once, however many operations change it', async () => {
    const { client } = await server.aUser();
    await aLongEntry(client, 19);
    const answer = await pushForDocs(client, randomUUID(), ...fifty());
    expect(sizeOf(answer)).toBeLessThan(5_000_000);
    expect(answer.docs?.filter(({ kind }) => kind === 'entry')).toHaveLength(1);
    expect(answer.results.length).toBeGreaterThan(0);
    expect(answer.results[0]).toMatchObject({ names: { doc: 'entry/activity-4' } });
    expect(answer.results[0]?.doc).toBeUndefined();
  });

  it('X-12: is bounded for clients that do not ask for it; the rest is resent until all is done', async () => {
    const { client } = await server.aUser();
    await aLongEntry(client, 19);
    const device = randomUUID();
    let waiting = fifty().slice(0, 8);
    for (let calls = 0; waiting.length > 0; calls += 1) {
      expect(calls).toBeLessThan(8);
      const { status, body } = await push(client, device, ...waiting);
      expect(status).toBe(200);
      expect(sizeOf(body)).toBeLessThan(5_000_000);
      expect(body.results.map(({ opId }: SyncResult) => opId)).toEqual(
        waiting.slice(0, body.results.length).map(({ opId }) => opId),
      );
      expect(body.results.length).toBeGreaterThan(0);
      waiting = waiting.slice(body.results.length);
    }
  });

  it('X-12: with forty siblings the text is stored and the answer names them; all can be pulled', async () => {
    const { client } = await server.aUser();
    await push(client, randomUUID(), change('entry', 'activity-4', { 'responses.a': long('a') }));
    // One-byte letters: four such texts fill one push.
    const others = Array.from({ length: 40 }, (_, i) =>
      change('entry', 'activity-4', { 'responses.a': `${i}.${'b'.repeat(LONG - 10)}` }, 0),
    );
    const device = randomUUID();
    for (let i = 0; i < 40; i += 4) {
      const { body } = await push(client, device, ...others.slice(i, i + 4));
      expect(sizeOf(body)).toBeLessThan(5_000_000);
      for (let done = body.results.length; done < 4;) {
        const again = await push(client, device, ...others.slice(i + done, i + 4));
        expect(sizeOf(again.body)).toBeLessThan(5_000_000);
        done += again.body.results.length;
      }
    }
    countFrom(1);
    const answer = await pushForDocs(client, randomUUID(), change('entry', 'activity-4', { title: 'Otra' }));
    expect(sizeOf(answer)).toBeLessThan(5_000_000);
    expect(answer).toMatchObject({ more: true, results: [{ status: 'applied' }] });
    expect(answer.results[0]?.names?.siblings).toHaveLength(40);
    const seen = new Set<string>();
    for (let cursor = 0, more = true; more;) {
      const page = await pull(client, `cursor=${cursor}`);
      expect(sizeOf(page)).toBeLessThan(ANSWER_BYTES + 1_000_000);
      for (const { kind, key } of page.docs) seen.add(`${kind}/${key}`);
      ({ cursor, more } = page);
    }
    for (const name of answer.results[0]?.names?.siblings ?? []) expect(seen).toContain(name);
  });
});

describe('a fifty-first sibling', () => {
  it('X-12: is refused alone with a message, and accepted once one was resolved', async () => {
    const { client } = await server.aUser();
    const other = (i: number) => change('day', '2026-11-21', { note: `versión ${i}.` });
    await push(client, randomUUID(), other(0));
    countFrom(1);
    const first = await push(client, randomUUID(), ...Array.from({ length: 50 }, (_, i) => other(i + 1)));
    expect(first.body.results.every(({ status }: SyncResult) => status === 'sibling')).toBe(true);
    const last: SyncResult | undefined = first.body.results.at(-1);
    countFrom(1);
    const device = randomUUID();
    const { body } = await push(client, device, other(51), change('day', '2026-11-22', { note: 'sol' }));
    expect(body.results).toMatchObject([
      { status: 'rejected', code: 'too_large', reason: 'versions', message: expect.stringContaining('50 versiones') },
      { status: 'applied' },
    ]);
    // nor is one created by the client, or beside another version
    const made = change('sibling', randomUUID(), {
      of: { kind: 'day', key: '2026-11-21' },
      field: 'note',
      value: 'a mano',
      device: 'x',
    });
    expect((await push(client, device, made)).body.results).toMatchObject([{ reason: 'versions' }]);
    const { key = '', rev = 0 } = last?.sibling ?? {};
    const gone = { ...change('sibling', key, {}), action: 'delete', fields: undefined, baseRev: rev };
    const again = await push(client, device, gone, other(51));
    expect(again.body.results.map(({ status }: SyncResult) => status)).toEqual(['applied', 'sibling']);
  });
});

describe('the quota of text', () => {
  const usedBy = async (id: string) => (await SequenceModel.findById(id).lean())?.textBytes;

  it('X-12: accepts the last byte and not one more; shortening always succeeds, and deleting makes room', async () => {
    const small = await startTestServer({ beside: server, textQuotaBytes: 100 });
    const ana = await small.aUser();
    const device = randomUUID();
    const note = (words: string, baseRev = 0) => change('day', '2026-11-21', { note: words }, baseRev);
    // a text is stored as JSON: two more bytes
    expect((await push(ana.client, device, note('x'.repeat(98)))).body.results).toMatchObject([{ status: 'applied' }]);
    expect(await usedBy(ana.id)).toBe(100);
    const over = await push(ana.client, device, note('x'.repeat(99), 1), note('x'.repeat(97), 1));
    expect(over.body.results).toMatchObject([
      { status: 'rejected', code: 'too_large', reason: 'account_full', message: expect.stringContaining('espacio') },
      { status: 'applied' },
    ]);
    expect(await usedBy(ana.id)).toBe(99);
    const gone = { ...note(''), action: 'delete', fields: undefined, baseRev: 2 };
    expect((await push(ana.client, device, gone)).body.results).toMatchObject([{ status: 'applied' }]);
    expect(await usedBy(ana.id)).toBe(0);
    await small.stop();
  });

  it('is counted if it was never stored, and recounted if it is wrong', async () => {
    const ana = await server.aUser();
    const device = randomUUID();
    await push(ana.client, device, change('day', '2026-11-21', { note: 'mar' }));
    await SequenceModel.updateOne({ _id: ana.id }, { $unset: { textBytes: 1 } });
    await push(ana.client, device, change('day', '2026-11-22', { note: 'sol' }));
    expect(await usedBy(ana.id)).toBe(10);
    await SequenceModel.updateOne({ _id: ana.id }, { $set: { textBytes: 99_999_999 } });
    const { body } = await push(ana.client, device, change('day', '2026-11-23', { note: 'luz' }));
    expect(body.results).toMatchObject([{ status: 'applied' }]);
    expect(await usedBy(ana.id)).toBe(15);
    await ana.client.post('/api/account/erase');
  });
});
