import { isAddress } from '@app/contract/route-pattern';
import type { Context } from 'koa';
import { HOUR_MS } from '../../../../platform/durations.ts';
import { badRequest, forbidden, notFound } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { hashOf, newToken } from '../../../account/tokens/tokens.ts';
import { nameIn, namesOf } from '../ownership/authors.ts';
import type { ChangeContext } from '../ownership/owners.ts';
import { goodVersion } from '../versions/good-version.ts';
import { type RemoteVersionRecord, versionId } from '../versions/registry.model.ts';
import { keepTrial } from './overrides.ts';
import { goodTrial, isTester, type Viewer } from './trial-access.ts';
import { TrialModel, type TrialRecord } from './trial.model.ts';

interface Tried {
  readonly name: string;
  readonly version: string;
}
interface Link extends Tried {
  readonly token: string;
}

/**
 * Makes the link of a version, for callers that may publish the remote. It works for administrators and for accounts that one has listed.
 * @throws HttpProblem 404 not published · 409 withdrawn
 */
export async function offerTrial(
  { name, version, hours }: Tried & { readonly hours: number },
  { deployer, now }: ChangeContext,
): Promise<{ path: string; expiresAt: string }> {
  const id = versionId(name, version);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await withTransaction(async (session) => {
    await goodVersion(name, version, session);
    const record = { name, hash: hashOf(token), by: deployer.id, expiresAt };
    await TrialModel.updateOne({ _id: id }, record, { session, upsert: true });
    const audit = { at: now, actor: deployer.id, action: 'offer_trial', target: `remote:${id}` } as const;
    await recordAudit(audit, session);
  });
  // A page of the shell: it is there whatever becomes of the remotes.
  const query = new URLSearchParams({ probar: id, clave: token });
  return { path: `/profile?${query.toString()}`, expiresAt: expiresAt.toISOString() };
}

/** Ends the link, and with it what was opened by it. @throws HttpProblem 404 */
export async function endTrial({ name, version }: Tried, { deployer, now }: ChangeContext): Promise<void> {
  const id = versionId(name, version);
  await withTransaction(async (session) => {
    const { deletedCount } = await TrialModel.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw notFound();
    const audit = { at: now, actor: deployer.id, action: 'end_trial', target: `remote:${id}` } as const;
    await recordAudit(audit, session);
  });
}

/** @throws HttpProblem 400 the link is not valid · 403 the account is not listed · 404 · 409 withdrawn */
async function requireTrial(
  user: Viewer,
  { name, version, token }: Link,
  now: Date,
): Promise<{ trial: TrialRecord; published: RemoteVersionRecord }> {
  const trial = await goodTrial({ name, version, hash: hashOf(token) }, now);
  if (!trial) throw badRequest(messages.trialLinkInvalid);
  if (!(await isTester(user, name))) throw forbidden(messages.notATester(name));
  return { trial, published: await goodVersion(name, version) };
}

/** Tells who published the version that a link would run, and when; and until when the link works. */
export async function lookAtTrial(ctx: Context, user: Viewer, link: Link) {
  const { trial, published } = await requireTrial(user, link, ctx.deps.clock());
  const { publishedAt, publishedBy } = published;
  return {
    publishedAt: publishedAt.toISOString(),
    publishedBy: nameIn(await namesOf([publishedBy]), publishedBy),
    expiresAt: trial.expiresAt.toISOString(),
  };
}

/** Replaces the live version in this browser, for this account and as long as the link works. */
export async function startTrial(ctx: Context, user: CurrentUser, link: Link): Promise<{ path: string }> {
  const now = ctx.deps.clock();
  const { trial, published } = await requireTrial(user, link, now);
  const target = `remote:${published._id}`;
  await withTransaction((session) =>
    recordAudit({ at: now, actor: user.id, action: 'override_remote', target }, session),
  );
  keepTrial(ctx, user, { name: published.name, version: published.version, trial });
  return { path: firstPageOf(published) };
}

/** A page of a version that opens without parameters; `/` if there is none. */
const firstPageOf = ({ manifest }: Pick<RemoteVersionRecord, 'manifest'>): string =>
  manifest.routes.find(isAddress) ?? '/';
