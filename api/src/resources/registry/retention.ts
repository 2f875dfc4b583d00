import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { RemoteFileModel, RemoteStateModel, type RemoteVersionRecord, RemoteVersionModel } from './registry.model.ts';

const KEEP_DAYS = 30;
const KEEP_LATEST = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

type Candidate = Pick<RemoteVersionRecord, '_id' | 'name' | 'version'>;

/**
 * Removes versions that nobody can need: kept are all of the last 30 days, the last two of each remote, the live one and the one that a
 * rollback would bring back. @returns how many went
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

/** Looks and removes in one transaction, which fails and is tried again where a team makes the version the live one meanwhile. */
function removeUnused({ _id, name, version }: Candidate): Promise<boolean> {
  return withTransaction(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (state?.promoted === version || state?.previous.at(-1) === version) return false;
    // A later rollback goes past it to one that is still there.
    await RemoteStateModel.updateOne({ _id: name }, { $pull: { previous: version } }, { session });
    await RemoteFileModel.deleteMany({ versionId: _id }, { session });
    await RemoteVersionModel.deleteOne({ _id }, { session });
    return true;
  });
}
