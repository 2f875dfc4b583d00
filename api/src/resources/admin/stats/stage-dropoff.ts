import type { getStageDropoff } from '@app/contract/admin-stats';
import { DROPOFF_DAYS, SMALLEST_GROUP } from '@app/contract/admin-stats';
import type { ResponseInputOf } from '@app/contract/endpoint';
import { ACTIVITIES_PER_STAGE, LIVED_ACTIVITIES, STAGES } from '@app/contract/programme';
import type { Programme } from '../../programme/served/programme.ts';
import { ProgressModel } from '../../programme/progress/progress.model.ts';
import { type StageCount, StageDropoffModel, type StageDropoffRecord } from './stage-dropoff.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

const LONGEST_MS = 10 * 60 * 1000;
/** Id of the only record. */
const LATEST = 'latest';

const pairsOf = (field: string) => ({ $objectToArray: { $ifNull: [field, {}] } });
/** Completed stages, as strings. */
const COMPLETED = {
  $map: {
    input: { $filter: { input: pairsOf('$stageCounts'), cond: { $gte: ['$$this.v', ACTIVITIES_PER_STAGE] } } },
    in: '$$this.k',
  },
};
/** The first unfinished stage (D4). */
const CURRENT = {
  $first: {
    $filter: {
      input: { $range: [1, STAGES + 1] },
      cond: { $not: [{ $in: [{ $toString: '$$this' }, '$completed'] }] },
    },
  },
};

/**
 * Counts users by current stage, and those without progress for DROPOFF_DAYS. Reads every progress document, so it is a job and never a
 * request.
 */
export async function countDropoff(now: Date): Promise<void> {
  const halt = new Date(now.getTime() - DROPOFF_DAYS * DAY_MS);
  const stages = await ProgressModel.aggregate<StageCount>([
    { $match: { completedCount: { $lt: LIVED_ACTIVITIES } } },
    {
      $project: {
        completed: COMPLETED,
        lastStepAt: { $max: { $map: { input: pairsOf('$changedAt'), in: '$$this.v' } } },
      },
    },
    { $match: { lastStepAt: { $type: 'date' } } },
    {
      $group: {
        _id: CURRENT,
        here: { $sum: 1 },
        halted: { $sum: { $cond: [{ $lte: ['$lastStepAt', halt] }, 1, 0] } },
      },
    },
    { $project: { _id: 0, stageId: '$_id', here: 1, halted: 1 } },
    { $sort: { stageId: 1 } },
  ]).option({ maxTimeMS: LONGEST_MS, allowDiskUse: true });
  await StageDropoffModel.replaceOne({ _id: LATEST }, { countedAt: now, stages }, { upsert: true });
}

export const readDropoff = (): Promise<StageDropoffRecord | null> => StageDropoffModel.findById(LATEST).lean().exec();

/** Reports only groups of five or more: members of a smaller one could be identified. */
export function presentDropoff(
  record: StageDropoffRecord | null,
  programme: Programme,
): ResponseInputOf<typeof getStageDropoff> {
  return {
    countedAt: record?.countedAt.toISOString() ?? null,
    stages: (record?.stages ?? [])
      .filter(({ here }) => here >= SMALLEST_GROUP)
      .map(({ stageId, here, halted }) => ({
        stageId,
        title: programme.stage(stageId)?.title ?? '',
        here,
        // The remainder of the group must not be small either.
        halted: isSmall(halted) || isSmall(here - halted) ? null : halted,
      })),
  };
}

const isSmall = (group: number) => group > 0 && group < SMALLEST_GROUP;
