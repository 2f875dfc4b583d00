import { syncKindSchema, type SyncKind } from '@app/contract/sync';
import { documentId, type LocalDocument } from '../document/local-document.ts';
import type { DocumentCache } from './document-cache.ts';
import type { DocumentStore } from '../store/document-store.ts';

interface LongKind {
  readonly kind: SyncKind;
  /** Documents that are read at once. */
  readonly first: number;
}

/**
 * Kinds that may be long, in the order in which the rest of them is read: a page may only be offered again if its day is not marked as hard,
 * so days come first. All others are read whole.
 */
const LONG_KINDS: readonly LongKind[] = [
  { kind: 'day', first: 400 },
  { kind: 'entry', first: 60 },
];
/** Documents of each further page. */
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
  const whole = syncKindSchema.options.filter((kind) => LONG_KINDS.every((long) => long.kind !== kind));
  const [waiting, others, longOnes] = await Promise.all([
    store.waiting(),
    Promise.all(whole.map((kind) => store.page(kind, Infinity))),
    Promise.all(LONG_KINDS.map(async (long) => ({ ...long, newest: await store.page(long.kind, long.first) }))),
  ]);
  cache.put([...others.flat(), ...longOnes.flatMap(({ newest }) => newest), ...waiting]);
  const readRest = async (): Promise<void> => {
    for (const long of longOnes) await readOlder(cache, store, idle, long);
  };
  return { rest: readRest() };
}

async function readOlder(
  cache: DocumentCache,
  store: DocumentStore,
  idle: Idle,
  { kind, first, newest }: LongKind & { readonly newest: readonly LocalDocument[] },
): Promise<void> {
  let last = newest.at(-1);
  let isMore = newest.length === first;
  while (isMore && last) {
    await idle();
    const page = await store.page(kind, PAGE, last);
    // What was changed since is newer in memory.
    cache.put(page.filter((local) => !cache.local(documentId(local))));
    last = page.at(-1);
    isMore = page.length === PAGE;
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
