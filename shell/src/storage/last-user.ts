import { type SignedInUser, signedInUserSchema } from '@app/contract/accounts';
import type { IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { isSharedComputer } from './shared-computer.ts';

/**
 * Who was signed in when the server last said: without a network she is still who she was. Gone with signing out. In a database, as her
 * words are: local storage may be seconds behind when a browser is killed, and she would stand before the sign-in without her words.
 */
const DATABASE = 'last-user';
const STORE = 'user';
const KEY = 'last';

/** @param signal aborted when the device is cleared: from then on nothing is stored any more, however late the answer came */
export async function rememberUser(user: SignedInUser | null, signal?: AbortSignal): Promise<void> {
  try {
    await withDatabase(async (database) => {
      if (!user || isSharedComputer()) await database.delete(STORE, KEY);
      else await database.put(STORE, user, KEY);
    }, signal);
  } catch {
    // Then she cannot be shown in without a network, and nothing else is lost.
  }
}

export async function rememberedUser(): Promise<SignedInUser | undefined> {
  try {
    const stored: unknown = await withDatabase((database) => database.get(STORE, KEY));
    const result = z.safeParse(signedInUserSchema, stored);
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Opened for the one act: a database that is held open could not be cleared at sign-out. Visitors' pages never need the library. */
async function withDatabase<T>(act: (database: IDBPDatabase) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { openDB } = await import('idb');
  // A request to open that is older than the one to delete is served before it.
  signal?.throwIfAborted();
  const database = await openDB(DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
