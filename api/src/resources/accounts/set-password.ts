import mongoose, { type ClientSession } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { SessionModel } from '../../platform/sessions/session.model.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { voidLinks } from './tokens.ts';
import { type User, UserModel } from './user.model.ts';

interface NewPassword {
  readonly passwordHash: string;
  /** Public origin for the link of the notice. */
  readonly origin: string;
  /** Id of the session that stays. */
  readonly except?: string;
  /** Id of the device that stays known. */
  readonly exceptDevice?: string | undefined;
}

/**
 * Sets a new password: the account's sessions end, a change of address that waits is forgotten, every unused link is void, no device but
 * that of the caller stays known, and a mail tells. Whoever had a part in the account before has none any more (V-13).
 * @param claim takes the right to do so, first in the transaction: it throws when there is none (any more)
 */
export async function setPassword(
  { sessions, mail }: Pick<Deps, 'sessions' | 'mail'>,
  user: User,
  { passwordHash, origin, except, exceptDevice }: NewPassword,
  claim: (session: ClientSession) => Promise<void>,
): Promise<void> {
  const userId = user._id.toString();
  const ended = await withTransaction(async (session) => {
    await claim(session);
    await UserModel.updateOne({ _id: user._id }, { passwordHash, pendingEmail: null }, { session });
    await voidLinks(userId, session);
    await forgetDevices(userId, session, exceptDevice);
    await mail.send(
      { kind: 'password-changed', to: user.email, username: user.username, link: `${origin}/login` },
      { session },
    );
    return deleteSessions(userId, except, session);
  });
  for (const sessionId of ended) sessions.sessionEnded(sessionId, 'password_changed');
  sessions.forgetUser(userId);
}

/** With the password, and not after it: a process that dies in between would leave them alive for good. @returns their ids */
export async function deleteSessions(
  userId: string,
  except: string | undefined,
  session: ClientSession,
): Promise<string[]> {
  const all = await SessionModel.find({ uid: userId }, { _id: 1 }, { session }).lean();
  const ended = all.map(({ _id }) => _id).filter((id) => id !== except);
  await SessionModel.deleteMany({ _id: mongoose.trusted({ $in: ended }) }, { session });
  return ended;
}
