import 'fake-indexeddb/auto';
import { getCurrentUser } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { aUser } from '@app/shared-ui/testing/mock-host';
import type { ParcelKey } from '@app/contract/parcel-key';
import { keepParcelKey } from '@app/sync/parcel/leave-account';
import { parcelsOf } from '@app/sync/parcel/parcel-store';
import { openResilientStore } from '@app/sync/store/resilient-store';
import { anAccount } from '@app/sync/testing/a-left-device';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { aPageOf, aStore } from '../testing/accounts-on-a-device.ts';
import { loadLastUser, saveLastUser } from '../storage/last-user.ts';
import { leaveOtherAccounts } from './empty-device.ts';
import { leaveEndedSession } from './ended-session.ts';
import { type OpenAccount, registerOpenAccount } from './open-account.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { sessionQuery } from './session-query.ts';

const WORDS = 'nadie lea esto';
const ANA = 'ana-1';

beforeEach(() => {
  indexedDB = new IDBFactory();
  localStorage.clear();
  document.cookie = 'pendingLogout=1; max-age=0; path=/';
});

const names = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();

async function aKey(): Promise<ParcelKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { kty: 'EC', crv: 'P-256', x, y };
}

/** What the pages of an account have left in this browser: an unsent entry, mirrors, the last user. */
async function aUsedDevice(userId = ANA, { isUnsent = true } = {}) {
  const store = await openResilientStore({
    userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  if (isUnsent)
    await store.update({}, (work) =>
      work.put({
        kind: 'entry',
        key: 'activity-9',
        pending: { action: 'set', fields: { title: { value: WORDS, baseRev: 0 } } },
      }),
    );
  if (store.database) await keepParcelKey(store.database, await aKey());
  localStorage.setItem('journalEntries', WORDS);
  localStorage.setItem('sessionOwner', userId);
  await saveLastUser(aUser({ username: 'ana' }));
  return store;
}

/** Asks for the session as a page does that has just opened. @returns once the device has been dealt with */
async function openPage(...answers: Parameters<typeof answerCalls>): Promise<void> {
  answerCalls(...answers);
  await new QueryClient().fetchQuery({ ...sessionQuery, staleTime: 0 });
  // The code for it is loaded first, by an import before this one.
  await import('./ended-session.ts');
  await leaveEndedSession('ended', () => undefined);
}

const ended = (reason?: string) => ({ status: 401, body: { message: 'x', ...(reason && { reason }) } });

it.each(['ended', 'password_changed', 'blocked'])(
  'D42: %s: what is unsent is sealed, and nothing else stays',
  async (reason) => {
    (await aUsedDevice()).close();
    await openPage([getCurrentUser, ended(reason)]);
    expect(await names()).toEqual(['sealed-parcels']);
    expect(await parcelsOf(ANA)).toHaveLength(1);
    expect(JSON.stringify(localStorage)).not.toContain(WORDS);
    expect(await loadLastUser()).toBeUndefined();
  },
);

it('D42: a deleted account leaves no parcel either, not even an earlier one', async () => {
  (await aUsedDevice()).close();
  await openPage([getCurrentUser, ended('ended')]);
  await openPage([getCurrentUser, ended('deleted')]);
  expect(await parcelsOf(ANA)).toEqual([]);
  (await aUsedDevice()).close();
  await openPage([getCurrentUser, ended('deleted')]);
  expect(await names()).toEqual([]);
});

it('D42: an expired session is not an ended one: nothing is touched', async () => {
  (await aUsedDevice()).close();
  answerCalls([getCurrentUser, ended()]);
  await new QueryClient().fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(await names()).toContain(`reencuentro-${ANA}`);
  expect(localStorage.getItem('journalEntries')).toBe(WORDS);
});

it('D42: a page that could only lose its edits stays', async () => {
  const reload = jest.fn();
  const retire = jest.fn();
  const stop = registerOpenAccount({
    userId: ANA,
    isInMemory: () => false,
    key: () => undefined,
    moves: () => [],
    canLeave: () => false,
    copyOfMemory: retire,
    retire,
  });
  await leaveEndedSession('ended', reload);
  stop();
  expect(retire).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('D42: a page in memory without room for a parcel stays, and shows what it has', async () => {
  const { opener } = await anAccount();
  const retire = jest.fn();
  const stop = registerOpenAccount(
    aPageOf(ANA, { isInMemory: () => true, key: () => opener, copyOfMemory: () => aStore(ANA, true), retire }),
  );
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const reload = jest.fn();
  await leaveEndedSession('ended', reload);
  put.mockRestore();
  stop();
  expect(retire).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('D42: an open page writes its open edits first, shows nothing, and loads anew, once', async () => {
  const store = await aUsedDevice(ANA, { isUnsent: false });
  const account: OpenAccount = {
    userId: ANA,
    isInMemory: () => false,
    key: () => undefined,
    moves: () => [],
    canLeave: () => true,
    copyOfMemory: () => Promise.resolve(store),
    retire: jest.fn(async () => {
      await store.update({}, (work) =>
        work.put({
          kind: 'day',
          key: '2026-11-20',
          pending: { action: 'set', fields: { note: { value: WORDS, baseRev: 0 } } },
        }),
      );
      return store;
    }),
  };
  const stop = registerOpenAccount(account);
  const reload = jest.fn();
  await leaveEndedSession('ended', reload);
  // Other requests of the page are answered the same before it has gone.
  await leaveEndedSession('ended', reload);
  stop();
  expect(account.retire).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await parcelsOf(ANA)).toHaveLength(1);
  expect(await names()).toEqual(['sealed-parcels']);
});

it('D42: a page that ends between sealing and clearing is completed by the next one, which keeps the parcel', async () => {
  (await aUsedDevice()).close();
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {
    // The page has gone: nothing after this is cleared.
    throw new Error('gone');
  });
  await openPage([getCurrentUser, ended('ended')]);
  clear.mockRestore();
  document.cookie = 'pendingLogout=1; path=/';
  expect(localStorage.getItem('journalEntries')).toBe(WORDS);
  window.fetch = () => Promise.reject(new TypeError('no network'));
  await finishPendingSignOut();
  expect(localStorage.getItem('journalEntries')).toBeNull();
  expect(await parcelsOf(ANA)).toHaveLength(1);
});

it('D42: a page that ends with its databases gone and its mirrors not is repeated', async () => {
  localStorage.setItem('mirrorOwner', ANA);
  localStorage.setItem('journalEntries', WORDS);
  await openPage([getCurrentUser, ended('ended')]);
  expect(localStorage.getItem('journalEntries')).toBeNull();
});

it('D42: the user who signs in next finds no database of the first, whose unsent words stay sealed', async () => {
  (await aUsedDevice()).close();
  (await aUsedDevice('eva-2')).close();
  await leaveOtherAccounts('eva-2');
  expect(await names()).toEqual(['last-user', 'reencuentro-eva-2', 'sealed-parcels']);
  expect(await parcelsOf(ANA)).toHaveLength(1);
  expect(await parcelsOf('eva-2')).toEqual([]);
});
