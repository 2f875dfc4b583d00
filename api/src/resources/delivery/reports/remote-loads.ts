import { REMOTE_LOAD_DAYS, type RemoteLoad } from '@app/contract/admin-remotes';
import mongoose from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { firstOfDays } from '../../../platform/civil-day.ts';
import { RemoteStateModel, versionId } from '../registry/versions/registry.model.ts';
import { RemoteReportModel } from './remote-report.model.ts';

interface Sum {
  /** Id of a version. */
  readonly _id: string;
  readonly name: string;
  readonly version: string;
  readonly loaded: number;
  readonly failed: number;
  readonly totalMs: number;
}

/** Sums of the loads since a day, by version. */
async function sumsSince(day: string): Promise<Sum[]> {
  return RemoteReportModel.aggregate<Sum>([
    { $match: { day: mongoose.trusted({ $gte: day }) } },
    {
      $group: {
        _id: { $concat: ['$name', '@', '$version'] },
        name: { $first: '$name' },
        version: { $first: '$version' },
        loaded: { $sum: '$loaded' },
        failed: { $sum: { $add: ['$load_failed', '$render_failed'] } },
        totalMs: { $sum: '$totalMs' },
      },
    },
  ]);
}

/** Load statistics of recent days, for live remotes and the versions that were live before them. */
export async function readRemoteLoads({ clock, env }: Pick<Deps, 'clock' | 'env'>): Promise<RemoteLoad[]> {
  const since = firstOfDays(REMOTE_LOAD_DAYS, env.TIME_ZONE, clock());
  const [sums, states] = await Promise.all([sumsSince(since), RemoteStateModel.find({}, { promoted: 1 }).lean()]);
  const byVersion = new Map(sums.map((sum) => [sum._id, sum]));
  const live = new Set<string>();
  for (const { _id: name, promoted: version } of states) {
    if (!version) continue;
    const id = versionId(name, version);
    live.add(id);
    if (!byVersion.has(id)) byVersion.set(id, { _id: id, name, version, loaded: 0, failed: 0, totalMs: 0 });
  }
  return [...byVersion.values()]
    .map(({ _id, name, version, loaded, failed, totalMs }) => ({
      name,
      version,
      isLive: live.has(_id),
      loaded,
      failed,
      averageMs: loaded > 0 ? Math.round(totalMs / loaded) : null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || Number(b.isLive) - Number(a.isLive) || b.loaded - a.loaded);
}
