import { removeDeviceLock, setDeviceLock } from '@app/contract/device-lock';
import { getParcelKey } from '@app/contract/parcel-key';
import { call } from '@app/shared-ui/host';
import { makeLock } from '@app/sync/lock/lock-record';
import type { SyncClient } from '@app/sync/sync-client';
import { type LockAfter, noteLock } from '../../storage/lock-note.ts';
import { DECLINED, type Guarded } from '../password-confirmation.tsx';
import { forgetPasskey } from './authenticator.ts';
import type { Keyring } from './keyring.ts';
import type { LockConversion } from './lock-channel.ts';

export interface LockChange {
  readonly userId: string;
  readonly keyring: Keyring;
  readonly client: Pick<SyncClient, 'convert'>;
  /** Asks for the password where the server wants it. */
  readonly guarded: Guarded;
}

interface Chosen {
  readonly pin: string;
  readonly after: LockAfter;
}

/** @returns false if the password was not given. @throws Error if it cannot be set: then nothing has changed */
export const setLock = (change: LockChange, chosen: Chosen): Promise<boolean> => alone(() => set(change, chosen));

async function set(change: LockChange, { pin, after }: Chosen): Promise<boolean> {
  const { userId, keyring, client, guarded } = change;
  if (keyring.isOn) throw new Error('another tab has set a lock');
  const { record, key, ...secrets } = await makeLock(pin, await call(getParcelKey, {}), userId);
  // The server first: a lock whose share it does not have would open by the sign-in alone.
  if ((await guarded(() => call(setDeviceLock, { body: secrets }))) === DECLINED) return false;
  const onBlocked = noteConversion(keyring, 'set');
  try {
    await keyring.give({ record, key, secrets });
    if (!keyring.codec) throw new Error('the cipher did not load');
    await client.convert(record, keyring.codec, onBlocked);
    noteLock({ userId, after, darkMode: document.documentElement.dataset['theme'] === 'dark' });
  } catch (error) {
    keyring.remove();
    await call(removeDeviceLock, {}).catch(() => undefined);
    throw error;
  } finally {
    keyring.noteChange(undefined);
  }
  return true;
}

/** Every tab says what is under way, from before the others get the key until the rows are converted. @returns what notes that it is blocked */
function noteConversion(keyring: Keyring, kind: LockConversion['kind']): () => void {
  keyring.noteChange({ kind, isBlocked: false });
  return () => keyring.noteChange({ kind, isBlocked: true });
}

/** The lock is still there, and the session does not have its share, without which the PIN opens nothing. */
export class HalfRemovedError extends Error {}

/**
 * @returns false if the password was not given
 * @throws HalfRemovedError if the session could not be given its share back · Error if nothing has changed: it opens by its PIN as before
 */
export const removeLock = (change: LockChange): Promise<boolean> => alone(() => remove(change));

async function remove({ keyring, client, guarded }: LockChange): Promise<boolean> {
  const { codec, lock } = keyring;
  if ((await guarded(() => call(removeDeviceLock, {}))) === DECLINED) return false;
  const onBlocked = noteConversion(keyring, 'remove');
  try {
    if (codec) await client.convert(undefined, codec, onBlocked);
  } catch (error) {
    // Without them the next page would open by the session alone. Where the server is out of reach, the lock session repeats it.
    keyring.isInSession = false;
    const secrets = lock?.secrets;
    if (secrets)
      await guarded(() => call(setDeviceLock, { body: secrets })).then(
        (answer) => (keyring.isInSession = answer !== DECLINED),
        () => undefined,
      );
    throw keyring.isInSession ? error : new HalfRemovedError(String(error), { cause: error });
  } finally {
    keyring.noteChange(undefined);
  }
  keyring.remove();
  // Its wrap is gone with the lock's record; this is for the eye alone.
  if (lock?.record.passkey) await forgetPasskey(lock.record.passkey);
  return true;
}

/**
 * One tab changes the lock at a time: the session has one share, and a tab that failed would take away that of the other.
 * @throws Error if another tab is at it
 */
function alone(act: () => Promise<boolean>): Promise<boolean> {
  // Absent without a secure context, where no lock can be set.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return act();
  return locks.request('change-device-lock', { ifAvailable: true }, (mine) => {
    if (!mine) throw new Error('another tab is changing the lock');
    return act();
  });
}
