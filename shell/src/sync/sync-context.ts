import { createContext, use, useSyncExternalStore } from 'react';
import type { SyncClient } from '@app/sync/sync-client';

export const SyncContext = createContext<SyncClient | null>(null);

/** @throws Error where nobody is signed in */
export function useSync(): SyncClient {
  const client = use(SyncContext);
  if (!client) throw new Error('useSync was called where nobody is signed in');
  return client;
}

/** A value of the client that changes with its documents; must keep its identity while it is the same. */
export function useSyncValue<T>(read: (client: SyncClient) => T): T {
  const client = useSync();
  return useSyncExternalStore(client.cache.subscribe, () => read(client));
}
