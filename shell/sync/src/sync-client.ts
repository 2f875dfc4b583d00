import { DeviceErasure, type Erasure } from './device-erasure.ts';
import { type Connection, DocumentCache } from './document-cache/document-cache.ts';
import { reloadDocuments } from './document-cache/hydrate-cache.ts';
import { type TakenBack, takeBack } from './parcel/unsent-content.ts';
import { readDevice } from './read-device.ts';
import { DocumentWriter } from './document-writer.ts';
import { LocalDocuments } from './documents.ts';
import { createDrawings } from './drawings.ts';
import { createDrafts, type Drafts } from './edit-session/drafts.ts';
import { documentId } from './document/local-document.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import { newUuid } from './new-uuid.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';
import { SyncScheduler } from './scheduler/sync-scheduler.ts';
import type { TabMessage } from './scheduler/tab-channel.ts';
import { SyncSession } from './session/sync-session.ts';
import type { CommitResult } from './store/document-store.ts';
import { createQuarantine, type Quarantine } from './store/quarantine.ts';
import { requestPersistenceOnce } from './store/request-persistence.ts';
import { openResilientStore, type ResilientStore } from './store/resilient-store.ts';
import type { SyncClientSetting } from './sync-client-setting.ts';
import type { UnsyncedContent } from './unsynced-export.ts';

/** Synchronisation of one account on this page: composes store, cache, documents, session and scheduler. */
export class SyncClient {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly quarantine: Quarantine;
  readonly documents: LocalDocuments;
  readonly #writer: DocumentWriter;
  readonly #erasure: DeviceErasure;
  readonly #setting: SyncClientSetting;
  readonly #drafts: Drafts | undefined;
  readonly #scheduler: SyncScheduler;
  readonly #reached = new Set<() => void>();
  #filled: Promise<void> | undefined;
  #hasLeft = false;
  readonly #askToPersist: () => void;

  constructor(setting: SyncClientSetting) {
    this.#setting = setting;
    const { userId, keepsNothing, transport, texts } = setting;
    this.#askToPersist = requestPersistenceOnce(setting.window.navigator);
    this.cache = new DocumentCache(this.#now);
    this.store = openResilientStore({
      userId,
      keepNothing: keepsNothing,
      remembered: () => this.cache.locals,
      onMemoryOnly: () => {
        this.cache.setReady(false);
        void this.#scheduler.elect();
      },
    });
    this.quarantine = createQuarantine(this.store, this.#now);
    this.#drafts = keepsNothing ? undefined : createDrafts(() => setting.window.localStorage, userId);
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
      countUnsent: () => this.countUnsent(),
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
  }

  get keepsNothing(): boolean {
    return this.#setting.keepsNothing;
  }

  /** Whether leaving the page may lose edits: some are not at the server, or an edit is open. */
  get hasWords(): boolean {
    return this.cache.status.waiting > 0 || this.documents.isEditing;
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

  /** Everything that the server does not have. */
  async unsyncedContent(): Promise<UnsyncedContent> {
    await this.documents.flush();
    const drawings = await (await this.store).unsentDrawings();
    return { documents: this.cache.waiting, drawings, unreadable: await this.quarantine.all() };
  }

  /** Stores all open edits first. @returns how many documents the server lacks */
  async countUnsent(): Promise<number> {
    await this.documents.flush();
    return this.cache.status.waiting;
  }

  readonly eraseDevice = (): Promise<void> => this.#erasure.erase();

  /** What the user has to answer before edits of this device are dropped. */
  get erasure(): Erasure | undefined {
    return this.#erasure.pending;
  }

  /** Sign-out: this page stores nothing of the account any more, and tells the other tabs. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    this.#scheduler.post({ type: 'left' });
    await this.#setting.mirror?.stop();
    (await this.store).close();
  }

  /** The session was ended: stores the open edits; then this page writes no more. @returns the store, to be closed */
  async retire(): Promise<ResilientStore> {
    await this.documents.flush();
    this.#hasLeft = true;
    await this.#setting.mirror?.stop();
    return this.store;
  }

  /** Puts the content of a parcel back into the outbox. @returns completions of activities, which are not sent from here */
  async takeBack(parts: readonly ArrayBuffer[]): Promise<TakenBack['moves']> {
    const { stored, moves } = await takeBack(await this.store, parts, this.#context(), this.quarantine);
    this.cache.put(stored.changed, stored.dropped);
    this.#written(stored);
    return moves;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** Begins to synchronise. @returns a function that stops it */
  start(): () => void {
    const stopScheduler = this.#scheduler.start();
    const stopWatching = watchPageLifecycle(this.#setting.window, {
      onReturn: () => this.#scheduler.returned(),
      onLeaving: () => this.#keepDrafts(),
      asksBeforeLeaving: () => !this.cache.status.isPersistent && this.cache.status.waiting > 0,
    });
    this.#filled = this.#read().catch((error: unknown) => {
      // A store that the sign-out has closed is no fault.
      if (!this.#hasLeft) throw error;
    });
    return () => {
      stopScheduler();
      stopWatching();
    };
  }

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
      onErased: ({ epoch }) => this.#erasure.erasedElsewhere(epoch),
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
    if (!mirror || signal.aborted || this.#hasLeft || !store.isPersistent) return;
    mirror.start({ store, quarantine: this.quarantine, documents: this.documents, writer: this.#writer }, signal);
  }

  async #onNews(message: Exclude<TabMessage, { type: 'wake' | 'connection' }>): Promise<void> {
    const store = await this.store;
    if (message.type === 'erased') this.cache.clear();
    else if (message.type === 'left') {
      store.close();
      this.#setting.window.location.reload();
    } else if (store.isPersistent) await reloadDocuments(this.cache, store, message.ids);
  }

  #written({ changed, dropped }: CommitResult<unknown>): void {
    const ids = [...changed.map(documentId), ...dropped];
    if (ids.length === 0) return;
    this.#scheduler.post({ type: 'changed', ids });
    this.#scheduler.soon();
    if (!this.keepsNothing && changed.some(({ kind }) => kind === 'entry')) this.#askToPersist();
  }

  async #read(): Promise<void> {
    const { rest } = await readDevice({
      store: await this.store,
      cache: this.cache,
      drafts: this.#drafts,
      quarantine: this.quarantine,
      context: this.#context(),
      whenIdle: this.#setting.whenIdle,
      pull: () => this.#scheduler.pull(),
    });
    this.#scheduler.soon();
    await rest;
  }

  /** A page that stays after all removes its draft again: recovered later, it would fork an old text beside a newer one. */
  #keepDrafts(): void {
    if (this.#hasLeft) return;
    const write = () => this.#drafts?.write(this.documents.unsaved);
    write();
    void this.documents.flush().then(() => !this.#hasLeft && write());
  }
}
