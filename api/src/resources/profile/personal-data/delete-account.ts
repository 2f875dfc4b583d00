import { Types } from 'mongoose';
import type { JournalRevisions } from '../../writing/journal/journal-revisions.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, HttpProblem } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { changeAdministrators, countAdministrators } from '../../account/users/administrators.ts';
import { findUserById } from '../../account/users/user.repository.ts';
import { ContactMessageModel } from '../../outreach/contact/contact.model.ts';
import { eraseWhatIsMuch } from './erase-data.ts';
import { noteErasure } from './erasure-ledger.ts';
import { orderLastTraces } from './last-traces.ts';
import { removeEverything } from './remove-everything.ts';

/**
 * Deletes an account with all its data (G-02). The data key is deleted too, so that encrypted text in backups becomes unreadable.
 * Administrators' acts on the account stay in the audit, which contains only its id.
 * @throws HttpProblem 409 for the last administrator
 */
export async function deleteAccount(
  deps: Pick<Deps, 'sessions' | 'vaults' | 'jobs' | 'clock' | 'env'> & { readonly journalRevisions: JournalRevisions },
  user: CurrentUser,
): Promise<void> {
  const isAdmin = user.isAdministrator;
  if (isAdmin) await assertNotLast();
  const note = (what: 'account' | 'nothing') =>
    noteErasure(deps.env.DATA_DIR, { what, userId: user.id, at: deps.clock().toISOString() });
  // Recorded before the deletion: if the process dies halfway, a restored backup must not bring the account back.
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

/** Deletes an account from the database, and the jobs that concern it. */
export async function eraseAccount({ jobs }: Pick<Deps, 'jobs'>, account: Account): Promise<void> {
  const names = await namesInJobs(account);
  await eraseWhatIsMuch(account.id);
  await withRetry(() => withTransaction((session) => removeEverything(session, account.id)));
  await jobs.deleteWhere((text) => names.some((name) => text.includes(name)));
}

/**
 * Deletes an administrator's account, one at a time, and never the last one. As the deletion may be refused until the end, nothing is
 * deleted before: an administrator's own documents and drawings are few enough for one transaction.
 * @throws HttpProblem 409 for the last administrator
 */
async function eraseAdministrator({ jobs }: Pick<Deps, 'jobs'>, account: Account): Promise<void> {
  const names = await namesInJobs(account);
  await withRetry(() =>
    changeAdministrators(async (session) => {
      await removeEverything(session, account.id);
      if ((await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
    }),
  );
  await jobs.deleteWhere((text) => names.some((name) => text.includes(name)));
}

/** The strings that identify an account in pending jobs. */
async function namesInJobs({ id, email }: Account): Promise<string[]> {
  const messagesSent = await ContactMessageModel.find({ userId: new Types.ObjectId(id) }, { _id: 1 }).lean();
  const user = await findUserById(id);
  const addresses = [email, user?.warningAddress, user?.pendingWarningAddress].flatMap((address) => address ?? []);
  return [id, ...addresses.map((address) => JSON.stringify(address)), ...messagesSent.map(({ _id }) => _id.toString())];
}

/** An early check; the transaction of the deletion checks again. */
async function assertNotLast(): Promise<void> {
  if ((await countAdministrators()) <= 1) throw conflict(messages.lastAdministrator);
}
