import { applyFieldEdits, textOf } from '@app/contract/field-edits';
import type { SyncKind } from '@app/contract/sync';
import type {
  DocumentEdit,
  Documents,
  DocumentsStatus,
  FieldEdit,
  ShownVersion,
  StoredDocument,
  VersionChoice,
} from '@app/shared-ui/host';

export interface FakeDocumentsSettings {
  readonly documents?: readonly FakeDocument[];
  readonly status?: Partial<DocumentsStatus>;
  /** The clock of the documents created here. */
  readonly now?: () => Date;
}

/** What a test states of an initial document. */
export type FakeDocument = Pick<StoredDocument, 'kind' | 'key' | 'fields'> & Partial<StoredDocument>;

/** Documents in memory: stored and synchronised at once. */
export function createFakeDocuments({
  documents = [],
  status = {},
  now = () => new Date(),
}: FakeDocumentsSettings = {}): Documents {
  const stored = new Map<string, StoredDocument>();
  const lists = new Map<SyncKind, readonly StoredDocument[]>();
  const pictures = new Map<string, Blob>();
  const listeners = new Set<() => void>();
  const state: DocumentsStatus = { isReady: true, isPersistent: true, waiting: 0, ...status };
  const idOf = (kind: SyncKind, key: string) => `${kind}/${key}`;
  let made = 0;

  const announce = (kind: SyncKind) => {
    lists.delete(kind);
    for (const listener of listeners) listener();
  };
  const write = (kind: SyncKind, key: string, changes: Readonly<Record<string, FieldEdit>>) => {
    const at = now().toISOString();
    const before = stored.get(idOf(kind, key)) ?? newDocument(kind, key, at);
    stored.set(idOf(kind, key), { ...before, fields: applyFieldEdits(before.fields, changes), updatedAt: at });
    announce(kind);
  };
  const begin = (kind: SyncKind, key: string): DocumentEdit => ({
    opened: stored.get(idOf(kind, key)),
    set: (changes) => write(kind, key, changes),
    flush: () => Promise.resolve(),
    close: () => undefined,
  });
  const fake: Documents = {
    status: () => state,
    list(kind) {
      const known = lists.get(kind);
      if (known) return known;
      const all = [...stored.values()].filter((document) => document.kind === kind);
      const list = all.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      lists.set(kind, list);
      return list;
    },
    get: (kind, key) => stored.get(idOf(kind, key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (kind, key) => Promise.resolve(begin(kind, key)),
    begin,
    set: (kind, key, changes) => Promise.resolve(write(kind, key, changes)),
    remove(kind, key) {
      stored.delete(idOf(kind, key));
      announce(kind);
      return Promise.resolve();
    },
    choose(kind, key, shown, choice) {
      const document = stored.get(idOf(kind, key));
      if (!document) return Promise.resolve();
      const { others, words } = settled(document, shown, choice);
      stored.set(idOf(kind, key), { ...document, others });
      if (words === undefined) announce(kind);
      else write(kind, key, { [shown.field]: { value: words } });
      return Promise.resolve();
    },
    refresh: () => Promise.resolve(),
    newKey: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    keepDrawing(picture) {
      const hash = String(pictures.size + 1).padStart(64, '0');
      pictures.set(hash, picture);
      return Promise.resolve(hash);
    },
    drawing: (hash) => Promise.resolve(pictures.get(hash)),
  };
  for (const { kind, key, fields, ...rest } of documents)
    stored.set(idOf(kind, key), { ...newDocument(kind, key, now().toISOString()), fields, ...rest });
  return fake;
}

const newDocument = (kind: SyncKind, key: string, at: string): StoredDocument => ({
  kind,
  key,
  fields: {},
  createdAt: at,
  updatedAt: at,
  state: 'synced',
  others: [],
  cameBack: false,
});

/** Applies the user's choice to a field and its versions, and leaves text that the user has not seen untouched. */
function settled({ fields, others }: StoredDocument, shown: ShownVersion, choice: VersionChoice) {
  const words = textOf(fields[shown.field]);
  const left = others.filter(({ key }) => key !== shown.key);
  if (choice === 'current') return { others: left };
  if (choice === 'both') return { others: left, words: `${words}\n\n${shown.value}` };
  if (words === shown.beside) return { others: left, words: choice === 'other' ? shown.value : choice.join };
  if (choice === 'other') return { others };
  return { others: others.map((other) => (other.key === shown.key ? { ...other, value: choice.join } : other)) };
}
