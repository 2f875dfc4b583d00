import type { Drafts } from './edit-session/drafts.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import type { Quarantine } from './store/quarantine.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { DocumentCache } from './document-cache/document-cache.ts';
import { hydrateCache } from './document-cache/hydrate-cache.ts';

/** Longest wait, in milliseconds, for the first pull of a device before it shows that there are no documents. */
const FIRST_PULL_MS = 5000;

interface DeviceSetting {
  readonly store: ResilientStore;
  readonly cache: DocumentCache;
  readonly drafts: Drafts | undefined;
  readonly quarantine: Quarantine;
  readonly context: WriteContext;
  readonly whenIdle: () => Promise<void>;
  readonly pull: () => Promise<void>;
}

/** Reads what this device has: drafts of pages before this one first. @returns when the first part is in the cache; `rest` when all is */
export async function readDevice(setting: DeviceSetting): Promise<{ readonly rest: Promise<void> }> {
  const { store, cache, drafts, quarantine, context, whenIdle, pull } = setting;
  const unreadable = await drafts?.recover(store, context);
  for (const text of unreadable ?? []) await quarantine.keep('draft', text);
  const reading = await hydrateCache(cache, store, whenIdle);
  // A new device has no documents yet, which differs from an account without any. Without a network it looks the same.
  if (cache.locals.length === 0 && (await store.state()).cursor === 0)
    await Promise.race([pull(), new Promise((resolve) => setTimeout(resolve, FIRST_PULL_MS))]);
  cache.setReady(store.isPersistent);
  return reading;
}
