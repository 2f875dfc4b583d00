import { ONLINE_MOST, type OnlineUser } from '@app/contract/admin-stats';
import mongoose from 'mongoose';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { ONLINE_MS } from './user-stats.ts';

/** Users active within the last five minutes, the latest first, with the IP address of the newest session of each. */
export async function readOnlineUsers(now: Date): Promise<OnlineUser[]> {
  const since = new Date(now.getTime() - ONLINE_MS);
  const users = await UserModel.find(
    { lastActiveAt: mongoose.trusted({ $gte: since }), isActive: true },
    { username: 1, email: 1, lastActiveAt: 1 },
  )
    .sort({ lastActiveAt: -1, _id: -1 })
    .limit(ONLINE_MOST)
    .lean<Pick<User, '_id' | 'username' | 'email' | 'lastActiveAt'>[]>();
  const sessions = await SessionModel.find(
    { uid: mongoose.trusted({ $in: users.map(({ _id }) => _id) }) },
    { uid: 1, ip: 1 },
  )
    .sort({ lastSeenAt: 1 })
    .lean();
  const addresses = new Map(sessions.map(({ uid, ip }) => [uid.toString(), ip]));
  return users.map(({ _id, username, email, lastActiveAt }) => {
    const ipAddress = addresses.get(_id.toString());
    return {
      username,
      email,
      lastActivity: (lastActiveAt ?? since).toISOString(),
      ...(ipAddress && { ipAddress }),
    };
  });
}
