import type { SyncResult } from '@app/contract/sync';
import { documentId, type SyncDocument } from './document.ts';
import type { Refusal } from './merge-field.ts';
import { textBytesOf } from './text-size.ts';

/** The reason of a refusal that a retry may overcome: see the contract. */
export type RefusalReason = 'versions' | 'account_full';

/** The stored record of an operation, for idempotent retries: names and outcome, never text. */
export interface RecordedOperation {
  readonly opId: string;
  readonly opNo: number;
  readonly status: SyncResult['status'];
  readonly code?: Refusal;
  readonly reason?: RefusalReason;
  /** The document of the operation, and the siblings that it created. */
  readonly document?: string;
  readonly siblings: readonly string[];
}

/**
 * The part of a user's documents and of one client's operations that a batch may access; the batch modifies it, then it is written in one
 * transaction.
 */
export interface Ledger {
  /** The user's change counter; increases with every changed document. */
  seq: number;
  /** Number of the client's last operation. */
  lastOpNo: number;
  readonly recorded: ReadonlyMap<string, RecordedOperation>;
  readonly documents: Map<string, SyncDocument>;
  /** The documents before the batch. */
  readonly before: ReadonlyMap<string, SyncDocument>;
  /** Document ids by kind and number. Complete for the kinds of which the batch creates documents. */
  readonly numbers: Map<string, string>;
  /** Ids of documents changed by the batch. */
  readonly changed: Set<string>;
  /** All text of the user, in bytes. */
  textBytes: number;
  /** Number of living siblings per document that are not loaded. */
  readonly siblingsElsewhere: ReadonlyMap<string, number>;
}

type Opening = Pick<Ledger, 'seq' | 'lastOpNo' | 'recorded'> &
  Partial<Pick<Ledger, 'textBytes' | 'siblingsElsewhere'>> & {
    readonly documents: Iterable<SyncDocument>;
    /** Numbers of documents that are not loaded. */
    readonly numbers?: Iterable<Pick<SyncDocument, 'kind' | 'key' | 'number'>>;
  };

/** An unmodified ledger. */
export function openLedger({
  seq,
  lastOpNo,
  recorded,
  documents,
  numbers = [],
  textBytes = 0,
  siblingsElsewhere = new Map(),
}: Opening): Ledger {
  const found = new Map([...documents].map((document) => [documentId(document.kind, document.key), document]));
  const taken = [...numbers, ...found.values()].flatMap(({ kind, key, number }): [string, string][] =>
    number === undefined ? [] : [[numberKey(kind, number), documentId(kind, key)]],
  );
  return {
    seq,
    lastOpNo,
    recorded,
    documents: found,
    before: new Map(found),
    numbers: new Map(taken),
    changed: new Set(),
    textBytes,
    siblingsElsewhere,
  };
}

const numberKey = (kind: string, number: number): string => `${kind} ${number}`;

/** The number, or the next one that is free within the kind. */
export function freeNumber({ numbers }: Ledger, kind: string, id: string, wanted: number): number {
  let number = wanted;
  for (let owner = numbers.get(numberKey(kind, number)); owner !== undefined && owner !== id;) {
    number += 1;
    owner = numbers.get(numberKey(kind, number));
  }
  return number;
}

export const nextRev = (ledger: Ledger): number => (ledger.seq += 1);

export function put(ledger: Ledger, document: SyncDocument): void {
  const id = documentId(document.kind, document.key);
  const before = ledger.documents.get(id);
  ledger.textBytes += textBytesOf(document.fields) - textBytesOf(before?.fields ?? {});
  const former = before?.number;
  if (former !== undefined) ledger.numbers.delete(numberKey(document.kind, former));
  if (document.number !== undefined) ledger.numbers.set(numberKey(document.kind, document.number), id);
  ledger.documents.set(id, document);
  ledger.changed.add(id);
}

/** The loaded living siblings of a document. */
export const siblingsOf = (ledger: Ledger, id: string): SyncDocument[] =>
  [...ledger.documents.values()].filter((document) => document.of === id && !document.deleted);

/** The number of all siblings of a document, loaded or not. */
export const countSiblings = (ledger: Ledger, id: string): number =>
  siblingsOf(ledger, id).length + (ledger.siblingsElsewhere.get(id) ?? 0);
