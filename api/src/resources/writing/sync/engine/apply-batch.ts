import { type SyncOperation, syncOperationSchema } from '@app/contract/sync';
import * as z from 'zod';
import { applyOperation, type Push } from './apply-operation.ts';
import { documentId } from './document.ts';
import type { Ledger, RecordedOperation } from './ledger.ts';

export interface BatchOutcome {
  /** One per operation sent, in order. An invalid operation may have no id. */
  readonly results: readonly RecordedOperation[];
  /** The new ones among them, which have to be stored. */
  readonly recorded: readonly RecordedOperation[];
}

/**
 * Applies a client's operations to the ledger, in order. Idempotent: a repeated operation gets its first result. If a number was already
 * used for another operation, two browser profiles share this client id: that operation and all after it are returned as `client_fork`,
 * which preserves the order in which the user wrote them.
 */
export function applyBatch(ledger: Ledger, ops: readonly unknown[], push: Push): BatchOutcome {
  const results: RecordedOperation[] = [];
  const recorded = new Map(ledger.recorded);
  const fresh: RecordedOperation[] = [];
  let hasForked = false;
  for (const raw of ops) {
    const operation = readOperation(raw);
    if (!operation) {
      results.push({ opId: opIdOf(raw), opNo: 0, status: 'rejected', code: 'invalid', siblings: [] });
      continue;
    }
    const done = recorded.get(operation.opId);
    if (done) {
      results.push(done);
      continue;
    }
    const { opId, opNo } = operation;
    hasForked ||= opNo <= ledger.lastOpNo;
    if (hasForked) {
      results.push({ opId, opNo, status: 'client_fork', siblings: [] });
      continue;
    }
    const record = recordOf(operation, ledger, push);
    ledger.lastOpNo = opNo;
    recorded.set(opId, record);
    fresh.push(record);
    results.push(record);
  }
  return { results, recorded: fresh };
}

function recordOf(operation: SyncOperation, ledger: Ledger, push: Push): RecordedOperation {
  const { opId, opNo, kind, key } = operation;
  const outcome = applyOperation(ledger, operation, push);
  if (outcome.status === 'rejected') {
    const { code, reason } = outcome;
    return { opId, opNo, status: 'rejected', code, ...(reason ? { reason } : {}), siblings: [] };
  }
  return { opId, opNo, status: outcome.status, document: documentId(kind, key), siblings: outcome.siblings };
}

export function readOperation(raw: unknown): SyncOperation | undefined {
  const result = z.safeParse(syncOperationSchema, raw);
  return result.success ? result.data : undefined;
}

function opIdOf(raw: unknown): string {
  const opId = typeof raw === 'object' && raw !== null && 'opId' in raw ? raw.opId : undefined;
  return typeof opId === 'string' ? opId.slice(0, 100) : '';
}
