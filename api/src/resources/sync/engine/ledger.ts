import type { SyncResult } from '@app/contract/sync';
import { documentId, type SyncDocument } from './document.ts';
import type { Refusal } from './merge-field.ts';

/** What the server keeps of an operation, so that sending it again changes nothing: names and outcome, never words. */
export interface RecordedOperation {
  readonly opId: string;
  readonly opNo: number;
  readonly status: SyncResult['status'];
  readonly code?: Refusal;
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
  /** Ids of documents that the batch has changed. */
  readonly changed: Set<string>;
}

export const nextRev = (ledger: Ledger): number => (ledger.seq += 1);

export function put(ledger: Ledger, document: SyncDocument): void {
  const id = documentId(document.kind, document.key);
  ledger.documents.set(id, document);
  ledger.changed.add(id);
}

/** The living siblings of a document. */
export const siblingsOf = (ledger: Ledger, id: string): SyncDocument[] =>
  [...ledger.documents.values()].filter((document) => document.of === id && !document.deleted);
