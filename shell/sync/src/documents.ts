import type {
  DocumentEdit,
  Documents,
  DocumentsStatus,
  FieldEdit,
  ShownVersion,
  StoredDocument,
  VersionChoice,
} from '@app/contract/documents';
import type { SyncKind } from '@app/contract/sync';
import type { DocumentCache } from './document-cache/document-cache.ts';
import type { DocumentWriter } from './document-writer.ts';
import type { Drawings } from './drawings.ts';
import { EditSession } from './edit-session/edit-session.ts';
import { chooseVersion } from './merge/choose-version.ts';
import { deleteDocument } from './merge/delete-document.ts';
import { documentId, type DocumentRef } from './document/local-document.ts';
import { visibleFields } from './document/visible-fields.ts';
import { newUuid } from './new-uuid.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { UnitOfWork } from './document/unit-of-work.ts';

export interface DocumentsSetting {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly writer: DocumentWriter;
  readonly drawings: Drawings;
  /** Sends at once: where nothing is stored on the device, an edit is only then safe. */
  readonly sendNow: () => Promise<void>;
  /** Reads what the device has to its end, and fetches what is new; never fails. */
  readonly refresh: () => Promise<void>;
  /** Title of an entry made of another version's text. */
  readonly newTitle: string;
}

/** The host's `Documents`: reads from the cache, edits through sessions and the writer. */
export class LocalDocuments implements Documents {
  readonly #setting: DocumentsSetting;
  readonly #sessions = new Set<EditSession>();
  /** A field: remotes pass it on without its object. */
  readonly newKey = newUuid;

  constructor(setting: DocumentsSetting) {
    this.#setting = setting;
  }

  /** Sessions with edits that are not stored yet. */
  get unsaved(): readonly EditSession[] {
    return [...this.#sessions].filter(({ unsaved }) => Object.keys(unsaved).length > 0);
  }

  get isEditing(): boolean {
    return this.#sessions.size > 0;
  }

  /** Stores all open edits as far as a store takes them. Never fails. */
  async flush(): Promise<void> {
    await Promise.allSettled(this.unsaved.map((session) => session.flush()));
  }

  status(): DocumentsStatus {
    return this.#setting.cache.status;
  }

  list(kind: SyncKind): readonly StoredDocument[] {
    return this.#setting.cache.list(kind);
  }

  get(kind: SyncKind, key: string): StoredDocument | undefined {
    return this.#setting.cache.get(documentId({ kind, key }));
  }

  subscribe(listener: () => void): () => void {
    return this.#setting.cache.subscribe(listener);
  }

  async open(kind: SyncKind, key: string): Promise<DocumentEdit> {
    const { cache } = this.#setting;
    const ref = { kind, key };
    const id = documentId(ref);
    const store = await this.#setting.store;
    // Not by the writer: a read is no news to the server.
    const { result: fields, changed } = await store.update({ ids: [id], ink: true }, (work) => {
      dismissRestored(work, ref);
      return visibleFields(work.get(id));
    });
    cache.put(changed);
    if (fields && !cache.get(id)) cache.put(await store.read([id]));
    const view = cache.get(id);
    return this.#edit(ref, fields && view ? { ...view, fields: { ...fields, ...view.fields } } : undefined);
  }

  begin(kind: SyncKind, key: string): DocumentEdit {
    const { cache, writer } = this.#setting;
    const ref = { kind, key };
    const opened = cache.get(documentId(ref));
    if (opened?.cameBack)
      void writer.update({ ids: [documentId(ref)] }, (work) => dismissRestored(work, ref)).catch(() => undefined);
    return this.#edit(ref, opened);
  }

  async set(kind: SyncKind, key: string, changes: Readonly<Record<string, FieldEdit>>): Promise<void> {
    const ref = { kind, key };
    const session = this.#session(ref, this.get(kind, key));
    session.set(changes);
    try {
      await session.flush();
    } finally {
      this.#close(session);
    }
    await this.#settle(documentId(ref));
  }

  async remove(kind: SyncKind, key: string): Promise<void> {
    const ref = { kind, key };
    await this.#setting.writer.update({ ids: [documentId(ref)] }, (work) => deleteDocument(work, ref));
    await this.#settle(documentId(ref));
  }

  async choose(kind: SyncKind, key: string, other: ShownVersion, choice: VersionChoice): Promise<void> {
    const { writer, newTitle } = this.#setting;
    const ref = { kind, key };
    const ids = [documentId(ref), documentId({ kind: 'sibling', key: other.key })];
    await writer.update({ ids, ink: true }, (work, context) =>
      chooseVersion(work, ref, { other, choice, newTitle, time: Date.parse(context.now) }, context),
    );
    await this.#settle(documentId(ref));
  }

  refresh(): Promise<void> {
    return this.#setting.refresh();
  }

  keepDrawing(picture: Blob): Promise<string> {
    return this.#setting.drawings.keep(picture);
  }

  drawing(hash: string): Promise<Blob | undefined> {
    return this.#setting.drawings.find(hash);
  }

  #edit(ref: DocumentRef, opened: StoredDocument | undefined): DocumentEdit {
    const session = this.#session(ref, opened);
    return {
      opened,
      set: (changes) => session.set(changes),
      flush: async () => {
        await session.flush();
        await this.#settle(documentId(ref));
      },
      close: () => this.#close(session),
    };
  }

  #session(ref: DocumentRef, shown: StoredDocument | undefined): EditSession {
    const session = new EditSession(ref, new Map(Object.entries(shown?.fields ?? {})), this.#setting);
    this.#sessions.add(session);
    return session;
  }

  /** A session whose edits no store takes stays open. */
  #close(session: EditSession): void {
    session.close().then(
      () => this.#sessions.delete(session),
      () => undefined,
    );
  }

  /** In memory only, an edit is safe when the server has it. */
  async #settle(id: string): Promise<void> {
    if ((await this.#setting.store).isPersistent) return;
    await this.#setting.sendNow();
    if (this.#setting.cache.isWaiting(id)) throw new Error('not on the device, and not at the server yet');
  }
}

/** Opening a restored document dismisses the notice of its return. */
function dismissRestored(work: UnitOfWork, ref: DocumentRef): void {
  const local = work.get(documentId(ref));
  if (local?.cameBack) work.put({ ...local, cameBack: false });
}
