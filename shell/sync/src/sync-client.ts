import { DeviceErasure, type Erasure } from './device-erasure.ts';
import { convertDevice } from './convert-device.ts';
import { type Connection, DocumentCache } from './document-cache/document-cache.ts';
import { reloadDocuments } from './document-cache/hydrate-cache.ts';
import { readDevice } from './read-device.ts';
import { DocumentWriter } from './document-writer.ts';
import { LocalDocuments } from './documents.ts';
import { createDrawings } from './drawings.ts';
import { createDrafts, type Drafts } from './edit-session/drafts.ts';
import { documentId } from './document/local-document.ts';
import type { LockRecord } from './lock/lock-record.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import { newUuid } from './new-uuid.ts';
import { PageLeaving } from './page-leaving.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';
import { SyncScheduler, type TabNews } from './scheduler/sync-scheduler.ts';
import { SyncSession } from './session/sync-session.ts';
import type { CommitResult } from './store/document-store.ts';
import { createQuarantine, type Quarantine } from './store/quarantine.ts';
import { requestPersistenceOnce } from './store/request-persistence.ts';
import { openResilientStore, type ResilientStore } from './store/resilient-store.ts';
import { clearCodec, type RowCodec } from './store/row-codec.ts';
import type { SyncClientSetting } from './sync-client-setting.ts';
import { UnsentEdits } from './unsent-edits.ts';

/** Synchronisation of one account on this page: composes store, cache, documents, session and scheduler. */
export class SyncClient {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly quarantine: Quarantine;
  readonly documents: LocalDocuments;
  readonly unsent: UnsentEdits;
  readonly leaving: PageLeaving;
  readonly #writer: DocumentWriter;
  readonly #erasure: DeviceErasure;
  readonly #setting: SyncClientSetting;
  readonly #drafts: Drafts | undefined;
  readonly #scheduler: SyncScheduler;
  readonly #reached = new Set<() => void>();
  #opened: ResilientStore | undefined;
  #filled: Promise<void> | undefined;
  readonly #askToPersist: () => void;

  constructor(setting: SyncClientSetting) {
    this.#setting = setting;
    const { userId, keepsNothing, transport, texts } = setting;
    this.#askToPersist = requestPersistenceOnce(setting.window.navigator);
    this.cache = new DocumentCache(this.#now, !keepsNothing);
    this.store = openResilientStore({
      userId,
      keepNothing: keepsNothing,
      remembered: () => this.cache.locals,
      keys: setting.keys,
      onMemoryOnly: () => {
        this.cache.setReady(false);
        void this.#scheduler.elect();
      },
    });
    void this.store.then((store) => (this.#opened = store));
    this.quarantine = createQuarantine(this.store, this.#now);
    this.#drafts = keepsNothing
      ? undefined
      : createDrafts({ storageOf: () => setting.window.localStorage, userId, codec: this.#codec });
    this.#scheduler = new SyncScheduler({
      name: `sync-${userId}`,
      window: setting.window,
      store: this.store,
      session: this.store.then((store) => this.#sessionOver(store)),
      onConnection: (connection) => this.#connected(connection),
      onNews: (message) => void this.#onNews(message),
      onLeading: (signal) => void this.#keepMirror(signal),
    });
    const { store, cache } = this;
    this.#erasure = new DeviceErasure({
      store,
      cache,
      mirror: setting.mirror,
      storeAndCountUnsent: async () => (await this.unsent.storeAndCount()) + (await this.quarantine.all()).length,
      onErased: () => this.#scheduler.post({ type: 'erased' }),
    });
    const onWritten = (updated: CommitResult<unknown>) => this.#written(updated);
    this.#writer = new DocumentWriter({ store, cache, context: this.#context, onWritten });
    this.documents = new LocalDocuments({
      store,
      cache,
      writer: this.#writer,
      drawings: createDrawings(store, transport, () => this.#scheduler.soon()),
      sendNow: () => this.sendNow(),
      refresh: async () => void (await Promise.allSettled([this.pull(), this.#filled])),
      newTitle: texts.newTitle,
    });
    this.unsent = new UnsentEdits({
      store,
      cache,
      documents: this.documents,
      quarantine: this.quarantine,
      drafts: this.#drafts,
      context: this.#context,
      onWritten,
    });
    this.leaving = new PageLeaving(setting, {
      store,
      opened: () => this.#opened,
      cache,
      documents: this.documents,
      drafts: this.#drafts,
      context: this.#context,
      onLeft: () => this.#scheduler.post({ type: 'left' }),
      reload: () => setting.window.location.reload(),
    });
  }

  get keepsNothing(): boolean {
    return this.#setting.keepsNothing;
  }

  /** Pushes everything at once. @returns when it has been tried */
  sendNow(): Promise<void> {
    return this.#scheduler.now();
  }

  /** Pulls: a live event says so, or events may have been missed. Never fails. */
  pull(): Promise<void> {
    return this.#scheduler.pull();
  }

  /** Calls back after each successful exchange with the server. @returns a function that stops it */
  onReached(listener: () => void): () => void {
    this.#reached.add(listener);
    return () => this.#reached.delete(listener);
  }

  /**
   * For a page that goes: nothing is copied any more. Of one that has left meanwhile nothing is erased: it stores nothing any more, and what
   * it left clears the device.
   */
  readonly eraseDevice = async (): Promise<void> => {
    await this.#setting.mirror?.stop();
    try {
      await this.#erasure.erase();
    } catch (error) {
      if (!this.leaving.hasLeft) throw error;
    }
  };

  /** What the user has to answer before edits of this device are dropped. */
  get erasure(): Erasure | undefined {
    return this.#erasure.pending;
  }

  /**
   * Encrypts what this device stores, or no longer does (D43). All tabs must have the key already.
   * @param lock `undefined` removes the lock
   * @param onBlocked another page keeps the database open: it goes on once that page is closed or reloaded
   * @throws Error if it cannot be done: then nothing has changed
   */
  async convert(lock: LockRecord | undefined, codec: RowCodec, onBlocked?: () => void): Promise<void> {
    await this.documents.flush();
    const store = await this.store;
    await convertDevice(
      {
        store,
        mirror: this.#setting.mirror,
        recoverDrafts: () => this.unsent.recoverDrafts(store),
        onConverted: () => this.#scheduler.post({ type: 'converted' }),
      },
      { userId: this.#setting.userId, lock, codec, onBlocked },
    );
  }

  /** Begins to synchronise. @returns a function that stops it */
  start(): () => void {
    const stopScheduler = this.#scheduler.start();
    const stopWatching = watchPageLifecycle(this.#setting.window, {
      onReturn: () => this.#scheduler.returned(),
      onLeaving: () => this.leaving.keepDrafts(),
      // A page that has left has nothing that is not in a parcel.
      asksBeforeLeaving: () =>
        !this.leaving.hasLeft && !this.cache.status.isPersistent && this.cache.status.waiting > 0,
    });
    this.#filled = this.#read().catch((error: unknown) => {
      // A store that the sign-out has closed is no fault.
      if (!this.leaving.hasLeft) throw error;
    });
    return () => {
      stopScheduler();
      stopWatching();
    };
  }

  readonly #codec = (): RowCodec => this.#opened?.codec ?? this.#setting.keys?.codec ?? clearCodec;

  readonly #now = (): Date => this.#setting.now?.() ?? new Date();

  readonly #context = (): WriteContext => ({
    now: this.#now().toISOString(),
    newId: newUuid,
    device: this.#setting.texts.thisDevice,
  });

  #sessionOver(store: ResilientStore): SyncSession {
    return new SyncSession({
      store,
      transport: this.#setting.transport,
      context: this.#context,
      onChanged: (changed, dropped) => {
        this.cache.put(changed, dropped);
        this.#scheduler.post({ type: 'changed', ids: [...changed.map(documentId), ...dropped] });
      },
      onErased: ({ epoch }, before) => this.#erasure.erasedElsewhere(epoch, before),
    });
  }

  #connected(connection: Connection): void {
    this.cache.setConnection(connection);
    if (connection === 'ok') for (const listener of this.#reached) listener();
  }

  async #keepMirror(signal: AbortSignal): Promise<void> {
    const { mirror } = this.#setting;
    const store = await this.store;
    await this.#filled;
    // A sign-out while the device is still being read must not be followed by copies of what it has cleared.
    if (!mirror || signal.aborted || this.leaving.hasLeft || !store.isPersistent) return;
    mirror.start({ store, quarantine: this.quarantine, documents: this.documents, writer: this.#writer }, signal);
  }

  async #onNews(message: TabNews): Promise<void> {
    const store = await this.store;
    if (message.type === 'erased') {
      // A page in memory still has what it had: it finds out by itself.
      if (store.isPersistent) this.cache.clear();
      else void this.pull();
      this.#erasure.erasedByAnotherTab();
    } else if (message.type === 'converted') {
      await store.state(); // opens it anew: what is refreshed is noted in it
      await this.#setting.mirror?.refresh();
    } else if (message.type === 'left') await this.leaving.leftByAnotherTab();
    else if (store.isPersistent) await reloadDocuments(this.cache, store, message.ids);
  }

  #written({ changed, dropped }: CommitResult<unknown>): void {
    const ids = [...changed.map(documentId), ...dropped];
    if (ids.length === 0) return;
    this.#scheduler.post({ type: 'changed', ids });
    this.#scheduler.soon();
    if (!this.keepsNothing && changed.some(({ kind }) => kind !== 'settings')) this.#askToPersist();
  }

  async #read(): Promise<void> {
    const { rest } = await readDevice({
      store: await this.store,
      cache: this.cache,
      recoverDrafts: this.unsent.recoverDrafts,
      whenIdle: this.#setting.whenIdle,
      pull: () => this.#scheduler.pull(),
    });
    this.#scheduler.soon();
    await rest;
  }
}
