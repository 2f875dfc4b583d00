import { PARCELS } from '@app/sync/parcel/parcel-store';
import { databaseName, isLockedDatabase } from '@app/sync/store/database';
import { flushJournal } from '@app/sync/store/flush-journal';
import { lockNoteOf, noteLock } from './lock-note.ts';

interface Clearing {
  /** Names of databases that have to stay. */
  readonly keeps?: readonly string[];
  /** Id of the account that leaves: also its locked database goes. */
  readonly leaving?: string | undefined;
}

/**
 * Clears everything the product has stored in this browser (1§4, D17): local and session storage, databases, caches, the service worker.
 * Sealed parcels and locked databases stay: they are of accounts that are not signed in, and hold nothing in clear (D42, D43).
 * A store that fails does not keep the others from being cleared.
 */
export async function clearDevice(
  window: Window & typeof globalThis,
  { keeps = [], leaving }: Clearing = {},
): Promise<void> {
  const own = leaving === undefined ? undefined : databaseName(leaving);
  const stays = (database: IDBDatabaseInfo) =>
    database.name === PARCELS ||
    keeps.includes(database.name ?? '') ||
    (database.name !== own && isLockedDatabase(database));
  await Promise.allSettled([
    attempt(() => window.localStorage.clear()),
    attempt(() => window.sessionStorage.clear()),
    attempt(async () => {
      const gone = (await window.indexedDB.databases()).filter((database) => !stays(database));
      if (gone.length > 0) await flushJournal();
      await Promise.all(gone.map(({ name = '' }) => deleteDatabase(window.indexedDB, name)));
    }),
    // Absent without a secure context (D38).
    attempt(async () => {
      const names = (await window.caches?.keys()) ?? [];
      await Promise.all(names.map((name) => window.caches.delete(name)));
    }),
    // The worker would go on without the files it has precached; the next user gets a new one.
    attempt(async () => {
      const workers = (await window.navigator.serviceWorker?.getRegistrations()) ?? [];
      await Promise.all(workers.map((worker) => worker.unregister()));
    }),
  ]);
}

/**
 * After the account's data was erased. Its lock stays, with the emptied database: the next page would write in clear, without a word.
 * @param keeps names of other accounts' databases that have to stay
 */
export async function clearErasedDevice(
  window: Window & typeof globalThis,
  userId: string,
  keeps: readonly string[],
): Promise<void> {
  const note = lockNoteOf(userId);
  await clearDevice(window, { keeps });
  if (note) noteLock(note);
}

const attempt = async (act: () => unknown): Promise<void> => {
  await act();
};

function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    // A database still open in another tab is deleted when that tab closes it: signing out must not wait for it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
