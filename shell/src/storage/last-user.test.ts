import 'fake-indexeddb/auto';
import type { SignedInUser } from '@app/contract/sign-in';
import { clearDevice } from './clear-device.ts';
import { rememberedUser, rememberUser } from './last-user.ts';
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
  await rememberUser(null);
});

it('knows who was signed in, until she has left', async () => {
  expect(await rememberedUser()).toBeUndefined();
  await rememberUser(ana);
  expect(await rememberedUser()).toEqual(ana);
  await rememberUser(null);
  expect(await rememberedUser()).toBeUndefined();
});

it('keeps nobody on a computer that others use', async () => {
  await rememberUser(ana);
  rememberSharedComputer(true);
  await rememberUser(ana);
  expect(await rememberedUser()).toBeUndefined();
});

it('is gone when the device is cleared', async () => {
  await rememberUser(ana);
  await clearDevice(window);
  expect(await rememberedUser()).toBeUndefined();
});
