import { type ClientSession, Types } from 'mongoose';
import { TokenModel } from '../accounts/token.model.ts';
import { forgetPendings } from '../accounts/pending-registrations.ts';
import { findUserById, removeUser } from '../accounts/users.store.ts';
import { ContactMessageModel } from '../contact/contact.model.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { PremiumClickModel } from '../premium/premium-click.model.ts';
import { eraseWhatSheMade, forgetHistory } from './erase-data.ts';

/** Deletes an account and everything that refers to it. Idempotent. */
export async function removeEverything(session: ClientSession, userId: string): Promise<void> {
  const hers = { userId: new Types.ObjectId(userId) };
  await eraseWhatSheMade(session, userId);
  await forgetHistory(session, userId);
  await PremiumClickModel.deleteMany(hers, { session });
  await ContactMessageModel.deleteMany(hers, { session });
  await TokenModel.deleteMany({ owner: userId }, { session });
  const user = await findUserById(userId, session);
  if (user) await forgetPendings(user.email, session);
  await forgetDevices(userId, session);
  await removeUser(userId, session);
}
