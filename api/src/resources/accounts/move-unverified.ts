import type { ClientSession } from 'mongoose';
import { SessionModel } from '../../platform/sessions/session.model.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { type PendingRegistration, PendingRegistrationModel } from './pending-registration.model.ts';
import { findPendingByLink, PENDING_LIFE_MS } from './pending-registrations.ts';
import { TokenModel } from './token.model.ts';
import { readToken } from './tokens.ts';
import { type User, UserModel } from './user.model.ts';
import { findUserById, removeUser } from './users.store.ts';

/** Accounts that an API process of before this has made of registrations. Blocked ones stay: their block is an administrator's word. */
const UNVERIFIED = { isEmailVerified: false, role: 'user', isActive: true } as const;

/** Makes registrations that wait of accounts that were never verified, with the links that are on their way. Does no harm when repeated. */
export async function moveUnverifiedAccounts(): Promise<void> {
  for await (const { _id } of UserModel.find(UNVERIFIED, { _id: 1 }).lean().cursor()) await moveOne(_id.toString());
}

/** The registration of an account of before, by the link that was sent to it. */
export async function moveByLink(token: string, now: Date): Promise<PendingRegistration | undefined> {
  const found = await readToken('verify', token, now);
  if (found.state !== 'valid') return undefined;
  await moveOne(found.owner);
  return findPendingByLink(token);
}

/** Before a mail is made for an address. */
export async function moveByAddress(email: string): Promise<void> {
  const found = await UserModel.findOne({ email, ...UNVERIFIED }, { _id: 1 }).lean();
  if (found) await moveOne(found._id.toString());
}

async function moveOne(userId: string): Promise<void> {
  await withTransaction(async (session) => {
    const user = await findUserById(userId, session);
    // The link may have been followed just now.
    if (!user || user.isEmailVerified || user.role !== 'user' || !user.isActive) return;
    await keepAsPending(user, session);
    await TokenModel.deleteMany({ owner: userId }, { session });
    await SessionModel.deleteMany({ uid: user._id }, { session });
    await removeUser(userId, session);
  });
}

async function keepAsPending(user: User, session: ClientSession): Promise<void> {
  const { _id, username, usernameKey, email, passwordHash, createdAt } = user;
  const link = await TokenModel.findOne({ owner: _id.toString(), purpose: 'verify', usedAt: null })
    .session(session)
    .lean();
  const record: PendingRegistration = {
    _id,
    username,
    usernameKey,
    email,
    passwordHash,
    browserHash: null,
    ...(link && { linkHash: link.hash, linkExpiresAt: link.expiresAt }),
    usedAt: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + PENDING_LIFE_MS),
  };
  await PendingRegistrationModel.create([record], { session });
}
