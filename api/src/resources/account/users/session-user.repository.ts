import type { Types } from 'mongoose';
import { SessionModel, type SessionRecord } from '../../../platform/sessions/session.model.ts';
import { SESSION_USER_FIELDS } from '../../../platform/sessions/session-user-fields.ts';
import type { LiveSession, SessionUser } from '../../../platform/sessions/live-session.ts';
import { UserModel } from './user.model.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';

/** Activity further apart than this counts as two visits (D15). */
const VISIT_GAP_MS = 5 * MINUTE_MS;

/** A stored session with its user, in one round trip; `undefined` if there is no such session. */
export async function findSessionUser(sessionId: string): Promise<LiveSession | undefined> {
  const [found] = await SessionModel.aggregate<SessionRecord & { users: SessionUser[] }>([
    { $match: { _id: sessionId } },
    {
      $lookup: {
        from: UserModel.collection.name,
        localField: 'uid',
        foreignField: '_id',
        pipeline: [{ $project: SESSION_USER_FIELDS }],
        as: 'users',
      },
    },
  ]);
  if (!found) return undefined;
  const { users, ...session } = found;
  return { ...session, ...(users[0] && { user: users[0] }) };
}

/** Stores the time of a user's activity and adds to the time of use; two devices within the same minute count once. */
export async function noteActivity(userId: Types.ObjectId, now: Date): Promise<void> {
  const gapMs = { $subtract: [now, { $ifNull: ['$lastActiveAt', new Date(0)] }] };
  const usedSeconds = { $cond: [{ $lte: [gapMs, VISIT_GAP_MS] }, { $divide: [gapMs, 1000] }, 0] };
  await UserModel.collection.updateOne(
    {
      _id: userId,
      $or: [{ lastActiveAt: null }, { lastActiveAt: { $lte: new Date(now.getTime() - MINUTE_MS) } }],
    },
    [{ $set: { usageSeconds: { $add: [{ $ifNull: ['$usageSeconds', 0] }, usedSeconds] }, lastActiveAt: now } }],
  );
}
