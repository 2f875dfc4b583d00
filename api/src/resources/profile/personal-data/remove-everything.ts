import { type ClientSession, Types } from 'mongoose';
import { TokenModel } from '../../account/tokens/token.model.ts';
import { forgetPendings } from '../../account/sign-in/pending-registrations.ts';
import { findUserById, removeUser } from '../../account/users/user.repository.ts';
import { ContactMessageModel } from '../../outreach/contact/contact.model.ts';
import { noteDeletion } from '../../../platform/sessions/session-ends.ts';
import { forgetOpenings } from '../../account/vault-openings/vault-openings.ts';
import { forgetDevices } from '../../account/devices/known-devices.ts';
import { PremiumClickModel } from '../../programme/premium/premium-click.model.ts';
import { eraseWhatSheMade, forgetHistory } from './erase-data.ts';

/** Deletes an account and everything that refers to it. Idempotent. */
export async function removeEverything(session: ClientSession, userId: string): Promise<void> {
  const ofUser = { userId: new Types.ObjectId(userId) };
  await eraseWhatSheMade(session, userId);
  await forgetHistory(session, userId);
  await PremiumClickModel.deleteMany(ofUser, { session });
  await ContactMessageModel.deleteMany(ofUser, { session });
  await TokenModel.deleteMany({ owner: userId }, { session });
  const user = await findUserById(userId, session);
  if (user) await forgetPendings(user.email, session);
  await forgetDevices(userId, session);
  await forgetOpenings(userId, session);
  await noteDeletion(userId, session);
  await removeUser(userId, session);
}
