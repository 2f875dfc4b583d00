import mongoose, { type ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { type EndReason, noteEnds, noteEndsOf } from '../../../platform/sessions/session-ends.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { endFeed } from '../reminders/reminder.repository.ts';
import { voidLinks } from '../tokens/tokens.ts';
import { type User, UserModel } from '../users/user.model.ts';

interface NewPassword {
  readonly passwordHash: string;
  /** Public origin for the link in the mail. */
  readonly origin: string;
  /** Id of the session that is kept. */
  readonly except?: string;
  /** Id of the known device that is kept. */
  readonly exceptDevice?: string | undefined;
}

/**
 * Sets a new password, ends the account's sessions, cancels a pending change of address, voids every unused link, forgets all known devices
 * but the caller's, ends the private calendar's address, and notifies by mail: everybody else with access to the account loses it (V-13).
 * @param claim runs first in the transaction, and throws if the caller is not entitled (any more)
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
    await endFeed(userId, session);
    await mail.send(
      { kind: 'password-changed', to: user.email, username: user.username, userId, link: `${origin}/login` },
      { session },
    );
    return deleteSessions(userId, except, 'password_changed', session);
  });
  for (const sessionId of ended) sessions.sessionEnded(sessionId, 'password_changed');
  sessions.forgetUser(userId);
}

/** Deletes sessions in the transaction of the password change: if the process died in between, they would stay alive. @returns their ids */
export async function deleteSessions(
  userId: string,
  except: string | undefined,
  reason: EndReason,
  session: ClientSession,
): Promise<string[]> {
  const all = await SessionModel.find({ uid: userId }, { _id: 1 }, { session }).lean();
  const ended = all.map(({ _id }) => _id).filter((id) => id !== except);
  await noteEnds(ended, reason, session);
  await noteEndsOf(userId, reason, { except }, session);
  await SessionModel.deleteMany({ _id: mongoose.trusted({ $in: ended }) }, { session });
  return ended;
}
