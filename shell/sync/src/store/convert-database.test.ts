import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { visibleValue } from '../document/visible-fields.ts';
import { aDevice, anAccount, openStore, stored, WORDS, write } from '../testing/a-left-device.ts';
import { aDeviceLock, setLock } from '../testing/a-locked-device.ts';
import { databaseName, FORMER_KEYS, withAccountDatabase } from './database.ts';
import { formerCodecs } from './former-keys.ts';
import { convertDatabase } from './convert-database.ts';
import { openResilientStore, type ResilientStore, type StoreKeys } from './resilient-store.ts';
import type { RowCodec } from './row-codec.ts';

const openWith = (userId: string, keys: StoreKeys, remembered = () => []) =>
  openResilientStore({ userId, keepNothing: false, remembered, onMemoryOnly: () => undefined, keys });
const titleIn = async (store: ResilientStore) =>
  (await store.waiting()).filter(({ kind }) => kind === 'entry').map((local) => visibleValue(local, 'title'));

/** Every row of a database, with its stores and keys. */
async function rowsOf(userId: string) {
  const database = await openDB(databaseName(userId));
  const rows = await Promise.all(
    [...database.objectStoreNames].map(
      async (name) => [name, await database.getAllKeys(name), await database.getAll(name)] as const,
    ),
  );
  database.close();
  return rows;
}

const withoutFormerKeys = ([name, keys, rows]: Awaited<ReturnType<typeof rowsOf>>[number]): unknown => {
  const isKept = (_: unknown, at: number) => keys[at] !== FORMER_KEYS;
  return [name, keys.filter(isKept), rows.filter(isKept)];
};

async function aFullDevice() {
  const account = await anAccount();
  const store = await aDevice(account);
  await store.database?.add('quarantine', { where: 'draft', text: WORDS, at: '2026-11-21T08:00:00.000Z' });
  await store.database?.put('mirrors', { id: 'journalEntries', text: WORDS });
  store.close();
  return { account, lock: await aDeviceLock(account.userId, account.opener) };
}

it('D43: under a lock no word is in clear; removed, every row is as it was', async () => {
  const { account, lock } = await aFullDevice();
  const before = await rowsOf(account.userId);
  expect(await stored()).toContain(WORDS);
  await setLock(account.userId, lock);
  for (const word of [WORDS, 'ya enviado', 'image/png']) expect(await stored()).not.toContain(word);
  await convertDatabase({ userId: account.userId, lock: undefined, codec: lock.codec });
  // And the key of the lock that was: the draft of a page that it has overtaken.
  expect((await rowsOf(account.userId)).map(withoutFormerKeys)).toEqual(before);
});

it('D43: the keys of former locks are sealed under the next one', async () => {
  const { account, lock } = await aFullDevice();
  const { userId } = account;
  const next = await aDeviceLock(userId, account.opener);
  await setLock(userId, lock);
  await convertDatabase({ userId, lock: undefined, codec: lock.codec });
  await setLock(userId, next);
  await withAccountDatabase(userId, async (database) => {
    const kept = await database.get('meta', FORMER_KEYS);
    expect(kept).toEqual({ keys: expect.stringMatching(/^sealed:/) });
    const [former] = await formerCodecs(database, next.codec);
    expect(former?.openText(lock.codec.sealText('golondrina'))).toBe('golondrina');
  });
});

it('D43: a page that does not let go of the database delays a conversion, which says so, and goes on once that page is gone', async () => {
  indexedDB = new IDBFactory();
  const { account, lock } = await aFullDevice();
  const { userId } = account;
  const stubborn = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName(userId));
    request.onsuccess = () => resolve(request.result);
  });
  const onBlocked = jest.fn();
  let isDone = false;
  const converting = convertDatabase({ userId, lock: lock.record, codec: lock.codec, onBlocked }).then(
    () => (isDone = true),
  );
  await waitFor(() => expect(onBlocked).toHaveBeenCalled());
  expect(isDone).toBe(false);
  stubborn.close();
  await converting;
  expect(await stored()).not.toContain(WORDS);
});

/** A codec that fails after some rows. */
const failingAfter = (rows: number, codec: RowCodec, how: 'seal' | 'open'): RowCodec => {
  let left = rows;
  const count = <T>(act: () => T): T => {
    left -= 1;
    if (left < 0) throw new Error('the page ends here');
    return act();
  };
  return {
    ...codec,
    seal: (name, row) => (how === 'seal' ? count(() => codec.seal(name, row)) : codec.seal(name, row)),
    open: (name, row) => (how === 'open' ? count(() => codec.open(name, row)) : codec.open(name, row)),
  };
};

it.each([0, 1, 3, 5])('D43: a conversion that ends after %s rows has changed nothing, either way', async (rows) => {
  const { account, lock } = await aFullDevice();
  const { userId } = account;
  const clear = await rowsOf(userId);
  const half = failingAfter(rows, lock.codec, 'seal');
  await expect(convertDatabase({ userId, lock: lock.record, codec: half })).rejects.toThrow('the page ends here');
  expect(await rowsOf(userId)).toEqual(clear);
  await setLock(userId, lock);
  const sealed = await rowsOf(userId);
  const back = failingAfter(rows, lock.codec, 'open');
  await expect(convertDatabase({ userId, lock: undefined, codec: back })).rejects.toThrow('the page ends here');
  expect(await rowsOf(userId)).toEqual(sealed);
});

it('D43: a row that does not come back as it was stops it', async () => {
  const { account, lock } = await aFullDevice();
  const clear = await rowsOf(account.userId);
  const forgetful: RowCodec = { ...lock.codec, open: (name, row) => ({ ...lock.codec.open(name, row), sort: 'otro' }) };
  await expect(convertDatabase({ userId: account.userId, lock: lock.record, codec: forgetful })).rejects.toThrow(
    'does not compare',
  );
  expect(await rowsOf(account.userId)).toEqual(clear);
});

it('D43: open pages go on through it, and lose nothing', async () => {
  const { account, lock } = await aFullDevice();
  const here = await openWith(account.userId, lock.keys);
  await write(here, 'antes');
  await setLock(account.userId, lock);
  await write(here, 'después');
  expect(here.isPersistent).toBe(true);
  expect(await titleIn(here)).toEqual(['después']);
  expect(await stored()).not.toContain('después');
  await convertDatabase({ userId: account.userId, lock: undefined, codec: lock.codec });
  await write(here, 'sin candado');
  expect(await stored()).toContain('sin candado');
  here.close();
});

it('D43: a page without the key waits for it, and writes then', async () => {
  const { account, lock } = await aFullDevice();
  const gives: ((codec: RowCodec) => void)[] = [];
  const other = await openWith(account.userId, { codecFor: () => new Promise((resolve) => gives.push(resolve)) });
  await setLock(account.userId, lock);
  let isWritten = false;
  const writing = write(other, 'de la otra pestaña').then(() => (isWritten = true));
  await waitFor(() => expect(gives).toHaveLength(1));
  expect(isWritten).toBe(false);
  expect(await stored()).not.toContain('de la otra pestaña');
  gives[0]?.(lock.codec);
  await writing;
  other.close();
  const again = await openWith(account.userId, lock.keys);
  expect(await titleIn(again)).toEqual(['de la otra pestaña']);
  again.close();
});

it('D43: steps that wait for the key together are all written to the database', async () => {
  const { account, lock } = await aFullDevice();
  const onMemoryOnly = jest.fn();
  const gives: ((codec: RowCodec) => void)[] = [];
  const other = await openResilientStore({
    userId: account.userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly,
    keys: { codecFor: () => new Promise((resolve) => gives.push(resolve)) },
  });
  await setLock(account.userId, lock);
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
  const put = (key: string) =>
    other.update({}, (work) =>
      work.put({ kind: 'day', key, pending: { action: 'set', fields: { note: { value: key, baseRev: 0 } } } }),
    );
  const [first = '', ...rest] = days;
  const writing = [put(first)];
  await waitFor(() => expect(gives).toHaveLength(1));
  // The next keystrokes, while the first waits for the PIN.
  writing.push(...rest.map(put));
  for (const give of gives) give(lock.codec);
  await Promise.all(writing);
  expect([onMemoryOnly.mock.calls.length, other.isPersistent, gives.length]).toEqual([0, true, 1]);
  other.close();
  const again = await openWith(account.userId, lock.keys);
  const kept = (await again.waiting()).filter(({ kind }) => kind === 'day').map(({ key }) => key);
  expect(kept).toEqual(expect.arrayContaining(days));
  again.close();
});

it('D43: a page that waits for the key of a lock that is removed goes on in clear', async () => {
  const { account, lock } = await aFullDevice();
  const refusals: ((error: Error) => void)[] = [];
  const codecFor = () => new Promise<RowCodec>((_, reject) => refusals.push(reject));
  const other = await openWith(account.userId, { codecFor });
  await setLock(account.userId, lock);
  const writing = write(other, 'de la otra pestaña');
  await waitFor(() => expect(refusals).toHaveLength(1));
  await convertDatabase({ userId: account.userId, lock: undefined, codec: lock.codec });
  refusals[0]?.(new Error('the lock was removed'));
  await writing;
  expect(other.isPersistent).toBe(true);
  expect(await stored()).toContain('de la otra pestaña');
  other.close();
});

it('D43: a page of a version without locks cannot write beside it; without the key nothing opens', async () => {
  const { account, lock } = await aFullDevice();
  await setLock(account.userId, lock);
  await expect(openDB(databaseName(account.userId), 1)).rejects.toMatchObject({ name: 'VersionError' });
  const store = await openStore(account);
  expect(store.isPersistent).toBe(false);
  expect(await store.waiting()).toEqual([]);
});

it('D43: only one of two tabs sets it', async () => {
  const { account, lock } = await aFullDevice();
  const second = await aDeviceLock(account.userId, account.opener);
  const results = await Promise.allSettled([setLock(account.userId, lock), setLock(account.userId, second)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('D43: erasing all data keeps the lock', async () => {
  const { account, lock } = await aFullDevice();
  await setLock(account.userId, lock);
  const store = await openWith(account.userId, lock.keys);
  await store.clear({ clientId: 'nuevo', lastOpNo: 0, cursor: 0 });
  await write(store, 'empezar otra vez');
  store.close();
  expect(await stored()).not.toContain('empezar');
  const again = await openWith(account.userId, lock.keys);
  expect(await titleIn(again)).toEqual(['empezar otra vez']);
  again.close();
});
