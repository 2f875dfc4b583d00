import type { SyncKind } from '@app/contract/sync';
import type {
  DocumentEdit,
  Documents,
  FieldEdit,
  FieldValue,
  ShownVersion,
  VersionChoice,
} from '@app/contract/documents';
import { choose } from './core/choose.ts';
import type { Desk } from './core/desk.ts';
import { isInk } from './core/fields.ts';
import { documentId, type Names } from './core/local-document.ts';
import { remove } from './core/remove.ts';
import { shownFields } from './core/shown.ts';
import { type Circumstances, type Seen, write } from './core/write.ts';
import type { Drawings } from './drawings.ts';
import { newUuid } from './new-uuid.ts';
import type { Shelf } from './shelf.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { Updated } from './store/local-store.ts';
import { Stretch } from './stretch.ts';

type Edits = Readonly<Record<string, FieldEdit>>;

export interface DocumentsSetting {
  readonly store: Promise<ResilientStore>;
  readonly shelf: Shelf;
  readonly drawings: Drawings;
  readonly circumstances: () => Circumstances;
  /** What the device wrote, for the other tabs and for sending. */
  readonly onWritten: (updated: Updated<unknown>) => void;
  /** Sends at once: where nothing is kept here, only then is it safe. */
  readonly sendNow: () => Promise<void>;
  /** Reads what the device has to its end, and fetches what is new; never fails. */
  readonly refresh: () => Promise<void>;
  /** Title of an entry made of another version's words. */
  readonly newTitle: string;
}

export interface OpenDocuments extends Documents {
  /** Stretches with words that are not on the device yet. */
  readonly unsaved: readonly Stretch[];
  readonly isEditing: boolean;
  /** Writes upon something else than her screen shows: a text that was left elsewhere. */
  writeUpon(names: Names, edits: Edits, seen: Readonly<Record<string, FieldValue>>): Promise<void>;
}

/** Her documents as remotes see them: read from the shelf, written through the store, sent by the engine. */
export function createDocuments(setting: DocumentsSetting): OpenDocuments {
  const { shelf, drawings } = setting;
  const stretches = new Set<Stretch>();

  const update = async <T>(wanted: { ids: string[]; ink?: boolean }, act: Parameters<ResilientStore['update']>[1]) => {
    const store = await setting.store;
    const updated = await store.update(wanted, act);
    shelf.put(updated.changed, updated.dropped);
    setting.onWritten(updated);
    return updated.result as T;
  };

  const commit = async (names: Names, edits: Edits, seen: Seen): Promise<Seen> => {
    const wanted = { ids: [documentId(names)], ink: Object.keys(edits).some(isInk) };
    const circumstances = setting.circumstances();
    return update<Seen>(wanted, (desk) => {
      const shown: Seen = new Map(seen);
      write(desk, names, edits, shown, circumstances);
      return shown;
    });
  };

  const stretchOf = (names: Names, opened: DocumentEdit['opened'], seen: Seen): Stretch => {
    const stretch: Stretch = new Stretch(
      {
        names,
        opened,
        commit,
        onNoted: () => shelf.refresh(documentId(names)),
        onClosed: () => {
          uncover();
          stretches.delete(stretch);
        },
      },
      seen,
    );
    const uncover = shelf.overlay(names, () => stretch.unsaved);
    stretches.add(stretch);
    return stretch;
  };

  /** In memory only, what she wrote is safe when the server has it. */
  const settle = async (id: string): Promise<void> => {
    if ((await setting.store).isPersistent) return;
    await setting.sendNow();
    if (shelf.isWaiting(id)) throw new Error('not on the device, and not at the server yet');
  };

  const editOf = (names: Names, opened: DocumentEdit['opened']): DocumentEdit => {
    const stretch = stretchOf(names, opened, new Map(Object.entries(opened?.fields ?? {})));
    return {
      opened,
      set: (changes) => stretch.set(changes),
      flush: async () => {
        await stretch.flush();
        await settle(documentId(names));
      },
      close: () => stretch.close(),
    };
  };

  return {
    get unsaved() {
      return [...stretches].filter(({ unsaved }) => Object.keys(unsaved).length > 0);
    },
    get isEditing() {
      return stretches.size > 0;
    },
    writeUpon: async (names, edits, seen) => void (await commit(names, edits, new Map(Object.entries(seen)))),
    status: () => shelf.status,
    list: (kind) => shelf.list(kind),
    get: (kind, key) => shelf.get(documentId({ kind, key })),
    subscribe: (listener) => shelf.subscribe(listener),

    async open(kind, key) {
      const names = { kind, key };
      const id = documentId(names);
      const store = await setting.store;
      const { result: fields, changed } = await store.update({ ids: [id], ink: true }, (desk) => {
        noteRead(desk, names);
        return shownFields(desk.get(id));
      });
      shelf.put(changed);
      const view = shelf.get(id) ?? (fields && (await shelved(store, names)));
      const opened = fields && view ? { ...view, fields: { ...fields, ...view.fields } } : undefined;
      return editOf(names, opened);
    },

    begin(kind, key) {
      const names = { kind, key };
      const opened = shelf.get(documentId(names));
      if (opened?.cameBack)
        void update({ ids: [documentId(names)] }, (desk) => noteRead(desk, names)).catch(() => undefined);
      return editOf(names, opened);
    },

    async set(kind: SyncKind, key: string, changes: Edits) {
      const names = { kind, key };
      const shown = shelf.get(documentId(names))?.fields ?? {};
      const stretch = stretchOf(names, undefined, new Map(Object.entries(shown)));
      stretch.set(changes);
      try {
        await stretch.flush();
      } finally {
        stretch.close();
      }
      await settle(documentId(names));
    },

    async remove(kind, key) {
      const names = { kind, key };
      await update({ ids: [documentId(names)] }, (desk) => remove(desk, names));
      await settle(documentId(names));
    },

    async choose(kind: SyncKind, key: string, other: ShownVersion, choice: VersionChoice) {
      const names = { kind, key };
      const circumstances = setting.circumstances();
      const chosen = { other, choice, newTitle: setting.newTitle, time: Date.parse(circumstances.now) };
      const ids = [documentId(names), documentId({ kind: 'sibling', key: other.key })];
      await update({ ids, ink: true }, (desk) => choose(desk, names, chosen, circumstances));
      await settle(documentId(names));
    },

    refresh: setting.refresh,
    newKey: newUuid,
    keepDrawing: (picture) => drawings.keep(picture),
    drawing: (hash) => drawings.find(hash),
  };

  async function shelved(store: ResilientStore, names: Names) {
    shelf.put(await store.read([documentId(names)]));
    return shelf.get(documentId(names));
  }
}

/** She has read the note of what came back by opening it. */
function noteRead(desk: Desk, names: Names): void {
  const local = desk.get(documentId(names));
  if (local?.cameBack) desk.put({ ...local, cameBack: false });
}
