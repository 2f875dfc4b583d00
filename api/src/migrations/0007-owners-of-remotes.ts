import mongoose from 'mongoose';
import type { Migration } from '../platform/migrations.ts';
import { RemoteOwnerModel } from '../resources/delivery/registry/ownership/owner.model.ts';
import { claimOf, reservedIn } from '../resources/delivery/registry/ownership/claim.ts';
import {
  RemoteStateModel,
  RemoteVersionModel,
  versionId,
} from '../resources/delivery/registry/versions/registry.model.ts';

/**
 * Records as a remote's own what its live version claims, or else its newest; marks every version that was ever live.
 */
export const ownersOfRemotes: Migration = {
  id: '0007-owners-of-remotes',
  async run() {
    const states = await RemoteStateModel.find({}).lean();
    for (const { _id, promoted, previous, history } of states) await markAsLive(_id, [promoted, ...previous], history);
    const taken = new Set<string>();
    const live = (name: string) => states.find(({ _id }) => _id === name)?.promoted;
    const names = await RemoteVersionModel.distinct('name');
    // Live remotes first: their claims take precedence.
    for (const name of names.toSorted(
      (a, b) => Number(Boolean(live(b))) - Number(Boolean(live(a))) || a.localeCompare(b),
    ))
      await makeOwner(name, live(name), taken);
  },
};

async function markAsLive(
  name: string,
  versions: readonly (string | undefined)[],
  history: readonly { readonly version: string; readonly at: Date }[],
): Promise<void> {
  const ids = [...versions, ...history.map(({ version }) => version)].flatMap((version) =>
    version ? [versionId(name, version)] : [],
  );
  await RemoteVersionModel.updateMany(
    { _id: mongoose.trusted({ $in: ids }), actedOnAt: mongoose.trusted({ $exists: false }) },
    [{ $set: { actedOnAt: '$publishedAt' } }],
    { updatePipeline: true },
  );
}

async function makeOwner(name: string, promoted: string | undefined, taken: Set<string>): Promise<void> {
  const [version] = promoted
    ? await RemoteVersionModel.find({ _id: versionId(name, promoted) }).lean()
    : await RemoteVersionModel.find({ name }).sort({ publishedAt: -1 }).limit(1).lean();
  if (!version) return;
  const claim = claimOf(version.manifest);
  const reserved = reservedIn(claim);
  const places = claim.places.filter((place) => !reserved.includes(place) && !taken.has(place));
  const slots = claim.slots.filter((slot) => !taken.has(slot));
  for (const one of [...places, ...slots]) taken.add(one);
  const owner = { access: claim.access, places, slots, since: version.publishedAt };
  await RemoteOwnerModel.updateOne({ _id: name }, { $setOnInsert: owner }, { upsert: true });
}
