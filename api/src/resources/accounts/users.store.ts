import type { ClientSession } from 'mongoose';
import type { SealedField } from '../../platform/crypto/vault.ts';
import { type User, UserModel, usernameKeyOf } from './user.model.ts';

export const findUserById = async (id: string): Promise<User | undefined> =>
  (await UserModel.findById(id).lean<User>()) ?? undefined;

export const findUserByEmail = async (email: string): Promise<User | undefined> =>
  (await UserModel.findOne({ email }).lean<User>()) ?? undefined;

/** By what she types at sign-in: a user name or an e-mail address. An address goes first where somebody took one as a name. */
export async function findUserByLogin(login: string): Promise<User | undefined> {
  const email = login.toLowerCase();
  const found = await UserModel.find({ $or: [{ email }, { usernameKey: usernameKeyOf(login) }] })
    .limit(2)
    .lean<User[]>();
  return found.find((user) => user.email === email) ?? found[0];
}

export const isUsernameTaken = async (username: string): Promise<boolean> =>
  (await UserModel.exists({ usernameKey: usernameKeyOf(username) })) !== null;

/** @throws E11000 when the name or the address was taken meanwhile */
export async function insertUser(user: User, session?: ClientSession): Promise<void> {
  await UserModel.create([user], { ...(session && { session }) });
}

/** Her wrapped data key, for `Vaults`. */
export async function readWrappedKey(userId: string): Promise<SealedField | undefined> {
  const user = await UserModel.findById(userId, { dataKey: 1 }).lean<Pick<User, 'dataKey'>>();
  return user?.dataKey;
}
