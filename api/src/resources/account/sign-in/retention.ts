import mongoose from 'mongoose';
import type { Vaults } from '../../../platform/crypto/vaults.ts';
import { forgetOldPlaces } from '../devices/known-devices.ts';
import { type User, UserModel } from '../users/user.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Retention of places of sign-ins, in milliseconds (G-04). */
const KEPT_MS = 30 * DAY_MS;

/** Deletes the places of old sign-ins. IP addresses are in sessions only, which have expired by then. */
export async function forgetOldSignIns(now: Date): Promise<void> {
  const before = mongoose.trusted({ $lt: new Date(now.getTime() - KEPT_MS) });
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
