import { randomUUID } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { appendEvent } from '../../../platform/live/events.ts';
import { EventModel, SequenceModel } from '../../../platform/live/event.model.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { COPIED_SETTINGS } from '../../account/users/copied-settings.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { forgetReminders } from '../../account/reminders/reminder.repository.ts';
import { forgetDeviceNames } from '../../account/devices/known-devices.ts';
import { DrawingModel, DrawingUsageModel } from '../../writing/drawings/drawing.model.ts';
import { eraseShelf } from '../../library/shelf.repository.ts';
import { eraseProgress } from '../../programme/progress/progress.repository.ts';
import { SyncClientModel, SyncDocumentModel, SyncOperationModel } from '../../writing/sync/sync.model.ts';
import { noteErasure } from './erasure-ledger.ts';

/** Copies of the settings, which are erased with the rest. */
const settingsOff = Object.fromEntries(COPIED_SETTINGS.map((name) => [name, false]));

/**
 * 'Borrar todos los datos': journal, drawings, calendar, progress, assessments, settings, shelf and names of devices. The user's devices
 * see a new epoch, and discard their local data of the former one (SYNC §6).
 * @param lost epoch of the same erasure, which a restored backup lacks: devices that have seen it keep what was written since
 */
export async function eraseData(
  { clock, env }: Pick<Deps, 'clock' | 'env'>,
  userId: string,
  lost?: string,
): Promise<void> {
  await eraseWhatIsMuch(userId);
  const begun = await withRetry(() =>
    withTransaction(async (session) => {
      const empty = await beginEmptyHistory(session, userId, lost);
      await eraseWhatSheMade(session, userId);
      await UserModel.updateOne({ _id: userId }, settingsOff, { session });
      // Any event makes the user's open pages pull; this one also makes them fetch the progress.
      await appendEvent(session, userId, 'progress_updated', {});
      return empty;
    }),
  );
  await noteErasure(env.DATA_DIR, { what: 'data', userId, at: clock().toISOString(), ...begun });
}

/**
 * Begins a new epoch; the counter continues. Written first: a concurrent push retries, and finds its epoch ended.
 * @param lost an epoch that it continues from its empty beginning on
 * @returns the epoch and the counter
 */
async function beginEmptyHistory(
  session: ClientSession,
  userId: string,
  lost: string | undefined,
): Promise<{ readonly epoch: string; readonly seq: number }> {
  const epoch = randomUUID();
  const history = {
    $set: { epoch, erased: true, textBytes: 0, ...(lost && { ancestors: [{ epoch: lost, until: 0 }] }) },
    ...(lost ? {} : { $unset: { ancestors: 1 } as const }),
    $inc: { seq: 1 },
  };
  const begun = await SequenceModel.findByIdAndUpdate(userId, history, {
    session,
    upsert: true,
    returnDocument: 'after',
  });
  return { epoch, seq: begun.seq };
}

/**
 * Deletes what may be too much for one transaction. It runs first: if the process dies afterwards, only data that the user wanted erased is
 * gone, and the user can retry.
 */
export async function eraseWhatIsMuch(userId: string): Promise<void> {
  const ofUser = { userId: new Types.ObjectId(userId) };
  await DrawingModel.deleteMany(ofUser);
  await SyncOperationModel.deleteMany(ofUser);
}

/** Deletes all data that the user has created. Clients keep their last operation number: it reveals a copied browser profile. */
export async function eraseWhatSheMade(session: ClientSession, userId: string): Promise<void> {
  const ofUser = { userId: new Types.ObjectId(userId) };
  await SyncDocumentModel.deleteMany(ofUser, { session });
  await SyncOperationModel.deleteMany(ofUser, { session });
  await DrawingModel.deleteMany(ofUser, { session });
  await DrawingUsageModel.deleteOne({ _id: userId }, { session });
  await eraseShelf(userId, session);
  await forgetDeviceNames(userId, session);
  await forgetReminders(userId, session);
  await EventModel.deleteMany({ uid: ofUser.userId }, { session });
  await eraseProgress(session, userId);
}

/** Deletes what the server stores to identify the user's devices and their operations. */
export async function forgetHistory(session: ClientSession, userId: string): Promise<void> {
  await SyncClientModel.deleteMany({ userId: new Types.ObjectId(userId) }, { session });
  await SequenceModel.deleteOne({ _id: userId }, { session });
}
