import { Stop } from '../terminal/say.mjs';
import { exactly } from './bson.mjs';
import { isLeftOut } from './left-out.mjs';

const BATCH = 1_000;
const AWAIT_MS = 200;
/** Milliseconds without news after which the stream has failed: even a primary without writes moves its clock every ten seconds. */
const SILENCE_MS = 30_000;

/** The changes since the last run cannot be had, now or later: only a new full copy goes on from here. */
export class SetEnded extends Stop {}

/** Time of the last write that a majority has: everything up to it can be read, and will stay. */
export async function majorityTime(client) {
  const { lastWrite } = await client.db('admin').command({ hello: 1 });
  if (!lastWrite?.majorityOpTime) throw new Error('MONGODB_URI is not a replica set');
  return lastWrite.majorityOpTime.ts;
}

/**
 * Records of all changes after `from` up to `until` (timestamps of the cluster), in their order. Transactions are never cut.
 * @throws SetEnded when the database's history does not reach back to `from` any more, or when a collection was dropped or renamed
 */
export async function* changesBetween(db, from, until) {
  const stream = db.watch([], { startAtOperationTime: from, batchSize: BATCH, maxAwaitTimeMS: AWAIT_MS, ...exactly });
  const deadline = () => Date.now() + SILENCE_MS;
  let patience = deadline();
  try {
    for (;;) {
      const change = await stream.tryNext();
      if (change) {
        patience = deadline();
        if (change.clusterTime.greaterThan(until)) return;
        const record = recordOf(change);
        if (record) yield record;
      } else if (timeOf(stream.resumeToken) >= hexOf(until)) return;
      else if (Date.now() > patience) throw new Error('the change history does not reach the present');
    }
  } catch (error) {
    if (isHistoryLost(error)) throw new SetEnded('The change history does not reach back.');
    throw error;
  } finally {
    await stream.close();
  }
}

/** Codes ChangeStreamHistoryLost and CappedPositionLost. */
const isHistoryLost = (error) => [286, 136].includes(error?.code);

/** Time with which a resume token begins; no earlier change is still to come. */
const timeOf = (token) =>
  String(token?._data ?? '')
    .slice(2, 18)
    .toLowerCase();

const hexOf = (timestamp) =>
  timestamp.high.toString(16).padStart(8, '0') + (timestamp.low >>> 0).toString(16).padStart(8, '0');

/** The part of a change that a restore needs: `{ in, op, key, at }` with `doc`, or with `set`, `unset` and `cut`. */
function recordOf({ operationType: op, ns, documentKey, fullDocument, updateDescription, wallTime }) {
  if (op === 'drop' || op === 'rename' || op === 'dropDatabase' || op === 'invalidate')
    throw new SetEnded(`${ns?.coll ?? ns?.db} has had a ${op}, which no increment can repeat.`);
  if (isLeftOut(ns.coll)) return undefined;
  const record = { in: ns.coll, op, key: documentKey?._id, at: wallTime };
  if (op === 'insert' || op === 'replace') return { ...record, op: 'replace', doc: fullDocument };
  if (op === 'delete') return record;
  if (op !== 'update') return undefined;
  const { updatedFields, removedFields, truncatedArrays } = updateDescription;
  return { ...record, set: updatedFields, unset: removedFields, cut: truncatedArrays ?? [] };
}
