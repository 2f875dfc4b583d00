import { type ClientSession, Types } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { conflict, HttpProblem } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { changeAdministrators, countAdministrators } from '../accounts/administrators.ts';
import { TokenModel } from '../accounts/token.model.ts';
import { removeUser } from '../accounts/users.store.ts';
import { ContactMessageModel } from '../contact/contact.model.ts';
import { PremiumClickModel } from '../premium/premium-click.model.ts';
import { eraseWhatIsMuch, eraseWhatSheMade, forgetHistory } from './erase-data.ts';
import { noteErasure } from './erasure-ledger.ts';

/**
 * Deletes an account with everything that is kept of her (G-02). Her data key goes with it, so that what a backup still holds of her
 * words opens no more. Acts of administrators upon her stay in the audit, which names accounts by their id alone.
 * @throws HttpProblem 409 for the last administrator
 */
export async function deleteAccount(
  deps: Pick<Deps, 'sessions' | 'vaults' | 'jobs' | 'journalRevisions' | 'clock' | 'env'>,
  user: CurrentUser,
): Promise<void> {
  const isAdmin = user.role === 'admin';
  if (isAdmin) await assertNotLast();
  const note = (what: 'account' | 'nothing') =>
    noteErasure(deps.env.DATA_DIR, { what, userId: user.id, at: deps.clock().toISOString() });
  // Before it is done: she has asked for it, and a process that dies on the way must not leave her account to a backup.
  await note('account');
  try {
    await eraseAccount(deps, user, isAdmin ? removeAdministrator : withTransaction);
  } catch (error) {
    if (error instanceof HttpProblem) await note('nothing');
    throw error;
  }
  deps.vaults.forget(user.id);
  deps.journalRevisions.changed(user.id);
  await deps.sessions.endSessions(user.id, { reason: 'deleted' });
}

/** Takes an account out of the database, and out of the work that waits. @param change in what it is done, as it must be whole */
export async function eraseAccount(
  { jobs }: Pick<Deps, 'jobs'>,
  { id, email }: Pick<CurrentUser, 'id' | 'email'>,
  change: typeof removeAdministrator = withTransaction,
): Promise<void> {
  const messagesSent = await ContactMessageModel.find({ userId: new Types.ObjectId(id) }, { _id: 1 }).lean();
  const names = [id, JSON.stringify(email), ...messagesSent.map(({ _id }) => _id.toString())];
  await eraseWhatIsMuch(id);
  await withRetry(() => change((session) => removeAll(session, id)));
  await jobs.drop((text) => names.some((name) => text.includes(name)));
}

/** One of them at a time, and never the last. */
const removeAdministrator = (remove: (session: ClientSession) => Promise<void>): Promise<void> =>
  changeAdministrators(async (session) => {
    await remove(session);
    if ((await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
  });

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
