import type { ActivityStatus } from '@app/contract/activities';
import { baseOfActivity, LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import mongoose, { type ClientSession } from 'mongoose';
import { isDuplicateKey } from '../../../platform/mongo.ts';
import { type StatusChange, ProgressModel, type ProgressRecord } from './progress.model.ts';
import type { DatedProgress, Overview } from './progress.policy.ts';

const OVERVIEW_FIELDS = { _id: 0, completedCount: 1, stageCounts: 1 } as const;

/** The user's progress by stage: one round trip, of constant size. */
export async function loadOverview(userId: string): Promise<Overview> {
  return asOverview(await ProgressModel.findById(userId, OVERVIEW_FIELDS).lean<Partial<Overview>>());
}

/** The user's progress with the statuses and times of the given activities only: one round trip. */
export async function loadProgress(userId: string, activityIds: readonly number[]): Promise<DatedProgress> {
  const paths = activityIds.flatMap((id) => [`statuses.${id}`, `changedAt.${id}`]);
  const fields = { ...OVERVIEW_FIELDS, ...Object.fromEntries(paths.map((path) => [path, 1])) };
  return asProgress(await ProgressModel.findById(userId, fields).lean<StoredProgress>());
}

type StoredProgress = Partial<Overview & Pick<ProgressRecord, 'statuses' | 'changedAt'>>;

function asProgress(stored: StoredProgress | null): DatedProgress {
  const { statuses = {}, changedAt = {} } = stored ?? {};
  const statusOf = (activityId: number): ActivityStatus => statuses[activityId] ?? 'pending';
  return {
    ...asOverview(stored),
    statusOf,
    completedAtOf: (activityId) => (statusOf(activityId) === 'completed' ? changedAt[activityId] : undefined),
  };
}

/** A document that so far contains only the user's counter means no progress. */
function asOverview(stored: Partial<Overview> | null): Overview {
  return { completedCount: stored?.completedCount ?? 0, stageCounts: stored?.stageCounts ?? {} };
}

/** The status of every activity, in order: an answer of constant size. */
export async function loadStatuses(userId: string): Promise<{ id: number; status: ActivityStatus }[]> {
  const stored = await ProgressModel.findById(userId, { _id: 0, statuses: 1 }).lean<Partial<ProgressRecord>>();
  return Array.from({ length: LIVED_ACTIVITIES }, (_, i) => ({
    id: i + 1,
    status: stored?.statuses?.[i + 1] ?? 'pending',
  }));
}

/**
 * Advances an activity in the user's document: status, counts, the change counter and the data of the live event, in one write (I-10). The
 * guard in the filter makes it happen once, also in a race.
 * @returns the progress afterwards, or `undefined` if the activity was that far already
 */
export async function advance(
  userId: string,
  { activityId, status }: StatusChange,
  at: Date,
): Promise<Overview | undefined> {
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
    // Duplicate key: the user's document exists and the guard refuses, or a concurrent call has just inserted it.
    if (!isDuplicateKey(error)) throw error;
  }
  try {
    return asOverview(await write());
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/** Deletes all progress of the user, in the transaction of the erasure; the change counter continues. */
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
