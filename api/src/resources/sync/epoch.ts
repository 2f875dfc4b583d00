import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { SequenceModel } from '../../platform/live/event.model.ts';

/**
 * Where the server stands for a user: her counter, and the name of its history. Another name (erased account, restored backup) tells
 * every client to compare everything again.
 */
export interface Position {
  readonly seq: number;
  readonly epoch: string;
  /** Where this history began by going back in time; absent in a first one, and where it began empty. */
  readonly since?: number;
  /** It began because she erased her data. */
  readonly erased?: boolean;
}

/** Reads, and writes nothing: a first history needs no record, its name follows from whose it is. */
export async function readPosition(userId: string, session?: ClientSession): Promise<Position> {
  const counter = await SequenceModel.findById(userId)
    .session(session ?? null)
    .lean();
  const { seq = 0, epoch = firstEpoch(userId), since, erased } = counter ?? {};
  return { seq, epoch, ...(since === undefined ? {} : { since }), ...(erased ? { erased } : {}) };
}

function firstEpoch(userId: string): string {
  const hex = createHash('sha256').update(`epoch of ${userId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
