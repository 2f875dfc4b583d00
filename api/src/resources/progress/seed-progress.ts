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
  /** When each was reached; the same moment for all unless said otherwise. */
  readonly at?: (activityId: number) => Date;
}

/** Puts a woman where demo data and tests need her, in place of whatever progress she had. Rules and live events do not apply. */
export async function seedProgress(
  userId: string,
  completedIds: readonly number[],
  { inProgress = [], at = () => new Date() }: Seed = {},
): Promise<void> {
  const { _id, ...progress } = progressOf(userId, [...new Set(completedIds)], inProgress, at);
  await ProgressModel.updateOne({ _id }, { $set: progress }, { upsert: true });
}

/** The document that so much progress makes. */
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
