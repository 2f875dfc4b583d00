import { documentId } from './merge/local-document.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import { createDocuments, type OpenDocuments } from './documents.ts';
import { createDrafts, type Drafts } from './edit-session/drafts.ts';
import { createDrawings } from './drawings.ts';
import { SyncSession } from './session/sync-session.ts';
import { SyncEngine } from './scheduler/sync-engine.ts';
import type { TabMessage } from './scheduler/tab-channel.ts';
import type { Position, Transport } from './session/transport.ts';
import { hydrateCache, reloadDocuments } from './document-cache/hydrate-cache.ts';
import { newUuid } from './new-uuid.ts';
import type { DeviceMirror } from './device-mirror.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';
import { createQuarantine, type Quarantine } from './store/quarantine.ts';
import { type Connection, DocumentCache } from './document-cache/document-cache.ts';
import { requestPersistenceOnce } from './store/request-persistence.ts';
import type { CommitResult } from './store/document-store.ts';
import { openResilientStore, type ResilientStore } from './store/resilient-store.ts';
import type { UnsyncedContent } from './unsynced-export.ts';

export interface SyncClientSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  readonly transport: Transport;
  /** Nothing of hers may be kept on this device (P-08). */
  readonly keepsNothing: boolean;
  /** Copies of the documents that other code on this device may read; the leading tab keeps them up to date. */
  readonly mirror?: DeviceMirror;
  /** Resolves when the page has time for work that nobody waits for. */
  readonly whenIdle: () => Promise<void>;
  readonly texts: { readonly thisDevice: string; readonly newTitle: string };
  readonly now?: () => Date;
}

/** So long, at the most, a device that is new to her waits for what the server has before it says that there is nothing. */
const FIRST_PULL_MS = 5000;

/** She erased her data elsewhere, and words of hers wait here. */
export interface Erasure {
  readonly count: number;
  /** They have been offered to her: they may go. */
  readonly settle: () => void;
}

/** One account's documents on this page, and what carries them to and from the server. */
export class SyncClient {
  readonly cache: DocumentCache;
  readonly documents: OpenDocuments;
  readonly store: Promise<ResilientStore>;
  readonly quarantine: Quarantine;
  erasure: Erasure | undefined;
  readonly #setting: SyncClientSetting;
  readonly #drafts: Drafts | undefined;
  readonly #engine: SyncEngine;
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
        void this.#engine.elect();
      },
    });
    this.quarantine = createQuarantine(this.store, this.#now);
    this.#drafts = keepsNothing ? undefined : createDrafts(() => setting.window.localStorage, userId);
    this.#engine = new SyncEngine({
      name: `sync-${userId}`,
      window: setting.window,
      store: this.store,
      exchange: this.store.then((store) => this.#exchangeOver(store)),
      onConnection: (connection) => this.#connected(connection),
      onNews: (message) => void this.#applyPulledDocument(message),
      onLeading: (signal) => void this.#keepMirror(signal),
    });
    this.documents = createDocuments({
      store: this.store,
      cache: this.cache,
      context: this.#context,
      drawings: createDrawings(this.store, transport, () => this.#engine.soon()),
      onWritten: (updated) => this.#written(updated),
      sendNow: () => this.sendNow(),
      refresh: () => this.#refresh(),
      newTitle: texts.newTitle,
    });
  }

  /** Nothing of hers is kept on this device, by her own wish. */
  get keepsNothing(): boolean {
    return this.#setting.keepsNothing;
  }

  /** Whether the page holds words that are not at the server, or that she is just writing. */
  get hasWords(): boolean {
    return this.cache.status.waiting > 0 || this.documents.isEditing;
  }

  /** Sends everything at once. @returns when it has been tried */
  async sendNow(): Promise<void> {
    await this.#engine.now();
  }

  /** Asks the server for news: an event said so, or events may have been missed. Never fails. */
  async pull(): Promise<void> {
    await this.#engine.pull();
  }

  /** Whoever looks for something and does not find it then knows that neither device nor server has it. Never fails. */
  async #refresh(): Promise<void> {
    await Promise.allSettled([this.pull(), this.#filled]);
  }

  /** Calls back whenever an exchange with the server went well. @returns a function that stops it */
  onReached(listener: () => void): () => void {
    this.#reached.add(listener);
    return () => this.#reached.delete(listener);
  }

  /** Everything that the server does not have. */
  async unsyncedContent(): Promise<UnsyncedContent> {
    await this.#flush();
    const drawings = await (await this.store).unsentDrawings();
    return { documents: this.cache.waiting, drawings, unreadable: await this.quarantine.all() };
  }

  /** Puts everything that she wrote on the device. @returns how many documents the server lacks then */
  async countUnsent(): Promise<number> {
    await this.#flush();
    return this.cache.status.waiting;
  }

  /** Forgets everything of hers on this device, e.g. after she erased her data: the next pull brings what is left. */
  async eraseDevice(epoch?: string): Promise<void> {
    // Before the notes of whose they are go, or a page that ended in between would leave them to be taken in as new words.
    this.#setting.mirror?.remove();
    await (await this.store).clear({ clientId: newUuid(), lastOpNo: 0, cursor: 0, ...(epoch ? { epoch } : {}) });
    this.#setting.mirror?.remove();
    this.cache.clear();
    this.#engine.post({ type: 'erased' });
  }

  /** She has left: nothing of hers is written here any more, and her other pages hear of it. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    this.#engine.post({ type: 'left' });
    await this.#setting.mirror?.stop();
    (await this.store).close();
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** Begins to synchronise. @returns a function that stops it */
  start(): () => void {
    const stopEngine = this.#engine.start();
    const stopWatching = watchPageLifecycle(this.#setting.window, {
      onReturn: () => this.#engine.returned(),
      onLeaving: () => this.#keepDrafts(),
      asksBeforeLeaving: () => !this.cache.status.isPersistent && this.cache.status.waiting > 0,
    });
    this.#filled = this.#read().catch((error: unknown) => {
      // A store that was shut because she has left is no fault.
      if (!this.#hasLeft) throw error;
    });
    return () => {
      stopEngine();
      stopWatching();
    };
  }

  readonly #now = (): Date => this.#setting.now?.() ?? new Date();

  readonly #context = (): WriteContext => ({
    now: this.#now().toISOString(),
    newId: newUuid,
    device: this.#setting.texts.thisDevice,
  });

  #exchangeOver(store: ResilientStore): SyncSession {
    return new SyncSession({
      store,
      transport: this.#setting.transport,
      context: this.#context,
      onChanged: (changed, dropped) => {
        this.cache.put(changed, dropped);
        this.#engine.post({ type: 'changed', ids: [...changed.map(documentId), ...dropped] });
      },
      onErased: (position) => this.#erasedElsewhere(position),
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
    mirror.start({
      store,
      quarantine: this.quarantine,
      list: (kind) => this.cache.list(kind),
      subscribe: this.cache.subscribe,
      edit: (names, edits, seen) => this.documents.writeUpon(names, edits, seen),
      keepDrawing: (picture) => this.documents.keepDrawing(picture),
    });
    signal.addEventListener('abort', () => void mirror.stop());
  }

  async #applyPulledDocument(message: Exclude<TabMessage, { type: 'wake' | 'connection' }>): Promise<void> {
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
    this.#engine.post({ type: 'changed', ids });
    this.#engine.soon();
    if (!this.keepsNothing && changed.some(({ kind }) => kind === 'entry')) this.#askToPersist();
  }

  async #read(): Promise<void> {
    const store = await this.store;
    const unreadable = await this.#drafts?.recover(store, this.#context());
    for (const text of unreadable ?? []) await this.quarantine.keep('draft', text);
    const { rest } = await hydrateCache(this.cache, store, this.#setting.whenIdle);
    if (this.cache.locals.length === 0) await this.#firstPull(store);
    this.cache.setReady(store.isPersistent);
    this.#engine.soon();
    await rest;
  }

  /** On a device that is new to her nothing is there yet, which is not the same as having written nothing. Without a network it is. */
  async #firstPull(store: ResilientStore): Promise<void> {
    if ((await store.state()).cursor > 0) return;
    await Promise.race([this.#engine.pull(), new Promise((resolve) => setTimeout(resolve, FIRST_PULL_MS))]);
  }

  /** A page that stays after all leaves no draft behind: recovered later, it would be an old text beside a newer one. */
  #keepDrafts(): void {
    if (this.#hasLeft) return;
    const write = () => this.#drafts?.write(this.documents.unsaved);
    write();
    void this.#flush().then(() => !this.#hasLeft && write());
  }

  async #flush(): Promise<void> {
    await Promise.allSettled(this.documents.unsaved.map((editSession) => editSession.flush()));
  }

  async #erasedElsewhere({ epoch }: Position): Promise<void> {
    const count = await this.countUnsent();
    if (count > 0) {
      await new Promise<void>((resolve) => {
        this.erasure = { count, settle: resolve };
        this.cache.announce();
      });
      this.erasure = undefined;
    }
    await this.eraseDevice(epoch);
    this.cache.announce();
  }
}
