import type { ClientSession } from 'mongoose';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { type PendingRegistration, PendingRegistrationModel } from './pending-registration.model.ts';
import { findPendingByLink, PENDING_LIFE_MS } from './pending-registrations.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { readToken } from '../tokens/tokens.ts';
import { type User, UserModel } from '../users/user.model.ts';
import { findUserById, removeUser } from '../users/user.repository.ts';

/** Accounts that an earlier API version created at registration. Blocked ones stay: an administrator blocked them on purpose. */
const UNVERIFIED = { isEmailVerified: false, role: 'user', isActive: true } as const;

/** Turns accounts that were never verified into pending registrations; their mailed links keep working. Idempotent. */
export async function moveUnverifiedAccounts(): Promise<void> {
  for await (const { _id } of UserModel.find(UNVERIFIED, { _id: 1 }).lean().cursor()) await moveOne(_id.toString());
}

/** Moves the unverified account of a mailed link. @returns its registration */
export async function moveByLink(token: string, now: Date): Promise<PendingRegistration | undefined> {
  const found = await readToken('verify', token, now);
  if (found.state !== 'valid') return undefined;
  await moveOne(found.owner);
  return findPendingByLink(token);
}

/** Runs before a mail to an address is prepared. */
export async function moveByAddress(email: string): Promise<void> {
  const found = await UserModel.findOne({ email, ...UNVERIFIED }, { _id: 1 }).lean();
  if (found) await moveOne(found._id.toString());
}

async function moveOne(userId: string): Promise<void> {
  await withTransaction(async (session) => {
    const user = await findUserById(userId, session);
    // The user may have opened the link meanwhile.
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
    codeTries: 0,
    usedAt: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + PENDING_LIFE_MS),
  };
  await PendingRegistrationModel.create([record], { session });
}
