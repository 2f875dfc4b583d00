import { isOwner } from './key-split.mjs';

const BATCH = 1_000;
/**
 * PathNotViable: a later change, already in the copy, has replaced the place of this one. It is applied again as well, so that this one may
 * be left out.
 */
const NOT_VIABLE = 28;
const IS_THERE = 11_000;
/** Collection that nothing may update, even for a restore with the API's own rights: see scripts/mongod/app-user.mjs. */
const APPEND_ONLY = 'audit';

/** Applies records of changes in their order; those that the copy contains already change nothing. @returns their number */
export async function applyChanges(db, records) {
  let waiting = [];
  let count = 0;
  const flush = async () => {
    for (const { collection, writes } of inRuns(waiting)) await writeAll(db.collection(collection), writes);
    waiting = [];
  };
  for await (const record of records) {
    count += 1;
    waiting.push(record);
    if (waiting.length >= BATCH) await flush();
  }
  await flush();
  return count;
}

/** Groups changes by collection, in their order, so that the order of those of one document is kept. */
function inRuns(records) {
  const byCollection = new Map();
  for (const record of records) {
    const writes = byCollection.get(record.in) ?? [];
    writes.push(...writesOf(record));
    byCollection.set(record.in, writes);
  }
  return [...byCollection].map(([collection, writes]) => ({ collection, writes }));
}

function writesOf({ in: collection, op, key, doc, set, unset, cut }) {
  const filter = { _id: key };
  if (op === 'delete') return [{ deleteOne: { filter } }];
  if (collection === APPEND_ONLY) return op === 'replace' ? [{ insertOne: { document: doc } }] : [];
  if (op === 'replace') return [{ replaceOne: { filter, replacement: doc, upsert: true } }];
  const update = {
    ...(Object.keys(set ?? {}).length > 0 && { $set: set }),
    ...(unset?.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
  };
  const cuts = cut.map(({ field, newSize }) => ({
    updateOne: { filter, update: { $push: { [field]: { $each: [], $slice: newSize } } } },
  }));
  // A change of a user's key alone leaves nothing to write here.
  if (Object.keys(update).length === 0 && isOwner(collection)) return cuts;
  return [...cuts, ...(Object.keys(update).length > 0 ? [{ updateOne: { filter, update } }] : [])];
}

async function writeAll(collection, writes) {
  for (let rest = writes; rest.length > 0;) {
    try {
      await collection.bulkWrite(rest, { ordered: true });
      return;
    } catch (error) {
      const failed = error?.writeErrors?.[0];
      if (failed?.code !== NOT_VIABLE && failed?.code !== IS_THERE) throw error;
      rest = rest.slice(failed.index + 1);
    }
  }
}
