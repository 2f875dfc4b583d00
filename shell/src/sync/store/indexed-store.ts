import type { IDBPTransaction } from 'idb';
import { Desk, type SyncState } from '../core/desk.ts';
import { documentId, isWaiting, type LocalDocument } from '../core/local-document.ts';
import { originOf } from '../core/shown.ts';
import { newUuid } from '../new-uuid.ts';
import type { AccountDatabase, AccountSchema, DocumentRecord, OutboxRecord } from './database.ts';
import { inkOf, light, withInk } from './ink.ts';
import { type DocumentStore, type KeptDrawing, sortKey, type Wanted } from './local-store.ts';

const STORES = ['docs', 'ink', 'outbox', 'meta'] as const;
type Transaction<M extends IDBTransactionMode> = IDBPTransaction<AccountSchema, typeof STORES, M>;

const STATE = 'state';
/** The greatest key of an index array: whatever comes, it comes before this. */
const LAST = '\uffff';

/** Documents in IndexedDB: a change and its operation are written in one transaction. */
export function createIndexedStore(database: AccountDatabase): DocumentStore {
  return {
    async update(wanted, act) {
      const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
      try {
        const before = await load(transaction, wanted);
        const desk = new Desk(new Map(before), await stateOf(transaction));
        const result = act(desk);
        await save(transaction, desk, before);
        await transaction.done;
        const changed = [...desk.changed].flatMap((id) => desk.get(id) ?? []);
        return { result, changed, dropped: [...desk.dropped] };
      } catch (error) {
        abandon(transaction);
        throw error;
      }
    },

    async page(kind, limit, before) {
      const transaction = database.transaction(STORES, 'readonly');
      const upper = before ? [kind, sortKey(before), documentId(before)] : [kind, LAST, LAST];
      const range = IDBKeyRange.bound([kind, '', ''], upper, false, true);
      const records: DocumentRecord[] = [];
      let cursor = await transaction.objectStore('docs').index('newest').openCursor(range, 'prev');
      while (cursor && records.length < limit) {
        records.push(cursor.value);
        cursor = await cursor.continue();
      }
      return Promise.all(records.map((record) => withOutbox(transaction, record)));
    },

    async read(ids) {
      const transaction = database.transaction(STORES, 'readonly');
      const found = await Promise.all(ids.map((id) => loadOne(transaction, id, false)));
      return found.filter((local) => local !== undefined);
    },

    async waiting() {
      const transaction = database.transaction(STORES, 'readonly');
      const ids = await transaction.objectStore('outbox').getAllKeys();
      const found = await Promise.all(ids.map((id) => loadOne(transaction, id, false)));
      return found.filter((local) => local !== undefined);
    },

    async state() {
      const transaction = database.transaction(STORES, 'readwrite');
      const state = await stateOf(transaction);
      await transaction.objectStore('meta').put(state, STATE);
      await transaction.done;
      return state;
    },

    async keepDrawing({ isSent, ...drawing }) {
      await database.put('drawings', { ...drawing, isSent: isSent ? 1 : 0 });
    },
    drawing: async (hash) => asKept(await database.get('drawings', hash)),
    unsentDrawings: async () =>
      (await database.getAllFromIndex('drawings', 'isSent', 0)).map((record) => ({ ...record, isSent: false })),
    async clear(state) {
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
      await Promise.all(names.map((name) => transaction.objectStore(name).clear()));
      await transaction.objectStore('meta').put(state, STATE);
      await transaction.done;
    },
    close: () => database.close(),
  };
}

const asKept = (record: AccountSchema['drawings']['value'] | undefined): KeptDrawing | undefined =>
  record && { ...record, isSent: record.isSent === 1 };

/** Ends a transaction that failed; its own end is no news then. */
function abandon(transaction: Transaction<'readwrite'>): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

async function stateOf(transaction: Transaction<IDBTransactionMode>): Promise<SyncState> {
  const state = await transaction.objectStore('meta').get(STATE);
  return state ?? { clientId: newUuid(), lastOpNo: 0, cursor: 0 };
}

async function load(transaction: Transaction<'readwrite'>, wanted: Wanted): Promise<Map<string, LocalDocument>> {
  const { ids = [], outbox = false, all = false, ink = false } = wanted;
  const docs = transaction.objectStore('docs');
  const named = new Set(ids);
  for (const id of ids) for (const sibling of await docs.index('of').getAllKeys(id)) named.add(sibling);
  if (outbox) for (const id of await transaction.objectStore('outbox').getAllKeys()) named.add(id);
  if (all) for (const id of await docs.getAllKeys()) named.add(id);
  const found = await Promise.all([...named].map((id) => loadOne(transaction, id, ink)));
  return new Map(found.flatMap((local) => (local ? [[documentId(local), local] as const] : [])));
}

async function loadOne(
  transaction: Transaction<IDBTransactionMode>,
  id: string,
  ink: boolean,
): Promise<LocalDocument | undefined> {
  const record = await transaction.objectStore('docs').get(id);
  if (!record) return undefined;
  const local = await withOutbox(transaction, record);
  const lines = ink && local.known ? await transaction.objectStore('ink').get(id) : undefined;
  return lines && local.known ? { ...local, known: withInk(local.known, lines.fields) } : local;
}

async function withOutbox(
  transaction: Transaction<IDBTransactionMode>,
  record: DocumentRecord,
): Promise<LocalDocument> {
  const { kind, key, known, cameBack, madeAt } = record;
  const { inFlight, pending, refusal, editedAt } = (await transaction.objectStore('outbox').get(record.id)) ?? {};
  return { kind, key, known, cameBack, madeAt, inFlight, pending, refusal, editedAt };
}

async function save(
  transaction: Transaction<'readwrite'>,
  desk: Desk,
  before: ReadonlyMap<string, LocalDocument>,
): Promise<void> {
  const writes: Promise<unknown>[] = [];
  for (const id of desk.changed) {
    const local = desk.get(id);
    if (local) writes.push(...saveOne(transaction, id, local, before.get(id)));
  }
  for (const id of desk.dropped)
    for (const store of ['docs', 'ink', 'outbox'] as const) writes.push(transaction.objectStore(store).delete(id));
  if (desk.hasNewState || writes.length > 0) writes.push(transaction.objectStore('meta').put(desk.state, STATE));
  await Promise.all(writes);
}

function* saveOne(
  transaction: Transaction<'readwrite'>,
  id: string,
  local: LocalDocument,
  before: LocalDocument | undefined,
): Generator<Promise<unknown>> {
  yield transaction.objectStore('docs').put(recordOf(id, local));
  yield isWaiting(local)
    ? transaction.objectStore('outbox').put(outboxOf(id, local))
    : transaction.objectStore('outbox').delete(id);
  if (local.known === before?.known) return; // the ink of what has not changed stays as it is, and need not even have been read
  const fields = inkOf(local.known);
  yield Object.keys(fields).length > 0
    ? transaction.objectStore('ink').put({ id, fields })
    : transaction.objectStore('ink').delete(id);
}

function recordOf(id: string, local: LocalDocument): DocumentRecord {
  const { inFlight: _, pending: __, refusal: ___, editedAt: ____, ...rest } = light(local);
  const origin = originOf(local);
  return { id, sort: sortKey(local), ...rest, ...(origin ? { of: documentId(origin.of) } : {}) };
}

const outboxOf = (id: string, { inFlight, pending, refusal, editedAt }: LocalDocument): OutboxRecord => ({
  id,
  ...(inFlight ? { inFlight } : {}),
  ...(pending ? { pending } : {}),
  ...(refusal ? { refusal } : {}),
  ...(editedAt ? { editedAt } : {}),
});
