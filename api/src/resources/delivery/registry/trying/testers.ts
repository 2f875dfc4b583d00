import type { RemoteTester } from '@app/contract/remote-trials';
import { usernameKeyOf } from '@app/contract/names';
import mongoose, { type ClientSession } from 'mongoose';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { UserModel } from '../../../account/users/user.model.ts';
import { RemoteOwnerModel } from '../ownership/owner.model.ts';

interface By {
  readonly by: string;
  readonly now: Date;
}

/** The accounts that may try versions, by remote and name. */
export async function readTesters(): Promise<RemoteTester[]> {
  const some = mongoose.trusted({ $exists: true });
  const users = await UserModel.find({ testsRemotes: some }, { username: 1, testsRemotes: 1 }).lean();
  return users
    .flatMap(({ _id, username, testsRemotes = [] }) =>
      testsRemotes.map((remote) => ({ remote, userId: _id.toString(), username })),
    )
    .toSorted((a, b) => a.remote.localeCompare(b.remote) || a.username.localeCompare(b.username, 'es'));
}

/** Lists an account. Idempotent. @throws HttpProblem 404 unknown remote or user · 409 an administrators' remote */
export async function addTester(remote: string, username: string, { by, now }: By): Promise<RemoteTester> {
  return withTransaction(async (session) => {
    const owner = await RemoteOwnerModel.findById(remote).session(session).lean();
    if (!owner) throw notFound();
    if (owner.access === 'admin') throw conflict(messages.testersOfAdmin(remote));
    const user = await UserModel.findOneAndUpdate(
      { usernameKey: usernameKeyOf(username), isActive: true },
      { $addToSet: { testsRemotes: remote } },
      { session },
    ).lean();
    if (!user) throw notFound(messages.unknownUser(username));
    const userId = user._id.toString();
    if (!user.testsRemotes?.includes(remote)) await auditChange('add_tester', { remote, userId }, { by, now }, session);
    return { remote, userId, username: user.username };
  });
}

/** Takes an account from the list, and so what it has opened: each request checks the list. @throws HttpProblem 404 it is not listed */
export async function removeTester(remote: string, userId: string, { by, now }: By): Promise<void> {
  await withTransaction(async (session) => {
    const user = await UserModel.findOneAndUpdate(
      { _id: userId, testsRemotes: remote },
      { $pull: { testsRemotes: remote } },
      { session },
    ).lean();
    if (!user) throw notFound();
    await auditChange('remove_tester', { remote, userId }, { by, now }, session);
  });
}

/** Writes two audit records, as each has one target: the account, and the remote. */
async function auditChange(
  action: 'add_tester' | 'remove_tester',
  { remote, userId }: Pick<RemoteTester, 'remote' | 'userId'>,
  { by, now }: By,
  session: ClientSession,
): Promise<void> {
  await recordAudit({ at: now, actor: by, action: 'change_testers', target: `remote:${remote}` }, session);
  await recordAudit({ at: now, actor: by, action, target: userId }, session);
}
