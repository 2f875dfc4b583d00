import { Types } from 'mongoose';
import type { JournalRevisions } from '../../writing/journal/journal-revisions.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, HttpProblem } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { addressesKeptForUndo } from '../../account/email-change/undo-links.ts';
import { countAdministrators, isAdministrator, takeAdministratorsTurn } from '../../account/users/administrators.ts';
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
  user: Account,
): Promise<void> {
  await assertNotLast(user);
  const note = (what: 'account' | 'nothing') =>
    noteErasure(deps.env.DATA_DIR, { what, userId: user.id, at: deps.clock().toISOString() });
  // Recorded before the deletion: if the process dies halfway, a restored backup must not bring the account back.
  await note('account');
  try {
    await eraseUnlessLast(deps, user);
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
export async function eraseAccount(deps: Pick<Deps, 'jobs' | 'clock'>, account: Account): Promise<void> {
  await eraseWhatIsMuch(account.id);
  await eraseWithJobs(deps, account, removeEverything);
}

/**
 * As `eraseAccount`, administrators one at a time, and never the last one. As the deletion of an administrator may be refused until the
 * end, nothing is deleted before: their own documents and drawings are few enough for one transaction. Who is one, the database tells: a
 * session's copy may be half a minute old.
 * @throws HttpProblem 409 for the last administrator
 */
async function eraseUnlessLast(deps: Pick<Deps, 'jobs' | 'clock'>, account: Account): Promise<void> {
  if (!(await isAdministrator(account.id))) await eraseWhatIsMuch(account.id);
  await eraseWithJobs(deps, account, async (session, userId) => {
    const isAdmin = await isAdministrator(userId, session);
    if (isAdmin) await takeAdministratorsTurn(session);
    await removeEverything(session, userId);
    if (isAdmin && (await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
  });
}

async function eraseWithJobs(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  account: Account,
  erase: typeof removeEverything,
): Promise<void> {
  const names = await namesInJobs(account, clock());
  await withRetry(() => withTransaction((session) => erase(session, account.id)));
  await jobs.deleteWhere((text) => names.some((name) => text.includes(name)));
}

/**
 * The strings that identify an account in jobs, sent mails included. Of addresses only those that no other account can have: one that was
 * asked for, or gets copies of warnings, may be somebody else's, and mails to it about this account name its id.
 */
async function namesInJobs({ id, email }: Account, now: Date): Promise<string[]> {
  const messagesSent = await ContactMessageModel.find({ userId: new Types.ObjectId(id) }, { _id: 1 }).lean();
  const addresses = [email, ...(await addressesKeptForUndo(id, now))];
  return [id, ...addresses.map((address) => JSON.stringify(address)), ...messagesSent.map(({ _id }) => _id.toString())];
}

/** An early check; the transaction of the deletion checks again. */
async function assertNotLast({ id }: Account): Promise<void> {
  if ((await isAdministrator(id)) && (await countAdministrators()) <= 1) throw conflict(messages.lastAdministrator);
}
