import { createHash, randomUUID } from 'node:crypto';
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

/** Name of a user's first history, before anything has given it another: made from her id, so that reading writes nothing. */
function firstEpochOf(userId: string): string {
  const hex = createHash('sha256').update(`epoch ${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export async function readPosition(userId: string): Promise<Position> {
  const counter = await SequenceModel.findById(userId).lean();
  return { seq: counter?.seq ?? 0, epoch: counter?.epoch ?? firstEpochOf(userId) };
}

/** Starts a new history, in the transaction that erases the old one. The counter goes on: clients that hold a number never see it again. */
export async function startEpoch(session: ClientSession, userId: string): Promise<void> {
  await SequenceModel.updateOne(
    { _id: userId },
    { $set: { epoch: randomUUID() }, $inc: { seq: 1 } },
    { session, upsert: true },
  );
}
