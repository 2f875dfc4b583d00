import type {
  DocumentEdit,
  OtherVersion,
  OwnDocuments,
  SaveState,
  ShownVersion,
  StoredDocument,
  VersionChoice,
} from '@app/contract/documents';
import { useHost } from '@app/shared-ui/host';
import { useMemo, useSyncExternalStore } from 'react';
import type { core } from 'zod/mini';
import { editsOf, type OwnChanges, readContent, wordsField, wordsNameOf } from './own-content.ts';
import type { OwnSchema } from './own-schema.ts';

type Values = Readonly<Record<string, core.$ZodType>>;

/** One of the remote's own documents, by its schema. @public for teams */
export interface OwnDocument<W extends string, V extends Values> {
  readonly key: string;
  /** A text that is not there is empty. */
  readonly words: Readonly<Record<W, string>>;
  /** Without those that are not there or do not satisfy the schema. */
  readonly values: { readonly [K in keyof V]?: core.output<V[K]> };
  /** ISO 8601 UTC, by the clock of the device that created it. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly state: SaveState;
  /** When `rejected`: the exhausted limit (`own_full`, `account_full`, `versions`). */
  readonly refusedFor?: string;
  /** 'Hay otra versión': texts that were written elsewhere at the same time, by the name in the schema. */
  readonly others: readonly OtherVersion[];
  /** Texts of fields that the schema no longer has, written after the migration by a device with an older version. Show them. */
  readonly leftover: Readonly<Record<string, string>>;
}

/** What is changed: texts; values, of which `null` takes one away; and an empty text for a leftover that was dealt with. @public for teams */
export interface OwnDocumentChanges<W extends string, V extends Values> {
  readonly words?: { readonly [K in W]?: string } & Readonly<Record<string, string>>;
  readonly values?: { readonly [K in keyof V]?: core.input<V[K]> | null };
}

/** An open edit of a visible field, see `DocumentEdit`. @public for teams */
export interface OwnEdit<W extends string, V extends Values> extends Pick<DocumentEdit, 'flush' | 'close'> {
  /** Records changes; call it at every keystroke. */
  set(changes: OwnDocumentChanges<W, V>): void;
}

/** All of the remote's own documents, and what it does with them. @public for teams */
export interface OwnCollection<W extends string, V extends Values> {
  /** All that this version of the remote can read, newest first. */
  readonly documents: readonly OwnDocument<W, V>[];
  /** Number of documents that only a newer version of the remote can read. They are left as they are, and cannot be changed from here. */
  readonly newer: number;
  get(key: string): OwnDocument<W, V> | undefined;
  /** One change at once. Resolves when it is on the device. @throws Error for what the schema does not have, and for a newer document */
  set(key: string, changes: OwnDocumentChanges<W, V>): Promise<void>;
  /** Begins an edit on what is shown now. @throws Error for a newer document */
  begin(key: string): OwnEdit<W, V>;
  remove(key: string): Promise<void>;
  /** Applies the user's choice between two versions of a text. */
  choose(key: string, shown: ShownVersion, choice: VersionChoice): Promise<void>;
  /** A key for a document that has no natural one. */
  newKey(): string;
}

/**
 * This remote's own documents, read and written by its schema (`defineOwn`, outside of components). @public for teams
 * @throws Error outside of a remote
 */
export function useOwnDocuments<W extends string, V extends Values>(schema: OwnSchema<W, V>): OwnCollection<W, V> {
  const { own } = useHost();
  if (!own) throw new Error('there are own documents in a remote only');
  const list = useSyncExternalStore(own.subscribe, own.list);
  return useMemo(() => collectionOf(schema, own, list), [schema, own, list]);
}

function collectionOf<W extends string, V extends Values>(
  schema: OwnSchema<W, V>,
  own: OwnDocuments,
  list: readonly StoredDocument[],
): OwnCollection<W, V> {
  const documents = list.flatMap((stored) => read(schema, stored) ?? []);
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const changes = (key: string, changed: OwnDocumentChanges<W, V>) =>
    // The typed changes are those of the schema's own names.
    editsOf(schema, own.get(key), changed as OwnChanges);
  return {
    documents,
    newer: list.length - documents.length,
    get: (key) => byKey.get(key),
    set: async (key, changed) => own.set(key, changes(key, changed)),
    begin(key) {
      changes(key, {});
      const edit = own.begin(key);
      return { set: (changed) => edit.set(changes(key, changed)), flush: edit.flush, close: edit.close };
    },
    remove: (key) => own.remove(key),
    choose: (key, shown, choice) => own.choose(key, { ...shown, field: wordsField(shown.field) }, choice),
    newKey: () => own.newKey(),
  };
}

function read<W extends string, V extends Values>(
  schema: OwnSchema<W, V>,
  { key, fields, createdAt, updatedAt, state, refusedFor, others }: StoredDocument,
): OwnDocument<W, V> | undefined {
  const content = readContent(schema, fields);
  if (!content) return undefined;
  const words = Object.fromEntries(schema.words.map((name) => [name, content.words[name] ?? '']));
  return {
    key,
    words: words as Record<W, string>,
    values: content.values as OwnDocument<W, V>['values'],
    leftover: content.leftover,
    createdAt,
    updatedAt,
    state,
    ...(refusedFor === undefined ? {} : { refusedFor }),
    others: others.map((other) => ({ ...other, field: wordsNameOf(other.field) })),
  };
}
