import mongoose from 'mongoose';
import type { Vaults } from '../../../platform/crypto/vaults.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { forgetOldPlaces } from '../devices/known-devices.ts';
import { type User, UserModel } from '../users/user.model.ts';
import { removeUser } from '../users/user.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of unverified accounts and of places of sign-ins, in milliseconds (G-04). */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes old unverified accounts of an earlier API version, and the places of old sign-ins. IP addresses are in sessions only, which have
 * expired by then.
 */
export async function forgetWhatIsOld(now: Date): Promise<void> {
  const before = mongoose.trusted({ $lt: new Date(now.getTime() - KEPT_MS) });
  // An unverified account has never had a session, so nothing refers to it.
  const unverified = { isEmailVerified: false, role: 'user' as const, createdAt: before };
  for await (const { _id } of UserModel.find(unverified, { _id: 1 }).lean().cursor())
    await withTransaction(async (session) => {
      // The user may have opened the link meanwhile.
      const isStill = await UserModel.exists({ _id, isEmailVerified: false }).session(session);
      if (isStill) await removeUser(_id.toString(), session);
    });
  await forgetOldPlaces(new Date(now.getTime() - KEPT_MS));
  await UserModel.updateMany(
    { country: mongoose.trusted({ $type: 'string' }), lastLoginAt: before },
    { city: null, country: null },
  );
}

/** Wraps the data keys of older operator keys with the newest, after a rotation, so that the older ones can be removed. */
export async function rewrapDataKeys(vaults: Vaults): Promise<void> {
  const outdated = UserModel.find(
    { dataKeyId: mongoose.trusted({ $ne: vaults.newestKeyId }) },
    { dataKey: 1, dataKeyId: 1 },
  );
  for await (const user of outdated.lean<Pick<User, '_id' | 'dataKey' | 'dataKeyId'>>().cursor()) {
    const { wrapped, keyId } = await vaults.rewrap(user._id.toString(), user.dataKey);
    await UserModel.updateOne({ _id: user._id, dataKeyId: user.dataKeyId }, { dataKey: wrapped, dataKeyId: keyId });
  }
}
