import { type ClientSession, model, Schema } from 'mongoose';
import { withTransaction } from '../../../platform/mongo.ts';

interface TurnRecord {
  _id: string;
  changes: number;
}

const TurnModel = model<TurnRecord>(
  'RegistryTurn',
  new Schema<TurnRecord>(
    { _id: { type: String, required: true }, changes: { type: Number, default: 0 } },
    { strict: 'throw', versionKey: false, collection: 'registryTurns' },
  ),
);

/**
 * Serialises changes of owners and of what is live over all processes: each writes the same document, so that of two concurrent ones one
 * retries. Otherwise a place could be free for two teams at the same moment.
 */
export function changeRegistry<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withTransaction(async (session) => {
    await TurnModel.updateOne({ _id: 'registry' }, { $inc: { changes: 1 } }, { session, upsert: true });
    return work(session);
  });
}
