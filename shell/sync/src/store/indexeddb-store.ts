import { type IDBPTransaction, unwrap } from 'idb';
import { UnitOfWork, type SyncState } from '../document/unit-of-work.ts';
import { documentId, isWaiting, type LocalDocument } from '../document/local-document.ts';
import { siblingOrigin } from '../document/visible-fields.ts';
import { newUuid } from '../new-uuid.ts';
import type { AccountRows } from './account-rows.ts';
import { type AccountDatabase, type AccountSchema, type DocumentRecord, type OutboxRecord, STATE } from './database.ts';
import { ROW_STORES, type RowCodec } from './row-codec.ts';
import { inkOf, light, withInk } from './ink.ts';
import { type DocumentStore, type StoredDrawing, sortKey, type LoadOptions } from './document-store.ts';

const STORES = ['docs', 'ink', 'outbox', 'meta'] as const;
type Transaction<M extends IDBTransactionMode> = IDBPTransaction<AccountSchema, typeof STORES, M>;

/** Upper bound of an index range. */
const LAST = '\uffff';

/** The state as it was last written, read without writing. */
export const storedState = async (database: AccountDatabase): Promise<SyncState | undefined> =>
  asState(await database.get('meta', STATE));

const asState = (value: AccountSchema['meta']['value'] | undefined): SyncState | undefined =>
  value && 'clientId' in value ? value : undefined;

/** Documents in IndexedDB: a change and its operation are written in one transaction. */
export function createIndexedStore(rows: AccountRows): DocumentStore {
  const { database, codec } = rows;
  return {
    async update(options, act) {
      const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
      try {
        const waiting = await waitingIn(transaction);
        const before = await load({ transaction, codec, waiting }, options);
        const work = new UnitOfWork(new Map(before), await stateOf(transaction));
        const result = act(work);
        await save(transaction, work, { before, waiting, codec });
        await transaction.done;
        const changed = [...work.changed].flatMap((id) => work.get(id) ?? []);
        return { result, changed, dropped: [...work.dropped] };
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
        records.push(codec.open('docs', cursor.value));
        cursor = await cursor.continue();
      }
      const waiting = await waitingIn(transaction);
      return Promise.all(records.map((record) => withOutbox({ transaction, codec, waiting }, record)));
    },

    async read(ids) {
      const transaction = database.transaction(STORES, 'readonly');
      const waiting = await waitingIn(transaction);
      const found = await Promise.all(ids.map((id) => loadOne({ transaction, codec, waiting }, id)));
      return found.filter((local) => local !== undefined);
    },

    async waiting() {
      const transaction = database.transaction(STORES, 'readonly');
      const waiting = await waitingIn(transaction);
      const found = await Promise.all([...waiting].map((id) => loadOne({ transaction, codec, waiting }, id)));
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
      await rows.put('drawings', { ...drawing, isSent: isSent ? 1 : 0 });
    },
    drawing: async (hash) => asStored(await rows.get('drawings', hash)),
    unsentDrawings: async () =>
      (await database.getAllFromIndex('drawings', 'isSent', 0)).map((record) => ({
        ...codec.open('drawings', record),
        isSent: false,
      })),
    async clear(state) {
      const transaction = database.transaction([...ROW_STORES, 'meta'] as const, 'readwrite', { durability: 'strict' });
      await Promise.all(ROW_STORES.map((name) => transaction.objectStore(name).clear()));
      // The lock stays: it opens what is written from now on, too.
      await transaction.objectStore('meta').put(state, STATE);
      await transaction.done;
    },
    close: () => database.close(),
  };
}

const asStored = (record: AccountSchema['drawings']['value'] | undefined): StoredDrawing | undefined =>
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
  const state = asState(await transaction.objectStore('meta').get(STATE));
  return state ?? { clientId: newUuid(), lastOpNo: 0, cursor: 0 };
}

/** Above this number of documents all keys are read at once, instead of row by row. */
const MANY = 20;

interface Reading<M extends IDBTransactionMode> {
  readonly transaction: Transaction<M>;
  readonly codec: RowCodec;
  /** Ids of the outbox. */
  readonly waiting: ReadonlySet<string>;
}

async function load(
  reading: Reading<'readwrite'>,
  { ids = [], outbox = false, all = false, ink = false }: LoadOptions,
): Promise<Map<string, LocalDocument>> {
  const { transaction, waiting } = reading;
  const docs = transaction.objectStore('docs');
  const siblings = docs.index('of');
  const ofSome = await Promise.all(
    ids.length > MANY ? [siblings.getAllKeys()] : ids.map((id) => siblings.getAllKeys(id)),
  );
  const named = new Set([...ids, ...ofSome.flat(), ...(outbox ? waiting : [])]);
  const kept = all || named.size > MANY ? await docs.getAllKeys() : [...named];
  const found = await Promise.all(kept.filter((id) => all || named.has(id)).map((id) => loadOne(reading, id, ink)));
  return new Map(found.flatMap((local) => (local ? [[documentId(local), local] as const] : [])));
}

const waitingIn = async (transaction: Transaction<IDBTransactionMode>): Promise<ReadonlySet<string>> =>
  new Set(await transaction.objectStore('outbox').getAllKeys());

async function loadOne(
  reading: Reading<IDBTransactionMode>,
  id: string,
  ink = false,
): Promise<LocalDocument | undefined> {
  const { transaction, codec } = reading;
  const record = await transaction.objectStore('docs').get(id);
  if (!record) return undefined;
  const local = await withOutbox(reading, codec.open('docs', record));
  const lines = ink && local.known ? await transaction.objectStore('ink').get(id) : undefined;
  return lines && local.known ? { ...local, known: withInk(local.known, codec.open('ink', lines).fields) } : local;
}

async function withOutbox(
  { transaction, codec, waiting }: Reading<IDBTransactionMode>,
  record: DocumentRecord,
): Promise<LocalDocument> {
  const { kind, key, known, cameBack, madeAt } = record;
  const row = waiting.has(record.id) ? await transaction.objectStore('outbox').get(record.id) : undefined;
  const { inFlight, pending, refusal, editedAt } = row ? codec.open('outbox', row) : {};
  return { kind, key, known, cameBack, madeAt, inFlight, pending, refusal, editedAt };
}

/** Documents written in one task: structured cloning is work, and the page has to answer in between. */
const WRITE_CHUNK = 20;

/** The store's state before: the loaded documents, and the ids of the outbox. */
interface Held {
  readonly before: ReadonlyMap<string, LocalDocument>;
  readonly waiting: ReadonlySet<string>;
  readonly codec: RowCodec;
}

/** Writes the changes of the unit of work. A failed write ends the transaction, whose promise rejects; single writes have no listener. */
async function save(transaction: Transaction<'readwrite'>, work: UnitOfWork, held: Held): Promise<void> {
  const stores = storesOf(transaction);
  for (const [i, id] of [...work.changed].entries()) {
    const local = work.get(id);
    if (local) saveOne(stores, id, local, held);
    if (i % WRITE_CHUNK === WRITE_CHUNK - 1) await transaction.objectStore('meta').getKey(STATE); // in a task of its own, after these
  }
  for (const id of work.dropped) for (const store of [stores.docs, stores.ink, stores.outbox]) store.delete(id);
  if (work.hasNewState || work.changed.size > 0 || work.dropped.size > 0) stores.meta.put(work.state, STATE);
}

/** Without the wrapping that makes a promise and two listeners of each request: a first pull writes hundreds of rows. */
const storesOf = (transaction: Transaction<'readwrite'>) => ({
  docs: unwrap(transaction.objectStore('docs')),
  ink: unwrap(transaction.objectStore('ink')),
  outbox: unwrap(transaction.objectStore('outbox')),
  meta: unwrap(transaction.objectStore('meta')),
});

function saveOne(
  { docs, outbox, ink }: ReturnType<typeof storesOf>,
  id: string,
  local: LocalDocument,
  held: Held,
): void {
  const { codec } = held;
  docs.put(codec.seal('docs', recordOf(id, local)));
  if (isWaiting(local)) outbox.put(codec.seal('outbox', outboxOf(id, local)));
  else if (held.waiting.has(id)) outbox.delete(id);
  const before = held.before.get(id);
  if (local.known === before?.known) return; // the ink of what has not changed stays as it is, and need not even have been read
  const fields = inkOf(local.known);
  if (Object.keys(fields).length > 0) ink.put(codec.seal('ink', { id, fields }));
  else if (before) ink.delete(id);
}

function recordOf(id: string, local: LocalDocument): DocumentRecord {
  const { inFlight: _, pending: __, refusal: ___, editedAt: ____, ...rest } = light(local);
  const origin = siblingOrigin(local);
  return { id, sort: sortKey(local), ...rest, ...(origin ? { of: documentId(origin.of) } : {}) };
}

const outboxOf = (id: string, { inFlight, pending, refusal, editedAt }: LocalDocument): OutboxRecord => ({
  id,
  ...(inFlight ? { inFlight } : {}),
  ...(pending ? { pending } : {}),
  ...(refusal ? { refusal } : {}),
  ...(editedAt ? { editedAt } : {}),
});
