import type { ActivityStatus } from '@app/contract/activities';
import { baseOfActivity, LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import mongoose, { type ClientSession } from 'mongoose';
import type { Steps } from '../activities/activity.policy.ts';
import { isDuplicateKey } from '../../platform/mongo.ts';
import { type Move, ProgressModel, type ProgressRecord } from './progress.model.ts';
import type { Overview } from './progress.policy.ts';

const OVERVIEW_FIELDS = { _id: 0, completedCount: 1, stageCounts: 1 } as const;

/** Her progress stage by stage: one round trip, the same size however far she is. */
export async function loadOverview(userId: string): Promise<Overview> {
  return asOverview(await ProgressModel.findById(userId, OVERVIEW_FIELDS).lean<Partial<Overview>>());
}

/** Her progress with the statuses of the given activities: one round trip, which reads no others. */
export async function loadSteps(userId: string, activityIds: readonly number[]): Promise<Steps> {
  const fields = { ...OVERVIEW_FIELDS, ...Object.fromEntries(activityIds.map((id) => [`statuses.${id}`, 1])) };
  return asSteps(await ProgressModel.findById(userId, fields).lean<StoredSteps>());
}

type StoredSteps = Partial<Overview & Pick<ProgressRecord, 'statuses'>>;

function asSteps(stored: StoredSteps | null): Steps {
  const statuses = stored?.statuses ?? {};
  return { ...asOverview(stored), statusOf: (activityId): ActivityStatus => statuses[activityId] ?? 'pending' };
}

/** A document that only her counter has made so far says nothing of progress. */
function asOverview(stored: Partial<Overview> | null): Overview {
  return { completedCount: stored?.completedCount ?? 0, stageCounts: stored?.stageCounts ?? {} };
}

/** The status of every activity, in order: an answer of the same size however far she is. */
export async function loadStatuses(userId: string): Promise<{ id: number; status: ActivityStatus }[]> {
  const stored = await ProgressModel.findById(userId, { _id: 0, statuses: 1 }).lean<Partial<ProgressRecord>>();
  return Array.from({ length: LIVED_ACTIVITIES }, (_, i) => ({
    id: i + 1,
    status: stored?.statuses?.[i + 1] ?? 'pending',
  }));
}

/**
 * Moves an activity forward in her document: status, counts, her counter and what the live event is read from, in one write (I-10). The
 * guard in the filter makes it happen once, whoever else tries.
 * @returns her progress afterwards, or `undefined` when it was that far already
 */
export async function advance(userId: string, { activityId, status }: Move, at: Date): Promise<Overview | undefined> {
  const passed = status === 'completed' ? ['completed'] : ['in_progress', 'completed'];
  const counts = {
    completedCount: 1,
    [`stageCounts.${stageOfActivity(activityId)}`]: 1,
    [`baseCounts.${baseOfActivity(activityId)}`]: 1,
  };
  const update = {
    $set: {
      [`statuses.${activityId}`]: status,
      [`changedAt.${activityId}`]: at,
      moved: `${activityId} ${status}`,
    },
    $inc: { seq: 1, ...(status === 'completed' ? counts : {}) },
  };
  const filter = { _id: userId, [`statuses.${activityId}`]: mongoose.trusted({ $nin: passed }) };
  const write = () =>
    ProgressModel.findOneAndUpdate(filter, update, {
      upsert: true,
      setDefaultsOnInsert: false,
      returnDocument: 'after',
      projection: OVERVIEW_FIELDS,
    }).lean<Partial<Overview>>();
  try {
    return asOverview(await write());
  } catch (error) {
    // Her document is there and the guard holds, or somebody has made it at this moment.
    if (!isDuplicateKey(error)) throw error;
  }
  try {
    return asOverview(await write());
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/** Takes all her progress away, in the transaction of the erasure; her counter goes on. */
export async function eraseProgress(session: ClientSession, userId: string): Promise<void> {
  const fields: Readonly<Record<keyof Omit<ProgressRecord, '_id' | 'seq'>, 1>> = {
    statuses: 1,
    changedAt: 1,
    completedCount: 1,
    stageCounts: 1,
    baseCounts: 1,
    moved: 1,
  };
  await ProgressModel.updateOne({ _id: userId }, { $unset: fields }, { session });
}
