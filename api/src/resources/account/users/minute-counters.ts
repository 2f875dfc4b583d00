import type { AnyBulkWriteOperation } from 'mongodb';
import type { ClientSession } from 'mongoose';
import { database } from '../../../platform/mongo.ts';
import { MinuteCounterModel, type MinuteCounterName, type MinuteCounterRecord } from './minute-counter.model.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';

const MINUTES_PER_HOUR = 60;
/** Longest span of queries in milliseconds: a day of 25 hours, with some margin. */
const KEPT_MS = 30 * HOUR_MS;

export interface MinuteChange {
  readonly name: MinuteCounterName;
  readonly at: Date;
  readonly by: number;
}

const idOf = (name: MinuteCounterName, hour: number) => `${name}:${String(hour).padStart(7, '0')}`;
const hourOf = (at: Date) => Math.floor(at.getTime() / HOUR_MS);
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS) % MINUTES_PER_HOUR;

/** Adds to the minutes of the given dates; skips dates too old for any query. */
export async function addToMinutes(
  changes: readonly MinuteChange[],
  now: Date,
  session?: ClientSession,
): Promise<void> {
  const writes = changes
    .filter(({ at, by }) => by !== 0 && at.getTime() > now.getTime() - KEPT_MS)
    .map(({ name, at, by }): AnyBulkWriteOperation<MinuteCounterRecord> => ({
      updateOne: {
        filter: { _id: idOf(name, hourOf(at)) },
        update: {
          $inc: { [`minutes.${minuteOf(at)}`]: by },
          $setOnInsert: { expiresAt: new Date(at.getTime() + KEPT_MS + HOUR_MS) },
        },
        upsert: true,
      },
    }));
  if (writes.length > 0) await minuteCounters().bulkWrite(writes, { ...(session && { session }) });
}

/**
 * Moves a user from the minute of the previous activity to that of the latest. It runs for every minute of a user's activity and so without
 * a transaction: the error that a crash in between leaves expires with its hour.
 */
export const countActivity = (before: Date | null | undefined, now: Date): Promise<void> =>
  addToMinutes(
    [...(before ? [{ name: 'active' as const, at: before, by: -1 }] : []), { name: 'active', at: now, by: 1 }],
    now,
  );

/** The count from `from` on, the first whole minute after a date; the caller has to count the part of a minute before it. */
export interface MinuteSum {
  readonly count: number;
  readonly from: Date;
}

/** The sums from several dates on, with one read. */
export async function sumSince(
  name: MinuteCounterName,
  dates: readonly Date[],
  session?: ClientSession,
): Promise<readonly MinuteSum[]> {
  const starts = dates.map((date) => new Date(Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS));
  const earliest = new Date(Math.min(...starts.map((start) => start.getTime())));
  const records = await minuteCounters()
    .find({ _id: { $gte: idOf(name, hourOf(earliest)), $lt: `${name};` } }, { ...(session && { session }) })
    .toArray();
  return starts.map((from) => ({ from, count: records.reduce((sum, record) => sum + countFrom(record, from), 0) }));
}

function countFrom({ _id, minutes }: MinuteCounterRecord, from: Date): number {
  const hour = Number(_id.slice(_id.indexOf(':') + 1));
  if (hour < hourOf(from)) return 0;
  const first = hour > hourOf(from) ? 0 : minuteOf(from);
  return Object.entries(minutes).reduce((sum, [minute, count]) => (Number(minute) >= first ? sum + count : sum), 0);
}

/** All stored counts of a counter, for its repair. */
export async function readMinutes(
  name: MinuteCounterName,
  session: ClientSession,
): Promise<ReadonlyMap<number, number>> {
  const records = await minuteCounters()
    .find({ _id: { $gte: `${name}:`, $lt: `${name};` } }, { session })
    .toArray();
  return new Map(
    records.flatMap(({ _id, minutes }) =>
      Object.entries(minutes).map(
        ([minute, count]) =>
          [(Number(_id.slice(name.length + 1)) * MINUTES_PER_HOUR + Number(minute)) * MINUTE_MS, count] as const,
      ),
    ),
  );
}

/** The oldest date that a histogram contains. */
export const oldestMinute = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

const minuteCounters = () => database().collection<MinuteCounterRecord>(MinuteCounterModel.collection.name);
