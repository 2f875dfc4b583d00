import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { documentId } from '../document/local-document.ts';
import { visibleValue } from '../document/visible-fields.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { openResilientStore } from '../store/resilient-store.ts';
import { clearCodec } from '../store/row-codec.ts';
import {
  type Account,
  aDevice,
  anAccount,
  comeBack,
  leave,
  openStore,
  stored,
  WORDS,
  write,
} from '../testing/a-left-device.ts';
import { aDraft, TYPED } from '../testing/a-draft.ts';
import { aDeviceLock, setLock } from '../testing/a-locked-device.ts';
import { parcelsOf, partsOf } from './parcel-store.ts';
import { context, day } from '../testing/a-unit-of-work.ts';

beforeEach(() => {
  localStorage.clear();
  indexedDB = new IDBFactory();
});

/** The next parcels that are put find no room. */
function isFull(times: number): void {
  let left = times;
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (this.name === 'parcels' && (left -= 1) >= 0) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, record);
  });
}
afterEach(() => jest.restoreAllMocks());

it('D42: completions of a page’s memory come back behind those of its database', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  await leave(account, { moves: [{ activityId: 8, status: 'in_progress' }] });
  expect((await comeBack(account)).moves).toEqual([
    { activityId: 7, status: 'completed' },
    { activityId: 8, status: 'in_progress' },
  ]);
});

describe('D42: on a full device', () => {
  it('the parcel gets the room of what goes', async () => {
    const account = await anAccount();
    (await aDevice(account)).close();
    isFull(1);
    expect(await leave(account)).toBe('sealed');
    expect((await comeBack(account)).titles).toEqual([WORDS]);
  });

  it('without any room at all, the database stays with what is unsent alone, until there is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const account = await anAccount();
    (await aDevice(account)).close();
    isFull(2);
    expect(await leave(account)).toBe('database');
    expect(await stored()).not.toContain('ya enviado');
    const store = await openStore(account);
    expect((await store.waiting()).map((local) => visibleValue(local, 'title'))).toEqual([WORDS]);
    expect([(await store.state()).cursor, (await store.unsentDrawings()).length]).toEqual([0, 1]);
    store.close();
    expect(await leave(account)).toBe('sealed');
  });
});

describe('D42: a page whose store is in memory, as the device is full', () => {
  /** What the page could not store. */
  async function inMemory(account: Account, title: string) {
    const store = await openResilientStore({
      userId: account.userId,
      keepNothing: true,
      remembered: () => [],
      onMemoryOnly: () => undefined,
    });
    await write(store, title);
    return store;
  }

  it('its parcel gets the room of what is stored', async () => {
    const account = await anAccount();
    (await aDevice(account)).close();
    isFull(1);
    const store = await inMemory(account, 'solo en la página');
    expect(await leave(account, { store, key: account.opener })).toBe('sealed');
    const { store: back, moves, drawings } = await comeBack(account);
    // Of one entry: a text of the page's, and one that the database alone had.
    const waiting = JSON.stringify(await back.waiting());
    expect(waiting).toContain('solo en la página');
    expect(waiting).toContain(WORDS);
    expect([moves, drawings.length]).toEqual([[{ activityId: 7, status: 'completed' }], 1]);
  });

  it('two of them that fell back from one database each have a parcel', async () => {
    const account = await anAccount();
    (await aDevice(account)).close();
    const put = IDBObjectStore.prototype.put;
    const pages = [await openStore(account), await openStore(account)];
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
      if (this.name !== 'parcels') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, record);
    });
    await Promise.all(pages.map((page, i) => write(page, `de la pestaña ${i}`)));
    jest.restoreAllMocks();
    expect(pages.map(({ isPersistent }) => isPersistent)).toEqual([false, false]);
    for (const store of pages) expect(await leave(account, { store, key: account.opener })).toBe('sealed');
    const texts = await Promise.all(
      (await parcelsOf(account.userId)).map(async (parcel) =>
        new TextDecoder().decode((await partsOf(parcel, account.opener))[0]),
      ),
    );
    expect(texts.join()).toContain('de la pestaña 0');
    expect(texts.join()).toContain('de la pestaña 1');
  });

  it.each([
    ['what another tab has stored of the same text since has a parcel, too', `${WORDS} y más`, 2],
    ['what is stored, and is the beginning of the text of the page, has none of its own', WORDS.slice(0, 5), 1],
  ])('%s', async (_, title, parcels) => {
    const account = await anAccount();
    const device = await openStore(account);
    const { clientId } = await device.state();
    await write(device, title);
    device.close();
    const page = await inMemory(account, WORDS);
    await page.update({}, (work) => work.setState({ clientId }));
    expect(await leave(account, { store: page, key: account.opener })).toBe('sealed');
    expect(await parcelsOf(account.userId)).toHaveLength(parcels);
    expect(JSON.stringify(await (await comeBack(account)).store.waiting())).toContain(
      title.length > WORDS.length ? title : WORDS,
    );
  });

  it('behind a lock that cannot be left, it still becomes a parcel', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const account = await anAccount();
    (await aDevice(account)).close();
    await setLock(account.userId, await aDeviceLock(account.userId, account.opener));
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
      if (this.name === 'meta') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, record);
    });
    const store = await inMemory(account, 'solo en la página');
    // The database stays, with what only the lock can open.
    expect(await leave(account, { store, key: account.opener })).toBe('database');
    jest.restoreAllMocks();
    const [parcel] = await parcelsOf(account.userId);
    expect(parcel && new TextDecoder().decode((await partsOf(parcel, account.opener))[0])).toContain(
      'solo en la página',
    );
  });
});

describe('after the server has changed', () => {
  /** A device that entered this history after its parcel was sealed. */
  async function afterwards(state: { epoch: string; ancestors?: { epoch: string; until: number }[] }) {
    const account = await anAccount();
    const before = await aDevice(account);
    await before.update({ ids: [documentId(day)] }, (work) =>
      applyEdits(work, day, { note: { value: WORDS } }, new Map([['note', 'ya enviado']]), context),
    );
    before.close();
    await leave(account);
    const store = await openStore(account);
    await store.update({}, (work) => work.setState(state));
    return { ...(await comeBack(account, store)), days: (await store.waiting()).filter(({ kind }) => kind === 'day') };
  }

  it('a restored backup: edits come back on the revision that it fell back to', async () => {
    const { titles, days } = await afterwards({ epoch: 'epoch-2', ancestors: [{ epoch: 'epoch-1', until: 2 }] });
    expect(titles).toEqual([WORDS]);
    expect(days[0]?.pending).toMatchObject({ fields: { note: { value: WORDS, baseRev: 2 } } });
  });

  it('the same history: on their own', async () => {
    const { days } = await afterwards({ epoch: 'epoch-1' });
    expect(days[0]?.pending).toMatchObject({ fields: { note: { value: WORDS, baseRev: 3 } } });
  });

  it('all data erased by the user: nothing returns, and the text can be downloaded', async () => {
    const { titles, days, kept, moves } = await afterwards({ epoch: 'epoch-9' });
    expect([titles, days, moves]).toEqual([[], [], []]);
    expect(kept.join()).toContain(WORDS);
  });
});

it('D42: a device that fills up while the draft of a page is taken in: what is stored beside it is sealed, too', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  aDraft(account.userId, clearCodec);
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (this.name === 'outbox') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, record);
  });
  expect(await leave(account)).toBe('sealed');
  jest.restoreAllMocks();
  expect((await parcelsOf(account.userId)).every(({ box }) => box)).toBe(true);
  const { store, moves, drawings } = await comeBack(account);
  const waiting = JSON.stringify(await store.waiting());
  expect(waiting).toContain(TYPED);
  expect(waiting).toContain(WORDS);
  expect([moves, drawings.length]).toEqual([[{ activityId: 7, status: 'completed' }], 1]);
  store.close();
});
