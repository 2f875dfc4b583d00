import { CANARY_FAILURES_PERCENT, CANARY_VIEWS } from '@app/contract/canaries';
import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { broadcastEvent } from '../../../../platform/live/events.ts';
import { messages } from '../../../../platform/messages.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { CanaryCountModel } from './canary-count.model.ts';
import { claimOf } from '../ownership/claim.ts';
import { goodVersion } from '../versions/good-version.ts';
import { isOlder } from '../versions/is-older.ts';
import { type ChangeContext, claimAtPromotion } from '../ownership/owners.ts';
import {
  type CanaryRecord,
  type EndedCanaryRecord,
  RemoteStateModel,
  type RemoteStateRecord,
  RemoteVersionModel,
  versionId,
} from '../versions/registry.model.ts';
import { changeRegistry } from '../versions/registry-turn.ts';

const KEPT = 20;
/** The actor of what the server decides by itself. */
const SERVER = 'server';

interface WishedCanary {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
  readonly failures?: number | undefined;
  readonly views?: number | undefined;
  readonly allowOlder?: boolean | undefined;
}

export const canaryId = (name: string, { version, since }: Pick<CanaryRecord, 'version' | 'since'>): string =>
  `${versionId(name, version)} ${since.toISOString()}`;

/**
 * Starts a canary, or changes the share and the budget of the one that runs. A canary of another version replaces it.
 * @throws HttpProblem 404 not published · 409 nothing is live, or it is live already, withdrawn, older, or with places of others · 403
 */
export async function setCanary(wish: WishedCanary, context: ChangeContext): Promise<CanaryRecord> {
  const { name, version, percent } = wish;
  return changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    const published = await goodVersion(name, version, session);
    if (!state?.promoted) throw conflict(messages.canaryNeedsLive(name));
    if (state.promoted === version) throw conflict(messages.canaryIsLive(version));
    if (isOlder(version, state.promoted) && !wish.allowOlder)
      throw conflict(messages.olderVersion(version, state.promoted));
    await claimAtPromotion(name, claimOf(published.manifest), context, session);
    const running = state.canary?.version === version ? state.canary : undefined;
    if (state.canary && !running) await endCanary(state, { ...context, end: 'replaced' }, session);
    const canary: CanaryRecord = {
      version,
      percent,
      since: running?.since ?? context.now,
      by: context.deployer.id,
      budget: {
        failures: wish.failures ?? running?.budget.failures ?? CANARY_FAILURES_PERCENT,
        views: wish.views ?? running?.budget.views ?? CANARY_VIEWS,
      },
    };
    // Marks the version, so that pages may load its files like those of a version that was live.
    await RemoteVersionModel.updateOne({ _id: published._id }, { actedOnAt: context.now }, { session });
    await RemoteStateModel.updateOne({ _id: name }, { canary }, { session });
    const audited = { at: context.now, actor: context.deployer.id, target: `remote:${published._id}` };
    await recordAudit({ ...audited, action: running ? 'change_canary' : 'start_canary' }, session);
    await announce(name, version, published.manifest.access, session);
    return canary;
  });
}

/** Gives all accounts the live version again. @throws HttpProblem 404 no canary runs */
export async function stopCanary(name: string, context: ChangeContext): Promise<string> {
  return changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state?.canary) throw notFound(messages.noCanary(name));
    await endCanary(state, { ...context, end: 'stopped' }, session);
    return state.canary.version;
  });
}

/**
 * Takes back a canary that is beyond its budget; the server is the actor. `then` is called in the same transaction: if several processes
 * find it out at once, one ends it.
 */
export async function takeBackCanary(
  name: string,
  id: string,
  now: Date,
  then: (ended: { live: string; canary: EndedCanaryRecord }, session: ClientSession) => Promise<void>,
): Promise<void> {
  await changeRegistry(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state?.canary || !state.promoted || canaryId(name, state.canary) !== id) return;
    const canary = await endCanary(state, { deployer: { id: SERVER }, now, end: 'over-budget' }, session);
    await then({ live: state.promoted, canary }, session);
  });
}

interface End extends ChangeContext {
  readonly end: EndedCanaryRecord['end'];
}

/** Ends the canary of a state, with its counts, audit record and live event. @returns its record */
export async function endCanary(
  { _id: name, canary }: RemoteStateRecord,
  { deployer, now, end }: End,
  session: ClientSession,
): Promise<EndedCanaryRecord> {
  if (!canary) throw new Error(`no canary of ${name}`);
  const { version, percent, since } = canary;
  const counted = await CanaryCountModel.findByIdAndDelete(canaryId(name, canary), { session }).lean();
  const ended: EndedCanaryRecord = {
    version,
    percent,
    since,
    at: now,
    end,
    ...(deployer.id !== SERVER && { by: deployer.id }),
    views: counted?.views ?? 0,
    failed: counted?.failed ?? 0,
  };
  await RemoteStateModel.updateOne(
    { _id: name },
    { $unset: { canary: 1 }, $push: { canaries: { $each: [ended], $slice: -KEPT } } },
    { session },
  );
  // A promotion has its own record.
  if (end !== 'promoted') {
    const action = end === 'over-budget' ? 'take_back_canary' : 'stop_canary';
    const target = `remote:${versionId(name, version)}`;
    await recordAudit({ at: now, actor: deployer.id, action, target }, session);
  }
  const published = await RemoteVersionModel.findById(versionId(name, version)).session(session).lean();
  await announce(name, version, published?.manifest.access ?? 'user', session);
  return ended;
}

/** Makes open pages read the registry again: those of accounts in the share find another version. */
const announce = (name: string, version: string, access: 'user' | 'admin', session: ClientSession): Promise<void> =>
  broadcastEvent(session, 'remote_promoted', { name, version }, { adminOnly: access === 'admin' });
