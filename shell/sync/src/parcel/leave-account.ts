import { type ParcelKey, parcelKeySchema } from '@app/contract/parcel-key';
import { deleteDB } from 'idb';
import * as z from 'zod/mini';
import { createDrafts, ownersOfDrafts } from '../edit-session/drafts.ts';
import { newUuid } from '../new-uuid.ts';
import { type AccountDatabase, databaseName } from '../store/database.ts';
import { STATE } from '../store/indexeddb-store.ts';
import { openResilientStore, type ResilientStore } from '../store/resilient-store.ts';
import { dropParcels, keepParcel } from './parcel-store.ts';
import { canSeal, sealBox } from './sealed-box.ts';
import { collectUnsent } from './unsent-content.ts';

/** Where a device keeps the account's public key, among the last answers of reading calls. */
const KEY_READ = '["parcel-key"]';

export const keepParcelKey = (database: AccountDatabase, key: ParcelKey): Promise<unknown> =>
  database.put('reads', { key: KEY_READ, data: key, at: Date.now() });

export async function keptParcelKey(database: AccountDatabase | undefined): Promise<ParcelKey | undefined> {
  const read = await database?.get('reads', KEY_READ).catch(() => undefined);
  const result = z.safeParse(parcelKeySchema, read?.data);
  return result.success ? result.data : undefined;
}

const PREFIX = databaseName('');

/** Ids of the accounts that have documents or drafts on this device. */
export async function accountsHere(storage: Storage): Promise<string[]> {
  const factory = (globalThis as Partial<typeof globalThis>).indexedDB;
  const names = ((await factory?.databases()) ?? []).map(({ name }) => name ?? '');
  const owners = names.flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  return [...new Set([...owners, ...ownersOfDrafts(storage)])];
}

interface Leaving {
  readonly userId: string;
  /** The account was deleted: nothing of it is worth keeping. */
  readonly isDeleted: boolean;
  readonly localStorage: Storage;
  /** The page's own store, into which all open edits have been written; without one, that of the database. */
  readonly store?: ResilientStore | undefined;
  /** The account's key, if the page has it; otherwise the one that the device keeps. */
  readonly key?: ParcelKey | undefined;
}

/** What stays of an account on its device: nothing; a parcel, sealed or in clear; in the worst case a database with unsent edits alone. */
export type Left = 'nothing' | 'sealed' | 'clear' | 'database';

/**
 * Takes an account's documents off this device. What the server lacks becomes a parcel, sealed for the account; in clear where the key or
 * a secure context is missing. May be repeated: a page may have ended half way. Tabs take turns.
 */
export const leaveAccount = (leaving: Leaving): Promise<Left> => {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('leave-account', () => leave(leaving)) : leave(leaving);
};

async function leave({ userId, isDeleted, localStorage, store: own, key }: Leaving): Promise<Left> {
  const name = databaseName(userId);
  if (isDeleted) {
    own?.close();
    await dropParcels(userId);
    await deleteDatabase(name);
    return 'nothing';
  }
  const store = own ?? (await openStore(userId, localStorage));
  let left: Left;
  try {
    // A database of a newer version of the product, or a broken one: nothing is known about what it holds.
    left =
      own || store.isPersistent
        ? await keepUnsent(store, userId, key ?? (await keptParcelKey(store.database)))
        : 'database';
  } finally {
    store.close();
  }
  if (left !== 'database') await deleteDatabase(name);
  return left;
}

/** Drafts of pages before go into the outbox. */
async function openStore(userId: string, localStorage: Storage): Promise<ResilientStore> {
  const store = await openResilientStore({
    userId,
    keepNothing: false,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  if (!store.isPersistent) return store;
  const context = { now: new Date().toISOString(), newId: newUuid, device: '' };
  const unreadable = await createDrafts(() => localStorage, userId).recover(store, context);
  const at = context.now;
  for (const text of unreadable) await store.database?.add('quarantine', { where: 'draft', text, at });
  return store;
}

async function keepUnsent(store: ResilientStore, owner: string, key: ParcelKey | undefined): Promise<Left> {
  const parts = await collectUnsent(store);
  if (!parts) return 'nothing';
  const { database } = store;
  const { clientId: id } = await store.state();
  const box = key && canSeal() ? await sealBox(key, owner, parts) : undefined;
  const parcel = { id, owner, ...(box ? { box } : { clear: parts }) };
  try {
    await keepParcel(parcel).catch(async (error: unknown) => {
      if (!database) throw error;
      // A full device has room for it without the rest.
      await keepUnsentOnly(database);
      await keepParcel(parcel);
    });
  } catch (error) {
    console.error('what is unsent could not be sealed', error);
    return 'database';
  }
  return box ? 'sealed' : 'clear';
}

/** Empties a database but for the outbox: its documents are pulled again, the edits keep the revisions they were made upon. */
async function keepUnsentOnly(database: AccountDatabase): Promise<void> {
  const names = ['docs', 'ink', 'outbox', 'drawings', 'mirrors', 'reads', 'meta'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const [docs, drawings, meta] = [
    transaction.objectStore('docs'),
    transaction.objectStore('drawings'),
    transaction.objectStore('meta'),
  ];
  const waiting = new Set(await transaction.objectStore('outbox').getAllKeys());
  for (const { known: _, ...record } of await docs.getAll())
    await (waiting.has(record.id) ? docs.put(record) : docs.delete(record.id));
  for (const { hash, isSent } of await drawings.getAll()) if (isSent === 1) await drawings.delete(hash);
  for (const name of ['ink', 'mirrors'] as const) await transaction.objectStore(name).clear();
  const reads = transaction.objectStore('reads');
  for (const key of await reads.getAllKeys()) if (key !== KEY_READ) await reads.delete(key);
  const state = await meta.get(STATE);
  if (state) await meta.put({ ...state, cursor: 0 }, STATE);
  await transaction.done;
}

/** A database that another tab still holds open is deleted as soon as that tab closes it: nothing waits for that. */
const deleteDatabase = (name: string): Promise<void> => {
  let unblock: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (unblock = resolve));
  return Promise.race([blocked, deleteDB(name, { blocked: () => unblock() })]);
};
