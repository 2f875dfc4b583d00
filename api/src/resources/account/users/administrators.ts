import { type ClientSession, model, Schema } from 'mongoose';
import { withTransaction } from '../../../platform/mongo.ts';
import { UserModel } from './user.model.ts';

const schema = new Schema<{ _id: string; changes: number }>(
  { _id: { type: String, required: true }, changes: { type: Number, default: 0 } },
  { strict: 'throw', versionKey: false, collection: 'locks' },
);
const LockModel = model('Lock', schema);

/**
 * Serialises changes of the set of administrators over all processes: each writes the same document, so that of two concurrent ones one
 * retries and counts again (Z-05). Every change that adds or removes an administrator must go through here.
 */
export async function changeAdministrators<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withTransaction(async (session) => {
    await takeAdministratorsTurn(session);
    return work(session);
  });
}

/** For a transaction that finds out only inside that it removes an administrator. */
export async function takeAdministratorsTurn(session: ClientSession): Promise<void> {
  await LockModel.updateOne({ _id: 'administrators' }, { $inc: { changes: 1 } }, { session, upsert: true });
}

export const isAdministrator = async (userId: string, session?: ClientSession): Promise<boolean> =>
  (await UserModel.exists({ _id: userId, role: 'admin' }).session(session ?? null)) !== null;

export const countAdministrators = (session?: ClientSession): Promise<number> =>
  UserModel.countDocuments({ role: 'admin', isActive: true }).session(session ?? null);
