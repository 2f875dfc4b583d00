import { queryKeys } from '@app/contract/query-keys';
import { NetworkError } from '@app/shared-ui/host';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CachedResponse } from '@app/sync/store/database';
import type { ResilientStore } from '@app/sync/store/resilient-store';

/** Calls whose last answers are shown without a network: the programme, the progress in it, the library. */
const CACHED = new Set<unknown>([...queryKeys.programme(), queryKeys.library()].map(([resource]) => resource));
const isCached = ([resource]: QueryKey): boolean => CACHED.has(resource);

interface ResponseCacheSetting {
  readonly store: Promise<ResilientStore>;
  readonly queryClient: QueryClient;
  /** What waits to be sent belongs on every answer that is shown. */
  readonly showOptimistic: () => Promise<void>;
  readonly now: () => Date;
}

/** Keeps the last answers of reading calls on the device, and gives them where the network does not (SYNC §4). */
export class ResponseCache {
  readonly #setting: ResponseCacheSetting;
  readonly #shownFromDevice = new Set<string>();

  constructor(setting: ResponseCacheSetting) {
    this.#setting = setting;
  }

  /** @returns a function that stops it */
  start(): () => void {
    const { queryClient, showOptimistic } = this.#setting;
    return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !isCached(query.queryKey) || !('action' in event)) return;
      const { action } = event;
      // `null` is the answer to somebody who is not signed in (2§7).
      if (action.type === 'success' && !action.manual && action.data !== null)
        void this.#keep(query.queryKey, action.data).then(showOptimistic);
      else if (action.type === 'error' && action.error instanceof NetworkError) void this.#show(query.queryKey);
    });
  }

  /** The network is back: what was shown from the device is asked for again. */
  refresh(): void {
    const keys = [...this.#shownFromDevice];
    this.#shownFromDevice.clear();
    for (const key of keys)
      void this.#setting.queryClient.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey, exact: true });
  }

  /** Puts everything in place before the first page asks for it: the page was opened without a network. */
  async showAll(): Promise<void> {
    const { database } = await this.#setting.store;
    const reads = (await database?.getAll('reads').catch((): CachedResponse[] => [])) ?? [];
    for (const read of reads) this.#put(read);
    await this.#setting.showOptimistic();
  }

  async #keep(queryKey: QueryKey, data: unknown): Promise<void> {
    const key = JSON.stringify(queryKey);
    this.#shownFromDevice.delete(key);
    const { database } = await this.#setting.store;
    const read = { key, data, at: this.#setting.now().getTime() };
    // A full device loses no edit by it.
    await database?.put('reads', read).catch(() => undefined);
  }

  async #show(queryKey: QueryKey): Promise<void> {
    const { database } = await this.#setting.store;
    const read = await database?.get('reads', JSON.stringify(queryKey)).catch(() => undefined);
    if (!read) return;
    this.#put(read);
    await this.#setting.showOptimistic();
  }

  /** As if it had just come, so that nobody asks again at once. */
  #put({ key, data }: CachedResponse): void {
    const { queryClient } = this.#setting;
    const queryKey = JSON.parse(key) as QueryKey;
    const known = queryClient.getQueryState(queryKey);
    if (known?.data !== undefined && known.status === 'success') return;
    this.#shownFromDevice.add(key);
    queryClient.setQueryData(queryKey, known?.data ?? data);
  }
}
