import { randomUUID } from 'node:crypto';
import { change, countFrom, pull, push } from '../../../../test/device-calls.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import type { SyncDocument } from './engine/document.ts';
import { sealDocument } from './sealed-document.ts';
import { SyncDocumentModel } from './sync.model.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

const day = { kind: 'day', key: '2026-11-21' };
const text = 'x'.repeat(9_000);

/** Stores siblings past the engine. @returns their keys */
async function storeSiblings({ id }: TestUser, origins: { kind: string; key: string }[]): Promise<string[]> {
  const vault = await server.api.deps.vaults.of(id);
  const at = new Date();
  const all = origins.map((of, i): SyncDocument => {
    const fields = { of, field: 'note', value: text, device: 'Móvil' };
    return {
      kind: 'sibling',
      key: randomUUID(),
      of: `${of.kind}/${of.key}`,
      rev: i + 1,
      deleted: false,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, rev: i + 1 }])),
      createdAt: at,
      updatedAt: at,
    };
  });
  await SyncDocumentModel.insertMany(all.map((each) => sealDocument(id, vault, each)));
  await SequenceModel.create({ _id: id, seq: all.length });
  return all.map(({ key }) => key);
}

describe('X-12: a version stays beside the document that it was made for', () => {
  it('its words are kept where it is, and no other document gets more versions or more text', async () => {
    const ana = await server.aUser();
    const keys = await storeSiblings(
      ana,
      Array.from({ length: 60 }, () => day),
    );
    const device = randomUUID();
    const moved = { of: { ...day, key: '2026-11-22' }, field: 'note', value: text.slice(1) };
    for (const some of [keys.slice(0, 30), keys.slice(30)]) {
      const { body } = await push(ana.client, device, ...some.map((key) => change('sibling', key, moved, 99)));
      expect(new Set(body.results.map(({ status }: { status: string }) => status))).toEqual(new Set(['applied']));
    }
    const { docs } = await pull(ana.client);
    expect(docs).toHaveLength(60);
    for (const { fields } of docs) expect(fields).toMatchObject({ of: day, field: 'note', value: text.slice(1) });
    expect(await SyncDocumentModel.countDocuments({ of: 'day/2026-11-22' })).toBe(0);
  });

  it('an edit that repeats where it belongs is an ordinary one, and makes it again after a deletion', async () => {
    const ana = await server.aUser();
    const [key = ''] = await storeSiblings(ana, [day]);
    const edit = (value: string) =>
      change('sibling', key, { of: { key: day.key, kind: 'day' }, field: 'note', value }, 9);
    const { body } = await push(
      ana.client,
      randomUUID(),
      edit('sigue'),
      { ...change('sibling', key, {}), action: 'delete', fields: undefined, baseRev: 9 },
      edit('vuelve'),
    );
    expect(body.results).toMatchObject([{ status: 'applied' }, { status: 'applied' }, { status: 'applied' }]);
    const { docs } = await pull(ana.client);
    expect(docs).toMatchObject([{ kind: 'sibling', key, deleted: false, fields: { of: day, value: 'vuelve' } }]);
  });
});
