import 'fake-indexeddb/auto';
import type { SignedInUser } from '@app/contract/sign-in';
import { clearDevice } from './clear-device.ts';
import { loadLastUser, saveLastUser } from './last-user.ts';
import { rememberSharedComputer } from './shared-computer.ts';

const ana: SignedInUser = {
  id: '64b000000000000000000001',
  username: 'Ana',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: '',
  role: 'user',
  hasPremiumAccess: false,
};

afterEach(async () => {
  rememberSharedComputer(false);
  await saveLastUser(null);
});

it('stores the last user until the sign-out', async () => {
  expect(await loadLastUser()).toBeUndefined();
  await saveLastUser(ana);
  expect(await loadLastUser()).toEqual(ana);
  await saveLastUser(null);
  expect(await loadLastUser()).toBeUndefined();
});

it('stores no user on a shared computer', async () => {
  await saveLastUser(ana);
  rememberSharedComputer(true);
  await saveLastUser(ana);
  expect(await loadLastUser()).toBeUndefined();
});

it('is gone when the device is cleared', async () => {
  await saveLastUser(ana);
  await clearDevice(window);
  expect(await loadLastUser()).toBeUndefined();
});
