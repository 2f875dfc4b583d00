import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { SyncDoc } from '@app/contract/sync';
import type { SyncState } from '../document/unit-of-work.ts';
import type { LocalDocument } from '../document/local-document.ts';
import type { LockRecord } from '../lock/lock-record.ts';
import type { StoredDrawing } from './document-store.ts';

/** A document without ink and without what waits to be sent. */
export interface DocumentRecord extends Pick<LocalDocument, 'kind' | 'key' | 'known' | 'cameBack' | 'madeAt'> {
  readonly id: string;
  readonly sort: string;
  /** Of a sibling: the id of the document whose words it has another version of. */
  readonly of?: string;
}

export interface OutboxRecord extends Pick<LocalDocument, 'inFlight' | 'pending' | 'refusal' | 'editedAt'> {
  readonly id: string;
}

/** Raw text that could not be read, kept before anything is written over it. */
export interface QuarantinedText {
  readonly where: string;
  readonly text: string;
  readonly at: string;
}

/** The last answer of a reading call. */
export interface CachedResponse {
  readonly key: string;
  readonly data: unknown;
  readonly at: number;
}

/** A completion that waits to be sent. */
export interface QueuedCompletion {
  readonly no?: number;
  readonly activityId: number;
  readonly status: 'in_progress' | 'completed';
}

/** A draft of a locked device that had to be emptied: it could not be read there (D43). */
interface SealedDraft {
  readonly draft: string;
}

/** Keys of locks that were removed, as a text of the rows' codec. */
interface FormerKeys {
  readonly keys: string;
}

export interface AccountSchema extends DBSchema {
  docs: { key: string; value: DocumentRecord; indexes: { newest: [string, string, string]; of: string } };
  ink: { key: string; value: { readonly id: string; readonly fields: SyncDoc['fields'] } };
  outbox: { key: string; value: OutboxRecord };
  /** `isSent` is 0 or 1: what an index can hold. */
  drawings: {
    key: string;
    value: Omit<StoredDrawing, 'isSent'> & { readonly isSent: 0 | 1 };
    indexes: { isSent: number };
  };
  /** What this device wrote under a key of local storage: anything else there was written by somebody else. */
  mirrors: { key: string; value: { readonly id: string; readonly text?: string; readonly before?: string } };
  reads: { key: string; value: CachedResponse };
  moves: { key: number; value: QueuedCompletion };
  /** No rows of a codec: the client's state, and the lock. */
  meta: { key: string; value: SyncState | LockRecord | SealedDraft | FormerKeys };
  quarantine: { key: number; value: QuarantinedText };
}

export type AccountDatabase = IDBPDatabase<AccountSchema>;
export type UpgradeTransaction = IDBPTransaction<AccountSchema, StoreNames<AccountSchema>[], 'versionchange'>;

/** Rises with every change of the schema; `upgrade` below takes old ones along, and an older page is refused. */
const SCHEMA = 1;
/**
 * A database has the version `100 × times converted + schema`: setting and removing a lock raises it (D43), and so refuses pages that know
 * nothing of locks. An odd number of times: it is locked.
 */
const CONVERSION = 100;

export const databaseName = (userId: string): string => `reencuentro-${userId}`;

const versionAfter = (version: number): number => (Math.floor(version / CONVERSION) + 1) * CONVERSION + SCHEMA;
const isLockedVersion = (version: number): boolean => Math.floor(version / CONVERSION) % 2 === 1;

/** Whether it is an account's with a lock, told without opening it: a database that is being deleted would be made anew. */
export const isLockedDatabase = ({ name = '', version = 0 }: IDBDatabaseInfo): boolean =>
  name.startsWith(databaseName('')) && isLockedVersion(version);

/** Key of the client's state in `meta`. */
export const STATE = 'state';
/** Key of the lock in `meta`. */
export const LOCK = 'lock';
/** Key of `FormerKeys` in `meta`. */
export const FORMER_KEYS = 'former-keys';

/** @throws DOMException where this browser has no database to give, or one of a newer version of the product */
export async function openAccountDatabase(userId: string, onGone: () => void): Promise<AccountDatabase> {
  const database = await open(userId, onGone, SCHEMA).catch((error: unknown) => {
    // It has a higher one: converted, or newer than this page.
    if ((error as Error).name === 'VersionError') return open(userId, onGone);
    throw error;
  });
  if (database.version % CONVERSION === SCHEMA) return database;
  database.close();
  throw new DOMException('a newer version of the product has made it', 'VersionError');
}

/** Opens it for one act: who holds it open keeps other pages from converting or erasing it. */
export async function withAccountDatabase<T>(
  userId: string,
  act: (database: AccountDatabase) => Promise<T>,
): Promise<T> {
  const database = await openAccountDatabase(userId, () => undefined);
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

interface Upgrade {
  readonly userId: string;
  /** The version that it has. */
  readonly from: number;
  /** Whatever it throws, the database stays as it was. */
  readonly convert: (transaction: UpgradeTransaction) => Promise<void>;
  /** Another page holds the database and does not let go: the upgrade waits, and goes on by itself once that page is gone. */
  readonly onBlocked?: (() => void) | undefined;
}

/** Opens it in its next version, in one transaction that nothing else sees half. */
export async function upgradeAccountDatabase({ userId, from, convert, onBlocked }: Upgrade): Promise<void> {
  // In that version already: no upgrade takes place.
  let failure: unknown = new Error('another tab has converted it');
  const database = await openDB<AccountSchema>(databaseName(userId), versionAfter(from), {
    ...(onBlocked && { blocked: () => onBlocked() }),
    upgrade(_, found, __, transaction) {
      transaction.done.catch(() => undefined); // its end is that of the opening
      if (found !== from) return transaction.abort();
      convert(transaction).then(
        () => (failure = undefined),
        (error: unknown) => {
          failure = error;
          transaction.abort();
        },
      );
    },
  }).catch((error: unknown) => {
    throw failure ?? error;
  });
  database.close();
  if (failure !== undefined) throw failure;
}

/** @throws Error if the database says that it is locked, and its lock is missing */
export async function lockOf(database: AccountDatabase): Promise<LockRecord | undefined> {
  if (!isLockedVersion(database.version)) return undefined;
  const lock = await database.get('meta', LOCK);
  if (!lock || !('wrapped' in lock)) throw new Error('the lock of this database is missing');
  return lock;
}

export async function setLockIn(transaction: UpgradeTransaction, lock: LockRecord | undefined): Promise<void> {
  const meta = transaction.objectStore('meta');
  await (lock ? meta.put(lock, LOCK) : meta.delete(LOCK));
}

/** @param version absent: whichever it has */
function open(userId: string, onGone: () => void, version?: number): Promise<AccountDatabase> {
  return openDB<AccountSchema>(databaseName(userId), version, {
    upgrade(database, from) {
      if (from >= 1) return;
      const docs = database.createObjectStore('docs', { keyPath: 'id' });
      docs.createIndex('newest', ['kind', 'sort', 'id']);
      docs.createIndex('of', 'of');
      for (const name of ['ink', 'outbox', 'mirrors'] as const) database.createObjectStore(name, { keyPath: 'id' });
      database.createObjectStore('drawings', { keyPath: 'hash' }).createIndex('isSent', 'isSent');
      database.createObjectStore('reads', { keyPath: 'key' });
      database.createObjectStore('moves', { keyPath: 'no', autoIncrement: true });
      database.createObjectStore('meta');
      database.createObjectStore('quarantine', { autoIncrement: true });
    },
    // Another page upgrades or erases it: who holds it open would keep that from happening.
    blocking(_, __, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onGone();
    },
    terminated: onGone,
  });
}
