import { type ClientSession, model, Schema } from 'mongoose';
import { withTransaction } from '../../platform/mongo.ts';
import { UserModel } from './user.model.ts';

const schema = new Schema<{ _id: string; changes: number }>(
  { _id: { type: String, required: true }, changes: { type: Number, default: 0 } },
  { strict: 'throw', versionKey: false, collection: 'locks' },
);
const LockModel = model('Lock', schema);

/**
 * Changes who administrates, one change at a time over all processes: each writes the same document, so that of two at once one starts
 * over and counts anew (Z-05). Everything that makes or unmakes an administrator goes through here.
 */
export async function changeAdministrators<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withTransaction(async (session) => {
    await LockModel.updateOne({ _id: 'administrators' }, { $inc: { changes: 1 } }, { session, upsert: true });
    return work(session);
  });
}

export const countAdministrators = (session?: ClientSession): Promise<number> =>
  UserModel.countDocuments({ role: 'admin', isActive: true }).session(session ?? null);
