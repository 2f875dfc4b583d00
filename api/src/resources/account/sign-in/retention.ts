import mongoose from 'mongoose';
import type { Vaults } from '../../../platform/crypto/vaults.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
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

type WrappedUser = Pick<User, '_id' | 'dataKey' | 'dataKeyId'>;

/** Wraps the data keys of older operator keys with the newest, after a rotation, so that the older ones can be removed. */
export async function rewrapDataKeys(vaults: Vaults): Promise<void> {
  const outdated = UserModel.find(
    { dataKeyId: mongoose.trusted({ $ne: vaults.newestKeyId }) },
    { dataKey: 1, dataKeyId: 1 },
  );
  await eachInTurn(outdated.lean<WrappedUser>().cursor(), async ({ _id, dataKey, dataKeyId }: WrappedUser) => {
    const { wrapped, keyId } = await vaults.rewrap(_id.toString(), dataKey);
    await UserModel.updateOne({ _id, dataKeyId }, { dataKey: wrapped, dataKeyId: keyId });
  });
}
