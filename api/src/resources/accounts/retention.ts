import mongoose from 'mongoose';
import type { Vaults } from '../../platform/crypto/vaults.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { forgetOldPlaces } from '../devices/known-devices.ts';
import { type User, UserModel } from './user.model.ts';
import { removeUser } from './users.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** G-04: accounts never verified, and places of sign-ins. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes accounts of before that were never verified and forgets where long-gone sign-ins came from. Addresses lie in sessions only, which end by then. */
export async function forgetWhatIsOld(now: Date): Promise<void> {
  const before = mongoose.trusted({ $lt: new Date(now.getTime() - KEPT_MS) });
  // Nobody can have signed in to an unverified account, so nothing else hangs on it.
  const unverified = { isEmailVerified: false, role: 'user' as const, createdAt: before };
  for await (const { _id } of UserModel.find(unverified, { _id: 1 }).lean().cursor())
    await withTransaction(async (session) => {
      // She may have followed her link just now.
      const isStill = await UserModel.exists({ _id, isEmailVerified: false }).session(session);
      if (isStill) await removeUser(_id.toString(), session);
    });
  await forgetOldPlaces(new Date(now.getTime() - KEPT_MS));
  await UserModel.updateMany(
    { country: mongoose.trusted({ $type: 'string' }), lastLoginAt: before },
    { city: null, country: null },
  );
}

/** After a rotation of the operator key: wraps the data keys of older ones again, so that those can be taken away. */
export async function rewrapDataKeys(vaults: Vaults): Promise<void> {
  const outdated = UserModel.find(
    { dataKeyId: mongoose.trusted({ $ne: vaults.newestKeyId }) },
    { dataKey: 1, dataKeyId: 1 },
  );
  for await (const user of outdated.lean<Pick<User, '_id' | 'dataKey' | 'dataKeyId'>>().cursor()) {
    const { wrapped, keyId } = vaults.rewrap(user._id.toString(), user.dataKey);
    await UserModel.updateOne({ _id: user._id, dataKeyId: user.dataKeyId }, { dataKey: wrapped, dataKeyId: keyId });
  }
}
