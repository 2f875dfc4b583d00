import { usernameKeyOf } from '@app/contract/names';
import mongoose, { type ClientSession, Types } from 'mongoose';
import { type PendingRegistration, PendingRegistrationModel } from './pending-registration.model.ts';
import { CODE_TRIES, codeFields, newCode } from './mailed-code.ts';
import { hashOf, newToken, TOKEN_LIFE_MS } from '../tokens/tokens.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Life of a pending registration (G-04). */
const PENDING_LIFE_MS = 30 * DAY_MS;
/** Maximum number of registrations per address; beyond it the oldest is deleted. Mails to one address are limited to three an hour. */
const PER_ADDRESS = 50;

interface Typed {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly browserHash: string;
}

const waiting = (now: Date) => ({ usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) });

/** Stores the form data. @returns its id */
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
    codeTries: 0,
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

/** Picks the registration of this browser, or else the latest: only one password is compared. */
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

/** Finds a registration by the login typed at sign-in. */
export const findPendingByLogin = (typed: string, browserHash: string | undefined, now: Date) =>
  pick({ $or: [{ email: typed.toLowerCase() }, { usernameKey: usernameKeyOf(typed) }] }, browserHash, now);

/** The registration that a link is to be sent for. @param id if one was named */
export async function findPendingToMail(
  { email, id, browserHash }: { readonly email: string; readonly id?: string; readonly browserHash?: string },
  now: Date,
): Promise<PendingRegistration | undefined> {
  return pick(id === undefined ? { email } : { email, _id: new Types.ObjectId(id) }, browserHash, now);
}

/** Issues a token for its link, and a code; the previous ones become invalid. @returns both, which are not stored */
export async function issuePendingProofs(
  { _id }: Pick<PendingRegistration, '_id'>,
  { now, pepper }: { readonly now: Date; readonly pepper: Buffer },
  session: ClientSession,
): Promise<{ readonly token: string; readonly code: string }> {
  const token = newToken();
  const code = newCode();
  const linkExpiresAt = new Date(now.getTime() + TOKEN_LIFE_MS.verify);
  const proofs = { linkHash: hashOf(token), linkExpiresAt, ...codeFields(_id, code, now, pepper) };
  await PendingRegistrationModel.updateOne({ _id }, proofs, { session });
  return { token, code };
}

/** The registration of a link, used or not. */
export const findPendingByLink = async (token: string): Promise<PendingRegistration | undefined> =>
  (await PendingRegistrationModel.findOne({ linkHash: hashOf(token) }).lean<PendingRegistration>()) ?? undefined;

/** Counts a try of a code. @returns the registration of this browser, unless its tries are used up */
export const tryCodeOf = async (browserHash: string, now: Date): Promise<PendingRegistration | undefined> =>
  (await PendingRegistrationModel.findOneAndUpdate(
    { browserHash, ...waiting(now), codeTries: mongoose.trusted({ $not: { $gte: CODE_TRIES } }) },
    { $inc: { codeTries: 1 } },
    { returnDocument: 'after' },
  ).lean<PendingRegistration>()) ?? undefined;

/**
 * Marks a registration and its link as used, and invalidates the links of the others of its address. @returns false if it was used or
 * replaced meanwhile
 */
export async function usePending(
  { _id, email, linkHash }: PendingRegistration,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await PendingRegistrationModel.updateOne(
    { _id, ...(linkHash && { linkHash }), ...waiting(now), linkExpiresAt: mongoose.trusted({ $gt: now }) },
    {
      $set: { usedAt: now, username: '', usernameKey: '', passwordHash: '', browserHash: null },
      $unset: { codeHash: 1, codeExpiresAt: 1 },
    },
    { session },
  );
  if (matchedCount === 0) return false;
  // The others stay until they expire: their deletion would reveal that the address has an account now (V-10).
  await PendingRegistrationModel.updateMany(
    { email, _id: mongoose.trusted({ $ne: _id }), usedAt: null },
    { $unset: { linkHash: 1, linkExpiresAt: 1, codeHash: 1, codeExpiresAt: 1 } },
    { session },
  );
  return true;
}

/** Deletes, together with an account, all registrations of its address. */
export async function forgetPendings(email: string, session: ClientSession): Promise<void> {
  await PendingRegistrationModel.deleteMany({ email }, { session });
}
