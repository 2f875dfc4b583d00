import mongoose, { type ClientSession, Types } from 'mongoose';
import { type PushDevice, ReminderModel, type ReminderRecord } from './reminder.model.ts';

/** Browsers per account; beyond them the oldest go. */
const DEVICES_PER_USER = 10;
/** Date before any other: the server looks at once. */
const AT_ONCE = new Date(0);

const idOf = (userId: string) => ({ _id: new Types.ObjectId(userId) });

export const findReminders = (userId: string): Promise<ReminderRecord | null> =>
  ReminderModel.findById(userId).lean<ReminderRecord>().exec();

/** Adds a browser; the reminders of another account that has used it end there. */
export async function addPushDevice(userId: string, device: PushDevice, timeZone: string): Promise<void> {
  await ReminderModel.updateMany({ 'devices.id': device.id }, { $pull: { devices: { id: device.id } } });
  await ReminderModel.updateMany(
    { 'devices.sessionId': device.sessionId },
    { $pull: { devices: { sessionId: device.sessionId } } },
  );
  await ReminderModel.updateOne(
    idOf(userId),
    {
      $set: { timeZone, nextAt: AT_ONCE },
      $push: { devices: { $each: [device], $slice: -DEVICES_PER_USER } },
    },
    { upsert: true },
  );
}

/** Has the reminders of this session's browser follow its look; not every browser lets a worker read it itself. */
export async function setPushLook(sessionId: string, look: string | null): Promise<void> {
  await ReminderModel.updateMany({ 'devices.sessionId': sessionId }, { 'devices.$.look': look });
}

/** Ends the reminders of these sessions' browsers: the sessions have ended, or the user no longer wants them. */
export async function forgetPushOf(sessionIds: readonly string[]): Promise<void> {
  const ended = mongoose.trusted({ $in: [...sessionIds] });
  await ReminderModel.updateMany(
    { 'devices.sessionId': ended },
    { $pull: { devices: { sessionId: { $in: [...sessionIds] } } } },
  );
}

/** Removes a browser that no longer takes messages. */
export async function forgetPushDevice(userId: string, deviceId: string): Promise<void> {
  await ReminderModel.updateOne(idOf(userId), { $pull: { devices: { id: deviceId } } });
}

export async function setReminderMail(userId: string, byMail: boolean, timeZone: string): Promise<void> {
  await ReminderModel.updateOne(idOf(userId), { byMail, timeZone, nextAt: AT_ONCE }, { upsert: true });
}

/** Turns the reminder by mail off, for a link in a mail, which knows no time zone. */
export async function endReminderMail(userId: string): Promise<void> {
  await ReminderModel.updateOne(idOf(userId), { byMail: false });
}

/** @param timeZone of a record that does not exist yet */
export async function setFeed(userId: string, feedHash: string, now: Date, timeZone: string): Promise<void> {
  await ReminderModel.updateOne(
    idOf(userId),
    { $set: { feedHash, feedSince: now }, $setOnInsert: { timeZone } },
    { upsert: true },
  );
}

const NO_FEED = { $unset: { feedHash: 1, feedSince: 1 } };

export async function endFeed(userId: string, session?: ClientSession): Promise<void> {
  await ReminderModel.updateOne(idOf(userId), NO_FEED, { ...(session && { session }) });
}

/** Ends the calendar feeds of all accounts: a restored backup may contain addresses that were replaced or ended. */
export async function endAllFeeds(): Promise<void> {
  await ReminderModel.updateMany({}, NO_FEED);
}

export const findFeedOwner = (feedHash: string): Promise<ReminderRecord | null> =>
  ReminderModel.findOne({ feedHash }).lean<ReminderRecord>().exec();

/** Makes the server look anew after a change of the settings. Does nothing for users without such reminders. */
export async function wakeReminder(userId: string, session: ClientSession): Promise<void> {
  await ReminderModel.updateOne(idOf(userId), { nextAt: AT_ONCE }, { session });
}

/** Finds the records that are due. */
export const findDue = (now: Date, most: number): Promise<ReminderRecord[]> =>
  ReminderModel.find({ nextAt: mongoose.trusted({ $lte: now }) })
    .sort({ nextAt: 1 })
    .limit(most)
    .lean<ReminderRecord[]>()
    .exec();

/**
 * Notes the next look, and that a reminder is sent today; before it is sent, so that no crash sends it twice.
 * @returns false when the record has changed since it was read
 */
export async function noteLook(
  { _id, nextAt }: ReminderRecord,
  change: Partial<Pick<ReminderRecord, 'nextAt' | 'remindedOn'>>,
): Promise<boolean> {
  const { modifiedCount } = await ReminderModel.updateOne({ _id, nextAt }, change);
  return modifiedCount === 1;
}

export async function forgetReminders(userId: string, session: ClientSession): Promise<void> {
  await ReminderModel.deleteOne(idOf(userId), { session });
}
