import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { IDBFactory } from 'fake-indexeddb';
import { visibleValue } from '../document/visible-fields.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { comeBack, leave, names, type Account, anAccount, openStore, stored } from '../testing/a-left-device.ts';
import { aDeviceLock, setLock } from '../testing/a-locked-device.ts';
import { aPage, ready, stopPages } from '../testing/a-page.ts';
import { convertDatabase } from '../store/convert-database.ts';
import { openResilientStore, type StoreKeys } from '../store/resilient-store.ts';
import { clearCodec, type RowCodec } from '../store/row-codec.ts';
import { aDraft, draftsOf, TYPED } from '../testing/a-draft.ts';
import { context } from '../testing/a-unit-of-work.ts';

const STORED = 'ya guardado';

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(stopPages);

const openWith = (userId: string, keys: StoreKeys) =>
  openResilientStore({ userId, keepNothing: false, remembered: () => [], onMemoryOnly: () => undefined, keys });

/** A tab of an account that is offline. */
function aTab({ userId }: Account, keys: ReturnType<typeof aPageKeys>) {
  const server = createFakeServer();
  server.setOnline(false);
  return aPage(userId, server, false, { keys });
}

/** The keys of a page that gets none until it is given one. */
function aPageKeys() {
  let give: (codec: RowCodec) => void = () => undefined;
  const listeners = new Set<() => void>();
  const keys = {
    codec: undefined as RowCodec | undefined,
    isAwaited: false,
    codecFor: () => {
      keys.isAwaited = true;
      for (const listener of listeners) listener();
      return new Promise<RowCodec>((resolve) => (give = resolve));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: (codec: RowCodec) => {
      keys.isAwaited = false;
      give(codec);
    },
  };
  return keys;
}

/** A page with an entry that waits, and words that are typed while the lock of another tab has closed the database. */
async function anOvertakenPage() {
  const account = await anAccount();
  const keys = aPageKeys();
  const page = aTab(account, keys);
  await ready(page);
  const edit = page.documents.begin('entry', 'activity-9');
  edit.set({ 'responses.a': { value: STORED } });
  await edit.flush();
  const lock = await aDeviceLock(account.userId, account.opener);
  await setLock(account.userId, lock);
  edit.set({ 'responses.a': { value: `${STORED} ${TYPED}` } });
  return { account, keys, page, lock };
}

it.each([0, 400])(
  'D42 D43: ended while it waits for the key, for %s ms already, a page neither hangs nor leaves words in clear, nor loses them',
  async (ms) => {
    const { account, keys, page, lock } = await anOvertakenPage();
    await new Promise((resolve) => setTimeout(resolve, ms));
    const store = await page.client.leaving.retire();
    expect(store?.isPersistent).toBe(false);
    expect(await leave(account, { store, key: account.opener })).toBe('database');
    for (const words of [STORED, TYPED]) {
      expect(await stored()).not.toContain(words);
      expect(JSON.stringify(Object.entries(localStorage))).not.toContain(words);
    }
    // Too late: the key comes after all.
    keys.give(lock.codec);
    const again = await openWith(account.userId, lock.keys);
    await comeBack(account, again);
    const waiting = await again.waiting();
    expect(waiting.map((local) => visibleValue(local, 'responses.a'))).toEqual([`${STORED} ${TYPED}`]);
    again.close();
  },
);

it('D42 D43: ended while it waits, it takes the draft of a page that has ended before along, and its own once', async () => {
  const { account, keys, page, lock } = await anOvertakenPage();
  await waitFor(() => expect(keys.isAwaited).toBe(true));
  aDraft(account.userId, clearCodec, 'activity-8');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(await leave(account, { store: await page.client.leaving.retire(), key: account.opener })).toBe('database');
  localStorage.clear();
  expect(await stored()).not.toContain(TYPED);
  const again = await openWith(account.userId, lock.keys);
  await comeBack(account, again);
  const waiting = await again.waiting();
  expect(waiting.map((local) => visibleValue(local, 'responses.a')).toSorted()).toEqual([TYPED, `${STORED} ${TYPED}`]);
  again.close();
});

it('D42 D43: one that waits with nothing in memory leaves its sealed database alone', async () => {
  const account = await anAccount();
  const keys = aPageKeys();
  const page = aTab(account, keys);
  await ready(page);
  await page.documents.set('entry', 'activity-9', { 'responses.a': { value: STORED } });
  await setLock(account.userId, await aDeviceLock(account.userId, account.opener));
  void page.documents.set('entry', 'activity-9', { 'responses.a': { value: STORED } }).catch(() => undefined);
  await waitFor(() => expect(keys.isAwaited).toBe(true));
  expect(await leave(account, { store: await page.client.leaving.retire(), key: account.opener })).toBe('database');
  expect(await names()).toContain(`reencuentro-${account.userId}`);
});

const textsOf = async (userId: string, keys: StoreKeys) => {
  const store = await openWith(userId, keys);
  await draftsOf(userId, store.codec).recover(store, context);
  const waiting = await store.waiting();
  store.close();
  return waiting.map((local) => visibleValue(local, 'responses.a'));
};

describe('D43: the draft of a page that was left between two codecs is not lost', () => {
  it('when the lock was being removed, and when another was set since', async () => {
    for (const isSetAgain of [false, true]) {
      const account = await anAccount();
      const [lock, next] = [await aDeviceLock(account.userId), await aDeviceLock(account.userId)];
      (await openStore(account)).close();
      await setLock(account.userId, lock);
      await convertDatabase({ userId: account.userId, lock: undefined, codec: lock.codec });
      if (isSetAgain) await setLock(account.userId, next);
      aDraft(account.userId, lock.codec);
      expect(await textsOf(account.userId, next.keys)).toEqual([TYPED]);
      expect(Object.keys(localStorage)).toEqual([]);
    }
  });

  it('when the lock was being set: the page that has set it takes it in, so that it is not in clear either', async () => {
    const account = await anAccount();
    const lock = await aDeviceLock(account.userId);
    const keys = { ...aPageKeys(), codecFor: () => Promise.resolve(lock.codec) };
    const page = aTab(account, keys);
    await ready(page);
    await page.documents.set('day', '2026-11-21', { note: { value: STORED } });
    await page.client.convert(lock.record, {
      ...lock.codec,
      // The other page is left in the middle of it.
      seal: (name, row) => (aDraft(account.userId, clearCodec), lock.codec.seal(name, row)),
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(TYPED);
    const store = await page.client.store;
    expect((await store.waiting()).map((local) => visibleValue(local, 'responses.a'))).toContain(TYPED);
  });

  it('when the session ends then, on the page that has set the lock', async () => {
    const account = await anAccount();
    const lock = await aDeviceLock(account.userId, account.opener);
    const page = aTab(account, { ...aPageKeys(), codecFor: () => Promise.resolve(lock.codec) });
    await ready(page);
    await page.client.convert(lock.record, lock.codec);
    aDraft(account.userId, clearCodec);
    expect(await leave(account, { store: await page.client.leaving.retire(), key: account.opener })).toBe('sealed');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await stored()).not.toContain(TYPED);
    const { store } = await comeBack(account);
    expect((await store.waiting()).map((local) => visibleValue(local, 'responses.a'))).toEqual([TYPED]);
    store.close();
  });

  it('when the session ends on a page that has fallen back to memory, as the device is full', async () => {
    const account = await anAccount();
    const page = aTab(account, aPageKeys());
    await ready(page);
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
      if (this.name !== 'parcels') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, record);
    });
    await page.documents.set('entry', 'activity-8', { 'responses.a': { value: STORED } }).catch(() => undefined);
    const store = await page.client.leaving.retire();
    jest.restoreAllMocks();
    expect(store?.isPersistent).toBe(false);
    // A page that ended before.
    aDraft(account.userId, clearCodec);
    expect(await leave(account, { store: await page.client.leaving.retire(), key: account.opener })).toBe('sealed');
    localStorage.clear();
    const back = await comeBack(account);
    const texts = (await back.store.waiting()).map((local) => visibleValue(local, 'responses.a'));
    expect(texts.toSorted()).toEqual([TYPED, STORED].toSorted());
    back.store.close();
  });

  it('when another page signs out: it counts as unsent', async () => {
    const account = await anAccount();
    const page = aTab(account, aPageKeys());
    await ready(page);
    expect(await page.client.unsent.storeAndCount()).toBe(0);
    aDraft(account.userId, clearCodec);
    expect(await page.client.unsent.storeAndCount()).toBe(1);
    expect((await page.client.unsent.content()).documents).toHaveLength(1);
  });

  it('nor the later words that it writes while another page takes the earlier ones in', async () => {
    const account = await anAccount();
    (await openStore(account)).close();
    aDraft(account.userId, clearCodec);
    const [key = ''] = Object.keys(localStorage);
    const store = await openStore(account);
    const later = localStorage.getItem(key)?.replace(TYPED, `${TYPED} y más`) ?? '';
    const recovering = draftsOf(account.userId, clearCodec).recover(store, context);
    localStorage.setItem(key, later);
    await recovering;
    expect(localStorage.getItem(key)).toBe(later);
    store.close();
  });
});
