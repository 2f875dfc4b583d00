import { Types } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { conflict, HttpProblem } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { changeAdministrators, countAdministrators } from '../accounts/administrators.ts';
import { ContactMessageModel } from '../contact/contact.model.ts';
import { eraseWhatIsMuch } from './erase-data.ts';
import { noteErasure } from './erasure-ledger.ts';
import { orderLastTraces } from './last-traces.ts';
import { removeEverything } from './remove-everything.ts';

/**
 * Deletes an account with everything that is kept of her (G-02). Her data key goes with it, so that what a backup still holds of her
 * words opens no more. Acts of administrators upon her stay in the audit, which names accounts by their id alone.
 * @throws HttpProblem 409 for the last administrator
 */
export async function deleteAccount(
  deps: Pick<Deps, 'sessions' | 'vaults' | 'jobs' | 'journalRevisions' | 'clock' | 'env'>,
  user: CurrentUser,
): Promise<void> {
  const isAdmin = user.isAdministrator;
  if (isAdmin) await assertNotLast();
  const note = (what: 'account' | 'nothing') =>
    noteErasure(deps.env.DATA_DIR, { what, userId: user.id, at: deps.clock().toISOString() });
  // Before it is done: she has asked for it, and a process that dies on the way must not leave her account to a backup.
  await note('account');
  try {
    await (isAdmin ? eraseAdministrator : eraseAccount)(deps, user);
  } catch (error) {
    if (error instanceof HttpProblem) await note('nothing');
    throw error;
  }
  deps.vaults.forget(user.id);
  deps.journalRevisions.changed(user.id);
  await deps.sessions.endSessions(user.id, { reason: 'deleted' });
  await orderLastTraces(deps, user.id);
}

type Account = Pick<CurrentUser, 'id' | 'email'>;

/** Takes an account out of the database, and out of the work that waits. */
export async function eraseAccount({ jobs }: Pick<Deps, 'jobs'>, account: Account): Promise<void> {
  const names = await namesInJobs(account);
  await eraseWhatIsMuch(account.id);
  await withRetry(() => withTransaction((session) => removeEverything(session, account.id)));
  await jobs.drop((text) => names.some((name) => text.includes(name)));
}

/**
 * One administrator at a time, and never the last. As she may be refused to the last moment nothing of hers goes before: an
 * administrator's own words and drawings are few enough for one transaction. @throws HttpProblem 409 for the last one
 */
async function eraseAdministrator({ jobs }: Pick<Deps, 'jobs'>, account: Account): Promise<void> {
  const names = await namesInJobs(account);
  await withRetry(() =>
    changeAdministrators(async (session) => {
      await removeEverything(session, account.id);
      if ((await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
    }),
  );
  await jobs.drop((text) => names.some((name) => text.includes(name)));
}

/** What names an account in the work that waits. */
async function namesInJobs({ id, email }: Account): Promise<string[]> {
  const messagesSent = await ContactMessageModel.find({ userId: new Types.ObjectId(id) }, { _id: 1 }).lean();
  return [id, JSON.stringify(email), ...messagesSent.map(({ _id }) => _id.toString())];
}

/** Asked before anything goes; that it is still so is made sure of where the account goes. */
async function assertNotLast(): Promise<void> {
  if ((await countAdministrators()) <= 1) throw conflict(messages.lastAdministrator);
}
