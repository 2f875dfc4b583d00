import 'fake-indexeddb/auto';
import { recover } from '../lock/lock-record.ts';
import { createDrafts } from '../edit-session/drafts.ts';
import { EditSession } from '../edit-session/edit-session.ts';
import { visibleFields, visibleValue } from '../document/visible-fields.ts';
import { convertDatabase } from '../store/convert-database.ts';
import { databaseName, lockOf, withAccountDatabase } from '../store/database.ts';
import { openResilientStore } from '../store/resilient-store.ts';
import { clearCodec, type RowCodec } from '../store/row-codec.ts';
import { sealingCodec } from '../store/sealing-codec.ts';
import { aDevice, anAccount, type Account, leave, names, stored, WORDS } from '../testing/a-left-device.ts';
import { aDeviceLock, setLock } from '../testing/a-locked-device.ts';
import { context, day, entry } from '../testing/a-unit-of-work.ts';

beforeEach(() => localStorage.clear());

/** A device with unsent edits, locked, on which nobody has opened the lock. */
async function aClosedDevice() {
  const account = await anAccount();
  (await aDevice(account)).close();
  const lock = await aDeviceLock(account.userId, account.opener);
  await setLock(account.userId, lock);
  return { account, lock };
}

/** Signs in again: the account's key opens the lock, which is removed then. */
async function signInAgain({ userId, opener }: Account) {
  const record = await withAccountDatabase(userId, lockOf);
  if (!record) throw new Error('there is no lock');
  const codec = sealingCodec(await recover(record, opener, userId));
  const keys = { codecFor: () => Promise.resolve(codec) };
  const store = await openResilientStore({
    userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly: () => undefined,
    keys,
  });
  await createDrafts({ storageOf: () => localStorage, userId, codec: () => store.codec }).recover(store, context);
  await convertDatabase({ userId, lock: undefined, codec });
  await store.state();
  return store;
}

it('D42 D43: what is unsent stays sealed, everything else goes, and the account’s sign-in brings it back', async () => {
  const { account } = await aClosedDevice();
  expect(await leave(account)).toBe('database');
  expect(await stored()).not.toContain(WORDS);
  const store = await signInAgain(account);
  const waiting = await store.waiting();
  expect(waiting.map((local) => visibleValue(local, 'title'))).toContain(WORDS);
  expect((await store.unsentDrawings()).map(({ bytes }) => [...new Uint8Array(bytes)])).toEqual([[1, 2, 3]]);
  expect(await store.database?.getAll('moves')).toMatchObject([{ activityId: 7, status: 'completed' }]);
  expect(await store.page('day', 9)).toEqual([]);
  expect((await store.state()).cursor).toBe(0);
  expect(await stored()).toContain(WORDS);
  store.close();
});

it.each([
  ['sealed', (lock: RowCodec) => lock],
  ['in clear, as of a page that the lock has overtaken', () => clearCodec],
])('D42 D43: a draft goes along, %s', async (_, codecOf) => {
  const { account, lock } = await aClosedDevice();
  const { userId } = account;
  const text = new EditSession(day, new Map(), {
    writer: { write: () => new Promise(() => undefined) },
    cache: { setUnsaved: () => undefined },
  });
  text.set({ note: { value: 'a medias' } });
  createDrafts({ storageOf: () => localStorage, userId, codec: () => codecOf(lock.codec) }).write([text]);
  expect(await leave(account)).toBe('database');
  localStorage.clear();
  const store = await signInAgain(account);
  const [found] = await store.read([`${day.kind}/${day.key}`]);
  expect(visibleFields(found)).toMatchObject({ note: 'a medias' });
  store.close();
});

it('D42 D43: left twice, and by another account, it stays; the account’s deletion takes it', async () => {
  const { account } = await aClosedDevice();
  expect([await leave(account), await leave(account)]).toEqual(['database', 'database']);
  expect(await leave(account, { isDeleted: true })).toBe('nothing');
  expect(await names()).not.toContain(databaseName(account.userId));
});

it('D42 D43: with nothing unsent, nothing stays', async () => {
  const account = await anAccount();
  const store = await openResilientStore({
    userId: account.userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  await store.update({}, (work) => work.put({ ...entry, known: undefined }));
  store.close();
  await setLock(account.userId, await aDeviceLock(account.userId, account.opener));
  expect(await leave(account)).toBe('nothing');
  expect(await names()).not.toContain(databaseName(account.userId));
});
