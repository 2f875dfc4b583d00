import type { LiveEventData, LiveEventName } from '@app/contract/live-events';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../mongo.ts';
import { EventModel, type EventRecord, SequenceModel } from './event.model.ts';

/** The data of an event without its number. */
export type EventData<N extends LiveEventName> = Omit<LiveEventData<N>, 'seq'>;

/**
 * Draws the next number of a user's counter, inside the transaction of the change: two changes of one user never share a number and become
 * visible in its order, because both write the same counter document.
 */
export async function nextSeq(session: ClientSession, userId: string): Promise<number> {
  const counter = await SequenceModel.findOneAndUpdate(
    { _id: userId },
    { $inc: { seq: 1 } },
    { session, upsert: true, returnDocument: 'after' },
  ).lean();
  return counter.seq;
}

/**
 * Writes a live event of one user into the outbox, in the transaction of its change; every process sends it to the user's open pages once
 * the transaction is committed.
 * @param data ids and revisions, never text (W-05)
 * @param seq the change's own number where it has already drawn one; otherwise the next is drawn
 * @returns the event's `seq`
 */
export async function appendEvent<N extends LiveEventName>(
  session: ClientSession,
  userId: string,
  event: N,
  data: EventData<N>,
  seq?: number,
): Promise<number> {
  const number = seq ?? (await nextSeq(session, userId));
  await insertEvent(session, { uid: new Types.ObjectId(userId), event, data: { seq: number, ...data } });
  return number;
}

/**
 * Writes an event for every open page, or for those of administrators only, in the transaction of its change. It has no `seq`: it makes no
 * page pull.
 */
export async function broadcastEvent<N extends LiveEventName>(
  session: ClientSession,
  event: N,
  data: EventData<N>,
  { adminOnly = false } = {},
): Promise<void> {
  await insertEvent(session, { uid: null, event, data, adminOnly });
}

async function insertEvent(
  session: ClientSession,
  event: Omit<EventRecord, '_id' | 'adminOnly' | 'at'> & Partial<Pick<EventRecord, 'adminOnly'>>,
): Promise<void> {
  const record = { _id: new Types.ObjectId(), adminOnly: false, at: new Date(), ...event };
  await driverCollection(EventModel).insertOne(record, { session });
}
