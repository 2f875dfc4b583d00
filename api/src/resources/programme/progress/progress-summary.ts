import { DISTINCT_ACTIVITIES, LIVED_ACTIVITIES, percentOf } from '@app/contract/programme';
import { Types } from 'mongoose';
import { ProgressModel, type ProgressRecord } from './progress.model.ts';
import { currentStage } from './progress.policy.ts';

/** The figures of a user's progress for a row of the admin panel (D16). */
export interface ProgressSummary {
  /** Completed distinct activities, of 108. */
  readonly completedActivities: number;
  readonly completionPercentage: number;
  /** Percentage of the 432. */
  readonly overallProgress: number;
  readonly currentStage: number;
}

type Counts = Pick<ProgressRecord, 'completedCount' | 'stageCounts' | 'baseCounts'>;

function summarise({ completedCount = 0, stageCounts = {}, baseCounts = {} }: Partial<Counts>): ProgressSummary {
  const counts = { completedCount, stageCounts };
  const distinct = Object.keys(baseCounts).length;
  return {
    completedActivities: distinct,
    completionPercentage: percentOf(distinct, DISTINCT_ACTIVITIES),
    overallProgress: percentOf(completedCount, LIVED_ACTIVITIES),
    currentStage: currentStage(counts),
  };
}

const NOTHING: ProgressSummary = summarise({});

/** The summaries of several users in one round trip; every id has one. */
export async function progressSummaries(userIds: readonly string[]): Promise<ReadonlyMap<string, ProgressSummary>> {
  const ids = userIds.map((id) => new Types.ObjectId(id));
  // Uses the driver: the admin panel has a performance budget per page.
  const found = await ProgressModel.collection
    .find<Counts & Pick<ProgressRecord, '_id'>>(
      { _id: { $in: ids } },
      { projection: { completedCount: 1, stageCounts: 1, baseCounts: 1 } },
    )
    .toArray();
  const byId = new Map(found.map((record) => [record._id.toString(), summarise(record)]));
  return new Map(userIds.map((id) => [id, byId.get(id) ?? NOTHING]));
}
