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
import { presentItem, presentSummary } from './content.presenter.ts';
import { checkEdit } from './check-edit.ts';
import { ContentRevisionModel } from './content-revision.model.ts';
import { contentIdOf, publishEdit, readRecord, undoEdit } from './publish-edit.ts';

const HISTORY = 20;
const actOf = (user: CurrentUser, ctx: Context): Act => ({ actor: user.id, now: ctx.deps.clock() });

/** Editing the content of programme and libraries without a release. */
export function registerAdminContent(router: Router): void {
  register(router, content.listContent, async () => {
    const records = await ContentModel.find().lean<ContentRecord[]>();
    return records.flatMap(presentSummary);
  });

  register(router, content.getContent, async ({ params }) => {
    const record = await readRecord(params);
    const [head] = presentSummary(record);
    if (!head) throw notFound();
    const revisions = await ContentRevisionModel.find({ contentId: contentIdOf(params) })
      .sort({ rev: -1 })
      .limit(HISTORY)
      .lean();
    return presentItem(record, head, revisions, await usernamesOf(revisions.map(({ by }) => by)));
  });

  register(router, content.previewContent, async ({ params, body }) => {
    const { item } = await readRecord(params);
    return { value: checkEdit(params.kind, item as ContentItem, body.value) as z.core.util.JSONType };
  });

  register(router, content.publishContent, async ({ user, params, body, ctx }) => ({
    rev: await publishEdit(params, body.value, body.rev, actOf(user, ctx)),
  }));

  register(router, content.undoContent, async ({ user, params, body, ctx }) => ({
    rev: await undoEdit(params, body.rev, actOf(user, ctx)),
  }));
}
