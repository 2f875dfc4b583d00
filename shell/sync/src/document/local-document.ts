import type { FieldChange, SyncDoc, SyncKind, SyncOperation } from '@app/contract/sync';

/** Names a document. */
export interface DocumentRef {
  readonly kind: SyncKind;
  readonly key: string;
}

export type Value = SyncDoc['fields'][string];

export type ValueChange = Extract<FieldChange, { value: unknown }>;
export type ListChange = Extract<FieldChange, { add: string[] }>;

/** Edits that have not been sent; later ones merge in. If an operation in flight has the same field, they were made upon it. */
export interface PendingSet {
  readonly action: 'set';
  readonly fields: Readonly<Record<string, FieldChange>>;
}

export interface PendingDelete {
  readonly action: 'delete';
  readonly baseRev: number;
  /** Id of a document whose edits go first: text that was taken over from a sibling must be stored before the sibling is deleted. */
  readonly after?: string;
}

/** Why the server refused an operation; its edits stay pending. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The exhausted limit, by the contract's name; absent if a change of the edit helps, or a later version of the server. */
  readonly reason?: string;
  /** Refusals of this kind since the last edit. */
  readonly tries?: number;
  /** When it is sent again by itself (ISO 8601); `null`: never. Absent: at once. */
  readonly again?: string | null;
}

/**
 * A document on this device: the server's last known state, the one frozen operation that was sent and has no answer, and the edits that
 * wait behind it (SYNC §5). Immutable.
 */
export interface LocalDocument extends DocumentRef {
  readonly known?: SyncDoc;
  readonly inFlight?: SyncOperation;
  readonly pending?: PendingSet | PendingDelete;
  readonly refusal?: Refusal;
  /** The user's deletion was refused, because the document had been changed elsewhere. */
  readonly cameBack?: boolean;
  /** By this device's clock, shown and never compared: creation and last edit on this device. */
  readonly madeAt?: string;
  readonly editedAt?: string;
}

export const documentId = ({ kind, key }: DocumentRef): string => `${kind}/${key}`;

/** Whether the server lacks edits: the document is in the outbox. */
export const isWaiting = ({ inFlight, pending }: LocalDocument): boolean => Boolean(inFlight ?? pending);

/** Changed fields; none for a deletion. */
export const changesOf = (
  change: SyncOperation | PendingSet | PendingDelete | undefined,
): Readonly<Record<string, FieldChange>> => (change?.action === 'set' ? change.fields : {});

/** The server's state, unless it is a tombstone. */
export const liveDocument = ({ known }: LocalDocument): SyncDoc | undefined => (known?.deleted ? undefined : known);
