import { type ClientSession, Types } from 'mongoose';
import { SEAL_BYTES } from '../../../platform/crypto/seal.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { SyncDocumentModel } from './sync.model.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

/** Aggregation expression: bytes of the content of one sealed field, `$$this`. */
const PLAIN_BYTES = { $subtract: [{ $binarySize: '$$this.sealed' }, SEAL_BYTES] };

/**
 * Counts the user's text in bytes: the content of the documents without encryption overhead. The sum is stored beside the change counter
 * and updated in the transaction of each change. A restored backup may have it of another moment than the documents, so it is recounted before
 * a refusal because of it.
 */
export async function countText(userId: string, session: ClientSession): Promise<number> {
  const [sum] = await SyncDocumentModel.aggregate<{ bytes: number }>([
    { $match: { userId: new Types.ObjectId(userId), deleted: false } },
    { $group: { _id: null, bytes: { $sum: { $sum: { $map: { input: '$fields', in: PLAIN_BYTES } } } } } },
  ]).session(session);
  return sum?.bytes ?? 0;
}

/** Whether a sum that would cause a refusal may be outdated: recounting is expensive, and not done for every refusal. */
export const isOld = (countedAt: Date | undefined, now: Date): boolean =>
  countedAt === undefined || now.getTime() - countedAt.getTime() > HOUR_MS;

/** Recounts before a refusal. */
export async function recountText(userId: string, now: Date, session: ClientSession): Promise<number> {
  const textBytes = await countText(userId, session);
  await SequenceModel.updateOne({ _id: userId }, { $set: { textBytes, textCountedAt: now } }, { session });
  return textBytes;
}

/** Whether an account has room for more bytes; recounts before it says no. */
export async function fitsText(userId: string, now: Date, more: number, quotaBytes: number): Promise<boolean> {
  const kept = (await SequenceModel.findById(userId, { textBytes: 1 }).lean())?.textBytes;
  if (kept !== undefined && kept + more <= quotaBytes) return true;
  const counted = await withRetry(() => withTransaction((session) => recountText(userId, now, session)));
  return counted + more <= quotaBytes;
}
