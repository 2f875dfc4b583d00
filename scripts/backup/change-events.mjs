import { exactly } from './bson.mjs';
import { isLeftOut } from './left-out.mjs';

const BATCH = 1_000;
const AWAIT_MS = 200;
/** Milliseconds without news after which the stream has failed: even a primary without writes moves its clock every ten seconds. */
const SILENCE_MS = 30_000;

/** Time of the last write that a majority has: everything up to it can be read, and will stay. */
export async function majorityTime(client) {
  const { lastWrite } = await client.db('admin').command({ hello: 1 });
  if (!lastWrite?.majorityOpTime) throw new Error('MONGODB_URI is not a replica set');
  return lastWrite.majorityOpTime.ts;
}

/** Records of all changes after `from` up to `until` (timestamps of the cluster), in their order. Transactions are never cut. */
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
  } finally {
    await stream.close();
  }
}

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
    throw new Error(`${op} of ${ns?.coll ?? ns?.db}: begin with a new full backup`);
  if (isLeftOut(ns.coll)) return undefined;
  const record = { in: ns.coll, op, key: documentKey?._id, at: wallTime };
  if (op === 'insert' || op === 'replace') return { ...record, op: 'replace', doc: fullDocument };
  if (op === 'delete') return record;
  if (op !== 'update') return undefined;
  const { updatedFields, removedFields, truncatedArrays } = updateDescription;
  return { ...record, set: updatedFields, unset: removedFields, cut: truncatedArrays ?? [] };
}
