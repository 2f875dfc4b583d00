import 'fake-indexeddb/auto';
import { logout } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { PARCELS, parcelsOf } from '@app/sync/parcel/parcel-store';
import { databaseName } from '@app/sync/store/database';
import { openResilientStore } from '@app/sync/store/resilient-store';
import { anAccount } from '@app/sync/testing/a-left-device';
import { rememberSessionOwner } from '../storage/session-owner.ts';
import { rememberSharedComputer } from '../storage/shared-computer.ts';
import {
  aDatabase,
  aLockedDatabase,
  aNewBrowser,
  aPageOf,
  ANA,
  anOpenPage,
  aStore,
  EVA,
  names,
} from '../testing/accounts-on-a-device.ts';
import { clearErasedDevice } from '../storage/clear-device.ts';
import { emptyDevice, leaveEarlierPages, leaveMemory, sealOtherAccounts } from './empty-device.ts';
import { type OpenAccount, registerOpenAccount } from './open-account.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { rememberPendingSignOut } from './sign-out-mark.ts';
import { signOut } from './sign-out.ts';

beforeEach(aNewBrowser);

it('P-08: the sign-out of a page on a shared computer seals what another account has here', async () => {
  await aDatabase(EVA);
  rememberSessionOwner(EVA);
  rememberSharedComputer(true);
  const stop = anOpenPage(ANA);
  answerCalls([logout, { status: 204 }]);
  await signOut({ reload: () => undefined });
  stop();
  expect(await parcelsOf(EVA)).toHaveLength(1);
});

it.each([true, false])(
  'P-08: it seals what the account’s own earlier page left, also marked anew (%s)',
  async (isMarked) => {
    await aDatabase(ANA);
    rememberSharedComputer(true);
    const stop = anOpenPage(ANA);
    rememberSharedComputer(isMarked);
    answerCalls([logout, { status: 204 }]);
    await signOut({ reload: () => undefined });
    stop();
    expect(await parcelsOf(ANA)).toHaveLength(1);
  },
);

it('D42: the sign-out of a page that could not store seals what earlier pages, or another tab, have stored', async () => {
  await aDatabase(ANA);
  const { opener } = await anAccount();
  const stop = registerOpenAccount(aPageOf(ANA, { isInMemory: () => true, key: () => opener }));
  answerCalls([logout, { status: 204 }]);
  await signOut({ reload: () => undefined });
  stop();
  expect(await parcelsOf(ANA)).toEqual([expect.objectContaining({ owner: ANA, box: expect.anything() })]);
  expect(await names()).toEqual([PARCELS]);
});

it('D42: so does the page that finishes it, where it was cut before', async () => {
  await aDatabase(ANA);
  const { opener } = await anAccount();
  const stop = registerOpenAccount(aPageOf(ANA, { isInMemory: () => true, key: () => opener }));
  void signOut({ onLeaving: () => new Promise<never>(() => undefined), reload: () => undefined });
  stop();
  answerCalls([logout, { status: 204 }]);
  await finishPendingSignOut();
  expect(await parcelsOf(ANA)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

it('D19: erasing all data keeps what another account has not sent', async () => {
  await aDatabase(ANA);
  await aDatabase(EVA);
  await clearErasedDevice(window, ANA, await sealOtherAccounts(ANA));
  expect(await parcelsOf(EVA)).toHaveLength(1);
  expect(await names()).toEqual([PARCELS]);
});

it('P-08: so does the page that finishes it', async () => {
  await aDatabase(ANA);
  rememberSharedComputer(true);
  rememberPendingSignOut(ANA);
  answerCalls([logout, { status: 204 }]);
  await finishPendingSignOut();
  expect(await parcelsOf(ANA)).toHaveLength(1);
});

it('D42: on a shared computer, what an earlier page of the account could not send becomes a parcel', async () => {
  await aDatabase(ANA);
  expect(await leaveEarlierPages(ANA, undefined)).toBe(false);
  expect(await names()).toEqual([databaseName(ANA)]);
  const { opener } = await anAccount();
  expect(await leaveEarlierPages(ANA, opener)).toBe(true);
  expect(await names()).toEqual([PARCELS]);
  const [parcel] = await parcelsOf(ANA);
  expect(parcel).toHaveProperty('box');
  expect(parcel?.clear).toBeUndefined();
  await aLockedDatabase(EVA);
  await leaveEarlierPages(EVA, opener);
  expect(await names()).toContain(databaseName(EVA));
});

it('D42: completions that a page has in memory alone become a parcel', async () => {
  const { opener } = await anAccount();
  const store = await openResilientStore({
    userId: ANA,
    keepNothing: true,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  await emptyDevice(
    'ended',
    aPageOf(ANA, {
      key: () => opener,
      moves: () => [{ activityId: 7, status: 'completed' }],
      retire: () => Promise.resolve(store),
    }),
  );
  expect(await parcelsOf(ANA)).toHaveLength(1);
});

describe('P-08: what a tab has in memory alone', () => {
  /** A page whose own store must not be touched. */
  async function aPage(canLeave = true): Promise<OpenAccount> {
    const { opener } = await anAccount();
    return aPageOf(ANA, {
      key: () => opener,
      canLeave: () => canLeave,
      copyOfMemory: () => aStore(ANA, true),
      retire: () => Promise.reject(new Error('it may have to stay')),
    });
  }

  it('becomes a parcel; without the key the tab stays', async () => {
    expect(await leaveMemory(await aPage(false))).toBe(false);
    expect(await parcelsOf(ANA)).toEqual([]);
    expect(await leaveMemory(await aPage())).toBe(true);
    expect(await parcelsOf(ANA)).toHaveLength(1);
  });

  it('does so beside a locked database of the account, which stays', async () => {
    await aLockedDatabase(ANA);
    expect(await leaveMemory(await aPage())).toBe(true);
    expect(await parcelsOf(ANA)).toHaveLength(1);
    expect(await names()).toContain(databaseName(ANA));
  });

  it('keeps the tab open where there is no room for it', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      throw new DOMException(`no room in ${this.name}`, 'QuotaExceededError');
    });
    expect(await leaveMemory(await aPage())).toBe(false);
    put.mockRestore();
  });
});

it('D42: the browser’s journal is written out after the last words, and before the database of them goes', async () => {
  await aDatabase(ANA);
  const steps: string[] = [];
  const page = aPageOf(ANA, {
    retire: async () => {
      steps.push('last words');
      return aStore(ANA);
    },
  });
  const real = IDBFactory.prototype.deleteDatabase;
  jest.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, name) {
    steps.push(name);
    return real.call(this, name);
  });
  await emptyDevice('ended', page);
  jest.restoreAllMocks();
  expect(steps).toEqual(['last words', 'journal-flush', databaseName(ANA)]);
});
