import { REMOTE_LOAD_DAYS, type RemoteLoad } from '@app/contract/admin-remotes';
import mongoose from 'mongoose';
import type { Clock } from '../../../platform/clock.ts';
import { RemoteStateModel, versionId } from '../registry/registry.model.ts';
import { RemoteReportModel } from './remote-report.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

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
export async function readRemoteLoads(clock: Clock): Promise<RemoteLoad[]> {
  const since = new Date(clock().getTime() - (REMOTE_LOAD_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
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
