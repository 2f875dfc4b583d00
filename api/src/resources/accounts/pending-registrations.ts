import mongoose, { type ClientSession, Types } from 'mongoose';
import { type PendingRegistration, PendingRegistrationModel } from './pending-registration.model.ts';
import { hashOf, newToken, TOKEN_LIFE_MS } from './tokens.ts';
import { usernameKeyOf } from './user.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as an account that was never verified was kept (G-04). */
export const PENDING_LIFE_MS = 30 * DAY_MS;
/** Side by side for one address; beyond them the oldest goes. Mails to one address are limited to three an hour. */
const PER_ADDRESS = 50;

interface Typed {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly browserHash: string;
}

const waiting = (now: Date) => ({ usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) });

/** Keeps what was typed. @returns its id */
export async function addPending(
  { username, email, passwordHash, browserHash }: Typed,
  now: Date,
  session: ClientSession,
): Promise<string> {
  const _id = new Types.ObjectId();
  const expiresAt = new Date(now.getTime() + PENDING_LIFE_MS);
  const usernameKey = usernameKeyOf(username);
  const record = {
    _id,
    username,
    usernameKey,
    email,
    passwordHash,
    browserHash,
    usedAt: null,
    createdAt: now,
    expiresAt,
  };
  await PendingRegistrationModel.create([record], { session });
  const surplus = await PendingRegistrationModel.find({ email }, { _id: 1 }, { session })
    .sort({ createdAt: -1, _id: -1 })
    .skip(PER_ADDRESS)
    .lean();
  if (surplus.length > 0) {
    const ids = surplus.map((row) => row._id);
    await PendingRegistrationModel.deleteMany({ _id: mongoose.trusted({ $in: ids }) }, { session });
  }
  return _id.toString();
}

/** The one of this browser, or else the latest: where several could be meant, one is taken, so that one password is compared. */
async function pick(
  filter: mongoose.QueryFilter<PendingRegistration>,
  browserHash: string | undefined,
  now: Date,
): Promise<PendingRegistration | undefined> {
  const found = await PendingRegistrationModel.find({ ...waiting(now), ...filter })
    .sort({ createdAt: -1, _id: -1 })
    .limit(PER_ADDRESS)
    .lean<PendingRegistration[]>();
  return found.find((one) => browserHash !== undefined && one.browserHash === browserHash) ?? found[0];
}

/** By what is typed at sign-in. */
export const findPendingByLogin = (typed: string, browserHash: string | undefined, now: Date) =>
  pick({ $or: [{ email: typed.toLowerCase() }, { usernameKey: usernameKeyOf(typed) }] }, browserHash, now);

/** The one that a link is to be sent for. @param id where one was named */
export async function findPendingToMail(
  { email, id, browserHash }: { readonly email: string; readonly id?: string; readonly browserHash?: string },
  now: Date,
): Promise<PendingRegistration | undefined> {
  return pick(id === undefined ? { email } : { email, _id: new Types.ObjectId(id) }, browserHash, now);
}

/** Makes the token of its link; the one before no longer works. @returns the token, which is stored nowhere */
export async function issuePendingLink(
  { _id }: Pick<PendingRegistration, '_id'>,
  now: Date,
  session: ClientSession,
): Promise<string> {
  const token = newToken();
  const linkExpiresAt = new Date(now.getTime() + TOKEN_LIFE_MS.verify);
  await PendingRegistrationModel.updateOne({ _id }, { linkHash: hashOf(token), linkExpiresAt }, { session });
  return token;
}

/** Whose link this is, used or not. */
export const findPendingByLink = async (token: string): Promise<PendingRegistration | undefined> =>
  (await PendingRegistrationModel.findOne({ linkHash: hashOf(token) }).lean<PendingRegistration>()) ?? undefined;

/** Uses a registration up, with its link, and ends the others of its address. @returns false when it, or the link, is no more */
export async function usePending(
  { _id, email, linkHash }: PendingRegistration,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await PendingRegistrationModel.updateOne(
    { _id, ...(linkHash && { linkHash }), ...waiting(now), linkExpiresAt: mongoose.trusted({ $gt: now }) },
    { $set: { usedAt: now, username: '', usernameKey: '', passwordHash: '', browserHash: null } },
    { session },
  );
  if (matchedCount === 0) return false;
  // They stay as typed until they run out: whoever made one must not see by it that the address has an account now (V-10).
  await PendingRegistrationModel.updateMany(
    { email, _id: mongoose.trusted({ $ne: _id }), usedAt: null },
    { $unset: { linkHash: 1, linkExpiresAt: 1 } },
    { session },
  );
  return true;
}

/** With the account of an address goes what was ever registered with it. */
export async function forgetPendings(email: string, session: ClientSession): Promise<void> {
  await PendingRegistrationModel.deleteMany({ email }, { session });
}
