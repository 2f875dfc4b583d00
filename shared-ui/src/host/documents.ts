import type { SyncDoc, SyncKind } from '@app/contract/sync';

/**
 * What she writes, as this device has it (SYNC §4). Everything is written here first and sent when there is a network; the shell's
 * engine does both, remotes only read, edit and choose between versions.
 */

export type FieldValue = SyncDoc['fields'][string];

/** A change of one field: its new value, or what goes in and out of a list of drawings. */
export type FieldEdit =
  | { readonly value: FieldValue }
  | { readonly add: readonly string[]; readonly remove: readonly string[] };

/**
 * How safe a document's last change is; what 'Autoguardado' says is made of it.
 * `saving`: not yet on the device · `device`: on the device, about to be sent · `synced`: the server has it · `pending`: it waits for a
 * network or for her to sign in · `memory`: this browser keeps nothing, only this page has it · `rejected`: the server refused it, or
 * one of its versions; it stays here, can be edited and downloaded.
 */
export type SaveState = 'saving' | 'device' | 'synced' | 'pending' | 'memory' | 'rejected';

/** Other words for a field, written elsewhere at the same time: 'Hay otra versión' (SYNC §1). */
export interface OtherVersion {
  /** Key of the sibling document. */
  readonly key: string;
  readonly field: string;
  readonly value: string;
  /** The device that wrote them, in words that its user understands; empty where it is not known. */
  readonly device: string;
}

/** A version as her screen shows it when she chooses. */
export interface ShownVersion extends OtherVersion {
  /** The field's words beside it. */
  readonly beside: string;
}

export interface StoredDocument {
  readonly kind: SyncKind;
  /** A UUID or the kind's natural key, e.g. `activity-9`, `2026-11-21`. */
  readonly key: string;
  /** Field values as they stand on this device. A list leaves out ink (`strokes.*`), which `open` reads. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** ISO 8601 UTC, by the clock of the device that made it. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly state: SaveState;
  /** Where it is `rejected`: for what there is no room now, as the contract names it (`versions`, `account_full`); others may come. */
  readonly refusedFor?: string;
  readonly others: readonly OtherVersion[];
  /** She had deleted it here, and it came back because it was changed elsewhere meanwhile. */
  readonly cameBack: boolean;
}

/**
 * One stretch of editing: its base is what the screen showed when it was opened, so that words which arrive meanwhile from elsewhere are
 * never overwritten unseen. Changes are on the device within 300 ms, and at once when the page goes away.
 */
export interface DocumentEdit {
  /** The document when it was opened, ink included; `undefined` for one that does not exist yet: the first change makes it. */
  readonly opened: StoredDocument | undefined;
  /** Notes changes by field name; call it at every keystroke. */
  set(changes: Readonly<Record<string, FieldEdit>>): void;
  /** Resolves when everything noted is on the device. @throws Error when the device refuses: the words stay in memory */
  flush(): Promise<void>;
  /** Ends the stretch; what was noted is kept. */
  close(): void;
}

/** `other`: her field takes the other words · `current`: they go · `join`: the field takes the words given · `both`: see SYNC §2. */
export type VersionChoice = 'other' | 'current' | 'both' | { readonly join: string };

export interface DocumentsStatus {
  /** False until what this device has of her has been read. */
  readonly isReady: boolean;
  /** False in private mode or when the device is full: 'Este navegador no puede guardar'. */
  readonly isPersistent: boolean;
  /** Documents with changes that the server does not have. */
  readonly waiting: number;
}

export interface Documents {
  status(): DocumentsStatus;
  /** All documents of a kind, newest first, without deleted ones; the same array until one of them changes. */
  list(kind: SyncKind): readonly StoredDocument[];
  /** As in the list. */
  get(kind: SyncKind, key: string): StoredDocument | undefined;
  /** Calls back after any change of a kind's documents or of the status. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Begins a stretch of editing once the device has been asked for all of the document, ink included. */
  open(kind: SyncKind, key: string): Promise<DocumentEdit>;
  /**
   * Begins a stretch of editing at once, upon what `get` shows now and so without ink: for a field that stands on her screen, whose
   * first letter must not wait for the device. The page may be gone before it answers.
   */
  begin(kind: SyncKind, key: string): DocumentEdit;
  /** One change at once, upon what is shown now. Resolves when it is on the device. */
  set(kind: SyncKind, key: string, changes: Readonly<Record<string, FieldEdit>>): Promise<void>;
  /** Deletes it with all its versions, here at once and on the server when it can be reached. */
  remove(kind: SyncKind, key: string): Promise<void>;
  /** Does what she chose upon what she saw: words that have come since are neither covered nor put away, but shown as versions. */
  choose(kind: SyncKind, key: string, shown: ShownVersion, choice: VersionChoice): Promise<void>;
  /** Asks the server now for what was written elsewhere; whoever knows that something has changed calls it. Resolves also without a network. */
  refresh(): Promise<void>;
  /** A key for a document that has no natural one. */
  newKey(): string;
  /** Keeps a drawing on the device and sends it in time. @returns its SHA-256, as fields name it */
  keepDrawing(picture: Blob): Promise<string>;
  /** A drawing as this device has it, else from the server; `undefined` when neither can give it now. */
  drawing(hash: string): Promise<Blob | undefined>;
}
