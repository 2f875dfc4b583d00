import 'fake-indexeddb/auto';
import type { SyncDoc } from '@app/contract/sync';
import { deleteDB, openDB } from 'idb';
import { takeBatch } from '../outbox/take-batch.ts';
import { documentId, type LocalDocument, type DocumentRef } from '../document/local-document.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { databaseName } from './database.ts';
import { openResilientStore, type ResilientStore } from './resilient-store.ts';

const now = '2026-11-21T08:00:00.000Z';
const context = { now, newId: () => 'id', device: '' };
const entry: DocumentRef = { kind: 'entry', key: 'activity-9' };
let users = 0;

async function aStore({
  keepNothing = false,
  userId = `user-${(users += 1)}`,
  remembered = [] as LocalDocument[],
} = {}) {
  const onMemoryOnly = jest.fn();
  const store = await openResilientStore({ userId, keepNothing, remembered: () => remembered, onMemoryOnly });
  return { store, userId, onMemoryOnly };
}

const note = (store: ResilientStore, names: DocumentRef, fields: Record<string, string>) =>
  store.update({ ids: [documentId(names)], ink: true }, (work) =>
    applyEdits(
      work,
      names,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
      new Map(),
      context,
    ),
  );
const aDoc = (names: DocumentRef, fields: SyncDoc['fields'], more: Partial<SyncDoc> = {}): SyncDoc => ({
  ...names,
  rev: 5,
  deleted: false,
  fields,
  fieldRevs: Object.fromEntries(Object.keys(fields).map((name) => [name, 5])),
  createdAt: now,
  updatedAt: now,
  ...more,
});
const storeKnown = (store: ResilientStore, ...docs: SyncDoc[]) =>
  store.update({}, (work) => docs.forEach((doc) => work.put({ kind: doc.kind, key: doc.key, known: doc })));
const send = (store: ResilientStore, opId: string) =>
  store.update({ outbox: true }, (work) => ({
    ops: takeBatch(work, { now, newId: () => opId, isSent: () => true, isRefused: () => false }),
    clientId: work.state.clientId,
  }));

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** A device on which operation 7 was sent without an answer, and ink is queued after it. */
async function aDeviceWithWaitingWords() {
  const { store, userId } = await aStore();
  await store.update({}, (work) => work.setState({ lastOpNo: 6, cursor: 40, epoch: 'epoch-1' }));
  await note(store, entry, { 'responses.a': 'Hoy' });
  await send(store, 'sent');
  await note(store, entry, { 'strokes.a': '[1]' });
  const { clientId } = await store.state();
  store.close();
  return { userId, clientId };
}

it('writes a change and its operation together, or neither', async () => {
  const { store, userId } = await aStore();
  await note(store, entry, { 'responses.a': 'Hoy' });
  const failed = store.update({ ids: [documentId(entry)] }, (work) => {
    applyEdits(work, entry, { 'responses.a': { value: 'Mañana' } }, new Map([['responses.a', 'Hoy']]), context);
    throw new Error('in the middle');
  });
  await expect(failed).rejects.toThrow('in the middle');
  expect(store.isPersistent).toBe(true);
  store.close();
  const again = await aStore({ userId });
  expect((await again.store.waiting()).map(({ pending }) => pending)).toEqual([
    { action: 'set', fields: { 'responses.a': { value: 'Hoy', baseRev: 0 } } },
  ]);
});

it('stores ink separately: lists lack it, an opened document has it', async () => {
  const { store } = await aStore();
  await storeKnown(store, aDoc(entry, { title: 'A', 'strokes.a': '[1]' }));
  const [listed] = await store.page('entry', 10);
  expect(listed?.known?.fields).toEqual({ title: 'A' });
  await note(store, entry, { title: 'B' });
  const { result } = await store.update({ ids: [documentId(entry)], ink: true }, (work) => work.get(documentId(entry)));
  expect(result?.known?.fields).toEqual({ title: 'A', 'strokes.a': '[1]' });
});

it('changes many documents at once as it changes each: outbox, siblings, ink', async () => {
  const { store, userId } = await aStore();
  const names = Array.from({ length: 120 }, (_, i): DocumentRef => ({ kind: 'entry', key: `entry-${i}` }));
  const [first = entry, second = entry] = names;
  const sibling: DocumentRef = { kind: 'entry', key: 'hermana' };
  const fields = { title: 'A', 'strokes.a': '[1]' };
  await storeKnown(store, ...names.slice(0, 60).map((name) => aDoc(name, fields)));
  await note(store, first, { title: 'Mía' });
  await note(store, second, { title: 'También' });
  await storeKnown(store, aDoc(sibling, { ...fields, 'origin.of': documentId(second) }));

  const ids = names.map(documentId);
  const { result } = await store.update({ ids, ink: true }, (work) => {
    const found = names.map((name) => work.get(documentId(name)));
    for (const name of names)
      work.put({ ...name, known: aDoc(name, { title: 'B' }), ...(name === second && { pending: found[1]?.pending }) });
    return found;
  });
  expect(result.filter(Boolean)).toHaveLength(60);
  expect(result[0]).toMatchObject({ known: { fields }, pending: { fields: { title: { value: 'Mía' } } } });
  store.close();

  const again = (await aStore({ userId })).store;
  // Documents without unsent edits are gone from the outbox, and ink that the new text lacks is gone too.
  expect((await again.waiting()).map(({ key }) => key)).toEqual([second.key]);
  const { result: kept } = await again.update({ ids, ink: true }, (work) =>
    names.map((name) => work.get(documentId(name))?.known?.fields),
  );
  expect(kept).toEqual(names.map(() => ({ title: 'B' })));
});

it('reads newest first, page by page', async () => {
  const { store } = await aStore();
  const docs = Array.from({ length: 25 }, (_, i) => {
    const createdAt = new Date(Date.parse(now) + i * 1000).toISOString();
    return aDoc({ kind: 'entry', key: `entry-${i}` }, {}, { createdAt });
  });
  await storeKnown(store, ...docs, aDoc({ kind: 'day', key: '2026-11-21' }, {}));
  const first = await store.page('entry', 10);
  const second = await store.page('entry', 10, first.at(-1));
  const third = await store.page('entry', 10, second.at(-1));
  const keys = [...first, ...second, ...third].map(({ key }) => key);
  expect(keys).toEqual(Array.from({ length: 25 }, (_, i) => `entry-${24 - i}`));
});

it('gives each account a database of its own', async () => {
  const [one, other] = [await aStore(), await aStore()];
  await note(one.store, entry, { 'responses.a': 'de una' });
  expect(await other.store.waiting()).toEqual([]);
});

it('continues in memory if the browser has no database', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError');
  });
  const { store } = await aStore();
  expect(store.isPersistent).toBe(false);
  await note(store, entry, { 'responses.a': 'Hoy' });
  expect(await store.waiting()).toHaveLength(1);
});

it('stores nothing if the user asked for that', async () => {
  const { store, userId } = await aStore({ keepNothing: true });
  await note(store, entry, { 'responses.a': 'Hoy' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(userId));
});

it('F11: continues in memory when the device is full, with everything on the page', async () => {
  const remembered: LocalDocument[] = [{ ...entry, known: aDoc(entry, { title: 'A' }) }];
  const { store, onMemoryOnly } = await aStore({ remembered });
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  await note(store, entry, { 'responses.a': 'Hoy' });
  expect(onMemoryOnly).toHaveBeenCalledTimes(1);
  expect(store.isPersistent).toBe(false);
  expect(await store.read([documentId(entry)])).toMatchObject([
    { known: { fields: { title: 'A' } }, pending: { fields: { 'responses.a': { value: 'Hoy' } } } },
  ]);
});

it('F11: shows and sends the outbox of a device that is full when the page opens, under its numbers', async () => {
  const { userId, clientId } = await aDeviceWithWaitingWords();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const { store, onMemoryOnly } = await aStore({ userId });
  expect(onMemoryOnly).toHaveBeenCalledTimes(1);
  expect(await store.waiting()).toMatchObject([
    { ...entry, inFlight: { opId: 'sent', opNo: 7 }, pending: { fields: { 'strokes.a': { value: '[1]' } } } },
  ]);
  expect(await store.state()).toEqual({ clientId, lastOpNo: 7, cursor: 0, epoch: 'epoch-1' });
  await note(store, { kind: 'day', key: '2026-11-21' }, { note: 'mar' });
  const { result } = await send(store, 'new');
  expect(result).toMatchObject({
    clientId,
    ops: [
      { opId: 'sent', opNo: 7 },
      { opId: 'new', opNo: 8 },
    ],
  });
});

it('sends under a new client id, numbered anew, if a full device cannot read its own', async () => {
  const { userId, clientId } = await aDeviceWithWaitingWords();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const { get } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    return this.name === 'meta' ? full() : get.call(this, key);
  });
  const { store } = await aStore({ userId });
  const { result } = await send(store, 'new');
  expect(result.ops).toMatchObject([{ opId: 'sent', opNo: 1 }]);
  expect(result.clientId).not.toBe(clientId);
  expect((await store.state()).lastOpNo).toBe(1);
});

it('keeps the outbox if the page has read only a part of it', async () => {
  const { userId } = await aDeviceWithWaitingWords();
  const day: LocalDocument = { kind: 'day', key: '2026-11-21', pending: { action: 'set', fields: {} } };
  const { store } = await aStore({ userId, remembered: [day] });
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  const other: DocumentRef = { kind: 'entry', key: 'otra' };
  const third: DocumentRef = { kind: 'entry', key: 'tercera' };
  await Promise.all([note(store, other, { title: 'A' }), note(store, third, { title: 'B' })]);
  expect(store.isPersistent).toBe(false);
  const keys = (await store.waiting()).map(({ key }) => key);
  expect(keys.toSorted()).toEqual([day.key, entry.key, other.key, third.key].toSorted());
});

it('F14: recreates a database that was deleted under the page, with unsent edits', async () => {
  const remembered: LocalDocument[] = [];
  const { store, userId } = await aStore({ remembered });
  const { clientId } = await store.state();
  remembered.push(...(await note(store, entry, { 'responses.a': 'Hoy' })).changed);
  remembered.push({ kind: 'day', key: '2026-11-21', known: aDoc({ kind: 'day', key: '2026-11-21' }, { note: 'mar' }) });
  await deleteDB(databaseName(userId));
  const [waiting] = await store.waiting();
  expect(waiting).toMatchObject({ pending: { fields: { 'responses.a': { value: 'Hoy' } } } });
  const state = await store.state();
  // Another client, that has pulled nothing: the rest comes from the server.
  expect(state.cursor).toBe(0);
  expect(state.clientId).not.toBe(clientId);
  expect(store.isPersistent).toBe(true);
});

it('F27: leaves a database of a newer version unchanged, and continues in memory', async () => {
  const userId = `user-${(users += 1)}`;
  (await openDB(databaseName(userId), 99, { upgrade: (db) => void db.createObjectStore('later') })).close();
  const { store } = await aStore({ userId });
  expect(store.isPersistent).toBe(false);
  const database = await openDB(databaseName(userId));
  expect([...database.objectStoreNames]).toEqual(['later']);
  database.close();
});
