import { createHash } from 'node:crypto';
import type { RemoteReportKind } from '@app/contract/remote-reports';
import type { Context } from 'koa';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { canaryId, takeBackCanary } from '../registry/rollout/canaries.ts';
import { CanaryCountModel, type CanaryCountRecord } from '../registry/rollout/canary-count.model.ts';
import { isInShare } from '../registry/rollout/canary-share.ts';
import { type CanaryRecord, RemoteStateModel } from '../registry/versions/registry.model.ts';
import { mailAboutCanary } from './canary-mails.ts';

const HASH_LENGTH = 22;

interface Report {
  readonly name: string;
  readonly version: string;
  readonly kind: RemoteReportKind;
}

/**
 * Counts a report about a canary, and takes it back when it is beyond its budget. Only reports of accounts that have it count, and of each only the
 * first ten loads and failures of a day: any account can send reports.
 */
export async function watchCanary(
  ctx: Context,
  user: Pick<CurrentUser, 'id'>,
  { name, version, kind }: Report,
): Promise<void> {
  const canary = (await RemoteStateModel.findById(name, { canary: 1 }).lean())?.canary;
  if (canary?.version !== version || !isInShare(user.id, name, canary)) return;
  const id = canaryId(name, canary);
  const change = await changeBy(ctx, user.id, id, kind);
  if (!change) return;
  const counts = await CanaryCountModel.findOneAndUpdate({ _id: id }, [{ $set: change }], {
    upsert: true,
    updatePipeline: true,
    returnDocument: 'after',
  }).lean();
  if (!counts) return;
  if (!isBeyond(canary, counts)) return;
  const origin = publicOrigin(ctx);
  await takeBackCanary(name, id, ctx.deps.clock(), (ended, session) =>
    mailAboutCanary(ctx.deps, { name, origin, ...ended }, session),
  );
  ctx.deps.registry.forget();
}

/** Number of accounts that have to agree; further ones are not stored. */
const WITNESSES = 2;

const plus = (field: string, one: boolean) => ({ $add: [{ $ifNull: [`$${field}`, 0] }, one ? 1 : 0] });
const withAccount = (field: string, hash: string) => ({
  $slice: [{ $setUnion: [{ $ifNull: [`$${field}`, []] }, [hash]] }, WITNESSES],
});

/**
 * The change that a report makes to the counts; none beyond the account's share of a day. `render_failed` follows a load, which was a view
 * already.
 */
async function changeBy(
  { deps: { limits, clock } }: Context,
  account: string,
  id: string,
  kind: RemoteReportKind,
): Promise<Record<string, unknown> | undefined> {
  const key = `${id} ${account}`;
  const isView = kind !== 'render_failed' && (await limits.countWithin('canaryViews', key));
  const isFailure = kind !== 'loaded' && (await limits.countWithin('canaryFailures', key));
  if (!isView && !isFailure) return undefined;
  // The hash is of this canary alone and not of a day: an account that comes back tomorrow is no second one.
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, HASH_LENGTH);
  return {
    views: plus('views', isView),
    failed: plus('failed', isFailure),
    ...(isView && { seenBy: withAccount('seenBy', hash) }),
    ...(isFailure && { failedFor: withAccount('failedFor', hash) }),
    lastAt: clock(),
  };
}

/**
 * Whether the canary is beyond its budget. Failures of one account alone may be forged or be its browser's, and decide only where no other
 * account has the canary.
 */
const isBeyond = (
  { budget }: CanaryRecord,
  { views, failed, seenBy = [], failedFor = [] }: CanaryCountRecord,
): boolean =>
  views >= budget.views &&
  failed * 100 > views * budget.failures &&
  failedFor.length >= Math.min(WITNESSES, seenBy.length);
