import { baseOfActivity, stageOfActivity } from '@app/contract/programme';
import { Types } from 'mongoose';
import { ProgressModel, type ProgressRecord } from './progress.model.ts';

const countBy = (ids: readonly number[], keyOf: (id: number) => number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[keyOf(id)] = (counts[keyOf(id)] ?? 0) + 1;
  return counts;
};

interface Seed {
  readonly inProgress?: readonly number[];
  /** Time at which each status was reached; by default the same moment for all. */
  readonly at?: (activityId: number) => Date;
}

/** Sets a user's progress for demo data and tests, replacing any former one. Bypasses rules and live events. */
export async function seedProgress(
  userId: string,
  completedIds: readonly number[],
  { inProgress = [], at = () => new Date() }: Seed = {},
): Promise<void> {
  const { _id, ...progress } = progressOf(userId, [...new Set(completedIds)], inProgress, at);
  await ProgressModel.updateOne({ _id }, { $set: progress }, { upsert: true });
}

/** The document for the given progress. */
export function progressOf(
  userId: string,
  completedIds: readonly number[],
  inProgress: readonly number[],
  at: (id: number) => Date,
): ProgressRecord {
  return {
    _id: new Types.ObjectId(userId),
    statuses: Object.fromEntries([
      ...inProgress.map((id) => [id, 'in_progress'] as const),
      ...completedIds.map((id) => [id, 'completed'] as const),
    ]),
    changedAt: Object.fromEntries([...inProgress, ...completedIds].map((id) => [id, at(id)])),
    completedCount: completedIds.length,
    stageCounts: countBy(completedIds, stageOfActivity),
    baseCounts: countBy(completedIds, baseOfActivity),
  };
}
