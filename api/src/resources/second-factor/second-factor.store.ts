import mongoose, { type ClientSession, type Types } from 'mongoose';
import { type SecondFactor, UserModel } from '../accounts/user.model.ts';

// Each of these writes is right or does nothing, whatever else goes on with the account at that moment.

type UserId = Types.ObjectId | string;

/** Lays a secret ready that no code has proved yet, in the place of one before. @returns false when the second factor is on */
export async function layReady(userId: UserId, secret: Buffer): Promise<boolean> {
  const secondFactor: SecondFactor = { secret, isOn: false, lastStep: 0, recoveryHashes: [] };
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': mongoose.trusted({ $ne: true }) },
    { $set: { secondFactor } },
  );
  return matchedCount === 1;
}

/**
 * Spends a code's half minute, and changes what else is given, where this very secret is still hers.
 * @returns false when that half minute or a later one was used before: of two at once exactly one gets it
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

/** Spends a recovery code. @returns false when it is none of those that are left */
export async function spendRecoveryHash(userId: UserId, hash: string): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true, 'secondFactor.recoveryHashes': hash },
    { $pull: { 'secondFactor.recoveryHashes': hash } },
  );
  return matchedCount === 1;
}

/** Puts others in the place of the recovery codes that are left. @returns false when the second factor is off */
export async function replaceRecoveryHashes(userId: UserId, recoveryHashes: string[]): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true },
    { $set: { 'secondFactor.recoveryHashes': recoveryHashes } },
  );
  return matchedCount === 1;
}

/** @returns false when she had none */
export async function removeSecondFactor(userId: UserId, session?: ClientSession): Promise<boolean> {
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, 'secondFactor.isOn': true },
    { $set: { secondFactor: null } },
    { ...(session && { session }) },
  );
  return matchedCount === 1;
}
