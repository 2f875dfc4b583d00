import path from 'node:path';
import { BSON } from 'mongodb';
import { Stop } from '../terminal/say.mjs';
import { digestOf, writeArchive } from './archive-file.mjs';
import { newKeyFile, newSet } from './backup-set.mjs';
import { exactly, fromBytes, toBytes } from './bson.mjs';
import { changesBetween, majorityTime } from './change-events.mjs';
import { isOwner, splitChange, splitUser } from './key-split.mjs';
import { isLeftOut } from './left-out.mjs';

const { Timestamp } = BSON;
const asTime = (text) => Timestamp.fromString(text, 10);

/**
 * Copies everything while the product writes. The copy is not of a single moment; its first increment, the changes that happened meanwhile,
 * brings it to that of the increment's end.
 * @param {{ client: import('mongodb').MongoClient, db: import('mongodb').Db, folder: string, recipient: string }} options
 * @returns the set
 * @throws Stop for an empty database: a product that has ever run has its content there, so the address is not the product's
 */
export async function takeFull({ client, db, folder, recipient }) {
  const startedAt = new Date();
  const from = await majorityTime(client);
  const all = (await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()).map(({ name }) => name);
  const names = all.filter((name) => !isLeftOut(name));
  if (names.length === 0)
    throw new Stop(`The database ${db.databaseName} is empty: the address has to name the one of the product.`);
  const set = newSet(folder, startedAt);
  const collections = [];
  for (const name of names.toSorted()) {
    const file = `${name}.bson.age`;
    const documents = isOwner(name) ? usersWithoutKeys(db.collection(name)) : rawDocuments(db.collection(name));
    collections.push({ name, ...(await write(path.join(set.folder, file), recipient, documents)) });
  }
  await writeKeys({ folder, recipient, isFull: true, at: startedAt }, keysOf(db.collection('users')));
  const manifest = { from: from.toString(), startedAt: startedAt.toISOString(), collections, increments: [] };
  return takeIncrement({ client, db, folder, recipient, set: { ...set, manifest } });
}

/**
 * Adds the changes since the last increment of a set.
 * @throws SetEnded when only a new full copy goes on from here
 */
export async function takeIncrement({ client, db, folder, recipient, set }) {
  const { manifest } = set;
  const last = manifest.increments.at(-1);
  // The copy has everything that was written up to its beginning, an increment everything up to its end.
  const from = asTime(last ? last.until : manifest.from).add(1);
  const until = await majorityTime(client);
  const at = new Date();
  const keys = [];
  const records = async function* () {
    for await (const change of changesBetween(db, Timestamp.fromBits(from.low, from.high), until)) {
      const { record, key } = splitChange(change);
      if (key) keys.push(toBytes(key));
      yield toBytes(record);
    }
  };
  const file = `${String(manifest.increments.length + 1).padStart(6, '0')}.changes.age`;
  const stored = await write(path.join(set.folder, file), recipient, records());
  if (keys.length > 0) await writeKeys({ folder, recipient, isFull: false, at }, keys);
  const increments = [...manifest.increments, { ...stored, until: until.toString(), untilAt: at.toISOString() }];
  const next = { ...manifest, increments };
  set.save(next);
  return { ...set, manifest: next };
}

async function write(file, recipient, documents) {
  const stored = await writeArchive(file, recipient, documents);
  await verify(file, stored);
  return { file: path.basename(file), ...stored };
}

/** Reads a file again from the disk, so that a faulty write is noticed now. */
async function verify(file, { bytes, sha256 }) {
  const found = await digestOf(file);
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new Error(`${file} is not on the disk as it was written`);
}

async function writeKeys({ folder, recipient, isFull, at }, keys) {
  const target = newKeyFile(folder, { isFull, at });
  const stored = await writeArchive(target.path, recipient, keys);
  await verify(target.path, stored);
  target.save(stored);
}

const rawDocuments = (collection) => collection.find({}, { raw: true }).stream();

async function* usersWithoutKeys(users) {
  for await (const bytes of rawDocuments(users)) yield toBytes(splitUser(fromBytes(bytes)).user);
}

async function* keysOf(users) {
  for await (const user of users.find({}, { ...exactly, projection: { dataKey: 1, dataKeyId: 1 } })) {
    const { key } = splitUser(user);
    if (key) yield toBytes(key);
  }
}
