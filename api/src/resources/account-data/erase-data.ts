import { randomUUID } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { appendEvent } from '../../platform/live/events.ts';
import { EventModel, SequenceModel } from '../../platform/live/event.model.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import { UserModel } from '../accounts/user.model.ts';
import { forgetDeviceNames } from '../devices/known-devices.ts';
import { DrawingModel, DrawingUsageModel } from '../drawings/drawing.model.ts';
import { eraseShelf } from '../library/shelf-store.ts';
import { eraseProgress } from '../progress/progress-store.ts';
import { SyncClientModel, SyncDocumentModel, SyncOperationModel } from '../sync/sync.models.ts';
import { noteErasure } from './erasure-ledger.ts';

/**
 * 'Borrar todos los datos': journal, drawings, calendar, progress, assessments, settings, shelf and names of devices. Her devices see another history
 * begin, and drop what they have of the former one (SYNC §6).
 */
export async function eraseData({ clock, env }: Pick<Deps, 'clock' | 'env'>, userId: string): Promise<void> {
  await eraseWhatIsMuch(userId);
  const seq = await withRetry(() =>
    withTransaction(async (session) => {
      const begun = await beginEmptyHistory(session, userId);
      await eraseWhatSheMade(session, userId);
      await UserModel.updateOne({ _id: userId }, { emailUpdates: false }, { session });
      // Any event makes her open pages pull, and this one makes them ask for her progress.
      await appendEvent(session, userId, 'progress_updated', {});
      return begun;
    }),
  );
  await noteErasure(env.DATA_DIR, { what: 'data', userId, at: clock().toISOString(), seq });
}

/**
 * The counter goes on, under another name. Written first: a push at the same time starts again, and finds its history ended.
 * @returns how far the counter has come
 */
async function beginEmptyHistory(session: ClientSession, userId: string): Promise<number> {
  const history = {
    $set: { epoch: randomUUID(), erased: true, textBytes: 0 },
    $unset: { since: 1 },
    $inc: { seq: 1 },
  } as const;
  const begun = await SequenceModel.findByIdAndUpdate(userId, history, {
    session,
    upsert: true,
    returnDocument: 'after',
  });
  return begun.seq;
}

/**
 * Deletes what there can be so much of that a transaction would not hold it. It comes first: a process that dies behind it has deleted
 * what she wanted deleted, and she can ask again.
 */
export async function eraseWhatIsMuch(userId: string): Promise<void> {
  const hers = { userId: new Types.ObjectId(userId) };
  await DrawingModel.deleteMany(hers);
  await SyncOperationModel.deleteMany(hers);
}

/** Deletes what she has written, drawn, set and lived. Of clients their last number stays: no copied profile may pass for another. */
export async function eraseWhatSheMade(session: ClientSession, userId: string): Promise<void> {
  const hers = { userId: new Types.ObjectId(userId) };
  await SyncDocumentModel.deleteMany(hers, { session });
  await SyncOperationModel.deleteMany(hers, { session });
  await DrawingModel.deleteMany(hers, { session });
  await DrawingUsageModel.deleteOne({ _id: userId }, { session });
  await eraseShelf(userId, session);
  await forgetDeviceNames(userId, session);
  await EventModel.deleteMany({ uid: hers.userId }, { session });
  await eraseProgress(session, userId);
}

/** Deletes what the server keeps for telling her devices and their operations apart. */
export async function forgetHistory(session: ClientSession, userId: string): Promise<void> {
  await SyncClientModel.deleteMany({ userId: new Types.ObjectId(userId) }, { session });
  await SequenceModel.deleteOne({ _id: userId }, { session });
}
