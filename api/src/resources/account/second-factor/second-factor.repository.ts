import mongoose, { type ClientSession, type Types } from 'mongoose';
import { type SecondFactor, UserModel } from '../users/user.model.ts';

// Each of these writes is a single conditional update: safe under concurrent changes of the account.

type UserId = Types.ObjectId | string;

/** Stores a secret that no code has confirmed yet, replacing an earlier one. @returns false if the second factor is on */
export async function storePendingSecret(userId: UserId, secret: Buffer): Promise<boolean> {
  const secondFactor: SecondFactor = { secret, isOn: false, lastStep: 0, recoveryHashes: [] };
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': mongoose.trusted({ $ne: true }) },
    { $set: { secondFactor } },
  );
  return matchedCount === 1;
}

/**
 * Uses up a code's 30-second step, and applies `change`, if the user's secret is still this one.
 * @returns false if that step or a later one was used before: of two concurrent calls exactly one succeeds
 */
export async function spendStep(
  userId: UserId,
  { secret, isOn }: SecondFactor,
  step: number,
  change: Partial<Pick<SecondFactor, 'isOn' | 'onSince' | 'recoveryHashes'>> = {},
  session?: ClientSession,
): Promise<boolean> {
  const fields = Object.entries({ ...change, lastStep: step }).map(([name, value]) => [`secondFactor.${name}`, value]);
  const { matchedCount } = await UserModel.updateOne(
    {
      _id: userId,
      'secondFactor.secret': secret,
      'secondFactor.isOn': isOn,
      'secondFactor.lastStep': mongoose.trusted({ $lt: step }),
    },
    { $set: Object.fromEntries(fields) },
    { ...(session && { session }) },
  );
  return matchedCount === 1;
}

/** Uses up a recovery code. @returns false if it is not among the unused ones */
export async function spendRecoveryHash(userId: UserId, hash: string): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true, 'secondFactor.recoveryHashes': hash },
    { $pull: { 'secondFactor.recoveryHashes': hash } },
  );
  return matchedCount === 1;
}

/** Replaces the unused recovery codes. @returns false if the second factor is off */
export async function replaceRecoveryHashes(userId: UserId, recoveryHashes: string[]): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true },
    { $set: { 'secondFactor.recoveryHashes': recoveryHashes } },
  );
  return matchedCount === 1;
}

/** @returns false if there was none */
export async function removeSecondFactor(userId: UserId, session?: ClientSession): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true },
    { $set: { secondFactor: null } },
    { ...(session && { session }) },
  );
  return matchedCount === 1;
}
