import type { ClientSession, UpdateQuery } from 'mongoose';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { broadcastEvent } from '../../../../platform/live/events.ts';
import { messages } from '../../../../platform/messages.ts';
import type { AuditAction } from '../../../account/audit/audit.model.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { goodVersion } from '../versions/good-version.ts';
import { isOlder } from '../versions/is-older.ts';
import { type ChangeContext, claimFor } from '../ownership/owners.ts';
import { claimOf } from '../ownership/claim.ts';
import { TrialModel } from '../trying/trial.model.ts';
import {
  RemoteStateModel,
  type RemoteStateRecord,
  RemoteVersionModel,
  type RemoteVersionRecord,
  versionId,
} from '../versions/registry.model.ts';
import { changeRegistry } from '../versions/registry-turn.ts';

const HISTORY_LENGTH = 100;
const PREVIOUS_LENGTH = 20;

interface Promotion {
  readonly name: string;
  readonly version: string;
  /** Confirms the promotion of a version older than the last live one. */
  readonly allowOlder?: boolean | undefined;
}

/**
 * Makes a version live. Idempotent.
 * @throws HttpProblem 404 not published · 409 withdrawn, older, or with places of others · 403 with places that have no owner yet
 */
export async function promoteVersion({ name, version, allowOlder }: Promotion, context: ChangeContext): Promise<void> {
  await changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (state?.promoted === version) return;
    const last = state?.promoted ?? state?.previous.at(-1);
    const goesBack = last !== undefined && isOlder(version, last);
    const published = await goodVersion(name, version, session);
    if (goesBack && !allowOlder) throw conflict(messages.olderVersion(version, last));
    await claimFor(name, claimOf(published.manifest), 'promote', context, session);
    const change = { promoted: version, previous: withPromoted(state).filter((other) => other !== version) };
    const action = goesBack ? 'promote_older_remote' : 'promote_remote';
    await writeState(session, published, change, { action: 'promote', audited: action, ...context });
  });
}

/**
 * Rolls back to the version that was live before.
 * @throws HttpProblem 404 never promoted · 409 nothing before it, or others own its places now
 */
export async function rollbackVersion(name: string, context: ChangeContext): Promise<string> {
  return changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state) throw notFound();
    const { version } = await goBack(session, state, context, 'rollback_remote');
    return version;
  });
}

/** Makes the newest of the earlier live versions live. */
async function goBack(
  session: ClientSession,
  state: RemoteStateRecord,
  context: ChangeContext,
  audited: AuditAction,
): Promise<RemoteVersionRecord> {
  const version = state.previous.at(-1);
  if (version === undefined) throw conflict(messages.nothingToRollBackTo);
  const published = await goodVersion(state._id, version, session);
  await claimFor(state._id, claimOf(published.manifest), 'promote', context, session);
  const change = { promoted: version, previous: state.previous.slice(0, -1) };
  await writeState(session, published, change, { action: 'rollback', audited, ...context });
  return published;
}

/**
 * Removes a remote from the registry: its routes and slots become free. Its versions stay, and a rollback restores the last live one.
 * @throws HttpProblem 404 it has no live version
 */
export async function retireVersion(name: string, context: ChangeContext): Promise<string> {
  return changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state?.promoted) throw notFound();
    const published = await RemoteVersionModel.findById(versionId(name, state.promoted)).session(session).lean();
    if (!published) throw notFound();
    const change = { $unset: { promoted: 1 }, previous: withPromoted(state) };
    await writeState(session, published, change, { action: 'retire', audited: 'retire_remote', ...context });
    return state.promoted;
  });
}

/**
 * Withdraws a faulty version: it can never be promoted or rolled back to, and its files are no longer served. If it is live, the newest
 * good one before it replaces it. Idempotent. @returns the live version afterwards
 * @throws HttpProblem 404 · 409 it is live, and there is none to roll back to
 */
export async function withdrawVersion(
  { name, version, reason }: { readonly name: string; readonly version: string; readonly reason: string },
  context: ChangeContext,
): Promise<string | null> {
  return changeRegistry(async (session) => {
    const id = versionId(name, version);
    const published = await RemoteVersionModel.findById(id).session(session).lean();
    if (!published) throw notFound();
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (published.withdrawn) return state?.promoted ?? null;
    const by = context.deployer.id;
    await RemoteVersionModel.updateOne({ _id: id }, { withdrawn: { at: context.now, by, reason } }, { session });
    await TrialModel.deleteOne({ _id: id }, { session });
    await recordAudit({ at: context.now, actor: by, action: 'withdraw_remote', target: `remote:${id}` }, session);
    if (!state) return null;
    const previous = state.previous.filter((other) => other !== version);
    if (state.promoted === version) {
      if (previous.length === 0) throw conflict(messages.nothingInItsPlace);
      return (await goBack(session, { ...state, previous }, context, 'rollback_remote')).version;
    }
    // This write happens in any case, as it notifies all processes.
    await RemoteStateModel.updateOne({ _id: name }, { previous, changedAt: context.now }, { session });
    return state.promoted ?? null;
  });
}

/** The rollback targets, with the live version added. */
const withPromoted = (state: Pick<RemoteStateRecord, 'promoted' | 'previous'> | null): string[] =>
  [state?.previous ?? [], state?.promoted ?? []].flat().slice(-PREVIOUS_LENGTH);

interface Written extends ChangeContext {
  readonly action: RemoteStateRecord['history'][number]['action'];
  readonly audited: AuditAction;
}

/** Writes a change of the live version, with history, audit record, and live event for open pages. */
async function writeState(
  session: ClientSession,
  { _id, name, version, manifest }: RemoteVersionRecord,
  change: UpdateQuery<RemoteStateRecord>,
  { action, audited, deployer, now }: Written,
): Promise<void> {
  await RemoteVersionModel.updateOne({ _id }, { actedOnAt: now }, { session });
  const entry = { version, at: now, action, by: deployer.id };
  await RemoteStateModel.updateOne(
    { _id: name },
    { ...change, $push: { history: { $each: [entry], $slice: -HISTORY_LENGTH } } },
    { session, upsert: true },
  );
  await recordAudit({ at: now, actor: deployer.id, action: audited, target: `remote:${_id}` }, session);
  await broadcastEvent(session, 'remote_promoted', { name, version }, { adminOnly: manifest.access === 'admin' });
}
