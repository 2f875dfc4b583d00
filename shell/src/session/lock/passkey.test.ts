import 'fake-indexeddb/auto';
import { lockOf, openAccountDatabase, withAccountDatabase } from '@app/sync/store/database';
import { aDeviceLock, setLock } from '@app/sync/testing/a-locked-device';
import { stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { hasAuthenticator, NoPrfError } from './authenticator.ts';
import { Keyring } from './keyring.ts';
import { addPasskey, openWithPasskey, removePasskey } from './passkey.ts';

const { signal } = new AbortController();
const aKeyring = (userId: string) => new Keyring(userId, { post: () => undefined, onMessage: undefined });

const storedLock = (userId: string) => withAccountDatabase(userId, lockOf);

async function recordOf(userId: string) {
  const record = await storedLock(userId);
  if (!record) throw new Error('there is no lock');
  return record;
}

let devices = 0;
async function aLockedDevice() {
  const userId = `ana-${(devices += 1)}`;
  (await openAccountDatabase(userId, () => undefined)).close();
  const lock = await aDeviceLock(userId);
  await setLock(userId, lock);
  const keyring = aKeyring(userId);
  await keyring.give({ record: lock.record, key: lock.key, secrets: { verifier: lock.verifier, share: lock.share } });
  return { userId, lock, keyring };
}

let device: ReturnType<typeof stubAuthenticator>;
beforeEach(() => (device = stubAuthenticator()));
afterEach(() => device.remove());

it('D43: it opens the lock without a network, with all that a session needs', async () => {
  const { userId, lock, keyring } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  const record = await recordOf(userId);
  expect(keyring.lock?.record).toEqual(record);
  const closed = aKeyring(userId);
  await openWithPasskey(closed, record, signal);
  expect(closed.state).toBe('open');
  expect(closed.lock).toMatchObject({ key: lock.key, secrets: { verifier: lock.verifier, share: lock.share } });
  // Nothing of it lies on the device in clear.
  expect(JSON.stringify(record.passkey)).not.toContain(lock.share);
});

it('D43: the user has to be verified, by the device itself, under a name that tells nothing', async () => {
  const { userId, keyring } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  const options = device.credentials.create.mock.calls[0]?.[0].publicKey;
  expect(options?.authenticatorSelection).toMatchObject({
    authenticatorAttachment: 'platform',
    userVerification: 'required',
  });
  expect(options?.user.name).toBe('Candado');
  await openWithPasskey(aKeyring(userId), await recordOf(userId), signal);
  expect(device.credentials.get.mock.calls[0]?.[0].publicKey?.userVerification).toBe('required');
});

it('D43: a device that evaluates only when it is asked is asked', async () => {
  device = stubAuthenticator({ isAsked: true });
  const { userId, keyring } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  expect(device.credentials.get).toHaveBeenCalledTimes(1);
  expect((await storedLock(userId))?.passkey).toBeDefined();
});

it('D43: declined, or unable, it changes nothing, and leaves no key behind', async () => {
  const { userId, keyring, lock } = await aLockedDevice();
  device.decline();
  await expect(addPasskey(keyring, userId, signal)).rejects.toMatchObject({ name: 'NotAllowedError' });
  device = stubAuthenticator({ hasPrf: false });
  await expect(addPasskey(keyring, userId, signal)).rejects.toBeInstanceOf(NoPrfError);
  expect(device.signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: 'AQID' });
  expect(await storedLock(userId)).toEqual(lock.record);
});

it('D43: another answer of the device does not open it', async () => {
  const { userId, keyring } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  device.credentials.get.mockResolvedValue({
    rawId: new ArrayBuffer(3),
    getClientExtensionResults: () => ({ prf: { results: { first: new Uint8Array(32).buffer } } }),
  });
  const closed = aKeyring(userId);
  await expect(openWithPasskey(closed, await recordOf(userId), signal)).rejects.toBeDefined();
  expect(closed.state).toBe('off');
});

it('D43: taken away, it is nowhere', async () => {
  const { userId, keyring, lock } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  await removePasskey(keyring, userId);
  expect([await storedLock(userId), keyring.lock?.record]).toEqual([lock.record, lock.record]);
  expect(device.signalUnknownCredential).toHaveBeenCalledTimes(1);
});

it('D43: taken away in another tab, it opens nothing, not even where the device is being asked for it', async () => {
  const { userId, keyring, lock } = await aLockedDevice();
  await addPasskey(keyring, userId, signal);
  const record = await recordOf(userId);
  const covered = aKeyring(userId);
  await covered.give({ record, key: lock.key });
  covered.cover();
  const answer = await device.credentials.get({});
  device.credentials.get.mockImplementationOnce(async () => {
    await removePasskey(keyring, userId);
    covered.changeRecord(lock.record, { isFromTab: true });
    return answer;
  });
  await expect(openWithPasskey(covered, record, signal)).rejects.toThrow('it was taken away');
  await expect(openWithPasskey(covered, record, signal)).rejects.toThrow('it has no passkey');
  expect(covered.state).toBe('covered');
});

it('D43: it is offered only where the device has such an authenticator', async () => {
  expect(await hasAuthenticator()).toBe(true);
  device = stubAuthenticator({ hasPrf: false });
  expect(await hasAuthenticator()).toBe(false);
  device.remove();
  expect(await hasAuthenticator()).toBe(false);
});
