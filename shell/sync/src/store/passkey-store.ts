import type { LockRecord } from '../lock/lock-record.ts';
import type { PasskeyWrap } from '../lock/passkey-wrap.ts';
import { type AccountDatabase, LOCK, lockOf } from './database.ts';

/** @returns the lock with another passkey, or with none. @throws Error if the database has another lock, or none */
export async function storePasskey(
  database: AccountDatabase,
  lockId: string,
  passkey: PasskeyWrap | undefined,
): Promise<LockRecord> {
  const transaction = database.transaction('meta', 'readwrite', { durability: 'strict' });
  const found = await transaction.store.get(LOCK);
  if (!found || !('wrapped' in found) || found.id !== lockId) throw new Error('it has another lock');
  const { passkey: _, ...lock } = found;
  const changed: LockRecord = passkey ? { ...lock, passkey } : lock;
  await transaction.store.put(changed, LOCK);
  await transaction.done;
  return changed;
}

/** The session has ended: what stays of the account opens for its sign-in alone. */
export async function dropPasskey(database: AccountDatabase): Promise<void> {
  const lock = await lockOf(database);
  if (lock?.passkey) await storePasskey(database, lock.id, undefined);
}
