import type { SyncDoc } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { changesOf, documentId, type LocalDocument, liveDocument } from '../document/local-document.ts';
import { retryRefused } from '../outbox/refusal.ts';
import { resendFields } from './queue-edit.ts';

/** Stores a document of the server as `known`. One that is not newer changes nothing: answers may arrive late (SYNC §7, F22). */
export function mergeRemote(work: UnitOfWork, doc: SyncDoc): void {
  const local: LocalDocument = work.get(documentId(doc)) ?? { kind: doc.kind, key: doc.key };
  if (local.known && doc.rev <= local.known.rev) return;
  work.put({ ...local, known: doc });
  if (local.known && frees(doc, local.known)) retryRefused(work, doc.deleted ? 'any' : ['account_full']);
}

/** Shortened by fewer characters than this, a document causes no immediate retry of refused edits. */
const FREED = 1000;

/** Whether the change makes room: a deletion, or a shorter text. */
const frees = (doc: SyncDoc, before: SyncDoc): boolean =>
  doc.deleted ? !before.deleted : lengthOf(before) - lengthOf(doc) >= FREED;

const lengthOf = ({ fields }: SyncDoc): number =>
  Object.values(fields).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/**
 * `mergeRemote` for a pulled document. A tombstone with unsent local edits is resurrected: the edits, and the remaining fields that the
 * screen shows, are sent again.
 */
export function applyPulledDocument(work: UnitOfWork, doc: SyncDoc): void {
  const before = work.get(documentId(doc));
  mergeRemote(work, doc);
  const local = work.get(documentId(doc));
  if (!doc.deleted || !before || !local || local === before) return;
  const isWriting = before.inFlight?.action === 'set' || before.pending?.action === 'set';
  const had = liveDocument(before);
  if (isWriting && had && before.inFlight?.action !== 'delete') work.put(resendFields(local, had.fields, 0));
  if (local.pending?.action === 'delete' && !local.inFlight) {
    const { pending: _, ...gone } = local;
    work.put(gone);
  }
}

/** Merges a page of a pull. The cursor never falls. */
export function applyPulled(work: UnitOfWork, docs: readonly SyncDoc[], cursor: number): void {
  for (const doc of docs) applyPulledDocument(work, doc);
  if (cursor > work.state.cursor) work.setState({ cursor });
}

/** Fields that are missing from the answer to this device's own edit: the document was deleted elsewhere, and the edit recreated it. */
export function lostFields(before: LocalDocument, doc: SyncDoc): SyncDoc['fields'] {
  const had = liveDocument(before);
  if (!had || doc.deleted || doc.rev <= had.rev) return {};
  const sent = changesOf(before.inFlight);
  return Object.fromEntries(Object.entries(had.fields).filter(([name]) => !(name in doc.fields) && !(name in sent)));
}
