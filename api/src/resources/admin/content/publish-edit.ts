import type { ContentKindName } from '@app/contract/admin-content';
import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import type { AuditAction } from '../../account/audit/audit.model.ts';
import { recordAudit } from '../../account/audit/audit.repository.ts';
import type { Act } from '../users/user-access.ts';
import type { ContentItem } from '../../programme/content/content-items.ts';
import { type ContentEdit, ContentModel, type ContentRecord } from '../../programme/content/content.model.ts';
import { checkEdit } from './check-edit.ts';
import { ContentDraftModel } from './content-draft.model.ts';
import { ContentRevisionModel } from './content-revision.model.ts';

/** Identifies an item. */
export interface ContentRef {
  readonly kind: ContentKindName;
  readonly number: number;
}

export const contentIdOf = ({ kind, number }: ContentRef): string => `${kind}:${number}`;

/** @throws HttpProblem 404 */
export async function readRecord(ref: ContentRef, session?: ClientSession): Promise<ContentRecord> {
  const record = await ContentModel.findById(contentIdOf(ref))
    .session(session ?? null)
    .lean<ContentRecord>();
  if (!record) throw notFound();
  return record;
}

/**
 * Publishes an edit. Item, revision and audit record are one transaction; every process serves the edit once it has received the change
 * from the change stream.
 * @param rev the revision that the editor saw
 * @returns the new revision
 * @throws HttpProblem 400 · 404 · 409 when another edit was published meanwhile
 */
export function publishEdit(ref: ContentRef, value: unknown, rev: number, act: Act): Promise<number> {
  return withTransaction(async (session) => {
    const record = await readRecord(ref, session);
    assertSeen(record, rev);
    const seed = record.item as ContentItem;
    const item = { ...seed, value: checkEdit(ref.kind, seed, value) };
    await ContentDraftModel.deleteOne({ _id: record._id }, { session });
    return serve(record, { item, before: rev, isUndo: false }, 'publish_content', act, session);
  });
}

/** Restores the previously served version; repeated undo goes further back, down to the files. @throws HttpProblem 404 · 409 */
export function undoEdit(ref: ContentRef, rev: number, act: Act): Promise<number> {
  return withTransaction(async (session) => {
    const record = await readRecord(ref, session);
    assertSeen(record, rev);
    if (!record.edit?.item) throw conflict(messages.nothingToUndo);
    const revisionOf = (number: number) =>
      ContentRevisionModel.findOne({ contentId: record._id, rev: number }).session(session).lean();
    const current = await revisionOf(rev);
    const target = current?.before ? await revisionOf(current.before) : null;
    const next = { item: target?.item ?? null, before: target?.before ?? 0, isUndo: true };
    return serve(record, next, 'undo_content', act, session);
  });
}

function assertSeen({ edit }: ContentRecord, rev: number): void {
  if ((edit?.rev ?? 0) !== rev) throw conflict(messages.contentChanged);
}

async function serve(
  { _id, edit, hash }: ContentRecord,
  { item, before, isUndo }: { readonly item: unknown; readonly before: number; readonly isUndo: boolean },
  action: AuditAction,
  { actor, now }: Act,
  session: ClientSession,
): Promise<number> {
  const rev = (edit?.rev ?? 0) + 1;
  const next: ContentEdit = { rev, item, seedHash: hash };
  await ContentModel.updateOne({ _id }, { edit: next }, { session });
  await ContentRevisionModel.create([{ contentId: _id, rev, item, before, isUndo, at: now, by: actor }], { session });
  await recordAudit({ at: now, actor, action, target: `content:${_id}` }, session);
  return rev;
}
