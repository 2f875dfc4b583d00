import { createHash, randomBytes } from 'node:crypto';
import type { DeployToken } from '@app/contract/deploy-tokens';
import mongoose, { Types } from 'mongoose';
import { notFound } from '../../../../platform/errors.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { namesOf } from '../ownership/authors.ts';
import { TrialModel } from '../trying/trial.model.ts';
import { DeployTokenModel, type DeployTokenRecord } from '../ownership/deploy-token.model.ts';
import { DAY_MS } from '../../../../platform/durations.ts';

const TOUCH_EVERY_MS = 60_000;
/** Ended and expired tokens are listed for this long, in milliseconds; the audit goes further back. */
const SHOW_GONE_MS = 90 * DAY_MS;
const LISTED = 200;
/** Distinguishes deploy tokens from other secrets, for secret scanners too. */
const PREFIX = 'reencuentro_remote_';
const FORM = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`);

const newToken = () => `${PREFIX}${randomBytes(32).toString('base64url')}`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

interface NewToken {
  readonly remote: string;
  readonly name: string;
  readonly days: number;
}

/** Creates a token for one remote. @returns it with its record: the token cannot be read later */
export async function makeDeployToken(
  { remote, name, days }: NewToken,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<DeployToken & { readonly token: string }> {
  const token = newToken();
  const record: DeployTokenRecord = {
    _id: new Types.ObjectId(),
    hash: hashOf(token),
    remote,
    name,
    createdAt: now,
    createdBy: by,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  await withTransaction(async (session) => {
    await DeployTokenModel.create([record], { session });
    const target = `token:${record._id.toString()}`;
    await recordAudit({ at: now, actor: by, action: 'create_deploy_token', target }, session);
  });
  return { ...present(record, await namesOf([by])), token };
}

/** Revokes a token at once, and all trials of its remote. Idempotent. @throws HttpProblem 404 */
export async function endDeployToken(
  id: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await withTransaction(async (session) => {
    const token = await DeployTokenModel.findById(id).session(session).lean();
    if (!token) throw notFound();
    if (token.endedAt) return;
    await DeployTokenModel.updateOne({ _id: id }, { endedAt: now }, { session });
    await TrialModel.deleteMany({ name: token.remote }, { session });
    await recordAudit({ at: now, actor: by, action: 'end_deploy_token', target: `token:${id}` }, session);
  });
}

/** The record of a valid token, after updating its last use; `undefined` for any other. */
export async function useDeployToken(token: string, now: Date): Promise<DeployTokenRecord | undefined> {
  if (!FORM.test(token)) return undefined;
  const record = await DeployTokenModel.findOne({ hash: hashOf(token) }).lean();
  if (!record || record.endedAt || record.expiresAt <= now) return undefined;
  if (!record.lastUsedAt || now.getTime() - record.lastUsedAt.getTime() >= TOUCH_EVERY_MS)
    await DeployTokenModel.updateOne({ _id: record._id }, { lastUsedAt: now });
  return record;
}

/** Valid tokens first, then recently ended or expired ones; each group newest first. */
export async function listDeployTokens(now: Date): Promise<DeployToken[]> {
  const since = new Date(now.getTime() - SHOW_GONE_MS);
  const records = (
    await DeployTokenModel.find({ expiresAt: mongoose.trusted({ $gt: since }) })
      .sort({ createdAt: -1 })
      .limit(LISTED)
      .lean()
  ).filter(({ endedAt }) => !endedAt || endedAt > since);
  const isGood = ({ endedAt, expiresAt }: DeployTokenRecord) => !endedAt && expiresAt > now;
  const names = await namesOf(records.map(({ createdBy }) => createdBy));
  return [...records.filter(isGood), ...records.filter((record) => !isGood(record))].map((record) =>
    present(record, names),
  );
}

const present = (record: DeployTokenRecord, names: ReadonlyMap<string, string>): DeployToken => ({
  id: record._id.toString(),
  remote: record.remote,
  name: record.name,
  createdAt: record.createdAt.toISOString(),
  createdBy: names.get(record.createdBy) ?? null,
  expiresAt: record.expiresAt.toISOString(),
  lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
  endedAt: record.endedAt?.toISOString() ?? null,
});
