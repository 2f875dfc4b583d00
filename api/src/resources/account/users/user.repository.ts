import { usernameKeyOf } from '@app/contract/names';
import mongoose, { type ClientSession } from 'mongoose';
import type { SealedField } from '../../../platform/crypto/vault.ts';
import type { MailedAccount } from '../../../platform/mail/mailer.ts';
import { searchFieldsOf } from './search-text.ts';
import { type User, UserModel, usernameLookOf } from './user.model.ts';

export const findUserById = async (id: string, session?: ClientSession): Promise<User | undefined> =>
  (await UserModel.findById(id)
    .session(session ?? null)
    .lean<User>()) ?? undefined;

export const findUserByEmail = async (email: string, session?: ClientSession): Promise<User | undefined> =>
  (await UserModel.findOne({ email })
    .session(session ?? null)
    .lean<User>()) ?? undefined;

/** Whether the account is asked for its password each time (D44). */
export const asksEachTime = async (id: string): Promise<boolean> =>
  (await UserModel.exists({ _id: id, asksEachTime: true })) !== null;

/** Whether mails to a user name the product nowhere (D44). */
export const wantsDiscreetMails = async (mail: MailedAccount): Promise<boolean> =>
  (await UserModel.exists({ discreetMails: true, ...accountOfMail(mail) })) !== null;

/**
 * Filter of the account that a mail is about: its id if the mail has one, as a user name may have changed since; its address only if the
 * mail names no user, as a notice of a changed address goes to one that no account has any more.
 */
export function accountOfMail({ to, username, userId }: MailedAccount): { [field: string]: string } {
  if (userId) return { _id: userId };
  return username === undefined ? { email: to } : { usernameKey: usernameKeyOf(username) };
}

/**
 * Finds by the login typed at sign-in: a user name or an e-mail address. The address takes precedence, where another account has it as its
 * user name.
 */
export async function findUserByLogin(login: string): Promise<User | undefined> {
  const email = login.toLowerCase();
  const found = await UserModel.find({ $or: [{ email }, { usernameKey: usernameKeyOf(login) }] })
    .limit(2)
    .lean<User[]>();
  return found.find((user) => user.email === email) ?? found[0];
}

/** Current user names of those ids that are accounts. */
export async function usernamesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = [...new Set(ids)].filter((id) => /^[0-9a-f]{24}$/.test(id));
  const users = await UserModel.find({ _id: mongoose.trusted({ $in: accounts }) }, { username: 1 }).lean<
    Pick<User, '_id' | 'username'>[]
  >();
  return new Map(users.map(({ _id, username }) => [_id.toString(), username]));
}

/** Whether an account has the same user name, or one that looks like it. */
export const isUsernameTaken = async (username: string): Promise<boolean> =>
  (await UserModel.exists({
    $or: [{ usernameKey: usernameKeyOf(username) }, { usernameLook: usernameLookOf(username) }],
  })) !== null;

/**
 * Inserts an account, in the transaction of its registration; seeds pass no session.
 * @throws E11000 if name or address were taken meanwhile
 */
export async function insertUser(user: User, session?: ClientSession): Promise<void> {
  await UserModel.create([user], { ...(session && { session }) });
}

/** The fields that one write may change; `usernameKey`, `usernameLook` and the search fields are derived. */
export type UserChange = Partial<
  Omit<User, '_id' | 'usernameKey' | 'usernameLook' | 'fold' | 'searchWords' | 'createdAt' | 'lastActiveAt'>
>;

/**
 * Changes fields of an account, with the fields derived from them.
 * @returns the account as it was, or `undefined` if there is none
 */
export async function updateUser(
  userId: string,
  change: UserChange,
  session: ClientSession,
): Promise<User | undefined> {
  const before = await UserModel.findById(userId).session(session).lean<User>();
  if (!before) return undefined;
  const after = { ...before, ...change };
  const isRenamed = before.username !== after.username || before.email !== after.email;
  const derived = isRenamed
    ? {
        usernameKey: usernameKeyOf(after.username),
        usernameLook: usernameLookOf(after.username),
        ...searchFieldsOf(after),
      }
    : {};
  await UserModel.updateOne({ _id: userId }, { ...change, ...derived }, { session });
  return before;
}

/** Deletes an account; the caller deletes what refers to it. @returns false if there was none */
export const removeUser = async (userId: string, session: ClientSession): Promise<boolean> =>
  (await UserModel.deleteOne({ _id: userId }, { session })).deletedCount === 1;

/** The user's wrapped data key, for `Vaults`. */
export async function readWrappedKey(userId: string): Promise<SealedField | undefined> {
  const user = await UserModel.findById(userId, { dataKey: 1 }).lean<Pick<User, 'dataKey'>>();
  return user?.dataKey;
}
