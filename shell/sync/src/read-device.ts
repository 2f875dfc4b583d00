import type { ResilientStore } from './store/resilient-store.ts';
import type { DocumentCache } from './document-cache/document-cache.ts';
import { hydrateCache } from './document-cache/hydrate-cache.ts';

/** Longest wait, in milliseconds, for the first pull of a device before it shows that there are no documents. */
const FIRST_PULL_MS = 5000;

interface DeviceSetting {
  readonly store: ResilientStore;
  readonly cache: DocumentCache;
  /** Takes drafts of pages before this one into the store. */
  readonly recoverDrafts: (store: ResilientStore) => Promise<void>;
  readonly whenIdle: () => Promise<void>;
  readonly pull: () => Promise<void>;
}

/** Reads what this device has: drafts of pages before this one first. @returns when the first part is in the cache; `rest` when all is */
export async function readDevice(setting: DeviceSetting): Promise<{ readonly rest: Promise<void> }> {
  const { store, cache, recoverDrafts, whenIdle, pull } = setting;
  await recoverDrafts(store).catch((error: unknown) => {
    // It stays where it is; what the device has is shown all the same.
    console.error('a draft could not be taken in', error);
  });
  const reading = await hydrateCache(cache, store, whenIdle);
  // A new device has no documents yet, which differs from an account without any. Without a network it looks the same.
  if (cache.locals.length === 0 && (await store.state()).cursor === 0)
    await Promise.race([pull(), new Promise((resolve) => setTimeout(resolve, FIRST_PULL_MS))]);
  cache.setReady(store.isPersistent);
  return reading;
}
