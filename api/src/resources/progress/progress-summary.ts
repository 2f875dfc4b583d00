import { DISTINCT_ACTIVITIES, LIVED_ACTIVITIES, percentOf } from '@app/contract/programme';
import { Types } from 'mongoose';
import { ProgressModel, type ProgressRecord } from './progress.model.ts';
import { completedStages, currentStage } from './progress.policy.ts';

/** How far a woman is, in the figures of a row of the panel and of her profile (D16, D20). */
export interface ProgressSummary {
  /** Distinct activities, of 108. */
  readonly completedActivities: number;
  readonly completionPercentage: number;
  /** Lived activities, of 432. */
  readonly livedActivities: number;
  /** Percent of the lived ones. */
  readonly overallProgress: number;
  readonly currentStage: number;
  /** Seals unlocked. */
  readonly completedStages: number;
}

type Counts = Pick<ProgressRecord, 'completedCount' | 'stageCounts' | 'baseCounts'>;

function summarise({ completedCount = 0, stageCounts = {}, baseCounts = {} }: Partial<Counts>): ProgressSummary {
  const counts = { completedCount, stageCounts };
  const distinct = Object.keys(baseCounts).length;
  return {
    completedActivities: distinct,
    completionPercentage: percentOf(distinct, DISTINCT_ACTIVITIES),
    livedActivities: completedCount,
    overallProgress: percentOf(completedCount, LIVED_ACTIVITIES),
    currentStage: currentStage(counts),
    completedStages: completedStages(counts).length,
  };
}

const NOTHING: ProgressSummary = summarise({});

/** The summaries of several women in one round trip; every id has one. */
export async function progressSummaries(userIds: readonly string[]): Promise<ReadonlyMap<string, ProgressSummary>> {
  const ids = userIds.map((id) => new Types.ObjectId(id));
  // The driver itself: a page of the panel is measured against it.
  const found = await ProgressModel.collection
    .find<Counts & Pick<ProgressRecord, '_id'>>(
      { _id: { $in: ids } },
      { projection: { completedCount: 1, stageCounts: 1, baseCounts: 1 } },
    )
    .toArray();
  const byId = new Map(found.map((record) => [record._id.toString(), summarise(record)]));
  return new Map(userIds.map((id) => [id, byId.get(id) ?? NOTHING]));
}
