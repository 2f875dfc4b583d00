import { PARCELS } from '@app/sync/parcel/parcel-store';

/**
 * Clears everything the product has stored in this browser (1§4, D17): local and session storage, databases, caches, the service worker.
 * Sealed parcels stay: they are of accounts that are not signed in, and hold nothing in clear (D42).
 * A store that fails does not keep the others from being cleared.
 */
export async function clearDevice(window: Window & typeof globalThis, keeps: readonly string[] = []): Promise<void> {
  await Promise.allSettled([
    attempt(() => window.localStorage.clear()),
    attempt(() => window.sessionStorage.clear()),
    attempt(async () => {
      const names = (await window.indexedDB.databases()).flatMap(({ name }) => name ?? []);
      const gone = names.filter((name) => name !== PARCELS && !keeps.includes(name));
      await Promise.all(gone.map((name) => deleteDatabase(window.indexedDB, name)));
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
