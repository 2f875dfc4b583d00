import { createHash } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { driverCollection } from '../../../platform/mongo.ts';

/**
 * The server's state for a user: the change counter, and its epoch. A new epoch (data erased, backup restored) makes every client compare
 * everything again.
 */
export interface Position {
  readonly seq: number;
  readonly epoch: string;
  /** Epochs that this one continues, oldest first, each with the counter at which a restore left it. */
  readonly ancestors?: { readonly epoch: string; readonly until: number }[];
  /** Whether the epoch, or the first of its ancestors, began because the user erased all data. */
  readonly erased?: boolean;
}

/** The user's counter record, if there is one already. */
export const readCounter = (userId: string, session?: ClientSession) =>
  driverCollection(SequenceModel).findOne({ _id: new Types.ObjectId(userId) }, session ? { session } : {});
export type Counter = Awaited<ReturnType<typeof readCounter>>;

/** Reads without writing: a first epoch needs no record, as its id follows from the user's. */
export const readPosition = async (userId: string, session?: ClientSession): Promise<Position> =>
  positionOf(userId, await readCounter(userId, session));

/** The position that a counter record tells. */
export function positionOf(userId: string, counter: Counter): Position {
  const { seq = 0, epoch = firstEpoch(userId), ancestors, erased } = counter ?? {};
  return {
    seq,
    epoch,
    ...(ancestors ? { ancestors } : {}),
    ...(erased ? { erased } : {}),
  };
}

function firstEpoch(userId: string): string {
  const hex = createHash('sha256').update(`epoch of ${userId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
