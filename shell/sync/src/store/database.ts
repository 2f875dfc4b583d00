import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SyncDoc } from '@app/contract/sync';
import type { SyncState } from '../document/unit-of-work.ts';
import type { LocalDocument } from '../document/local-document.ts';
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
  meta: { key: string; value: SyncState };
  quarantine: { key: number; value: QuarantinedText };
}

export type AccountDatabase = IDBPDatabase<AccountSchema>;

/** Rises with every change of the schema; `upgrade` below takes old ones along, and an older page is refused. */
const VERSION = 1;

export const databaseName = (userId: string): string => `reencuentro-${userId}`;

/** @throws DOMException where this browser has no database to give, or one of a newer version of the product */
export function openAccountDatabase(userId: string, onGone: () => void): Promise<AccountDatabase> {
  return openDB<AccountSchema>(databaseName(userId), VERSION, {
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
