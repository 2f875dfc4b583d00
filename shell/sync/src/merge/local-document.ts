import type { FieldChange, SyncDoc, SyncKind, SyncOperation } from '@app/contract/sync';

/** The name of a document. */
export interface DocumentRef {
  readonly kind: SyncKind;
  readonly key: string;
}

export type Value = SyncDoc['fields'][string];

export type ValueChange = Extract<FieldChange, { value: unknown }>;
export type ListChange = Extract<FieldChange, { add: string[] }>;
export type SetOperation = Extract<SyncOperation, { action: 'set' }>;

/** Changes that have not been sent; later ones fold in. Where an operation in flight has the same field, they were written upon it. */
export interface PendingSet {
  readonly action: 'set';
  readonly fields: Readonly<Record<string, FieldChange>>;
}

export interface PendingDelete {
  readonly action: 'delete';
  readonly baseRev: number;
  /** Id of a document whose change has to go first: the words of a sibling, taken over there, must not be without a place. */
  readonly after?: string;
}

/** Why the server will not have an operation; its words stay pending. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** For what the server has no room now, by the contract's name; absent where only a change of the words helps. */
  readonly reason?: string;
  /** How often it was refused for that since the words were last changed. */
  readonly tries?: number;
  /** When it is sent again by itself (ISO 8601); `null`: never. Absent: at once. */
  readonly again?: string | null;
}

/**
 * A document on this device: what the server was last heard to have, the one frozen operation that was sent and has no answer yet, and
 * what waits behind it (SYNC §5). Never changed in place.
 */
export interface LocalDocument extends DocumentRef {
  readonly known?: SyncDoc;
  readonly inFlight?: SyncOperation;
  readonly pending?: PendingSet | PendingDelete;
  readonly refusal?: Refusal;
  /** Her deletion was refused, since somebody had changed it. */
  readonly cameBack?: boolean;
  /** By this device's clock, shown and never compared: when it was made here, and last changed here. */
  readonly madeAt?: string;
  readonly editedAt?: string;
}

export const documentId = ({ kind, key }: DocumentRef): string => `${kind}/${key}`;

/** Whether the server does not have everything yet. */
export const isWaiting = ({ inFlight, pending }: LocalDocument): boolean => Boolean(inFlight ?? pending);

/** Fields of an operation or of what waits; none of a deletion. */
export const changesOf = (
  change: SyncOperation | PendingSet | PendingDelete | undefined,
): Readonly<Record<string, FieldChange>> => (change?.action === 'set' ? change.fields : {});

/** As the server has it, where it lives there. */
export const liveDocument = ({ known }: LocalDocument): SyncDoc | undefined => (known?.deleted ? undefined : known);
