import type { SyncKind } from '@app/contract/sync';
import type {
  DocumentEdit,
  Documents,
  FieldEdit,
  FieldValue,
  ShownVersion,
  VersionChoice,
} from '@app/contract/documents';
import { chooseVersion } from './merge/choose-version.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { isInk } from './merge/fields.ts';
import { documentId, type DocumentRef } from './merge/local-document.ts';
import { deleteDocument } from './merge/delete-document.ts';
import { visibleFields } from './merge/visible-fields.ts';
import { type WriteContext, type BaseValues, applyEdits } from './merge/queue-edit.ts';
import type { Drawings } from './drawings.ts';
import { newUuid } from './new-uuid.ts';
import type { DocumentCache } from './document-cache/document-cache.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { CommitResult } from './store/document-store.ts';
import { EditSession } from './edit-session/edit-session.ts';

type Edits = Readonly<Record<string, FieldEdit>>;

export interface DocumentsSetting {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly drawings: Drawings;
  readonly context: () => WriteContext;
  /** What the device wrote, for the other tabs and for sending. */
  readonly onWritten: (updated: CommitResult<unknown>) => void;
  /** Sends at once: where nothing is kept here, only then is it safe. */
  readonly sendNow: () => Promise<void>;
  /** Reads what the device has to its end, and fetches what is new; never fails. */
  readonly refresh: () => Promise<void>;
  /** Title of an entry made of another version's words. */
  readonly newTitle: string;
}

export interface OpenDocuments extends Documents {
  /** Stretches with words that are not on the device yet. */
  readonly unsaved: readonly EditSession[];
  readonly isEditing: boolean;
  /** Writes upon something else than her screen shows: a text that was left elsewhere. */
  writeUpon(ref: DocumentRef, edits: Edits, baseValues: Readonly<Record<string, FieldValue>>): Promise<void>;
}

/** Her documents as remotes see them: read from the shelf, written through the store, sent by the engine. */
export function createDocuments(setting: DocumentsSetting): OpenDocuments {
  const { cache, drawings } = setting;
  const editSessions = new Set<EditSession>();

  const update = async <T>(options: { ids: string[]; ink?: boolean }, act: Parameters<ResilientStore['update']>[1]) => {
    const store = await setting.store;
    const updated = await store.update(options, act);
    cache.put(updated.changed, updated.dropped);
    setting.onWritten(updated);
    return updated.result as T;
  };

  const commit = async (ref: DocumentRef, edits: Edits, baseValues: BaseValues): Promise<BaseValues> => {
    const options = { ids: [documentId(ref)], ink: Object.keys(edits).some(isInk) };
    const context = setting.context();
    return update<BaseValues>(options, (work) => {
      const shown: BaseValues = new Map(baseValues);
      applyEdits(work, ref, edits, shown, context);
      return shown;
    });
  };

  const openSession = (ref: DocumentRef, opened: DocumentEdit['opened'], baseValues: BaseValues): EditSession => {
    const editSession: EditSession = new EditSession(
      {
        ref,
        opened,
        commit,
        onNoted: () => cache.refresh(documentId(ref)),
        onClosed: () => {
          uncover();
          editSessions.delete(editSession);
        },
      },
      baseValues,
    );
    const uncover = cache.overlay(ref, () => editSession.unsaved);
    editSessions.add(editSession);
    return editSession;
  };

  /** In memory only, what she wrote is safe when the server has it. */
  const settle = async (id: string): Promise<void> => {
    if ((await setting.store).isPersistent) return;
    await setting.sendNow();
    if (cache.isWaiting(id)) throw new Error('not on the device, and not at the server yet');
  };

  const editOf = (ref: DocumentRef, opened: DocumentEdit['opened']): DocumentEdit => {
    const editSession = openSession(ref, opened, new Map(Object.entries(opened?.fields ?? {})));
    return {
      opened,
      set: (changes) => editSession.set(changes),
      flush: async () => {
        await editSession.flush();
        await settle(documentId(ref));
      },
      close: () => editSession.close(),
    };
  };

  return {
    get unsaved() {
      return [...editSessions].filter(({ unsaved }) => Object.keys(unsaved).length > 0);
    },
    get isEditing() {
      return editSessions.size > 0;
    },
    writeUpon: async (ref, edits, baseValues) => void (await commit(ref, edits, new Map(Object.entries(baseValues)))),
    status: () => cache.status,
    list: (kind) => cache.list(kind),
    get: (kind, key) => cache.get(documentId({ kind, key })),
    subscribe: (listener) => cache.subscribe(listener),

    async open(kind, key) {
      const ref = { kind, key };
      const id = documentId(ref);
      const store = await setting.store;
      const { result: fields, changed } = await store.update({ ids: [id], ink: true }, (work) => {
        dismissRestored(work, ref);
        return visibleFields(work.get(id));
      });
      cache.put(changed);
      const view = cache.get(id) ?? (fields && (await shelved(store, ref)));
      const opened = fields && view ? { ...view, fields: { ...fields, ...view.fields } } : undefined;
      return editOf(ref, opened);
    },

    begin(kind, key) {
      const ref = { kind, key };
      const opened = cache.get(documentId(ref));
      if (opened?.cameBack)
        void update({ ids: [documentId(ref)] }, (work) => dismissRestored(work, ref)).catch(() => undefined);
      return editOf(ref, opened);
    },

    async set(kind: SyncKind, key: string, changes: Edits) {
      const ref = { kind, key };
      const shown = cache.get(documentId(ref))?.fields ?? {};
      const editSession = openSession(ref, undefined, new Map(Object.entries(shown)));
      editSession.set(changes);
      try {
        await editSession.flush();
      } finally {
        editSession.close();
      }
      await settle(documentId(ref));
    },

    async remove(kind, key) {
      const ref = { kind, key };
      await update({ ids: [documentId(ref)] }, (work) => deleteDocument(work, ref));
      await settle(documentId(ref));
    },

    async choose(kind: SyncKind, key: string, other: ShownVersion, choice: VersionChoice) {
      const ref = { kind, key };
      const context = setting.context();
      const chosen = { other, choice, newTitle: setting.newTitle, time: Date.parse(context.now) };
      const ids = [documentId(ref), documentId({ kind: 'sibling', key: other.key })];
      await update({ ids, ink: true }, (work) => chooseVersion(work, ref, chosen, context));
      await settle(documentId(ref));
    },

    refresh: setting.refresh,
    newKey: newUuid,
    keepDrawing: (picture) => drawings.keep(picture),
    drawing: (hash) => drawings.find(hash),
  };

  async function shelved(store: ResilientStore, ref: DocumentRef) {
    cache.put(await store.read([documentId(ref)]));
    return cache.get(documentId(ref));
  }
}

/** She has read the note of what came back by opening it. */
function dismissRestored(work: UnitOfWork, ref: DocumentRef): void {
  const local = work.get(documentId(ref));
  if (local?.cameBack) work.put({ ...local, cameBack: false });
}
