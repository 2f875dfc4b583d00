import { ANSWER_BYTES, type SyncDoc, type SyncResult } from '@app/contract/sync';
import { applyBatch } from '../../src/resources/writing/sync/engine/apply-batch.ts';
import { documentId, type SyncDocument } from '../../src/resources/writing/sync/engine/document.ts';
import { PUSH_LIMITS, type PushLimits } from '../../src/resources/writing/sync/engine/apply-operation.ts';
import type { KindTable } from '../../src/resources/writing/sync/engine/kind-rules.ts';
import { type Ledger, openLedger, type RecordedOperation } from '../../src/resources/writing/sync/engine/ledger.ts';
import { textBytesOf } from '../../src/resources/writing/sync/engine/text-size.ts';
import {
  presentDocument,
  type PresentedResults,
  presentResult,
  presentResults,
} from '../../src/resources/writing/sync/sync.presenter.ts';

export interface Safeguards {
  /** False: a resent operation is applied again. */
  readonly operationIds: boolean;
  /** False: an operation is settled before the documents that its answer had no room for have been pulled. */
  readonly documentsFirst?: boolean;
}

/** The engine over an in-memory store: one user's server, for schedules of many devices. */
export class MemoryServer {
  seq = 0;
  readonly documents = new Map<string, SyncDocument>();
  readonly #lastOpNo = new Map<string, number>();
  readonly #recorded = new Map<string, RecordedOperation>();
  /** Shared with its copies: keys stay unique. */
  #siblings = { made: 0 };

  constructor(
    readonly kinds: KindTable,
    readonly safeguards: Safeguards = { operationIds: true },
  ) {}

  push(clientId: string, ops: readonly unknown[]): SyncResult[] {
    const { ledger, results } = this.#apply(clientId, ops, PUSH_LIMITS);
    return results.map((record) => presentResult(record, ledger, this.kinds));
  }

  /** Answers a client that requests documents by name: as many as the answer has room for. */
  pushForDocs(
    clientId: string,
    ops: readonly unknown[],
    { limits = PUSH_LIMITS, roomBytes = ANSWER_BYTES }: { limits?: PushLimits; roomBytes?: number },
  ): PresentedResults {
    const { ledger, results } = this.#apply(clientId, ops, limits);
    return presentResults(results, ledger, this.kinds, 'docs', roomBytes);
  }

  #apply(clientId: string, ops: readonly unknown[], limits: PushLimits) {
    const { operationIds } = this.safeguards;
    const ledger: Ledger = openLedger({
      seq: this.seq,
      lastOpNo: operationIds ? (this.#lastOpNo.get(clientId) ?? 0) : 0,
      recorded: operationIds ? new Map(this.#recorded) : new Map(),
      documents: this.documents.values(),
      textBytes: this.textBytes,
    });
    const { results, recorded } = applyBatch(ledger, ops, {
      kinds: this.kinds,
      now: new Date(0),
      device: clientId,
      newKey: () => this.#newKey(),
      limits,
    });
    this.seq = ledger.seq;
    this.#lastOpNo.set(clientId, ledger.lastOpNo);
    for (const record of recorded) this.#recorded.set(record.opId, record);
    for (const [id, document] of ledger.documents) this.documents.set(id, document);
    return { ledger, results };
  }

  /** Size of all stored text, in bytes. */
  get textBytes(): number {
    return [...this.documents.values()].reduce((sum, { fields }) => sum + textBytesOf(fields), 0);
  }

  pull(cursor: number): SyncDoc[] {
    return [...this.documents.values()]
      .filter(({ rev }) => rev > cursor)
      .toSorted((a, b) => a.rev - b.rev)
      .map((document) => presentDocument(document, this.kinds));
  }

  /** All undeleted documents. */
  get liveDocuments(): SyncDoc[] {
    return this.pull(0).filter(({ deleted }) => !deleted);
  }

  /** The current state: the content of a backup. */
  copy(): MemoryServer {
    const copy = new MemoryServer(this.kinds, this.safeguards);
    copy.seq = this.seq;
    for (const [id, document] of this.documents) copy.documents.set(id, document);
    for (const [clientId, no] of this.#lastOpNo) copy.#lastOpNo.set(clientId, no);
    for (const [opId, record] of this.#recorded) copy.#recorded.set(opId, record);
    copy.#siblings = this.#siblings;
    return copy;
  }

  #newKey(): string {
    this.#siblings.made += 1;
    return documentKey(this.#siblings.made);
  }
}

/** A UUID that contains its number. */
export const documentKey = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export { documentId };
