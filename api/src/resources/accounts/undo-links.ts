import mongoose, { type ClientSession, Types } from 'mongoose';
import { TokenModel, type TokenRecord } from './token.model.ts';
import { hashOf, newToken, TOKEN_LIFE_MS } from './tokens.ts';
import type { User } from './user.model.ts';

/*
 * Links to undo a change of address. They lie in the mailbox of the address that an account had, and outlive whatever is done with the
 * account meanwhile: other changes of its address, new passwords, new second factors. Of several the one of the older address wins.
 */

const isLive = (now: Date) => ({ purpose: 'undo' as const, usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) });

/** Makes a link for the address that an account has now. @returns its token, which is stored nowhere */
export async function issueUndoLink(user: User, now: Date, session: ClientSession): Promise<string> {
  const token = newToken();
  const owner = user._id.toString();
  // Turned on after the first of them was made: not by whoever reads that mailbox.
  const hadSecondFactor = Boolean(user.secondFactor?.isOn) && (await hadSecondFactorBefore(user, now, session));
  const record: TokenRecord = {
    _id: `undo:${owner}:${new Types.ObjectId().toString()}`,
    purpose: 'undo',
    hash: hashOf(token),
    owner,
    address: user.email,
    madeAt: now,
    hadSecondFactor,
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

/** From the moment of the change on, those sent when it was asked for work as long as the one that is sent now. */
export async function prolongUndoLinks({ _id, email }: User, now: Date, session: ClientSession): Promise<void> {
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS.undo);
  await TokenModel.updateMany({ ...isLive(now), owner: _id.toString(), address: email }, { expiresAt }, { session });
}

/** Voids what one of them has settled: the others of its address, and those of addresses that came after. */
export async function voidLaterUndoLinks({ owner, address, madeAt }: TokenRecord, session: ClientSession) {
  const settled = [{ address }, { madeAt: mongoose.trusted({ $gte: madeAt }) }];
  await TokenModel.deleteMany({ owner, purpose: 'undo', usedAt: null, $or: settled }, { session });
}

/** Whether an address is kept for another account, which it may come back to. */
export async function isKeptForUndo(
  address: string,
  owner: string | undefined,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const kept = { ...isLive(now), address, ...(owner !== undefined && { owner: mongoose.trusted({ $ne: owner }) }) };
  return (await TokenModel.exists(kept).session(session)) !== null;
}
