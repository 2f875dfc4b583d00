import type { SyncDoc } from '@app/contract/sync';
import type { Desk } from './desk.ts';
import { changesOf, documentId, type LocalDocument, living } from './local-document.ts';
import { sendRefusedAgain } from './refusal.ts';
import { reoffered } from './write.ts';

/** Takes in a document of the server's; one that is older than what is known is nothing new (SYNC §7, F22). */
export function learn(desk: Desk, doc: SyncDoc): void {
  const local: LocalDocument = desk.get(documentId(doc)) ?? { kind: doc.kind, key: doc.key };
  if (local.known && doc.rev <= local.known.rev) return;
  desk.put({ ...local, known: doc });
  if (local.known && frees(doc, local.known)) sendRefusedAgain(desk, doc.deleted ? 'any' : 'account_full');
}

/** Less than this, in characters, and nothing is sent again for it at once. */
const FREED = 1000;

/** Whether something was deleted, or shortened so that others may fit. */
const frees = (doc: SyncDoc, before: SyncDoc): boolean =>
  doc.deleted ? !before.deleted : lengthOf(before) - lengthOf(doc) >= FREED;

const lengthOf = ({ fields }: SyncDoc): number =>
  Object.values(fields).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/**
 * As `learn`, for what was pulled. What somebody deleted while she is writing in it lives again with her words; the rest of it, which
 * she has before her eyes, is offered along.
 */
export function hear(desk: Desk, doc: SyncDoc): void {
  const before = desk.get(documentId(doc));
  learn(desk, doc);
  const local = desk.get(documentId(doc));
  if (!doc.deleted || !before || !local || local === before) return;
  const isWriting = before.inFlight?.action === 'set' || before.pending?.action === 'set';
  const had = living(before);
  if (isWriting && had && before.inFlight?.action !== 'delete') desk.put(reoffered(local, had.fields, 0));
  if (local.pending?.action === 'delete' && !local.inFlight) {
    const { pending: _, ...gone } = local;
    desk.put(gone);
  }
}

/** Takes in a page of a pull. The cursor only ever rises. */
export function hearAll(desk: Desk, docs: readonly SyncDoc[], cursor: number): void {
  for (const doc of docs) hear(desk, doc);
  if (cursor > desk.state.cursor) desk.setState({ cursor });
}

/** Fields that the server had and, when it answered her own change, had no more: it was deleted before and she made it anew. */
export function lostFields(before: LocalDocument, doc: SyncDoc): SyncDoc['fields'] {
  const had = living(before);
  if (!had || doc.deleted || doc.rev <= had.rev) return {};
  const sent = changesOf(before.inFlight);
  return Object.fromEntries(Object.entries(had.fields).filter(([name]) => !(name in doc.fields) && !(name in sent)));
}
