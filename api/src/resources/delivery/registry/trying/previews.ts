import type { Context } from 'koa';
import { badRequest, forbidden, notFound } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { hashOf, newToken } from '../../../account/tokens/tokens.ts';
import { nameIn, namesOf } from '../ownership/authors.ts';
import { goodVersion } from '../versions/good-version.ts';
import { keepPreview } from './overrides.ts';
import type { ChangeContext } from '../ownership/owners.ts';
import { firstPageOf } from './first-page.ts';
import { goodPreview, isTester, type Viewer } from './preview-access.ts';
import { PreviewModel, type PreviewRecord } from './preview.model.ts';
import { type RemoteVersionRecord, versionId } from '../versions/registry.model.ts';
import { HOUR_MS } from '../../../../platform/durations.ts';

interface Previewed {
  readonly name: string;
  readonly version: string;
}
interface Opened extends Previewed {
  readonly token: string;
}

/**
 * Makes the link of a version, for callers that may publish the remote. It works for accounts that an administrator has listed.
 * @throws HttpProblem 404 not published · 409 withdrawn
 */
export async function offerPreview(
  { name, version, hours }: Previewed & { readonly hours: number },
  { deployer, now }: ChangeContext,
): Promise<{ path: string; expiresAt: string }> {
  const id = versionId(name, version);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await withTransaction(async (session) => {
    await goodVersion(name, version, session);
    const record = { name, hash: hashOf(token), by: deployer.id, expiresAt };
    await PreviewModel.updateOne({ _id: id }, record, { session, upsert: true });
    const audit = { at: now, actor: deployer.id, action: 'offer_preview', target: `remote:${id}` } as const;
    await recordAudit(audit, session);
  });
  // A page of the shell: it is there whatever becomes of the remotes.
  const query = new URLSearchParams({ vista: id, clave: token });
  return { path: `/profile?${query.toString()}`, expiresAt: expiresAt.toISOString() };
}

/** Ends the link, and with it what was opened by it. @throws HttpProblem 404 */
export async function endPreview({ name, version }: Previewed, { deployer, now }: ChangeContext): Promise<void> {
  const id = versionId(name, version);
  await withTransaction(async (session) => {
    const { deletedCount } = await PreviewModel.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw notFound();
    const audit = { at: now, actor: deployer.id, action: 'end_preview', target: `remote:${id}` } as const;
    await recordAudit(audit, session);
  });
}

/** @throws HttpProblem 400 the link is not valid · 403 the account is not listed · 404 · 409 withdrawn */
async function requirePreview(
  user: Viewer,
  { name, version, token }: Opened,
  now: Date,
): Promise<{ preview: PreviewRecord; published: RemoteVersionRecord }> {
  const preview = await goodPreview({ name, version, hash: hashOf(token) }, now);
  if (!preview) throw badRequest(messages.previewLinkInvalid);
  if (!(await isTester(user, name))) throw forbidden(messages.notATester(name));
  return { preview, published: await goodVersion(name, version) };
}

/** Tells who published the version that a link would run, and when; and until when the link works. */
export async function lookAtPreview(ctx: Context, user: Viewer, opened: Opened) {
  const { preview, published } = await requirePreview(user, opened, ctx.deps.clock());
  const { publishedAt, publishedBy } = published;
  return {
    publishedAt: publishedAt.toISOString(),
    publishedBy: nameIn(await namesOf([publishedBy]), publishedBy),
    expiresAt: preview.expiresAt.toISOString(),
  };
}

/** Replaces the live version in this browser, for this account and as long as the link works. */
export async function openPreview(ctx: Context, user: CurrentUser, opened: Opened): Promise<{ path: string }> {
  const now = ctx.deps.clock();
  const { preview, published } = await requirePreview(user, opened, now);
  const target = `remote:${published._id}`;
  await withTransaction((session) =>
    recordAudit({ at: now, actor: user.id, action: 'override_remote', target }, session),
  );
  keepPreview(ctx, user, { name: published.name, version: published.version, hash: preview.hash });
  return { path: firstPageOf(published) };
}
