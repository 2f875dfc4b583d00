import mongoose, { type ClientSession } from 'mongoose';
import type { SealedField } from '../../platform/crypto/vault.ts';
import { countUser } from '../admin-figures/count-user.ts';
import { searchFieldsOf } from './search-text.ts';
import { type User, UserModel, usernameKeyOf, usernameLookOf } from './user.model.ts';

export const findUserById = async (id: string, session?: ClientSession): Promise<User | undefined> =>
  (await UserModel.findById(id)
    .session(session ?? null)
    .lean<User>()) ?? undefined;

export const findUserByEmail = async (email: string, session?: ClientSession): Promise<User | undefined> =>
  (await UserModel.findOne({ email })
    .session(session ?? null)
    .lean<User>()) ?? undefined;

/** By what she types at sign-in: a user name or an e-mail address. An address goes first where somebody took one as a name. */
export async function findUserByLogin(login: string): Promise<User | undefined> {
  const email = login.toLowerCase();
  const found = await UserModel.find({ $or: [{ email }, { usernameKey: usernameKeyOf(login) }] })
    .limit(2)
    .lean<User[]>();
  return found.find((user) => user.email === email) ?? found[0];
}

/** Today's user names of those ids that are accounts. */
export async function usernamesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = [...new Set(ids)].filter((id) => /^[0-9a-f]{24}$/.test(id));
  const users = await UserModel.find({ _id: mongoose.trusted({ $in: accounts }) }, { username: 1 }).lean<
    Pick<User, '_id' | 'username'>[]
  >();
  return new Map(users.map(({ _id, username }) => [_id.toString(), username]));
}

/** By the same name, or by one that looks like it. */
export const isUsernameTaken = async (username: string): Promise<boolean> =>
  (await UserModel.exists({
    $or: [{ usernameKey: usernameKeyOf(username) }, { usernameLook: usernameLookOf(username) }],
  })) !== null;

/** Adds an account, and counts it, in the transaction of its registration; seeds do without. @throws E11000 when the name or the address was taken meanwhile */
export async function insertUser(user: User, session?: ClientSession): Promise<void> {
  await UserModel.create([user], { ...(session && { session }) });
  await countUser(undefined, user, session);
}

/** What may change of an account in one write; `usernameKey`, `usernameLook` and the fields of the search follow by themselves. */
export type UserChange = Partial<
  Omit<User, '_id' | 'usernameKey' | 'usernameLook' | 'fold' | 'grams' | 'createdAt' | 'lastActiveAt'>
>;

/**
 * Changes an account where the administrator's figures or search depend on it: role, block, verification, name, address. They follow in
 * the same transaction.
 * @returns the account as it was, or `undefined` when there is none
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
  const derived = isRenamed ? { usernameKey: usernameKeyOf(after.username), ...searchFieldsOf(after) } : {};
  // A name of before that looks like an older one stays as it is, whatever else of the account changes.
  const look = before.username === after.username ? {} : { usernameLook: usernameLookOf(after.username) };
  await UserModel.updateOne({ _id: userId }, { ...change, ...derived, ...look }, { session });
  await countUser(before, after, session);
  return before;
}

/** Removes an account and takes it out of the figures; what hangs on it is the caller's. @returns false when there was none */
export async function removeUser(userId: string, session: ClientSession): Promise<boolean> {
  const removed = await UserModel.findByIdAndDelete(userId, { session }).lean<User>();
  if (removed) await countUser(removed, undefined, session);
  return removed !== null;
}

/** Her wrapped data key, for `Vaults`. */
export async function readWrappedKey(userId: string): Promise<SealedField | undefined> {
  const user = await UserModel.findById(userId, { dataKey: 1 }).lean<Pick<User, 'dataKey'>>();
  return user?.dataKey;
}
