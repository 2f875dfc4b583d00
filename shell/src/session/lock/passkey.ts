import type { LockRecord } from '@app/sync/lock/lock-record';
import { unwrapByPasskey, wrapForPasskey } from '@app/sync/lock/passkey-wrap';
import { withAccountDatabase } from '@app/sync/store/database';
import { storePasskey } from '@app/sync/store/passkey-store';
import { evaluate, forgetPasskey, makePasskey } from './authenticator.ts';
import type { Keyring } from './keyring.ts';

/**
 * The open lock opens by the device's own authenticator from now on, too. Who calls it has asked for the PIN.
 * @throws DOMException `NotAllowedError` if the user has declined · NoPrfError
 */
export async function addPasskey(keyring: Keyring, userId: string, signal: AbortSignal): Promise<void> {
  const { lock } = keyring;
  if (!lock?.secrets) throw new Error('the lock is not open by its PIN');
  const { record, key, secrets } = lock;
  const answer = await makePasskey(signal);
  try {
    const wrap = await wrapForPasskey({ key, secrets }, record.id, answer);
    keyring.changeRecord(await withAccountDatabase(userId, (database) => storePasskey(database, record.id, wrap)));
  } catch (error) {
    await forgetPasskey(answer);
    throw error;
  }
}

export async function removePasskey(keyring: Keyring, userId: string): Promise<void> {
  const record = keyring.lock?.record;
  if (!record?.passkey) return;
  keyring.changeRecord(await withAccountDatabase(userId, (database) => storePasskey(database, record.id, undefined)));
  await forgetPasskey(record.passkey);
}

/** Needs no network. @throws DOMException `NotAllowedError` if the user has declined, or the key is gone · Error if it does not open */
export async function openWithPasskey(keyring: Keyring, record: LockRecord, signal: AbortSignal): Promise<void> {
  const { passkey } = keyring.latest(record);
  if (!passkey) throw new Error('it has no passkey');
  const { key, secrets } = await unwrapByPasskey(passkey, record.id, await evaluate(passkey, signal));
  // The device may have asked for long, and another tab have taken it away meanwhile.
  if (keyring.latest(record).passkey?.credentialId !== passkey.credentialId) throw new Error('it was taken away');
  await keyring.give({ record, key, secrets });
}
