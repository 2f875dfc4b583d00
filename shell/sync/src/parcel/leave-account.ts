import { type ParcelKey, parcelKeySchema } from '@app/contract/parcel-key';
import { deleteDB } from 'idb';
import * as z from 'zod/mini';
import { createDrafts, ownersOfDrafts } from '../edit-session/drafts.ts';
import { documentId, type LocalDocument } from '../document/local-document.ts';
import { newUuid } from '../new-uuid.ts';
import type { AccountRows } from '../store/account-rows.ts';
import { type AccountDatabase, databaseName, lockOf, withAccountDatabase } from '../store/database.ts';
import { flushJournal } from '../store/flush-journal.ts';
import { dropPasskey } from '../store/passkey-store.ts';
import { clearCodec } from '../store/row-codec.ts';
import { openResilientStore, type ResilientStore } from '../store/resilient-store.ts';
import { KEY_READ, keepUnsentOnly } from './keep-unsent-only.ts';
import { leaveLocked } from './leave-locked.ts';
import { dropParcels, keepParcel, type Parcel } from './parcel-store.ts';
import { canSeal, sealBox } from '../sealing/sealed-box.ts';
import { collectUnsent, hasAllOf, textsAlone, type TextsAlone, type Unsent } from './unsent-content.ts';

export const keepParcelKey = (database: AccountRows, key: ParcelKey): Promise<void> =>
  database.put('reads', { key: KEY_READ, data: key, at: Date.now() });

export async function keptParcelKey(database: AccountRows | undefined): Promise<ParcelKey | undefined> {
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
  /** Completions of activities that the page has in memory alone. */
  readonly moves?: Unsent['moves'];
  /**
   * Id for the parcel of what the page has in memory: made again, it is the same one. Not the client's: pages in memory have the name of the
   * database that they fell back from, each with words of its own.
   */
  readonly parcelId?: string;
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

/**
 * Makes a parcel of what a page has in memory, and leaves everything else where it is.
 * @param leaving.store a copy of the page's; it is closed
 * @returns false where there is no room for a parcel
 */
export const keepMemory = async (leaving: Leaving & { readonly store: ResilientStore }): Promise<boolean> =>
  (await sealAndClose(leaving, leaving.store)) !== 'database';

async function leave(leaving: Leaving): Promise<Left> {
  const left = await leaveByCase(leaving);
  if (left !== 'database') await deleteDatabase(databaseName(leaving.userId));
  return left;
}

function leaveByCase(leaving: Leaving): Promise<Left> {
  const { isDeleted, store } = leaving;
  if (isDeleted) return leaveDeleted(leaving);
  if (!store) return leaveDatabase(leaving);
  return store.isPersistent
    ? endPasskey(store).then(() => leaveStored(leaving, store))
    : leavePageInMemory(leaving, store);
}

async function leaveDeleted({ userId, store }: Leaving): Promise<Left> {
  store?.close();
  await dropParcels(userId);
  return 'nothing';
}

/** No page has the account open. */
async function leaveDatabase(leaving: Leaving): Promise<Left> {
  const { userId, localStorage } = leaving;
  const locked = await leaveLocked(userId, localStorage, false);
  if (locked) return locked;
  const store = await openStore(userId);
  if (store.isPersistent) return leaveStored(leaving, store);
  // A database of a newer version of the product, or a broken one: nothing is known about what it holds.
  store.close();
  return 'database';
}

/** The page has in memory what it could not store: beside it there may be a database, which may be locked. */
async function leavePageInMemory(leaving: Leaving, own: ResilientStore): Promise<Left> {
  const { userId, localStorage, key } = leaving;
  await endPasskey(own);
  const locked = await leaveLocked(userId, localStorage, true).catch((error: unknown): 'database' => {
    // The page's own words still become a parcel.
    console.error('what is locked could not be left', error);
    return 'database';
  });
  const remembered = locked === undefined ? await contentOf(own) : undefined;
  const left = await sealAndClose(leaving, own);
  if (locked === 'database') return locked;
  return remembered ? worse(left, await leaveBeside(userId, remembered, key)) : left;
}

/** Also where what is unsent finds no other place, and the database stays. */
async function endPasskey({ database }: ResilientStore): Promise<void> {
  if (database) await dropPasskey(database.database).catch(() => undefined);
}

async function leaveStored(leaving: Leaving, store: ResilientStore): Promise<Left> {
  const key = leaving.key ?? (await keptParcelKey(store.database));
  // Of pages before; what cannot be taken in does not keep the rest from being sealed.
  await recoverDrafts(store, leaving.userId, leaving.localStorage).catch((error: unknown) =>
    console.error('a draft could not be taken in', error),
  );
  // A full device: the drafts are in memory with all that it read, the rest is where it was.
  const remembered = store.isPersistent ? undefined : await contentOf(store);
  const left = await sealAndClose({ ...leaving, key }, store);
  return remembered ? worse(left, await leaveBeside(leaving.userId, remembered, key)) : left;
}

async function sealAndClose({ userId, moves = [], key, parcelId }: Leaving, store: ResilientStore): Promise<Left> {
  try {
    const id = store.isPersistent ? undefined : parcelId;
    return await keepUnsent(store, userId, key ?? (await keptParcelKey(store.database)), { moves }, id);
  } finally {
    store.close();
  }
}

const LEFT: readonly Left[] = ['nothing', 'sealed', 'clear', 'database'];
const worse = (one: Left, other: Left): Left => (LEFT.indexOf(one) > LEFT.indexOf(other) ? one : other);

/** What a page in memory puts into its parcel. */
interface Remembered {
  readonly clientId: string;
  readonly waiting: ReadonlyMap<string, LocalDocument>;
}

const contentOf = async (own: ResilientStore): Promise<Remembered> => ({
  clientId: (await own.state()).clientId,
  waiting: new Map((await own.waiting()).map((local) => [documentId(local), local])),
});

/**
 * The database beside a page in memory: completions, unreadable texts, drawings, and documents of which the page does not have all that is
 * stored. A page that has fallen back to memory has what was stored then; another tab may have stored more since.
 */
async function leaveBeside(userId: string, page: Remembered, key: ParcelKey | undefined): Promise<Left> {
  if (!(await indexedDB.databases()).some(({ name }) => name === databaseName(userId))) return 'nothing';
  const store = await openStore(userId);
  try {
    // It cannot be opened: nothing is known about what it holds.
    if (!store.isPersistent) return 'database';
    const hasFallenBack = (await store.state()).clientId === page.clientId;
    const isElsewhere = (stored: LocalDocument) => {
      const inPage = page.waiting.get(documentId(stored));
      return hasFallenBack && inPage !== undefined && hasAllOf(inPage, stored);
    };
    return await keepUnsent(store, userId, key ?? (await keptParcelKey(store.database)), { isElsewhere });
  } finally {
    store.close();
  }
}

const openStore = (userId: string): Promise<ResilientStore> =>
  openResilientStore({ userId, keepNothing: false, remembered: () => [], onMemoryOnly: () => undefined });

/** Drafts go into the outbox. */
async function recoverDrafts(store: ResilientStore, userId: string, localStorage: Storage): Promise<void> {
  const context = { now: new Date().toISOString(), newId: newUuid, device: '' };
  const drafts = createDrafts({ storageOf: () => localStorage, userId, codec: () => store.codec });
  const at = context.now;
  for (const text of await drafts.recover(store, context))
    await store.database?.add('quarantine', { where: 'draft', text, at });
}

async function keepUnsent(
  store: ResilientStore,
  owner: string,
  key: ParcelKey | undefined,
  rest?: Unsent,
  parcelId = newUuid(),
): Promise<Left> {
  const parts = await collectUnsent(store, rest);
  if (!parts) return 'nothing';
  const { database } = store;
  const id = store.isPersistent ? (await store.state()).clientId : parcelId;
  const box = key && canSeal() ? await sealBox(key, owner, parts) : undefined;
  const parcel = { id, owner, ...(box ? { box } : { clear: parts }) };
  try {
    await keepParcel(parcel).catch(async () => {
      // A full device has room for it without the rest. A page whose store is in memory, because the device is full, has the database beside it.
      if (database) await keepUnsentOnly(database.database, database.codec);
      else await withAccountDatabase(owner, makeRoom);
      await keepParcel(parcel);
    });
  } catch (error) {
    console.error('what is unsent could not be sealed', error);
    return 'database';
  }
  return box ? 'sealed' : 'clear';
}

/**
 * Leaves of a parcel only unreadable texts: the server has the rest.
 * @param json the parcel's first part
 * @param key without it a parcel in clear stays in clear, and one that was sealed as it is
 */
export async function keepTextsAlone(
  { id, owner, box }: Parcel,
  { json, texts }: TextsAlone,
  key?: ParcelKey,
): Promise<void> {
  const parts = textsAlone({ json, texts });
  if (key && canSeal()) await keepParcel({ id, owner, box: await sealBox(key, owner, parts) });
  else if (!box) await keepParcel({ id, owner, clear: parts });
}

/** Of a locked database `leaveLocked` has made room already. */
async function makeRoom(database: AccountDatabase): Promise<void> {
  if (!(await lockOf(database))) await keepUnsentOnly(database, clearCodec);
}

/** A database that another tab still holds open is deleted as soon as that tab closes it: nothing waits for that. */
const deleteDatabase = async (name: string): Promise<void> => {
  await flushJournal();
  let unblock: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (unblock = resolve));
  await Promise.race([blocked, deleteDB(name, { blocked: () => unblock() })]);
};
