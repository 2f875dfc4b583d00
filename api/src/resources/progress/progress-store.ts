import type { ActivityStatus } from '@app/contract/activities';
import { baseOfActivity, stageOfActivity } from '@app/contract/programme';
import mongoose, { type ClientSession } from 'mongoose';
import type { Steps } from '../activities/activity.policy.ts';
import { isDuplicateKey } from '../../platform/mongo.ts';
import { ProgressModel, type ProgressRecord } from './progress.model.ts';
import type { Overview } from './progress.policy.ts';

const NOTHING: Overview = { completedCount: 0, stageCounts: {} };
const OVERVIEW_FIELDS = { _id: 0, completedCount: 1, stageCounts: 1 } as const;

/** Her progress stage by stage: one round trip, the same size however far she is. */
export async function loadOverview(userId: string): Promise<Overview> {
  return (await ProgressModel.findById(userId, OVERVIEW_FIELDS).lean<Overview>()) ?? NOTHING;
}

/** Her progress with the statuses of the given activities: one round trip, which reads no others. */
export async function loadSteps(userId: string, activityIds: readonly number[]): Promise<Steps> {
  const fields = { ...OVERVIEW_FIELDS, ...Object.fromEntries(activityIds.map((id) => [`statuses.${id}`, 1])) };
  return asSteps(await ProgressModel.findById(userId, fields).lean<StoredSteps>());
}

type StoredSteps = Overview & Partial<Pick<ProgressRecord, 'statuses'>>;

function asSteps(stored: StoredSteps | null): Steps {
  const { completedCount, stageCounts, statuses = {} } = stored ?? NOTHING_STORED;
  return { completedCount, stageCounts, statusOf: (activityId): ActivityStatus => statuses[activityId] ?? 'pending' };
}
const NOTHING_STORED: StoredSteps = NOTHING;

/** Every activity of hers that is not pending, in order. */
export async function loadStatuses(userId: string): Promise<{ id: number; status: ActivityStatus }[]> {
  const stored = await ProgressModel.findById(userId, { _id: 0, statuses: 1 }).lean<Pick<ProgressRecord, 'statuses'>>();
  return Object.entries(stored?.statuses ?? {})
    .map(([id, status]) => ({ id: Number(id), status }))
    .toSorted((a, b) => a.id - b.id);
}

/** Makes sure that there is a document to update: inside a transaction an upsert that loses a race would end it. */
export async function ensureProgress(userId: string): Promise<void> {
  try {
    await ProgressModel.create({ _id: new mongoose.Types.ObjectId(userId) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Moves an activity forward in her document, counts included; the guard in the filter makes it happen once, whoever else tries.
 * @returns her progress afterwards, or `undefined` when it was that far already
 */
export async function advance(
  session: ClientSession,
  userId: string,
  activityId: number,
  status: 'in_progress' | 'completed',
  at: Date,
): Promise<Overview | undefined> {
  const passed = status === 'completed' ? ['completed'] : ['in_progress', 'completed'];
  const counts = {
    completedCount: 1,
    [`stageCounts.${stageOfActivity(activityId)}`]: 1,
    [`baseCounts.${baseOfActivity(activityId)}`]: 1,
  };
  const update = {
    $set: { [`statuses.${activityId}`]: status, [`changedAt.${activityId}`]: at },
    ...(status === 'completed' ? { $inc: counts } : {}),
  };
  const filter = { _id: userId, [`statuses.${activityId}`]: mongoose.trusted({ $nin: passed }) };
  const after = await ProgressModel.findOneAndUpdate(filter, update, {
    session,
    returnDocument: 'after',
    projection: OVERVIEW_FIELDS,
  }).lean<Overview>();
  return after ?? undefined;
}
