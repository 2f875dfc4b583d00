import { keepDraftsIn } from '../edit-session/drafts.ts';
import { type AccountDatabase, lockOf, openAccountDatabase } from '../store/database.ts';
import { dropPasskey } from '../store/passkey-store.ts';
import { keepUnsentOnly } from './keep-unsent-only.ts';

/** What of a locked account may be text that the server lacks. */
const UNSENT = ['outbox', 'moves', 'quarantine'] as const;

/**
 * Takes an account off a device whose lock is closed: what is unsent cannot be read and so not be put into a parcel. It stays as it is,
 * sealed, with the lock that a signed-in session of the account can open (D43).
 * @param hasParcel the page puts what it has in memory into a parcel, with all drafts in clear; these do not stay beside it
 * @returns `undefined` where there is no lock · 'nothing' if the database holds nothing unsent and may be deleted
 */
export async function leaveLocked(
  userId: string,
  localStorage: Storage,
  hasParcel: boolean,
): Promise<'nothing' | 'database' | undefined> {
  let database: AccountDatabase;
  try {
    database = await openAccountDatabase(userId, () => undefined);
  } catch {
    return undefined; // as without a lock: nothing is known about it
  }
  try {
    if (!(await lockOf(database))) return undefined;
    // First: a full device has room for what is put afterwards.
    await keepUnsentOnly(database);
    // The session has ended: what stays opens for the account's sign-in alone.
    await dropPasskey(database);
    const drafts = await keepDraftsIn(database, localStorage, userId, { withClear: !hasParcel });
    const counts = await Promise.all(UNSENT.map((name) => database.count(name)));
    const unsent = drafts + (await database.count('drawings')) + counts.reduce((sum, count) => sum + count, 0);
    return unsent === 0 ? 'nothing' : 'database';
  } finally {
    database.close();
  }
}
