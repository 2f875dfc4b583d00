import { syncKindSchema } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { renumber } from '../outbox/take-batch.ts';
import { documentId, type LocalDocument } from '../document/local-document.ts';
import { newUuid } from '../new-uuid.ts';
import { AccountRows } from './account-rows.ts';
import { convertDatabase } from './convert-database.ts';
import { lockOf, openAccountDatabase } from './database.ts';
import { createIndexedStore, storedState } from './indexeddb-store.ts';
import type { DocumentStore, StoredDrawing } from './document-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { clearCodec, type RowCodec } from './row-codec.ts';
import type { LockRecord } from '../lock/lock-record.ts';

export interface ResilientStore extends DocumentStore {
  readonly isPersistent: boolean;
  /** The database, for what else is kept in it; `undefined` where there is none. */
  readonly database: AccountRows | undefined;
  /** Of the rows, and of the drafts beside them; that of the database also where it has failed since. */
  readonly codec: RowCodec;
}

/** The keys of locks (D43). */
export interface StoreKeys {
  /** Resolves once the user has opened the lock, which may take for ever: until then nothing is read, and nothing written. */
  codecFor(lock: LockRecord): Promise<RowCodec>;
}

interface Resilience {
  readonly userId: string;
  /** Nothing may be stored on this device (P-08). */
  readonly keepNothing: boolean;
  /** All documents in the page's memory: a broken database is rebuilt from them. */
  readonly remembered: () => readonly LocalDocument[];
  readonly onMemoryOnly: () => void;
  /** Without them, a locked database is not opened. */
  readonly keys?: StoreKeys | undefined;
}

/** An error of the callback, not of the database. */
class CallbackError extends Error {}

function markCallbackErrors<T>(act: (work: UnitOfWork) => T): (work: UnitOfWork) => T {
  return (work) => {
    try {
      return act(work);
    } catch (cause) {
      throw new CallbackError('a step failed', { cause });
    }
  };
}

/** The page has no ink in memory: with revision 0, any state of the server is newer and brings the ink. */
const withoutInk = ({ known, ...local }: LocalDocument): LocalDocument =>
  known ? { ...local, known: { ...known, rev: 0 } } : local;

/** All documents of a store, without ink. */
const allOf = async (store: DocumentStore): Promise<LocalDocument[]> =>
  (await Promise.all(syncKindSchema.options.map((kind) => store.page(kind, Infinity)))).flat();

/** Drawings beyond this number are not copied into memory from a database that fails. */
const MOST_DRAWINGS = 50;

/**
 * The database, and memory where it fails: in private mode, on a full device, or broken in use (SYNC §4). One that was
 * deleted under the page is made anew from what the page has in memory; the rest comes from the server.
 */
export async function openResilientStore({
  userId,
  keepNothing,
  remembered,
  onMemoryOnly,
  keys,
}: Resilience): Promise<ResilientStore> {
  let isGone = false;
  let isShut = false;
  let database: AccountRows | undefined;
  let lock: LockRecord | undefined;
  let codec = clearCodec;
  let inner: DocumentStore;

  const open = async (): Promise<DocumentStore> => {
    isGone = false;
    const opened = await openAccountDatabase(userId, () => (isGone = true));
    const found = await lockOf(opened);
    // Made anew under a page that has a lock: the next page would find the texts in clear.
    if (!found && lock && !(await storedState(opened))) {
      opened.close();
      // A passkey may have been taken away since it was read.
      await convertDatabase({ userId, lock: { ...lock, passkey: undefined }, codec });
      return open();
    }
    lock = found;
    codec = await codecOf(found).catch((error: unknown) => {
      if (!isGone) throw error;
      return clearCodec; // of the lock that was removed meanwhile: it is opened again below
    });
    // Another tab may have removed the lock, or erased everything, while this one waited for the key.
    if (isGone && !isShut) return open();
    database = new AccountRows(opened, codec);
    return createIndexedStore(database);
  };

  const codecOf = async (found: LockRecord | undefined): Promise<RowCodec> => {
    if (!found) return clearCodec;
    if (!keys) throw new Error('nobody has the key');
    return keys.codecFor(found);
  };

  const fallBack = async (): Promise<void> => {
    const old = inner;
    // A full device can still be read, and what waits there may not be on the page yet.
    const [onDisk, state, drawings] = await Promise.all([
      allOf(old).catch((): LocalDocument[] => []),
      database && storedState(database.database).catch(() => undefined),
      old.unsentDrawings().catch((): StoredDrawing[] => []),
    ]);
    if (inner !== old) return; // another step that failed was faster
    inner = createMemoryStore({
      documents: [...onDisk, ...remembered()].map(withoutInk),
      ...(state ? { state: { ...state, cursor: 0 } } : {}),
      drawings: drawings.slice(0, MOST_DRAWINGS),
    });
    // Numbers of operations on their way mean nothing under a new name.
    if (!state) await inner.update({}, (work) => renumber(work, newUuid()));
    database?.close();
    database = undefined;
    onMemoryOnly();
  };

  const reopen = async (): Promise<void> => {
    inner = await open();
    const known = await inner.read(remembered().map(documentId));
    if (known.length > 0 || remembered().length === 0) return;
    await inner.update({ all: true }, (work) => {
      for (const local of remembered()) work.put(withoutInk(local));
      renumber(work, newUuid());
    });
  };

  let reopening: Promise<void> | undefined;
  /** One for all steps: it may wait for the user's PIN, and a step that fell back meanwhile would write beside the database. */
  const reopenOnce = (): Promise<void> =>
    (reopening ??= reopen()
      .catch(fallBack)
      .finally(() => (reopening = undefined)));

  /** After the sign-out the cleared database must not be created again. */
  const refuseWhenShut = (): void => {
    if (isShut) throw new Error('the store is shut');
  };

  const attempt = async <T>(act: (store: DocumentStore) => Promise<T>): Promise<T> => {
    refuseWhenShut();
    if (reopening || (database && isGone)) await reopenOnce();
    refuseWhenShut();
    const tried = inner;
    try {
      return await act(tried);
    } catch (error) {
      if (error instanceof CallbackError) throw error.cause;
      if (reopening) await reopening;
      if (tried !== inner) return act(inner);
      if (!database) throw error;
      if (isGone) await reopenOnce();
      else await fallBack();
      return act(inner);
    }
  };

  inner = createMemoryStore();
  if (!keepNothing) inner = await open().catch(() => inner);
  if (database) await inner.state().catch(fallBack);

  return {
    get isPersistent() {
      return database !== undefined;
    },
    get database() {
      return database;
    },
    get codec() {
      return codec;
    },
    update: (options, act) => attempt((store) => store.update(options, markCallbackErrors(act))),
    page: (kind, limit, before) => attempt((store) => store.page(kind, limit, before)),
    read: (ids) => attempt((store) => store.read(ids)),
    waiting: () => attempt((store) => store.waiting()),
    state: () => attempt((store) => store.state()),
    keepDrawing: (drawing) => attempt((store) => store.keepDrawing(drawing)),
    drawing: (hash) => attempt((store) => store.drawing(hash)),
    unsentDrawings: () => attempt((store) => store.unsentDrawings()),
    clear: (state) => attempt((store) => store.clear(state)),
    close() {
      isShut = true;
      inner.close();
    },
  };
}
