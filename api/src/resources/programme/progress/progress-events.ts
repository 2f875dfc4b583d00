import { ACTIVITIES_PER_STAGE, blockOfStage, stageOfActivity } from '@app/contract/programme';
import { Types } from 'mongoose';
import type { EventRecord } from '../../../platform/live/event.model.ts';
import type { StatusChange } from './progress.model.ts';

/**
 * The live event of a step forward. It is derived from the write itself (its fields by path, from the change stream), so that write and
 * event cannot exist without each other.
 */
export function eventOfStatusChange(userId: string, fields: Readonly<Record<string, unknown>>): EventRecord {
  const [id, status] = String(fields['moved']).split(' ') as [string, StatusChange['status']];
  const activityId = Number(id);
  const stageId = stageOfActivity(activityId);
  const seq = Number(fields['seq']);
  const head = { _id: new Types.ObjectId(), uid: new Types.ObjectId(userId), adminOnly: false, at: new Date() };
  if (status !== 'completed') return { ...head, event: 'progress_updated', data: { seq } };
  const sealUnlocked = writtenCount(fields, 'stageCounts', stageId) === ACTIVITIES_PER_STAGE;
  const data = { seq, activityId, stageId, blockId: blockOfStage(stageId), sealUnlocked };
  return { ...head, event: 'activity_completed', data };
}

/** A count within `name`: written by its own path, or with the whole of `name` if that is new. */
function writtenCount(fields: Readonly<Record<string, unknown>>, name: string, key: number): unknown {
  const whole = fields[name];
  return fields[`${name}.${key}`] ?? (whole as Record<string, unknown> | undefined)?.[key];
}
