import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { documentId, type DocumentRef, type LocalDocument } from '../document/local-document.ts';
import {
  aDeviceWithWaitingWords,
  aDoc,
  aStore,
  entry,
  full,
  inClearAndLocked,
  newUser,
  note,
  send,
} from '../testing/resilient-stores.ts';
import { databaseName } from './database.ts';

inClearAndLocked(() => {
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
      return this.name === 'meta' && key === 'state' ? full() : get.call(this, key);
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
    remembered.push({
      kind: 'day',
      key: '2026-11-21',
      known: aDoc({ kind: 'day', key: '2026-11-21' }, { note: 'mar' }),
    });
    await deleteDB(databaseName(userId));
    const [waiting] = await store.waiting();
    expect(waiting).toMatchObject({ pending: { fields: { 'responses.a': { value: 'Hoy' } } } });
    const state = await store.state();
    // Another client, that has pulled nothing: the rest comes from the server.
    expect(state.cursor).toBe(0);
    expect(state.clientId).not.toBe(clientId);
    expect(store.isPersistent).toBe(true);
  });

  it('F9: does not make a database anew that a sign-out has deleted', async () => {
    const { store, userId } = await aStore({ remembered: [{ ...entry, pending: { action: 'delete', baseRev: 0 } }] });
    await note(store, entry, { title: 'de quien ha salido' });
    await deleteDB(databaseName(userId));
    store.close();
    await expect(store.state()).rejects.toThrow('the store is shut');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(userId));
  });

  it('F27: leaves a database of a newer version unchanged, and continues in memory', async () => {
    const userId = newUser();
    (await openDB(databaseName(userId), 99, { upgrade: (db) => void db.createObjectStore('later') })).close();
    const { store } = await aStore({ userId });
    expect(store.isPersistent).toBe(false);
    const database = await openDB(databaseName(userId));
    expect([...database.objectStoreNames]).toEqual(['later']);
    database.close();
  });
});
