import { type EndReason as ToldReason, endReasonSchema } from '@app/contract/problem';
import mongoose, { type ClientSession, Types } from 'mongoose';
import { SESSION_ABSOLUTE_MS } from './session-life.ts';
import { SessionEndModel } from './session-end.model.ts';

/**
 * Reason of a session's end, sent to the user's open pages as `session_ended`. Devices learn later only the reasons that the contract has
 * (D42).
 */
export type EndReason = ToldReason | 'signed_out' | 'too_many_sessions';

const isTold = (reason: EndReason): reason is ToldReason => endReasonSchema.options.some((one) => one === reason);

/** Records per account; beyond them the oldest go, whose devices then count as expired. */
export const ENDS_PER_USER = 100;

const endOfCookie = (now: Date) => new Date(now.getTime() + SESSION_ABSOLUTE_MS);

/** Adds the record of a sign-in, so that its end can be told even long after the session itself has expired. */
export async function expectEnd(sessionId: string, uid: Types.ObjectId, now: Date): Promise<void> {
  await SessionEndModel.create({ _id: sessionId, uid, expiresAt: endOfCookie(now) });
  const surplus = await SessionEndModel.find({ uid }, { _id: 1 }).sort({ expiresAt: -1 }).skip(ENDS_PER_USER).lean();
  if (surplus.length > 0)
    await SessionEndModel.deleteMany({ _id: mongoose.trusted({ $in: surplus.map(({ _id }) => _id) }) });
}

/** Notes the known device on which a session was begun. */
export async function expectEndOn(sessionId: string, deviceId: Types.ObjectId): Promise<void> {
  await SessionEndModel.updateOne({ _id: sessionId }, { deviceId });
}

/** Notes why sessions end. Call it before they are deleted. */
export async function noteEnds(
  sessionIds: readonly string[],
  reason: EndReason,
  session?: ClientSession,
): Promise<void> {
  if (sessionIds.length === 0 || !isTold(reason)) return;
  await SessionEndModel.updateMany(
    { _id: mongoose.trusted({ $in: [...sessionIds] }) },
    { reason },
    session ? { session } : {},
  );
}

interface Others {
  /** Id of the session that goes on. */
  readonly except?: string | undefined;
  /** Limits the ends to sessions that were begun on this device. */
  readonly deviceId?: string;
}

/** Notes why all sessions of an account end, expired ones included: what they left on their devices must go as well. */
export async function noteEndsOf(
  userId: string,
  reason: EndReason,
  { except, deviceId }: Others = {},
  session?: ClientSession,
): Promise<void> {
  if (!isTold(reason)) return;
  await SessionEndModel.updateMany(
    {
      uid: new Types.ObjectId(userId),
      ...(except === undefined ? {} : { _id: mongoose.trusted({ $ne: except }) }),
      ...(deviceId === undefined ? {} : { deviceId: new Types.ObjectId(deviceId) }),
    },
    { reason },
    session ? { session } : {},
  );
}

/** Notes that the account is deleted: every device that was ever signed in learns it, even if its session had ended for another reason. */
export async function noteDeletion(userId: string, session: ClientSession): Promise<void> {
  const uid = new Types.ObjectId(userId);
  await SessionEndModel.updateMany(
    { uid },
    { $set: { reason: 'deleted' }, $unset: { uid: 1, deviceId: 1 } },
    { session },
  );
}

/**
 * Reads why a session has ended; `undefined` if it has expired, is unknown, or was not of that account.
 * @param accountId of the page that asks; the records of a deleted account name none, those of every other do
 */
export async function endReasonOf(sessionId: string, now: Date, accountId?: string): Promise<ToldReason | undefined> {
  const found = await SessionEndModel.findOne({ _id: sessionId, expiresAt: mongoose.trusted({ $gt: now }) }).lean();
  if (!found?.reason || accountId === undefined) return found?.reason;
  if (found.uid) return found.uid.toString() === accountId ? found.reason : undefined;
  if (found.reason !== 'deleted' || !mongoose.isObjectIdOrHexString(accountId)) return found.reason;
  return (await SessionEndModel.exists({ uid: new Types.ObjectId(accountId) })) ? undefined : found.reason;
}
