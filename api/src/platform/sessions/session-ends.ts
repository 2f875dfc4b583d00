import { type EndReason as ToldReason, endReasonSchema } from '@app/contract/problem';
import mongoose, { type ClientSession, Types } from 'mongoose';
import { SESSION_ABSOLUTE_MS } from './session-life.ts';
import { SessionEndModel } from './session-end.model.ts';

/** Why a session ended; sent to the user's open pages as `session_ended`. Devices are told later only of those in the contract (D42). */
export type EndReason = ToldReason | 'signed_out' | 'too_many_sessions';

const isTold = (reason: EndReason): reason is ToldReason => endReasonSchema.options.some((one) => one === reason);

/** Records per account; beyond them the oldest go, whose devices then count as expired. */
export const ENDS_PER_USER = 100;

const endOfCookie = (now: Date) => new Date(now.getTime() + SESSION_ABSOLUTE_MS);

/** A sign-in: its end can be told from now on, also long after the session itself has expired. */
export async function expectEnd(sessionId: string, uid: Types.ObjectId, now: Date): Promise<void> {
  await SessionEndModel.create({ _id: sessionId, uid, expiresAt: endOfCookie(now) });
  const surplus = await SessionEndModel.find({ uid }, { _id: 1 }).sort({ expiresAt: -1 }).skip(ENDS_PER_USER).lean();
  if (surplus.length > 0)
    await SessionEndModel.deleteMany({ _id: mongoose.trusted({ $in: surplus.map(({ _id }) => _id) }) });
}

/** Notes on which known device a session was begun. */
export async function expectEndOn(sessionId: string, deviceId: Types.ObjectId): Promise<void> {
  await SessionEndModel.updateOne({ _id: sessionId }, { deviceId });
}

/** The sessions end for this reason; those of a previous version of the API have no record yet. Call it before they are deleted. */
export async function noteEnds(
  sessionIds: readonly string[],
  reason: EndReason,
  now: Date,
  session?: ClientSession,
): Promise<void> {
  if (sessionIds.length === 0 || !isTold(reason)) return;
  await SessionEndModel.bulkWrite(
    sessionIds.map((id) => ({
      updateOne: {
        filter: { _id: id },
        update: { $set: { reason }, $setOnInsert: { expiresAt: endOfCookie(now) } },
        upsert: true,
      },
    })),
    session ? { session } : {},
  );
}

interface Others {
  /** Id of the session that goes on. */
  readonly except?: string | undefined;
  /** Only those that were begun on this device. */
  readonly deviceId?: string;
}

/** All sessions of an account end for this reason, expired ones included: what is left on their devices must go as well. */
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

/** The account is deleted: every device that has ever been signed in learns it, whatever else has ended its session before. */
export async function noteDeletion(userId: string, session: ClientSession): Promise<void> {
  const uid = new Types.ObjectId(userId);
  await SessionEndModel.updateMany(
    { uid },
    { $set: { reason: 'deleted' }, $unset: { uid: 1, deviceId: 1 } },
    { session },
  );
}

/** Why a session has ended; `undefined` if it has expired, or is unknown. */
export async function endReasonOf(sessionId: string, now: Date): Promise<ToldReason | undefined> {
  const found = await SessionEndModel.findOne({ _id: sessionId, expiresAt: mongoose.trusted({ $gt: now }) }).lean();
  return found?.reason;
}
