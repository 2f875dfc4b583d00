import { createDrafts } from './drafts.ts';
import { clearCodec } from '../store/row-codec.ts';
import { sealingCodec } from '../store/sealing-codec.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { visibleFields } from '../document/visible-fields.ts';
import { EditSession } from './edit-session.ts';

const context = { now: '2026-11-21T08:00:00.000Z', newId: () => 'id', device: '' };

const ref = { kind: 'entry', key: 'activity-9' } as const;

const anEditSession = (edits: Parameters<EditSession['set']>[0], seen: Record<string, string> = {}) => {
  const editSession = new EditSession(ref, new Map(Object.entries(seen)), {
    writer: { write: () => new Promise(() => undefined) },
    cache: { setUnsaved: () => undefined },
  });
  editSession.set(edits);
  return editSession;
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['in clear', clearCodec],
  ['D43: under a lock', sealingCodec(new Uint8Array(32).fill(7))],
])('%s', (_, codec) => {
  const draftsOf = (userId: string) => createDrafts({ storageOf: () => localStorage, userId, codec: () => codec });

  it('restores what a page could not finish writing', async () => {
    const text = anEditSession({ 'responses.a': { value: 'Hoy he' } });
    void text.flush(); // in flight when the page closes
    text.set({ 'responses.b': { value: 'más' } });
    draftsOf('ana').write([text]);
    const store = createMemoryStore();
    expect(await draftsOf('ana').recover(store, context)).toEqual([]);
    const [local] = await store.waiting();
    expect(visibleFields(local)).toEqual({ 'responses.a': 'Hoy he', 'responses.b': 'más' });
    expect(localStorage).toHaveLength(0);
  });

  it('leaves drafts of another account unchanged', async () => {
    draftsOf('otra').write([anEditSession({ 'responses.a': { value: 'suyo' } })]);
    const store = createMemoryStore();
    await draftsOf('ana').recover(store, context);
    expect(await store.waiting()).toEqual([]);
    expect(localStorage).toHaveLength(1);
  });

  it('is removed when the page has finished after all', () => {
    const drafts = draftsOf('ana');
    drafts.write([anEditSession({ 'responses.a': { value: 'Hoy' } })]);
    drafts.write([]);
    expect(localStorage).toHaveLength(0);
  });

  it('creates no sibling of a draft that had been written', async () => {
    const text = anEditSession({ 'responses.a': { value: 'Hoy he' } }, { 'responses.a': 'Hoy' });
    draftsOf('ana').write([text]);
    const known = {
      kind: 'entry' as const,
      key: 'activity-9',
      pending: { action: 'set' as const, fields: { 'responses.a': { value: 'Hoy he', baseRev: 0 } } },
    };
    const store = createMemoryStore({ documents: [known] });
    await draftsOf('ana').recover(store, context);
    expect(await store.waiting()).toEqual([known]);
  });

  it('passes on what it cannot read', async () => {
    localStorage.setItem('draft-ana-1', '[{"kind":"entry"');
    expect(await draftsOf('ana').recover(createMemoryStore(), context)).toEqual(['[{"kind":"entry"']);
  });
});

it('D43: a sealed draft has no word in clear, and stays where its key is not', async () => {
  const codecs = [sealingCodec(new Uint8Array(32).fill(1)), sealingCodec(new Uint8Array(32).fill(2)), clearCodec];
  const [own, ...others] = codecs.map((codec) =>
    createDrafts({ storageOf: () => localStorage, userId: 'ana', codec: () => codec }),
  );
  own?.write([anEditSession({ 'responses.a': { value: 'golondrina' } })]);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('golondrina');
  for (const other of others) expect(await other.recover(createMemoryStore(), context)).toEqual([]);
  expect(localStorage).toHaveLength(1);
});
