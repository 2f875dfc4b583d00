import type Router from '@koa/router';
import * as content from '@app/contract/admin-content';
import type { Context } from 'koa';
import type * as z from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { register } from '../../../platform/http/register.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { usernamesOf } from '../../account/users/user.repository.ts';
import type { Act } from '../users/user-access.ts';
import type { ContentItem } from '../../programme/content/content-items.ts';
import { ContentModel, type ContentRecord } from '../../programme/content/content.model.ts';
import { presentDraft, presentItem, presentSummary } from './content.presenter.ts';
import { checkEdit } from './check-edit.ts';
import { type ContentDraft, ContentDraftModel } from './content-draft.model.ts';
import { ContentRevisionModel } from './content-revision.model.ts';
import { previewActivities } from './preview-activities.ts';
import { contentIdOf, publishEdit, readRecord, undoEdit } from './publish-edit.ts';

const HISTORY = 20;
const actOf = (user: CurrentUser, ctx: Context): Act => ({ actor: user.id, now: ctx.deps.clock() });

/** Editing the content of programme and libraries without a release. */
export function registerAdminContent(router: Router): void {
  register(router, content.listContent, async () => {
    const [records, drafts] = await Promise.all([
      ContentModel.find().lean<ContentRecord[]>(),
      ContentDraftModel.find({}, { _id: 1 }).lean<Pick<ContentDraft, '_id'>[]>(),
    ]);
    const drafted = new Set(drafts.map(({ _id }) => _id));
    return records.flatMap((record) =>
      presentSummary(record).map((head) => (drafted.has(record._id) ? { ...head, hasDraft: true } : head)),
    );
  });

  register(router, content.getContent, async ({ params }) => {
    const record = await readRecord(params);
    const [head] = presentSummary(record);
    if (!head) throw notFound();
    const revisions = await ContentRevisionModel.find({ contentId: contentIdOf(params) })
      .sort({ rev: -1 })
      .limit(HISTORY)
      .lean();
    const draft = await ContentDraftModel.findById(contentIdOf(params)).lean<ContentDraft>();
    const names = await usernamesOf([...revisions, ...(draft ? [draft] : [])].map(({ by }) => by));
    return { ...presentItem(record, head, revisions, names), ...(draft && { draft: presentDraft(draft, names) }) };
  });

  register(router, content.previewContent, async ({ params, body }) => {
    const { item } = await readRecord(params);
    const seed = item as ContentItem;
    const value = checkEdit(params.kind, seed, body.value) as z.core.util.JSONType;
    const activities = await previewActivities({ ...seed, value } as ContentItem);
    return { value, ...(activities && { activities }) };
  });

  register(router, content.publishContent, async ({ user, params, body, ctx }) => ({
    rev: await publishEdit(params, body.value, body.rev, actOf(user, ctx)),
  }));

  register(router, content.undoContent, async ({ user, params, body, ctx }) => ({
    rev: await undoEdit(params, body.rev, actOf(user, ctx)),
  }));

  register(router, content.saveContentDraft, async ({ user, params, body: { value, rev }, ctx }) => {
    const { _id } = await readRecord(params);
    await ContentDraftModel.updateOne({ _id }, { value, rev, at: ctx.deps.clock(), by: user.id }, { upsert: true });
  });

  register(router, content.dropContentDraft, async ({ params }) => {
    await ContentDraftModel.deleteOne({ _id: contentIdOf(params) });
  });
}
