import 'fake-indexeddb/auto';
import { convertDatabase } from '../store/convert-database.ts';
import { type AccountDatabase, lockOf, withAccountDatabase } from '../store/database.ts';
import { storePasskey } from '../store/passkey-store.ts';
import { aDevice, anAccount, leave, openStore } from '../testing/a-left-device.ts';
import { aDeviceLock, setLock } from '../testing/a-locked-device.ts';
import { openResilientStore } from '../store/resilient-store.ts';
import { newPasskeyInput, unwrapByPasskey, wrapForPasskey } from './passkey-wrap.ts';

const secrets = { verifier: 'v'.repeat(43), share: 's'.repeat(43) };
const random = () => crypto.getRandomValues(new Uint8Array(32));
const anAnswer = () => ({ credentialId: random(), input: newPasskeyInput(), output: random() });

async function aWrap(key = random(), lockId = 'un-candado') {
  const answer = anAnswer();
  return { key, answer, lockId, wrap: await wrapForPasskey({ key, secrets }, lockId, answer) };
}

it('D43: the answer of the authenticator gives the key of the rows, and what the session needs', async () => {
  const { key, answer, lockId, wrap } = await aWrap();
  expect(await unwrapByPasskey(wrap, lockId, answer.output)).toEqual({ key, secrets });
});

it('D43: another answer, another input or another lock does not', async () => {
  const { answer, lockId, wrap } = await aWrap();
  await expect(unwrapByPasskey(wrap, lockId, random())).rejects.toBeDefined();
  await expect(unwrapByPasskey({ ...wrap, input: newPasskeyInput() }, lockId, answer.output)).rejects.toBeDefined();
  await expect(unwrapByPasskey(wrap, 'otro-candado', answer.output)).rejects.toBeDefined();
});

/** A locked device that a passkey opens too. */
async function aDeviceWithPasskey() {
  const account = await anAccount();
  (await aDevice(account)).close();
  const lock = await aDeviceLock(account.userId, account.opener);
  await setLock(account.userId, lock);
  const { wrap } = await aWrap(lock.key, lock.record.id);
  const withDatabase = <T>(act: (database: AccountDatabase) => Promise<T>) => withAccountDatabase(account.userId, act);
  await withDatabase((database) => storePasskey(database, lock.record.id, wrap));
  return { account, lock, wrap, withDatabase };
}

it('D43: it is stored with its lock alone', async () => {
  const { lock, wrap, withDatabase } = await aDeviceWithPasskey();
  expect(await withDatabase(lockOf)).toEqual({ ...lock.record, passkey: wrap });
  await expect(withDatabase((database) => storePasskey(database, 'otro', wrap))).rejects.toThrow('another lock');
  expect(await withDatabase((database) => storePasskey(database, lock.record.id, undefined))).toEqual(lock.record);
  expect(await withDatabase(lockOf)).toEqual(lock.record);
});

it('D42 D43: the end of the session takes it away from what stays sealed on the device', async () => {
  const { account, withDatabase, lock } = await aDeviceWithPasskey();
  expect(await leave(account)).toBe('database');
  expect(await withDatabase(lockOf)).toEqual(lock.record);
});

it('D42 D43: also where an open page finds no place for what is unsent', async () => {
  const { account, lock, withDatabase } = await aDeviceWithPasskey();
  const store = await openResilientStore({
    userId: account.userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly: () => undefined,
    keys: lock.keys,
  });
  const full = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await leave(account, { store, key: account.opener })).toBe('database');
  full.mockRestore();
  expect(await withDatabase(lockOf)).toEqual(lock.record);
});

it('D43: another lock, or the next one on the same device, has none', async () => {
  const { account, lock, withDatabase } = await aDeviceWithPasskey();
  await convertDatabase({ userId: account.userId, lock: undefined, codec: lock.codec });
  expect(await withDatabase(lockOf)).toBeUndefined();
  const next = await aDeviceLock(account.userId);
  await setLock(account.userId, next);
  expect(await withDatabase(lockOf)).toEqual(next.record);
  (await openStore(account)).close();
});
