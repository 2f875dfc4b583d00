import mongoose from 'mongoose';
import type { Clock } from '../../../../platform/clock.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import { RemoteFileModel, RemoteStateModel, type RemoteVersionRecord, RemoteVersionModel } from './registry.model.ts';
import { DAY_MS } from '../../../../platform/durations.ts';

const KEEP_DAYS = 30;
const KEEP_LATEST = 2;

type Candidate = Pick<RemoteVersionRecord, '_id' | 'name' | 'version'>;

/**
 * Deletes unneeded versions: kept are all of the last 30 days, the last two of each remote, the live one and the target of a rollback
 * . Of a withdrawn version only the files are deleted: its record refuses the same upload for ever.
 * @returns the number of deleted versions
 */
export async function pruneVersions(clock: Clock): Promise<number> {
  const since = clock().getTime() - KEEP_DAYS * DAY_MS;
  const versions = await RemoteVersionModel.find({}, { name: 1, version: 1, publishedAt: 1 })
    .sort({ publishedAt: -1 })
    .lean();
  const seen = new Map<string, number>();
  const old = versions.filter(({ name, publishedAt }) => {
    const place = (seen.get(name) ?? 0) + 1;
    seen.set(name, place);
    return place > KEEP_LATEST && publishedAt.getTime() < since;
  });
  let gone = 0;
  for (const candidate of old) gone += (await removeUnused(candidate)) ? 1 : 0;
  return gone;
}

/** Checks and deletes in one transaction, which conflicts and is retried if a team promotes the version meanwhile. */
function removeUnused({ _id, name, version }: Candidate): Promise<boolean> {
  return withTransaction(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (state?.promoted === version || state?.previous.at(-1) === version) return false;
    // A later rollback skips the version.
    await RemoteStateModel.updateOne({ _id: name }, { $pull: { previous: version } }, { session });
    const { deletedCount } = await RemoteFileModel.deleteMany({ versionId: _id }, { session });
    // Records of withdrawn versions stay: otherwise the same upload could be published again.
    const isGood = { withdrawn: mongoose.trusted({ $exists: false }) };
    const gone = await RemoteVersionModel.deleteOne({ _id, ...isGood }, { session });
    return deletedCount + gone.deletedCount > 0;
  });
}
