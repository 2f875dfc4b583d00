import type { FieldEdit } from '@app/contract/documents';
import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { UnitOfWork } from '../document/unit-of-work.ts';
import { takeBatch, type BatchContext } from '../outbox/take-batch.ts';
import { documentId, type LocalDocument, type DocumentRef } from '../document/local-document.ts';
import { applyPushResults } from '../merge/apply-push-results.ts';
import { visibleFields } from '../document/visible-fields.ts';
import { type BaseValues, applyEdits } from '../merge/queue-edit.ts';

export const now = '2026-11-21T08:00:00.000Z';
export const entry: DocumentRef = { kind: 'entry', key: 'activity-9' };
export const day: DocumentRef = { kind: 'day', key: '2026-11-21' };

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
export const context = { now, newId, device: 'Otra pestaña' };

/** A unit of work with these documents, and the steps of a page and a sync session on it. */
export function aUnitOfWork(...documents: LocalDocument[]) {
  const work = new UnitOfWork(new Map(documents.map((local) => [documentId(local), local])), {
    clientId: 'client-1',
    lastOpNo: 0,
    cursor: 0,
  });
  const shown = (ref: DocumentRef) => visibleFields(work.get(documentId(ref)));
  return {
    work,
    shown,
    write: (ref: DocumentRef, edits: Record<string, FieldEdit>, baseValues?: BaseValues) =>
      applyEdits(work, ref, edits, baseValues ?? new Map(Object.entries(shown(ref) ?? {})), context),
    takeBatch: (sending: Partial<BatchContext> = {}) =>
      takeBatch(work, { now, newId, isSent: () => true, isRefused: () => false, ...sending }),
    applyPushResults: (...results: SyncResult[]) => applyPushResults(work, results, context),
  };
}

/** A document as the server sends it: all fields of one revision. */
export const aDoc = (
  ref: DocumentRef,
  rev: number,
  fields: SyncDoc['fields'],
  more: Partial<SyncDoc> = {},
): SyncDoc => ({
  ...ref,
  rev,
  deleted: false,
  fields,
  fieldRevs: Object.fromEntries(Object.keys(fields).map((name) => [name, rev])),
  createdAt: now,
  updatedAt: now,
  ...more,
});

export const only = (operations: readonly SyncOperation[]): SyncOperation => {
  const [operation] = operations;
  if (!operation || operations.length > 1) throw new Error(`${operations.length} operations, not one`);
  return operation;
};
