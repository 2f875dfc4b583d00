import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { SequenceModel } from '../../platform/live/event.model.ts';

/**
 * Where the server stands for a user: her counter, and the name of its history. A new name (erased account, restored backup) tells
 * every client to compare everything again.
 */
export interface Position {
  readonly seq: number;
  readonly epoch: string;
}

export async function readPosition(userId: string): Promise<Position> {
  const counter = await SequenceModel.findById(userId).lean();
  if (counter?.epoch) return { seq: counter.seq, epoch: counter.epoch };
  // Her first call: whoever names the history first has named it.
  await SequenceModel.updateOne({ _id: userId }, { $setOnInsert: { seq: 0 } }, { upsert: true });
  await SequenceModel.updateOne({ _id: userId, epoch: null }, { $set: { epoch: randomUUID() } });
  return readPosition(userId);
}

/** Starts a new history, in the transaction that erases the old one. The counter goes on: clients that hold a number never see it again. */
export async function startEpoch(session: ClientSession, userId: string): Promise<void> {
  await SequenceModel.updateOne(
    { _id: userId },
    { $set: { epoch: randomUUID() }, $inc: { seq: 1 } },
    { session, upsert: true },
  );
}
