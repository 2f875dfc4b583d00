import { syncKindSchema, type SyncKind } from '@app/contract/sync';
import { documentId } from '../document/local-document.ts';
import type { DocumentCache } from './document-cache.ts';
import type { DocumentStore } from '../store/document-store.ts';

/** Documents of the first page, for kinds that may be long; others are read whole. */
const FIRST_PAGE: Partial<Record<SyncKind, number>> = { entry: 60, day: 400 };
const PAGE = 500;

type Idle = () => Promise<void>;

/**
 * Reads the device's documents: the newest of each kind and the outbox at once, the rest in idle time, so that two thousand entries open
 * as fast as twenty. @returns when the first part is there; `rest` when all is
 */
export async function hydrateCache(
  cache: DocumentCache,
  store: DocumentStore,
  idle: Idle,
): Promise<{ readonly rest: Promise<void> }> {
  const kinds = syncKindSchema.options;
  const [waiting, ...pages] = await Promise.all([
    store.waiting(),
    ...kinds.map((kind) => store.page(kind, FIRST_PAGE[kind] ?? Infinity)),
  ]);
  cache.put([...pages.flat(), ...waiting]);
  return { rest: readRest(cache, store, idle, pages) };
}

async function readRest(
  cache: DocumentCache,
  store: DocumentStore,
  idle: Idle,
  pages: readonly Awaited<ReturnType<DocumentStore['page']>>[],
): Promise<void> {
  for (const [i, kind] of syncKindSchema.options.entries()) {
    const first = FIRST_PAGE[kind];
    let last = pages[i]?.at(-1);
    let isMore = first !== undefined && pages[i]?.length === first;
    while (isMore && last) {
      await idle();
      const page = await store.page(kind, PAGE, last);
      // What was changed since is newer in memory.
      cache.put(page.filter((local) => !cache.local(documentId(local))));
      last = page.at(-1);
      isMore = page.length === PAGE;
    }
  }
}

/** Reloads documents that another tab has stored. */
export async function reloadDocuments(
  cache: DocumentCache,
  store: DocumentStore,
  ids: readonly string[],
): Promise<void> {
  const found = await store.read(ids);
  const there = new Set(found.map(documentId));
  cache.put(
    found,
    ids.filter((id) => !there.has(id)),
  );
}
