import { type SignedInUser, signedInUserSchema } from '@app/contract/sign-in';
import type { IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { isSharedComputer } from './shared-computer.ts';

/**
 * The last known user, for pages without a network; deleted by signing out. In IndexedDB, as documents are: a killed browser may lose
 * the last seconds of local storage, and the user would get the sign-in page without what they wrote.
 */
const DATABASE = 'last-user';
const STORE = 'user';
const KEY = 'last';

/** @param signal aborted when the device is cleared: answers that arrive later are not stored */
export async function saveLastUser(user: SignedInUser | null, signal?: AbortSignal): Promise<void> {
  try {
    await withDatabase(async (database) => {
      if (!user || isSharedComputer()) await database.delete(STORE, KEY);
      else await database.put(STORE, user, KEY);
    }, signal);
  } catch {
    // The user cannot be shown without a network then; nothing else is lost.
  }
}

export async function loadLastUser(): Promise<SignedInUser | undefined> {
  try {
    const stored: unknown = await withDatabase((database) => database.get(STORE, KEY));
    const result = z.safeParse(signedInUserSchema, stored);
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Opened for one operation: an open database could not be deleted at sign-out. Visitors' pages never load the library. */
async function withDatabase<T>(act: (database: IDBPDatabase) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { openDB } = await import('idb');
  // A pending open request that is older than the deletion would be served before it.
  signal?.throwIfAborted();
  const database = await openDB(DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
