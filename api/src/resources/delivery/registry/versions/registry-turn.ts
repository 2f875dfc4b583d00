import type { ClientSession } from 'mongoose';
import { withTransaction } from '../../../../platform/mongo.ts';
import { RegistryTurnModel } from './registry-turn.model.ts';

/**
 * Serialises changes of owners and of what is live over all processes: each writes the same document, so that of two concurrent ones one
 * retries. Otherwise a place could be free for two teams at the same moment.
 */
export function changeRegistry<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withTransaction(async (session) => {
    await RegistryTurnModel.updateOne({ _id: 'registry' }, { $inc: { changes: 1 } }, { session, upsert: true });
    return work(session);
  });
}
