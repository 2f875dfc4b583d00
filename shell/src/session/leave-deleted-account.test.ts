import 'fake-indexeddb/auto';
import { logout } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { waitFor } from '@testing-library/dom';
import { keepParcel, parcelsOf, PARCELS } from '@app/sync/parcel/parcel-store';
import { aDatabase, aNewBrowser, ANA, EVA, names } from '../testing/accounts-on-a-device.ts';
import { leaveDeletedAccount } from './leave-deleted-account.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { pendingSignOutOf } from './sign-out-mark.ts';
import { isSignOutPending } from './sign-out-state.ts';

beforeEach(aNewBrowser);
afterEach(() => jest.restoreAllMocks());

async function aUsedDevice() {
  await aDatabase(ANA);
  await aDatabase(EVA);
  await keepParcel({ id: 'before', owner: ANA, clear: [] });
  localStorage.setItem('journalEntries', '[{"content":"mío"}]');
}

it('D19, G-02: leaves nothing of the account, its parcels included, and keeps what another has not sent', async () => {
  await aUsedDevice();
  await leaveDeletedAccount(ANA, () => Promise.resolve());
  expect(await parcelsOf(ANA)).toEqual([]);
  expect(await parcelsOf(EVA)).toHaveLength(1);
  expect(await names()).toEqual([PARCELS]);
  expect(localStorage).toHaveLength(0);
  expect(isSignOutPending()).toBe(false);
});

it('clears the device although the page could not remove what it had, or nothing else could be left', async () => {
  await aUsedDevice();
  await leaveDeletedAccount(ANA, () => Promise.reject(new Error('the store is shut')));
  expect(await names()).toEqual([PARCELS]);
  jest.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('private mode'));
  localStorage.setItem('journalEntries', '[{"content":"mío"}]');
  await leaveDeletedAccount(ANA, () => Promise.resolve());
  expect(localStorage).toHaveLength(0);
});

it('is completed by the next page, if this one ends before', async () => {
  await aUsedDevice();
  void leaveDeletedAccount(ANA, () => new Promise<never>(() => undefined));
  expect(pendingSignOutOf()).toBe(ANA);
  await waitFor(async () => expect(await parcelsOf(ANA)).toEqual([]));
  answerCalls([logout, { status: 204 }]);
  await finishPendingSignOut();
  expect(await parcelsOf(EVA)).toHaveLength(1);
  expect(await names()).toEqual([PARCELS]);
  expect(localStorage).toHaveLength(0);
  expect(isSignOutPending()).toBe(false);
});
