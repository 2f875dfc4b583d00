import { type ClientSession, Types } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { conflict } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { changeAdministrators, countAdministrators } from '../accounts/administrators.ts';
import { TokenModel } from '../accounts/token.model.ts';
import { removeUser } from '../accounts/users.store.ts';
import { ContactMessageModel } from '../contact/contact.model.ts';
import { PremiumClickModel } from '../premium/premium-click.model.ts';
import { eraseWhatIsMuch, eraseWhatSheMade, forgetHistory } from './erase-data.ts';

/**
 * Deletes an account with everything that is kept of her (G-02). Her data key goes with it, so that what a backup still holds of her
 * words opens no more. Acts of administrators upon her stay in the audit, which names accounts by their id alone.
 * @throws HttpProblem 409 for the last administrator
 */
export async function deleteAccount(
  { sessions, vaults, jobs, journalRevisions }: Pick<Deps, 'sessions' | 'vaults' | 'jobs' | 'journalRevisions'>,
  user: CurrentUser,
): Promise<void> {
  const isAdmin = user.role === 'admin';
  const messagesSent = await ContactMessageModel.find({ userId: new Types.ObjectId(user.id) }, { _id: 1 }).lean();
  const names = [user.id, JSON.stringify(user.email), ...messagesSent.map(({ _id }) => _id.toString())];
  const remove = async (session: ClientSession) => {
    await removeAll(session, user.id);
    if (isAdmin && (await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
  };
  if (isAdmin) await assertNotLast();
  await eraseWhatIsMuch(user.id);
  await withRetry(() => (isAdmin ? changeAdministrators(remove) : withTransaction(remove)));
  vaults.forget(user.id);
  journalRevisions.changed(user.id);
  await sessions.endSessions(user.id, { reason: 'deleted' });
  await jobs.drop((text) => names.some((name) => text.includes(name)));
}

/** Asked before anything goes; that it is still so is made sure of where the account goes. */
async function assertNotLast(): Promise<void> {
  if ((await countAdministrators()) <= 1) throw conflict(messages.lastAdministrator);
}

async function removeAll(session: ClientSession, userId: string): Promise<void> {
  const hers = { userId: new Types.ObjectId(userId) };
  await eraseWhatSheMade(session, userId);
  await forgetHistory(session, userId);
  await PremiumClickModel.deleteMany(hers, { session });
  await ContactMessageModel.deleteMany(hers, { session });
  await TokenModel.deleteMany({ owner: userId }, { session });
  await removeUser(userId, session);
}
