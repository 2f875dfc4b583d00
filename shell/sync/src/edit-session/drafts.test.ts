import { createDrafts } from './drafts.ts';
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

it('restores what a page could not finish writing', async () => {
  const text = anEditSession({ 'responses.a': { value: 'Hoy he' } });
  void text.flush(); // in flight when the page closes
  text.set({ 'responses.b': { value: 'más' } });
  createDrafts(() => localStorage, 'ana').write([text]);
  const store = createMemoryStore();
  expect(await createDrafts(() => localStorage, 'ana').recover(store, context)).toEqual([]);
  const [local] = await store.waiting();
  expect(visibleFields(local)).toEqual({ 'responses.a': 'Hoy he', 'responses.b': 'más' });
  expect(localStorage).toHaveLength(0);
});

it('leaves drafts of another account unchanged', async () => {
  createDrafts(() => localStorage, 'otra').write([anEditSession({ 'responses.a': { value: 'suyo' } })]);
  const store = createMemoryStore();
  await createDrafts(() => localStorage, 'ana').recover(store, context);
  expect(await store.waiting()).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('is removed when the page has finished after all', () => {
  const drafts = createDrafts(() => localStorage, 'ana');
  drafts.write([anEditSession({ 'responses.a': { value: 'Hoy' } })]);
  drafts.write([]);
  expect(localStorage).toHaveLength(0);
});

it('creates no sibling of a draft that had been written', async () => {
  const text = anEditSession({ 'responses.a': { value: 'Hoy he' } }, { 'responses.a': 'Hoy' });
  createDrafts(() => localStorage, 'ana').write([text]);
  const known = {
    kind: 'entry' as const,
    key: 'activity-9',
    pending: { action: 'set' as const, fields: { 'responses.a': { value: 'Hoy he', baseRev: 0 } } },
  };
  const store = createMemoryStore({ documents: [known] });
  await createDrafts(() => localStorage, 'ana').recover(store, context);
  expect(await store.waiting()).toEqual([known]);
});

it('passes on what it cannot read', async () => {
  localStorage.setItem('draft-ana-1', '[{"kind":"entry"');
  expect(await createDrafts(() => localStorage, 'ana').recover(createMemoryStore(), context)).toEqual([
    '[{"kind":"entry"',
  ]);
});
