import { randomUUID } from 'node:crypto';
import { OWN_BYTES, OWN_DOCUMENTS } from '@app/contract/own-documents';
import { change, countFrom, pull, push } from '../../../../test/device-calls.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { documentId } from './engine/document.ts';
import { sealDocument } from './sealed-document.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { type StoredDocument, SyncDocumentModel } from './sync.model.ts';
import { database } from '../../../platform/mongo.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

const keysOf = ({ docs }: Awaited<ReturnType<typeof pull>>) => docs.map(({ kind, key }) => `${kind}/${key}`);

it('come to a second device, sealed at rest', async () => {
  const ana = await server.aUser();
  const { body } = await push(
    ana.client,
    randomUUID(),
    change('own', 'mf-garden/a', { 'words.line': 'Canario', version: 1 }),
  );
  expect(body.results).toMatchObject([{ status: 'applied' }]);
  const { docs } = await pull(await server.clientOf(ana.user));
  expect(docs).toMatchObject([{ kind: 'own', key: 'mf-garden/a', fields: { 'words.line': 'Canario', version: 1 } }]);
  const stored = await database().collection<StoredDocument>('syncDocuments').find({ key: 'mf-garden/a' }).toArray();
  expect(JSON.stringify(stored)).not.toContain('Canario');
});

it('keep the words of a version that is behind, beside a version that never falls', async () => {
  const { client } = await server.aUser();
  const [tablet, phone] = [randomUUID(), randomUUID()];
  await push(client, tablet, change('own', 'mf-garden/a', { version: 2, 'words.text': 'Dos' }));
  const late = { ...change('own', 'mf-garden/a', { version: 1, 'words.line': 'Uno', 'words.text': 'Otro' }), opNo: 1 };
  const { body } = await push(client, phone, late);
  expect(body.results).toMatchObject([
    { status: 'sibling', doc: { fields: { version: 2, 'words.line': 'Uno', 'words.text': 'Dos' } } },
  ]);
});

it('are counted for five remotes in a push: the rest of it is sent again', async () => {
  const { client } = await server.aUser();
  const ops = Array.from({ length: 7 }, (_, i) => change('own', `mf-part-${i}/a`, { 'words.line': 'x' }));
  const device = randomUUID();
  const first = (await push(client, device, ...ops)).body;
  expect([first.results.length, first.more]).toEqual([5, true]);
  const second = (await push(client, device, ...ops.slice(5))).body;
  expect([second.results.length, second.more]).toEqual([2, undefined]);
  expect(keysOf(await pull(client))).toHaveLength(7);
});

describe('the room of a remote', () => {
  /** Stores own documents past the engine, which would take a push for fifty of them. */
  async function fill({ id }: TestUser, remote: string, count: number, text = 'x'): Promise<void> {
    const vault = await server.api.deps.vaults.of(id);
    const at = new Date();
    const all = Array.from({ length: count }, (_, i) =>
      sealDocument(id, vault, {
        kind: 'own',
        key: `${remote}/n${i}`,
        rev: i + 1,
        deleted: false,
        fields: { 'words.line': { value: text, rev: i + 1 } },
        createdAt: at,
        updatedAt: at,
      }),
    );
    await SyncDocumentModel.insertMany(all);
    await SequenceModel.create({ _id: id, seq: count });
  }
  const full = { status: 'rejected', code: 'too_large', reason: 'own_full', message: expect.stringMatching(/\p{L}/u) };

  it('X-12: is so many documents; those of another remote, and edits, have theirs', async () => {
    const ana = await server.aUser();
    await fill(ana, 'mf-garden', OWN_DOCUMENTS - 1);
    const device = randomUUID();
    const { body } = await push(
      ana.client,
      device,
      change('own', 'mf-garden/last', { 'words.line': 'cabe' }),
      change('own', 'mf-garden/more', { 'words.line': 'no cabe' }),
      change('own', 'mf-garden/n3', { 'words.note': 'cabe' }),
      change('own', 'mf-garden-two/a', { 'words.line': 'cabe' }),
      change('own', 'mf-gard/a', { 'words.line': 'cabe' }),
      { ...change('own', 'mf-garden/n4', {}), action: 'delete', fields: undefined, baseRev: 600 },
      change('own', 'mf-garden/more', { 'words.line': 'ahora cabe' }),
    );
    const applied = { status: 'applied' };
    expect(body.results).toMatchObject([applied, full, applied, applied, applied, applied, applied]);
    expect(body.results[0].doc.fields).toEqual({ 'words.line': 'cabe' });
  });

  it('X-12: is so many bytes, of documents and of their other versions; less always goes', async () => {
    const ana = await server.aUser();
    const text = 'x'.repeat(100_000);
    await fill(ana, 'mf-garden', Math.floor(OWN_BYTES / 100_002), text);
    const sibling = (value: string) =>
      change('sibling', randomUUID(), { of: { kind: 'own', key: 'mf-garden/n1' }, field: 'words.line', value });
    const { body } = await push(
      ana.client,
      randomUUID(),
      change('own', 'mf-garden/more', { 'words.line': text }),
      sibling(text),
      change('own', 'mf-garden/n2', { 'words.line': 'y' }, 999),
      change('own', 'mf-garden/more', { 'words.line': text.slice(0, 50_000) }),
      sibling(text.slice(0, 80_000)),
      sibling(text.slice(0, 80_000)),
    );
    const applied = { status: 'applied' };
    expect(body.results).toMatchObject([full, full, applied, applied, applied, full]);
  });
});

it('have names that fit: the longest key is a valid one', () => {
  expect(documentId('own', `mf-${'a'.repeat(31)}/${'b'.repeat(60)}`).length).toBeLessThan(100);
});
