import { driverCollection } from '../../../platform/mongo.ts';
import { ProgressModel } from './progress.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Days that the exact time of a step is kept (D45). */
const EXACT_DAYS = 30;
const NOON_HOURS = 12;

const pairs = { $objectToArray: { $ifNull: ['$changedAt', {}] } };

/**
 * Replaces the times of older steps by the noon of their day: the active days need the day of an activity, and nothing needs the second.
 * Reads every progress document, so it is a job.
 * @param timeZone decides the day of an instant
 * @returns the number of users with rounded times
 */
export async function roundActivityTimes(now: Date, timeZone: string): Promise<number> {
  const isOld = { $lt: ['$$this.v', new Date(now.getTime() - EXACT_DAYS * DAY_MS)] };
  const midnight = { $dateTrunc: { date: '$$this.v', unit: 'day', timezone: timeZone } };
  const noon = { $dateAdd: { startDate: midnight, unit: 'hour', amount: NOON_HOURS } };
  const isExact = { $and: [isOld, { $ne: ['$$this.v', noon] }] };
  const rounded = { $map: { input: pairs, in: { k: '$$this.k', v: { $cond: [isOld, noon, '$$this.v'] } } } };
  const { modifiedCount } = await driverCollection(ProgressModel).updateMany(
    { $expr: { $anyElementTrue: [{ $map: { input: pairs, in: isExact } }] } },
    [{ $set: { changedAt: { $arrayToObject: rounded } } }],
  );
  return modifiedCount;
}
