import 'fake-indexeddb/auto';
import { getCurrentUser, logout } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import type { LockRecord } from '@app/sync/lock/lock-record';
import { databaseName, LOCK, lockOf, withAccountDatabase } from '@app/sync/store/database';
import { clearDevice, clearErasedDevice } from '../storage/clear-device.ts';
import { lockNoteOf, noteLock } from '../storage/lock-note.ts';
import { rememberSessionOwner } from '../storage/session-owner.ts';
import { rememberSharedComputer } from '../storage/shared-computer.ts';
import { aLockedDatabase, aNewBrowser, ANA, anOpenPage, EVA, names } from '../testing/accounts-on-a-device.ts';
import { emptyDevice } from './empty-device.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { signOut } from './sign-out.ts';

beforeEach(aNewBrowser);

it('D43: another’s sign-out, which the next page has to finish, leaves it', async () => {
  await aLockedDatabase(ANA);
  rememberSessionOwner(EVA);
  const stop = anOpenPage(EVA);
  answerCalls([logout, 'no network']);
  await signOut({ reload: () => undefined });
  stop();
  answerCalls([logout, { status: 204 }]);
  expect(await finishPendingSignOut()).toBe(true);
  expect(await names()).toEqual([databaseName(ANA)]);
});

it('D43: a page that finishes the emptying of the device leaves it', async () => {
  await aLockedDatabase(ANA);
  rememberSessionOwner(ANA);
  document.cookie = 'pendingLogout=1; path=/';
  answerCalls([logout, { status: 204 }]);
  await finishPendingSignOut();
  expect(await names()).toEqual([databaseName(ANA)]);
});

it('D43: after a sign-out that was cut, only what is unsent stays of it, and no passkey that opens it', async () => {
  await aLockedDatabase(ANA);
  const bytes = new Uint8Array(12);
  const openedBy = { credentialId: bytes, input: bytes, iv: bytes, wrapped: new ArrayBuffer(12) };
  await withAccountDatabase(ANA, async (database) => {
    const lock = await database.get('meta', LOCK);
    await database.put('meta', { ...(lock as LockRecord), passkey: openedBy }, LOCK);
  });
  expect((await withAccountDatabase(ANA, lockOf))?.passkey).toEqual(openedBy);
  document.cookie = 'pendingLogout=1; path=/';
  answerCalls([logout, { status: 204 }]);
  await finishPendingSignOut();
  expect((await withAccountDatabase(ANA, lockOf))?.passkey).toBeUndefined();
  expect(await withAccountDatabase(ANA, (database) => database.count('outbox'))).toBe(1);
});

it.each([ANA, EVA])('D43: the sign-out of %s from a shared computer leaves it', async (userId) => {
  await aLockedDatabase(ANA);
  rememberSessionOwner(ANA);
  rememberSharedComputer(true);
  const stop = anOpenPage(userId);
  answerCalls([logout, { status: 204 }]);
  await signOut({ reload: () => undefined });
  stop();
  expect(await names()).toEqual([databaseName(ANA)]);
});

it('D43: the deletion of an account that was signed in on a shared computer leaves it', async () => {
  await aLockedDatabase(ANA);
  rememberSessionOwner(ANA);
  rememberSharedComputer(true);
  answerCalls([getCurrentUser, { status: 401, body: { message: 'x', reason: 'deleted' } }]);
  await emptyDevice('deleted', undefined);
  expect(await names()).toEqual([databaseName(ANA)]);
});

it('D43: another’s erasing or account deletion leaves it; its own account’s sign-out does not', async () => {
  await aLockedDatabase(ANA);
  await clearDevice(window, { leaving: EVA });
  await clearDevice(window);
  expect(await names()).toEqual([databaseName(ANA)]);
  const stop = anOpenPage(ANA);
  answerCalls([logout, { status: 204 }]);
  await signOut({ reload: () => undefined });
  stop();
  expect(await names()).toEqual([]);
});

it('D43: erasing all data keeps the lock of the device, with its note', async () => {
  await aLockedDatabase(ANA);
  noteLock({ userId: ANA, after: 5 });
  localStorage.setItem('journalEntries', '{}');
  await clearErasedDevice(window, ANA, []);
  expect(await names()).toEqual([databaseName(ANA)]);
  expect(lockNoteOf(ANA)).toMatchObject({ after: 5 });
  expect(Object.keys(localStorage)).toEqual(['deviceLock']);
});
