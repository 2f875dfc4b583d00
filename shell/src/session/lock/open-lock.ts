import { forgetDeviceLock, getDeviceLock, openDeviceLock } from '@app/contract/device-lock';
import { getParcelOpener } from '@app/contract/parcel-key';
import { ApiError, call } from '@app/shared-ui/host';
import { type LockRecord, recover, secretsOf, unlock } from '@app/sync/lock/lock-record';
import { lockOf, withAccountDatabase } from '@app/sync/store/database';
import { leaveEndedSession } from '../ended-session.ts';
import type { Keyring } from './keyring.ts';

/** The lock of an account on this device. @returns `undefined` where there is none */
const storedLock = (userId: string): Promise<LockRecord | undefined> => withAccountDatabase(userId, lockOf);

/**
 * What a page that begins closed is to ask for. It stays closed unless both the database and the session say that there is no lock.
 * @returns `gone` where no PIN opens it, as nothing can be read or the lock is missing
 */
export async function findLock(userId: string): Promise<LockRecord | 'none' | 'gone'> {
  try {
    const found = await storedLock(userId);
    if (found) return found;
    return (await call(getDeviceLock, {})).isOn ? 'gone' : 'none';
  } catch (error) {
    console.error('the lock could not be read', error);
    return 'gone';
  }
}

/** @throws ApiError 403 wrong PIN · 404 this session has no lock · 401 the session is over · NetworkError */
export async function openWithPin(keyring: Keyring, record: LockRecord, pin: string): Promise<void> {
  const secrets = await secretsOf(pin, record);
  const { verifier } = secrets;
  const { share } = await call(openDeviceLock, { body: { verifier } });
  await keyring.give({ record, key: await unlock(record, secrets, share), secrets: { verifier, share } });
}

/**
 * Opens without the PIN what was locked in an earlier session: who has signed in since has given the password (D43).
 * @returns false if this session has a lock, which only the PIN opens
 */
export async function recoverLock(keyring: Keyring, record: LockRecord, userId: string): Promise<boolean> {
  if ((await call(getDeviceLock, {})).isOn) return false;
  const key = await recover(record, await call(getParcelOpener, {}), userId);
  keyring.isRecovered = true;
  await keyring.give({ record, key });
  return true;
}

/** Ends the session, empties the device, and asks to sign in: what is unsent stays sealed. @throws NetworkError */
export async function signInAnew(reload = () => window.location.reload()): Promise<void> {
  try {
    await call(forgetDeviceLock, {});
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  await leaveEndedSession('ended', () => undefined);
  reload();
}
