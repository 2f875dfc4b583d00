import type { SyncResult } from '@app/contract/sync';
import { documentId, type SyncDocument } from './document.ts';
import type { Refusal } from './merge-field.ts';
import { textBytesOf } from './text-size.ts';

/** Why an operation was refused, where that can change: see the contract. */
export type RefusalReason = 'versions' | 'account_full';

/** What the server keeps of an operation, so that sending it again changes nothing: names and outcome, never words. */
export interface RecordedOperation {
  readonly opId: string;
  readonly opNo: number;
  readonly status: SyncResult['status'];
  readonly code?: Refusal;
  readonly reason?: RefusalReason;
  /** The document that it was about, and the siblings that it made. */
  readonly document?: string;
  readonly siblings: readonly string[];
}

/** A user's documents and one client's operations, as far as a batch may touch them; changed by it, then written as a whole. */
export interface Ledger {
  /** Her counter; rises with every document that changes. */
  seq: number;
  /** The client's last number. */
  lastOpNo: number;
  readonly recorded: ReadonlyMap<string, RecordedOperation>;
  readonly documents: Map<string, SyncDocument>;
  /** The documents as the batch found them. */
  readonly before: ReadonlyMap<string, SyncDocument>;
  /** Which document has a number: by kind and number. Whole for kinds of which the batch makes documents. */
  readonly numbers: Map<string, string>;
  /** Ids of documents that the batch has changed. */
  readonly changed: Set<string>;
  /** Everything that she has written, in bytes. */
  textBytes: number;
  /** How many living siblings a document has beside those that are here. */
  readonly siblingsElsewhere: ReadonlyMap<string, number>;
}

type Opening = Pick<Ledger, 'seq' | 'lastOpNo' | 'recorded'> &
  Partial<Pick<Ledger, 'textBytes' | 'siblingsElsewhere'>> & {
    readonly documents: Iterable<SyncDocument>;
    /** Numbers of documents that are not among them. */
    readonly numbers?: Iterable<Pick<SyncDocument, 'kind' | 'key' | 'number'>>;
  };

/** A ledger of which nothing is changed yet. */
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

/** The number, or the next one that no other document of the kind has. */
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

/** The living siblings of a document. */
export const siblingsOf = (ledger: Ledger, id: string): SyncDocument[] =>
  [...ledger.documents.values()].filter((document) => document.of === id && !document.deleted);

/** How many other versions of its words a document has, wherever they are. */
export const countSiblings = (ledger: Ledger, id: string): number =>
  siblingsOf(ledger, id).length + (ledger.siblingsElsewhere.get(id) ?? 0);
