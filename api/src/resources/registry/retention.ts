import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { RemoteFileModel, RemoteStateModel, RemoteVersionModel, versionId } from './registry.model.ts';

const KEEP_DAYS = 30;
const KEEP_LATEST = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes versions that nobody can need: kept are all of the last 30 days, the last two of each remote, the live one and the one that a
 * rollback would bring back. @returns how many went
 */
export async function pruneVersions(clock: Clock): Promise<number> {
  const since = clock().getTime() - KEEP_DAYS * DAY_MS;
  const versions = await RemoteVersionModel.find({}, { name: 1, publishedAt: 1 }).sort({ publishedAt: -1 }).lean();
  const states = await RemoteStateModel.find({}, { promoted: 1, previous: 1 }).lean();
  const inUse = new Set(
    states.flatMap((state) =>
      [state.promoted ?? [], state.previous.slice(-1)].flat().map((version) => versionId(state._id, version)),
    ),
  );
  const seen = new Map<string, number>();
  const surplus = versions.filter(({ _id, name, publishedAt }) => {
    const place = (seen.get(name) ?? 0) + 1;
    seen.set(name, place);
    return place > KEEP_LATEST && publishedAt.getTime() < since && !inUse.has(_id);
  });
  for (const { _id } of surplus) {
    await withTransaction(async (session) => {
      await RemoteFileModel.deleteMany({ versionId: _id }, { session });
      await RemoteVersionModel.deleteOne({ _id }, { session });
    });
  }
  return surplus.length;
}
