import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 20_000;
const TTL_MS = 30_000;

/**
 * Caches reads for at most 30 s, and only while the change stream can invalidate them (Z-04). A read during an invalidation is not kept, as
 * it may have seen the old value.
 */
export class ReadCache<V extends object> {
  readonly #entries = new LRUCache<string, V>({ max: MAX_ENTRIES, ttl: TTL_MS });
  #invalidations = 0;
  #isTrusted = false;

  /** `false` while the change stream is down: the cache is emptied and stores nothing. */
  trust(isTrusted: boolean): void {
    this.#isTrusted = isTrusted;
    this.dropAll();
  }

  async read(key: string, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const cached = this.#entries.get(key);
    if (cached) return cached;
    const before = this.#invalidations;
    const value = await load();
    if (value && this.#isTrusted && before === this.#invalidations) this.#entries.set(key, value);
    return value;
  }

  drop(key: string): void {
    this.#invalidations += 1;
    this.#entries.delete(key);
  }

  dropWhere(predicate: (value: V) => boolean): void {
    this.#invalidations += 1;
    for (const [key, value] of this.#entries) if (predicate(value)) this.#entries.delete(key);
  }

  dropAll(): void {
    this.#invalidations += 1;
    this.#entries.clear();
  }
}
