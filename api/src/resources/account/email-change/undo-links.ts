import mongoose, { type ClientSession, Types } from 'mongoose';
import { TokenModel, type TokenRecord } from '../tokens/token.model.ts';
import { hashOf, newToken, TOKEN_LIFE_MS } from '../tokens/tokens.ts';
import type { User } from '../users/user.model.ts';

/*
 * Links that undo a change of address, mailed to the former address of an account. They stay valid through later changes of address, new
 * passwords and new second factors. Of several links, the one of the oldest address wins.
 */

const isLive = (now: Date) => ({ purpose: 'undo' as const, usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) });

/** Issues a link for the account's present address. @returns its token, which is not stored */
export async function issueUndoLink(user: User, now: Date, session: ClientSession): Promise<string> {
  const token = newToken();
  const owner = user._id.toString();
  // A second factor turned on after the first undo link may be an attacker's: it does not count.
  const hadSecondFactor = Boolean(user.secondFactor?.isOn) && (await hadSecondFactorBefore(user, now, session));
  const record: TokenRecord = {
    _id: `undo:${owner}:${new Types.ObjectId().toString()}`,
    purpose: 'undo',
    hash: hashOf(token),
    owner,
    address: user.email,
    madeAt: now,
    hadSecondFactor,
    warningHash: await warningHashBefore(user, now, session),
    expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS.undo),
    usedAt: null,
  };
  await TokenModel.create([record], { session });
  return token;
}

async function hadSecondFactorBefore({ _id, email }: User, now: Date, session: ClientSession): Promise<boolean> {
  const without = { ...isLive(now), owner: _id.toString(), address: email, hadSecondFactor: false };
  return !(await TokenModel.exists(without).session(session));
}

/**
 * Reads the hash of the second address from the first undo link, as for the second factor: an address confirmed since may be an attacker's.
 */
async function warningHashBefore({ _id, email, warningAddress }: User, now: Date, session: ClientSession) {
  const first = await TokenModel.findOne({ ...isLive(now), owner: _id.toString(), address: email })
    .sort({ madeAt: 1 })
    .session(session)
    .lean();
  if (first) return first.warningHash ?? null;
  return warningAddress ? hashOf(warningAddress) : null;
}

/** Extends the links that were sent when the change was requested to the lifetime of the one sent at its confirmation. */
export async function prolongUndoLinks({ _id, email }: User, now: Date, session: ClientSession): Promise<void> {
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS.undo);
  await TokenModel.updateMany({ ...isLive(now), owner: _id.toString(), address: email }, { expiresAt }, { session });
}

/** Voids, after a link was used, the others of its address and those created later. */
export async function voidLaterUndoLinks({ owner, address, madeAt }: TokenRecord, session: ClientSession) {
  const settled = [{ address }, { madeAt: mongoose.trusted({ $gte: madeAt }) }];
  await TokenModel.deleteMany({ owner, purpose: 'undo', usedAt: null, $or: settled }, { session });
}

/** The former addresses of an account that are still reserved for it: no other account has them. */
export async function addressesKeptForUndo(owner: string, now: Date): Promise<string[]> {
  const links = await TokenModel.find({ ...isLive(now), owner }, { _id: 0, address: 1 }).lean();
  return links.flatMap(({ address }) => address ?? []);
}

/** Whether an address is reserved for another account, which may return to it by an undo link. */
export async function isKeptForUndo(
  address: string,
  owner: string | undefined,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const kept = { ...isLive(now), address, ...(owner !== undefined && { owner: mongoose.trusted({ $ne: owner }) }) };
  return (await TokenModel.exists(kept).session(session)) !== null;
}
