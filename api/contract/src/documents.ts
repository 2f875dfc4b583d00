import type { SyncDoc, SyncKind } from './sync.ts';

/**
 * The user's documents on this device (SYNC §4). Every change is written locally first and sent when there is a network; the shell's engine
 * does both, remotes only read, edit and choose between versions.
 */

export type FieldValue = SyncDoc['fields'][string];

/** A change of one field: its new value, or the drawings to add to and remove from a list. */
export type FieldEdit =
  | { readonly value: FieldValue }
  | { readonly add: readonly string[]; readonly remove: readonly string[] };

/**
 * State of a document's last change, shown by 'Autoguardado'.
 * `saving`: not yet on the device · `device`: on the device, about to be sent · `synced`: the server has it · `pending`: waits for a
 * network or for the user to sign in · `memory`: the browser stores nothing, only this page holds it · `rejected`: the server refused it,
 * or one of its versions; it stays here, can be edited and downloaded.
 */
export type SaveState = 'saving' | 'device' | 'synced' | 'pending' | 'memory' | 'rejected';

/** A conflicting text or ink of a field, written elsewhere at the same time: 'Hay otra versión' (SYNC §1). */
export interface OtherVersion {
  /** Key of the sibling document. */
  readonly key: string;
  readonly field: string;
  readonly value: string;
  /** Name of the device that wrote it, readable for the user; empty where it is unknown. */
  readonly device: string;
}

/** A version as it was on the screen when the user chose. */
export interface ShownVersion extends OtherVersion {
  /** The field's text beside it, or its ink. */
  readonly beside: string;
  /** Of ink: its drawing, as `keepDrawing` names it; absent where none could be made. It goes where its ink goes. */
  readonly picture?: string;
}

/** A document as this device has it. */
export interface StoredDocument {
  readonly kind: SyncKind;
  /** A UUID or the kind's natural key, e.g. `activity-9`, `2026-11-21`. */
  readonly key: string;
  /** Field values on this device. A list leaves out ink (`strokes.*`), which `open` reads. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** ISO 8601 UTC, by the clock of the device that created it. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly state: SaveState;
  /** Limit that refused the document (`rejected`), by the contract's name (`versions`, `account_full`); others may be added. */
  readonly refusedFor?: string;
  readonly others: readonly OtherVersion[];
  /** The user deleted it here, but it had been changed elsewhere meanwhile, and was restored. */
  readonly cameBack: boolean;
}

/**
 * An open edit of a document: its base is what the screen showed when it was opened, so that text which arrives meanwhile from elsewhere is
 * never overwritten unseen. Changes are on the device within 300 ms, and at once when the page is closed.
 */
export interface DocumentEdit {
  /** The document when it was opened, ink included; `undefined` for one that does not exist yet: the first change creates it. */
  readonly opened: StoredDocument | undefined;
  /** Records changes by field name; call it at every keystroke. */
  set(changes: Readonly<Record<string, FieldEdit>>): void;
  /** Resolves when every recorded change is on the device. @throws Error when the device refuses: the text stays in memory */
  flush(): Promise<void>;
  /** Ends the edit; recorded changes are kept. */
  close(): void;
}

/**
 * `other`: the field takes the other text · `current`: the other text is dropped · `join`: the field takes the given text · `both`: see
 * SYNC §2.
 */
export type VersionChoice = 'other' | 'current' | 'both' | { readonly join: string };

/** State of the device's store and of its queue. */
export interface DocumentsStatus {
  /** False until the user's documents on this device have been read. */
  readonly isReady: boolean;
  /** False in private mode or when the device is full: 'Este navegador no puede guardar'. */
  readonly isPersistent: boolean;
  /** Number of documents with changes that the server does not have. */
  readonly waiting: number;
}

/** The user's documents, as remotes use them. Methods that return a promise resolve when the device has stored the change. */
export interface Documents {
  status(): DocumentsStatus;
  /** All documents of a kind, newest first, without deleted ones; the same array until one of them changes. */
  list(kind: SyncKind): readonly StoredDocument[];
  /** Finds one document of the list; `undefined` for one that does not exist or is deleted. */
  get(kind: SyncKind, key: string): StoredDocument | undefined;
  /** Calls back after any change of a kind's documents or of the status. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Begins an edit after reading the whole document from the device, ink included. */
  open(kind: SyncKind, key: string): Promise<DocumentEdit>;
  /**
   * Begins an edit synchronously, on what `get` returns now and so without ink: for a visible field, whose first keystroke must not wait
   * for the device. The page may be closed before it answers.
   */
  begin(kind: SyncKind, key: string): DocumentEdit;
  /** Makes one change to what is shown now. Resolves when it is on the device. */
  set(kind: SyncKind, key: string, changes: Readonly<Record<string, FieldEdit>>): Promise<void>;
  /** Deletes it with all its versions, here at once and on the server when it can be reached. */
  remove(kind: SyncKind, key: string): Promise<void>;
  /**
   * Applies the user's choice to what the user saw: text that has arrived since is neither overwritten nor dropped, but shown as a version.
   */
  choose(kind: SyncKind, key: string, shown: ShownVersion, choice: VersionChoice): Promise<void>;
  /** Pulls changes from the server now; call it when something is known to have changed. Resolves also without a network. */
  refresh(): Promise<void>;
  /** A key for a document that has no natural one. */
  newKey(): string;
  /** Stores a drawing on the device and sends it later. @returns its SHA-256, by which fields refer to it */
  keepDrawing(picture: Blob): Promise<string>;
  /** A drawing from this device, else from the server; `undefined` when neither can provide it now. */
  drawing(hash: string): Promise<Blob | undefined>;
}
