import path from 'node:path';
import { Stop } from '../terminal/say.mjs';
import { applyChanges } from './apply-changes.mjs';
import { digestOf, readArchive } from './archive-file.mjs';
import { keyFilesIn, setsIn } from './backup-set.mjs';
import { fromBytes } from './bson.mjs';

const BATCH = 1_000;

/**
 * Restores a backup into an empty database. Before anybody may reach it, `npm run admin -- restored` has to run, which does the erasures
 * again, begins new epochs and ends what is left of sessions; `npm run restore` does both.
 * @param {{ db: import('mongodb').Db, folder: string, identity: string, at?: Date }} options `at`: no later change than this
 * @returns `{ documents, changes, until, erasures, withoutKey }`: `until` is the moment of what was restored
 * @throws Stop for a database that is not empty, files that are missing or damaged, another key, a time before the first backup
 */
export async function restoreBackup({ db, folder, identity, at }) {
  await assertEmpty(db);
  const set = setFor(folder, at);
  const increments = set.manifest.increments.filter(({ untilAt }) => !at || new Date(untilAt) <= at);
  // The increment that contains the time; it is applied up to it.
  const cutAt = at && set.manifest.increments[increments.length];
  await assertWhole(set, [...set.manifest.collections, ...set.manifest.increments]);
  const keys = await keysOf(folder);
  const open = (file) => documentsOf(path.join(set.folder, file), identity);

  let documents = 0;
  for (const { name, file } of set.manifest.collections) documents += await insertAll(db.collection(name), open(file));
  let changes = 0;
  for (const { file } of increments) changes += await applyChanges(db, open(file));
  if (cutAt) changes += await applyChanges(db, until(at, open(cutAt.file)));
  const erasures = await laterErasures(db, folder, set, identity);
  const withoutKey = await joinKeys(db, keys, identity);
  return { documents, changes, until: at ?? new Date(increments.at(-1).untilAt), erasures, withoutKey };
}

async function assertEmpty(db) {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new Stop(`The database ${db.databaseName} is not empty (${name}): a restore begins with an empty one.`);
}

/** The last set that has a single point in time at or before the given one. */
function setFor(folder, at) {
  const usable = setsIn(folder).filter(({ manifest }) => {
    const first = manifest.increments[0];
    return first && (!at || new Date(first.untilAt) <= at);
  });
  const set = usable.at(-1);
  if (!set) throw new Stop(`${folder} has no backup${at ? ` from before ${at.toISOString()}` : ''}.`);
  return set;
}

async function assertWhole({ folder }, files) {
  for (const { file, bytes, sha256 } of files) {
    const found = await digestOf(path.join(folder, file)).catch(() => undefined);
    if (!found) throw new Stop(`${file} is missing in ${folder}.`);
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new Stop(`${file} in ${folder} is damaged.`);
  }
}

async function* documentsOf(file, identity) {
  try {
    for await (const bytes of readArchive(file, identity)) yield fromBytes(bytes);
  } catch (error) {
    if (/no identity matched|identity/i.test(String(error?.message)))
      throw new Stop('The key opens none of these files: it belongs to another public key.');
    throw error;
  }
}

async function* until(at, records) {
  for await (const record of records) {
    if (record.at > at) return;
    yield record;
  }
}

async function insertAll(collection, documents) {
  let count = 0;
  let batch = [];
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    count += batch.length;
    batch = [];
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return count;
}

/** Erasures that any later file of the backup contains, even if an earlier moment is restored: erased data stays erased (G-02). */
async function laterErasures(db, folder, set, identity) {
  let count = 0;
  const later = setsIn(folder).filter(({ name }) => name >= set.name);
  for (const each of later) {
    const whole = each.manifest.collections.find(({ name }) => name === 'erasures');
    if (whole)
      for await (const one of documentsOf(path.join(each.folder, whole.file), identity)) count += await keep(db, one);
    for (const { file } of each.manifest.increments)
      for await (const record of documentsOf(path.join(each.folder, file), identity))
        if (record.in === 'erasures' && record.op === 'replace') count += await keep(db, record.doc);
  }
  return count;
}

async function keep(db, erasure) {
  const { upsertedCount } = await db.collection('erasures').replaceOne({ _id: erasure._id }, erasure, { upsert: true });
  return upsertedCount;
}

/** The last full file of wrapped keys, and the changes after it. */
async function keysOf(folder) {
  const files = keyFilesIn(folder);
  const last = files.findLastIndex(({ isFull }) => isFull);
  if (last < 0) throw new Stop(`${folder} has no keys: the words in it cannot be opened without them.`);
  await assertWhole({ folder: files[last].folder }, files.slice(last));
  return files.slice(last);
}

/**
 * Restores the wrapped keys. An account without one was deleted since; it is recorded as erased, as nobody can read it any more.
 * @returns ids of accounts without a key
 */
async function joinKeys(db, files, identity) {
  for (const { folder, file } of files) {
    let writes = [];
    for await (const { _id, ...key } of documentsOf(path.join(folder, file), identity))
      writes.push({ updateOne: { filter: { _id }, update: { $set: key } } });
    while (writes.length > 0) {
      await db.collection('users').bulkWrite(writes.slice(0, BATCH), { ordered: true });
      writes = writes.slice(BATCH);
    }
  }
  const without = await db
    .collection('users')
    .find({ dataKey: { $exists: false } }, { projection: { _id: 1 } })
    .toArray();
  const at = new Date();
  if (without.length > 0)
    await db
      .collection('erasures')
      .insertMany(without.map(({ _id }) => ({ what: 'account', userId: _id.toString(), at })));
  return without.map(({ _id }) => _id.toString());
}
