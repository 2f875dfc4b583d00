import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Binary, Long, MongoClient, ObjectId } from 'mongodb';
import { launchMongod } from '../mongod/launch.mjs';
import { readArchive } from './archive-file.mjs';
import { setsIn } from './backup-set.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { removeOld } from './retention.mjs';
import { runBackup } from './run-backup.mjs';
import { openDatabase } from './settings.mjs';
import { takeFull, takeIncrement } from './take-backup.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-backup-'));
const identities = [];
let mongod;
let client;
let number = 0;
beforeAll(async () => {
  mongod = await launchMongod({ dataDir, auth: false });
  client = await MongoClient.connect(mongod.uri);
  identities.push(await generateIdentity(), await generateIdentity());
}, 120_000);
afterAll(async () => {
  await client.close();
  await mongod.stop();
  rmSync(dataDir, { recursive: true });
});

const WORDS = 'palabras-que-nadie-debe-leer';
const user = (name) => ({
  _id: new ObjectId(),
  username: name,
  dataKey: new Binary(Buffer.from(`clave de ${name}`.padEnd(40, '.'))),
  dataKeyId: 'k1',
  logins: Long.fromNumber(3),
  grams: ['a', 'b', 'c', 'd'],
});

/** A database with some content, a folder for its backups, and a database to restore into. */
async function scene() {
  number += 1;
  const db = client.db(`source${number}`);
  const [identity] = identities;
  const folder = path.join(dataDir, `backups${number}`);
  const options = { client, db, folder, recipient: await identityToRecipient(identity) };
  const [ana, eva] = [user('ana'), user('eva')];
  await db.collection('users').insertMany([ana, eva]);
  await db.collection('syncDocuments').insertMany([
    { _id: 'd1', userId: ana._id, words: WORDS, rev: 1, fields: [{ name: 'a' }, { name: 'b' }] },
    { _id: 'd2', userId: eva._id, words: 'otras', rev: 1.5 },
  ]);
  await db.collection('sessions').insertOne({ _id: 's1' });
  const restoreTo = (name, more = {}) => {
    const target = client.db(`target${number}${name}`);
    return restoreBackup({ db: target, folder, identity, ...more }).then((result) => ({ ...result, target }));
  };
  return { db, folder, options, ana, eva, restoreTo };
}
const documents = (db) => db.collection('syncDocuments');

it('restores exactly what was there, changes since the full copy included', async () => {
  const { db, options, ana, restoreTo } = await scene();
  const set = await takeFull(options);
  await documents(db).updateOne({ _id: 'd1' }, { $set: { 'fields.0.name': 'z', rev: 2 }, $unset: { words: '' } });
  await documents(db).deleteOne({ _id: 'd2' });
  await documents(db).insertOne({ _id: 'd3', at: new Date(0), bytes: new Binary(Buffer.from([1, 2])) });
  await db.collection('users').updateOne({ _id: ana._id }, [{ $set: { grams: { $slice: ['$grams', 2] } } }]);
  await db.collection('users').insertOne(user('nueva'));
  await takeIncrement({ ...options, set });
  const { target, withoutKey } = await restoreTo('');
  expect(await fingerprintOf(target)).toEqual(await fingerprintOf(db));
  expect(withoutKey).toEqual([]);
  expect(await target.collection('sessions').countDocuments()).toBe(0);
});

it('is of the database in which the API works, where the address names none, and never of an empty one', async () => {
  const opened = await openDatabase(mongod.uri.replace('/reencuentro?', '/?'));
  await opened.client.close();
  expect(opened.db.databaseName).toBe('test'); // where the driver, and with it the API, reads and writes then
  const { options, folder } = await scene();
  const ofNothing = { ...options, db: client.db('nothing'), keepDays: 30 };
  await expect(runBackup(ofNothing)).rejects.toThrow('The database nothing is empty');
  expect(setsIn(folder)).toEqual([]);
});

it('is one moment, although the product writes while it is taken', async () => {
  const { db, options, restoreTo } = await scene();
  await documents(db).insertMany(
    Array.from({ length: 3_000 }, (_, i) => ({ _id: `n${i}`, value: 0, filler: 'x'.repeat(500) })),
  );
  const stop = new AbortController();
  const writing = (async () => {
    for (let i = 0; !stop.signal.aborted; i++) {
      const session = client.startSession();
      // Two documents that always have the same value.
      await session.withTransaction(async () => {
        await documents(db).updateOne({ _id: 'n0' }, { $inc: { value: 1 } }, { session });
        await documents(db).updateOne({ _id: 'n2999' }, { $inc: { value: 1 } }, { session });
        await documents(db).deleteOne({ _id: `n${1 + (i % 2_000)}` }, { session });
      });
      await session.endSession();
    }
    return documents(db).findOne({ _id: 'n0' });
  })();
  const set = await takeFull(options);
  await takeIncrement({ ...options, set });
  stop.abort();
  const { value } = await writing;
  const { target } = await restoreTo('');
  const [first, last] = [
    await documents(target).findOne({ _id: 'n0' }),
    await documents(target).findOne({ _id: 'n2999' }),
  ];
  expect(first.value).toBe(last.value);
  expect(first.value).toBeGreaterThan(0);
  expect(first.value).toBeLessThanOrEqual(value);
});

it('restores an earlier moment, but nothing that was erased since (G-02)', async () => {
  const { db, options, ana, restoreTo } = await scene();
  let set = await takeFull(options);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const at = new Date();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await documents(db).insertOne({ _id: 'later' });
  await db.collection('erasures').insertOne({ what: 'account', userId: ana._id.toString(), at: new Date() });
  set = await takeIncrement({ ...options, set });
  const { target, erasures } = await restoreTo('', { at });
  expect(await documents(target).countDocuments({ _id: 'later' })).toBe(0);
  expect(await documents(target).countDocuments({ _id: 'd1' })).toBe(1);
  expect(erasures).toBe(1);
  expect(await target.collection('erasures').countDocuments({ userId: ana._id.toString() })).toBe(1);
});

it.each([
  [
    'the history of changes does not reach back',
    async (db) => {
      const tryNext = () => Promise.reject(Object.assign(new Error('lost'), { code: 286 }));
      jest.spyOn(db, 'watch').mockReturnValueOnce({ tryNext, close: async () => undefined });
    },
  ],
  ['a collection was dropped', (db) => db.collection('syncDocuments').drop()],
])('takes a full copy at once when %s', async (_, loseChanges) => {
  const { db, folder, options, ana, restoreTo } = await scene();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = () => runBackup({ ...options, keepDays: 30 });
  const { name: former } = await run();
  await db.collection('users').updateOne({ _id: ana._id }, { $set: { username: 'anita' } });
  await loseChanges(db);
  const { name } = await run();
  expect(name).not.toBe(former);
  await documents(db).insertOne({ _id: 'later' });
  expect((await run()).name).toBe(name);
  expect(setsIn(folder).map(({ manifest }) => manifest.increments.length)).toEqual([1, 2]);
  const { target } = await restoreTo('');
  expect(await fingerprintOf(target)).toEqual(await fingerprintOf(db));
});

it('is taken by one run at a time: two would write the same file of changes', async () => {
  const { db, folder, options, restoreTo } = await scene();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = () => runBackup({ ...options, keepDays: 30 });
  await run();
  await documents(db).insertOne({ _id: 'later' });
  const [first, second] = await Promise.allSettled([run(), run()]);
  expect(first.status).toBe('fulfilled');
  expect(second.reason?.message).toMatch(/^Process \d+ is writing a backup into /);
  await run();
  expect(setsIn(folder).map(({ manifest }) => manifest.increments.length)).toEqual([3]);
  const { target } = await restoreTo('');
  expect(await fingerprintOf(target)).toEqual(await fingerprintOf(db));
});

it('D45: no file of words holds a wrapped key, and an account whose key is gone counts as erased', async () => {
  const { db, folder, options, ana, restoreTo } = await scene();
  const set = await takeFull(options);
  await db
    .collection('users')
    .updateOne({ _id: ana._id }, { $set: { dataKey: new Binary(Buffer.from('otra clave')), dataKeyId: 'k2' } });
  await takeIncrement({ ...options, set });
  const { target } = await restoreTo('whole');
  expect(await target.collection('users').findOne({ _id: ana._id })).toMatchObject({ dataKeyId: 'k2' });
  // No file with text contains a key.
  for (const file of readdirSync(set.folder).filter((name) => name.endsWith('.age')))
    for await (const bytes of readArchive(path.join(set.folder, file), identities[0]))
      expect(Buffer.from(bytes).includes('dataKey')).toBe(false);
  rmSync(path.join(folder, 'keys'), { recursive: true });
  await expect(restoreTo('keyless')).rejects.toThrow('has no keys');
});

it('D45: a deleted account is restored without its key, and noted as erased', async () => {
  const { db, options, ana, restoreTo } = await scene();
  await takeFull(options);
  const at = new Date();
  await db.collection('users').deleteOne({ _id: ana._id });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await takeFull(options);
  const { target, withoutKey } = await restoreTo('', { at });
  expect(withoutKey).toEqual([ana._id.toString()]);
  expect(await target.collection('erasures').findOne({ userId: ana._id.toString() })).toMatchObject({
    what: 'account',
  });
});

it('nothing in its folder can be read without the key, and another key opens nothing', async () => {
  const { folder, options, restoreTo } = await scene();
  await takeFull(options);
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()))
    expect(readFileSync(path.join(name.parentPath, name.name)).includes(WORDS)).toBe(false);
  await expect(restoreTo('', { identity: identities[1] })).rejects.toThrow('belongs to another public key');
});

it('refuses a database that is not empty, and files that are damaged or missing', async () => {
  const { db, folder, options, restoreTo } = await scene();
  const { folder: own } = await takeFull(options);
  await expect(restoreBackup({ db, folder, identity: identities[0] })).rejects.toThrow('is not empty');
  const file = path.join(own, 'syncDocuments.bson.age');
  const bytes = readFileSync(file);
  bytes[bytes.length - 5] ^= 1;
  writeFileSync(file, bytes);
  await expect(restoreTo('damaged')).rejects.toThrow('is damaged');
  rmSync(file);
  await expect(restoreTo('missing')).rejects.toThrow('is missing');
  await expect(restoreTo('early', { at: new Date(0) })).rejects.toThrow('has no backup from before');
});

it('removes what an interrupted run has left, and nothing else', async () => {
  const { db, folder, options, restoreTo } = await scene();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = () => runBackup({ ...options, keepDays: 30 });
  const { name } = await run();
  const stamp = '2026-01-01T00-00-00-000Z';
  const others = ['2026-01-01/dump', `${stamp}.old/dump`, 'keys/README'];
  const left = [`${stamp}/users.bson.age`, `keys/${stamp}.full.age`, `keys/${stamp}.changes.age.part`];
  const at = (file) => path.join(folder, file);
  for (const file of [...others, ...left]) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), 'x');
  }
  const tryNext = () => Promise.reject(new Error('cut off'));
  jest.spyOn(db, 'watch').mockReturnValueOnce({ tryNext, close: async () => undefined });
  await expect(run()).rejects.toThrow('cut off');
  expect(existsSync(at(stamp))).toBe(false);
  expect(left.filter((file) => existsSync(at(file)))).toEqual([]);
  expect(others.filter((file) => !existsSync(at(file)))).toEqual([]);
  await run();
  expect(setsIn(folder).map((set) => set.name)).toEqual([name]);
  const { target } = await restoreTo('');
  expect(await fingerprintOf(target)).toEqual(await fingerprintOf(db));
});

it('keeps what a restore needs: old sets go, and keys after a week', async () => {
  const { folder, options } = await scene();
  const names = [];
  for (let i = 0; i < 3; i++) {
    names.push((await takeFull(options)).name);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const inDays = (days) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(removeOld(folder, { days: 30, now: inDays(6) })).toEqual([]);
  expect(removeOld(folder, { days: 30, now: inDays(8) })).toHaveLength(2);
  expect(readdirSync(path.join(folder, 'keys'))).toHaveLength(2);
  expect(removeOld(folder, { days: 30, now: inDays(31) })).toEqual(names.slice(0, 2));
  expect(setsIn(folder).map(({ name }) => name)).toEqual([names[2]]);
});
