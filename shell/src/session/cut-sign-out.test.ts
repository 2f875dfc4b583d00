import 'fake-indexeddb/auto';
import { logout } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { parcelsOf } from '@app/sync/parcel/parcel-store';
import { databaseName } from '@app/sync/store/database';
import { rememberSessionOwner } from '../storage/session-owner.ts';
import {
  aDatabase,
  aNewBrowser,
  accountsOfLogout,
  ANA,
  anOpenPage,
  EVA,
  names,
} from '../testing/accounts-on-a-device.ts';
import { emptyDevice } from './empty-device.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { rememberPendingSignOut } from './sign-out-mark.ts';
import { forgetPendingSignOut } from './sign-out-state.ts';
import { signOut } from './sign-out.ts';

beforeEach(aNewBrowser);

it('F9: what another user has written since a sign-out that was cut becomes a parcel', async () => {
  const stop = anOpenPage(ANA);
  answerCalls([logout, 'no network']);
  await signOut({ reload: () => undefined });
  stop();
  await aDatabase(EVA);
  rememberSessionOwner(EVA);
  const accounts = accountsOfLogout();
  expect(await finishPendingSignOut()).toBe(true);
  expect(await parcelsOf(EVA)).toHaveLength(1);
  expect(accounts).toEqual([ANA]);
  expect(document.cookie).not.toContain('pendingLogout');
});

it('F9: a sign-in while the code that finishes it comes has ended it', async () => {
  await aDatabase(EVA);
  rememberPendingSignOut(ANA);
  const accounts = accountsOfLogout();
  const finishing = finishPendingSignOut();
  forgetPendingSignOut();
  expect(await finishing).toBe(true);
  expect(accounts).toEqual([]);
  expect(await names()).toEqual([databaseName(EVA)]);
});

it('F9: two sign-outs that were cut end whatever session is there', async () => {
  for (const user of [EVA, ANA]) {
    const stop = anOpenPage(user);
    answerCalls([logout, 'no network']);
    await signOut({ reload: () => undefined });
    stop();
  }
  expect(document.cookie).toContain('pendingLogout=1');
  expect(document.cookie).not.toContain('pendingLogoutOf');
  const accounts = accountsOfLogout();
  expect(await finishPendingSignOut()).toBe(true);
  expect(accounts).toEqual(['']);
});

it('F9: the emptying of the device leaves a sign-out pending that was so before', async () => {
  await aDatabase(ANA);
  rememberPendingSignOut(EVA);
  await emptyDevice('ended', undefined);
  const accounts = accountsOfLogout();
  expect(await finishPendingSignOut()).toBe(true);
  expect(accounts).toEqual([EVA]);
});
