import type { ClientSession } from 'mongoose';
import type { Deployer } from '../../../../platform/http/deployer.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { RemoteStateModel, RemoteVersionModel, versionId } from '../versions/registry.model.ts';
import { type Act, type Claim, claimOf, isPlace, settleClaim } from './claim.ts';
import { RemoteOwnerModel, type RemoteOwnerRecord } from './owner.model.ts';

/** The actor and the time of a change. */
export interface ChangeContext {
  readonly deployer: Deployer;
  readonly now: Date;
}

/**
 * Claims for a remote by the rule of `settleClaim`, and stores the owners that change. In a transaction that is serialised with all other
 * changes of owners and of what is live.
 * @throws HttpProblem 403 · 409
 */
export async function claimFor(
  name: string,
  claim: Claim,
  act: Act,
  { deployer, now }: ChangeContext,
  session: ClientSession,
): Promise<void> {
  const records = await RemoteOwnerModel.find().session(session).lean();
  const states = await RemoteStateModel.find().session(session).lean();
  const promoted = new Map(states.map((state) => [state._id, state.promoted]));
  const owners = records.map(({ _id, access, places, slots }) => ({
    name: _id,
    access,
    holdings: [...places, ...slots],
    isLive: promoted.get(_id) !== undefined,
  }));
  const live = act === 'change' ? await usedBy(name, promoted.get(name), session) : undefined;
  const isTeam = deployer.remote !== undefined;
  for (const changed of settleClaim({ name, claim, act, isTeam, owners, live })) {
    await RemoteOwnerModel.updateOne(
      { _id: changed.name },
      { access: changed.access, ...fieldsOf(changed.holdings), $setOnInsert: { since: now, by: deployer.id } },
      { session, upsert: true },
    );
    const target = `remote:${changed.name}`;
    await recordAudit({ at: now, actor: deployer.id, action: 'change_remote_owner', target }, session);
  }
}

const fieldsOf = (holdings: readonly string[]): Pick<RemoteOwnerRecord, 'places' | 'slots'> => ({
  places: holdings.filter(isPlace),
  slots: holdings.filter((one) => !isPlace(one)),
});

/** A version, and what it uses. */
async function usedBy(name: string, version: string | undefined, session: ClientSession) {
  if (version === undefined) return undefined;
  const record = await RemoteVersionModel.findById(versionId(name, version)).session(session).lean();
  return record ? { version, holdings: claimOf(record.manifest).holdings } : undefined;
}

/**
 * Changes what a remote owns, by the installation (`npm run remotes -- owner`).
 * @throws HttpProblem 404 never published · 409 for what belongs to another live remote, to the application, or is used by its own live
 * version
 */
export async function changeOwner(
  name: string,
  wished: Partial<Pick<RemoteOwnerRecord, 'access' | 'places' | 'slots'>>,
  context: ChangeContext,
  session: ClientSession,
): Promise<RemoteOwnerRecord> {
  const record = await RemoteOwnerModel.findById(name).session(session).lean();
  if (!record) throw notFound();
  const { access, places, slots } = { ...record, ...wished };
  const claim = { access, holdings: [...new Set([...places, ...slots])] };
  await claimFor(name, claim, 'change', context, session);
  return { ...record, access, ...fieldsOf(claim.holdings) };
}
