import mongoose, { type ClientSession } from 'mongoose';
import { conflict, forbidden } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import type { Deployer } from '../../../../platform/http/deployer.ts';
import { RemoteOwnerModel, type RemoteOwnerRecord } from './owner.model.ts';
import { type Claim, claimOf, reservedIn } from './claim.ts';
import {
  RemoteStateModel,
  type RemoteVersionRecord,
  RemoteVersionModel,
  versionId,
} from '../versions/registry.model.ts';

/** The actor and the time of a change. */
export interface ChangeContext {
  readonly deployer: Deployer;
  readonly now: Date;
}

/** Another remote that owns a place or a slot. */
interface Holder {
  readonly name: string;
  readonly what: string;
  readonly isLive: boolean;
}

const without = (all: readonly string[], taken: readonly string[]) => all.filter((one) => !taken.includes(one));

/** The other owners of the claimed places and slots. A live version claims nothing that its remote does not own. */
async function holdersOf(name: string, { places, slots }: Claim, session: ClientSession): Promise<Holder[]> {
  const isOther = { _id: mongoose.trusted({ $ne: name }) };
  const others = await RemoteOwnerModel.find(isOther).session(session).lean();
  const states = await RemoteStateModel.find(isOther).session(session).lean();
  const live = new Set(states.flatMap(({ _id, promoted }) => (promoted ? [_id] : [])));
  return others.flatMap((other) =>
    [
      ...places.filter((place) => other.places.includes(place)).map(messages.thePlace),
      ...slots.filter((slot) => other.slots.includes(slot)).map(messages.theSlot),
    ].map((what) => ({ name: other._id, what, isLive: live.has(other._id) })),
  );
}

/** @throws HttpProblem 409 naming the owner */
const refuseHeld = (holders: readonly Holder[]): void => {
  const [holder] = holders;
  if (holder) throw conflict(messages.heldByAnother(holder.what, holder.name));
};

/** @throws HttpProblem 409 for a place of the shell or of the server */
function refuseReserved(claim: Claim): void {
  const [place] = reservedIn(claim);
  if (place) throw conflict(messages.heldByApplication(messages.thePlace(place)));
}

/** Refuses another access than the owner record's, at publishing and at promotion: a remote for administrators stays one (Z-07). */
function refuseOtherAccess(owner: RemoteOwnerRecord, { access }: Claim): void {
  if (owner.access !== access) throw conflict(messages.accessIsFixed(owner._id, owner.access));
}

/**
 * Checks a claim when a version is published. The first version of a remote creates its owner record. With a remote's token, a claim must
 * stay within what the remote owns; for those with authority over all remotes this is checked at promotion.
 * @throws HttpProblem 403 · 409
 */
export async function claimAtPublishing(
  name: string,
  claim: Claim,
  { deployer, now }: ChangeContext,
  session: ClientSession,
): Promise<void> {
  const owner = await RemoteOwnerModel.findById(name).session(session).lean();
  if (owner) {
    refuseOtherAccess(owner, claim);
    if (deployer.remote) await claimMore(owner, claim, { deployer, now }, session);
    return;
  }
  const holders = await holdersOf(name, claim, session);
  if (deployer.remote) {
    refuseReserved(claim);
    refuseHeld(holders);
  }
  const held = holders.map(({ what }) => what);
  const record: RemoteOwnerRecord = {
    _id: name,
    access: claim.access,
    places: without(claim.places, reservedIn(claim)).filter((place) => !held.includes(messages.thePlace(place))),
    slots: claim.slots.filter((slot) => !held.includes(messages.theSlot(slot))),
    since: now,
    by: deployer.id,
  };
  await RemoteOwnerModel.create([record], { session });
  await auditChange(name, { deployer, now }, session);
}

/**
 * Checks a claim when a version is promoted, in a transaction that is serialised with all other changes of what is live.
 * @throws HttpProblem 403 · 409 naming the owner of a place or a slot that it claims
 */
export async function claimAtPromotion(
  name: string,
  claim: Claim,
  context: ChangeContext,
  session: ClientSession,
): Promise<void> {
  const owner = await RemoteOwnerModel.findById(name).session(session).lean();
  if (!owner) throw new Error(`${name} was published without an owner record`);
  refuseOtherAccess(owner, claim);
  refuseReserved(claim);
  refuseHeld((await holdersOf(name, claim, session)).filter(({ isLive }) => isLive));
  await claimMore(owner, claim, context, session);
}

/** Extends what a remote owns: the installation may add what no other live remote owns; a team has to ask for it. */
async function claimMore(
  owner: RemoteOwnerRecord,
  claim: Claim,
  context: ChangeContext,
  session: ClientSession,
): Promise<void> {
  const more = { ...claim, places: without(claim.places, owner.places), slots: without(claim.slots, owner.slots) };
  const [wanted] = [...more.places.map(messages.thePlace), ...more.slots.map(messages.theSlot)];
  if (wanted === undefined) return;
  refuseReserved(more);
  const holders = await holdersOf(owner._id, more, session);
  refuseHeld(context.deployer.remote ? holders : holders.filter(({ isLive }) => isLive));
  if (context.deployer.remote) throw forbidden(messages.notGivenYet(wanted, owner._id));
  await takeFromOthers(owner._id, more, context, session);
  const change = { places: [...owner.places, ...more.places], slots: [...owner.slots, ...more.slots] };
  await RemoteOwnerModel.updateOne({ _id: owner._id }, change, { session });
  await auditChange(owner._id, context, session);
}

async function takeFromOthers(
  name: string,
  { places, slots }: Claim,
  context: ChangeContext,
  session: ClientSession,
): Promise<void> {
  const others = await RemoteOwnerModel.find({ _id: mongoose.trusted({ $ne: name }) })
    .session(session)
    .lean();
  for (const other of others) {
    const change = { places: without(other.places, places), slots: without(other.slots, slots) };
    if (change.places.length === other.places.length && change.slots.length === other.slots.length) continue;
    await RemoteOwnerModel.updateOne({ _id: other._id }, change, { session });
    await auditChange(other._id, context, session);
  }
}

/**
 * Changes what a remote owns, by the installation (`npm run remotes -- owner`).
 * @throws HttpProblem 409 for what belongs to another live remote, to the application, or is used by its own live version
 */
export async function changeOwner(
  owner: RemoteOwnerRecord,
  wished: Partial<Claim>,
  context: ChangeContext,
  session: ClientSession,
): Promise<RemoteOwnerRecord> {
  const claim = { access: owner.access, places: owner.places, slots: owner.slots, ...wished };
  const next = { ...claim, places: [...new Set(claim.places)], slots: [...new Set(claim.slots)] };
  refuseReserved(next);
  refuseHeld((await holdersOf(owner._id, next, session)).filter(({ isLive }) => isLive));
  const live = await liveVersion(owner._id, session);
  if (live) {
    const used = claimOf(live.manifest);
    const [lost] = [
      ...without(used.places, next.places).map(messages.thePlace),
      ...without(used.slots, next.slots).map(messages.theSlot),
    ];
    if (lost !== undefined) throw conflict(messages.stillInUse(lost, live.version));
  }
  await takeFromOthers(owner._id, next, context, session);
  await RemoteOwnerModel.updateOne({ _id: owner._id }, next, { session });
  await auditChange(owner._id, context, session);
  return { ...owner, ...next };
}

async function liveVersion(name: string, session: ClientSession): Promise<RemoteVersionRecord | null> {
  const state = await RemoteStateModel.findById(name).session(session).lean();
  if (!state?.promoted) return null;
  return RemoteVersionModel.findById(versionId(name, state.promoted)).session(session).lean();
}

const auditChange = (name: string, { deployer, now }: ChangeContext, session: ClientSession): Promise<void> =>
  recordAudit({ at: now, actor: deployer.id, action: 'change_remote_owner', target: `remote:${name}` }, session);
