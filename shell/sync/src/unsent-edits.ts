import type { DocumentCache } from './document-cache/document-cache.ts';
import type { LocalDocuments } from './documents.ts';
import type { Drafts } from './edit-session/drafts.ts';
import { recoverDrafts } from './edit-session/recover-drafts.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import { type TakenBack, takeBack } from './parcel/unsent-content.ts';
import type { CommitResult } from './store/document-store.ts';
import type { Quarantine } from './store/quarantine.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { UnsyncedContent } from './unsynced-export.ts';

interface UnsentSetting {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly documents: LocalDocuments;
  readonly quarantine: Quarantine;
  readonly drafts: Drafts | undefined;
  readonly context: () => WriteContext;
  readonly onWritten: (updated: CommitResult<unknown>) => void;
}

/** What this device has and the server lacks. */
export class UnsentEdits {
  readonly #setting: UnsentSetting;

  constructor(setting: UnsentSetting) {
    this.#setting = setting;
  }

  /** Whether leaving the page may lose edits: some are not at the server, or an editor is open. */
  get mayBeLost(): boolean {
    const { cache, documents } = this.#setting;
    return cache.status.waiting > 0 || documents.isEditing;
  }

  /** Whether the server lacks anything that was written here. An editor that is merely open has nothing to lose. */
  get hasWords(): boolean {
    const { cache, documents } = this.#setting;
    return cache.status.waiting > 0 || documents.unsaved.length > 0;
  }

  /** Everything that the server does not have. */
  async content(): Promise<UnsyncedContent> {
    const { store, documents, cache, quarantine } = this.#setting;
    await documents.flush();
    const drawings = await (await store).unsentDrawings();
    return { documents: cache.waiting, drawings, unreadable: await quarantine.all() };
  }

  /** Stores all open edits first, also those of pages before that ended too early. @returns how many documents the server lacks */
  async storeAndCount(): Promise<number> {
    const { documents, cache } = this.#setting;
    await documents.flush();
    const store = await this.#setting.store;
    if (store.isPersistent) await this.recoverDrafts(store);
    const waiting = await store.waiting();
    // A draft that was taken in belongs into a download, too.
    cache.put(waiting);
    return waiting.length;
  }

  /** Puts the content of a parcel back into the outbox, but for completions of activities, which are not sent from here. */
  async takeBack(parts: readonly ArrayBuffer[]): Promise<Omit<TakenBack, 'stored'>> {
    const { store, cache, context, quarantine, onWritten } = this.#setting;
    const { stored, ...rest } = await takeBack(await store, parts, context(), quarantine);
    cache.put(stored.changed, stored.dropped);
    onWritten(stored);
    return rest;
  }

  /** Takes drafts of pages before this one into the store. */
  readonly recoverDrafts = (store: ResilientStore): Promise<void> => {
    const { drafts, quarantine, context } = this.#setting;
    return recoverDrafts({ store, drafts, quarantine, context: context() });
  };
}
