import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { COLLECTIONS } from '../../scripts/mongod/collections.mjs';
import { launchMongod, type LaunchedMongod } from '../../scripts/mongod/launch.mjs';
import { allMigrations } from '../src/migrations/all-migrations.ts';
import { createLogger } from '../src/platform/logger.ts';
import { migrate } from '../src/platform/migrations.ts';
import { connectMongo, database, disconnectMongo, withTransaction } from '../src/platform/mongo.ts';
import { APP_NAME } from '../src/platform/orphaned-transactions.ts';
import { AuditModel } from '../src/resources/account/audit/audit.model.ts';
import { fillAccount } from './a-full-account.ts';
import { insertUser, TEST_PASSWORD } from './factories.ts';
import { startTestServer, type TestServer } from './test-server.ts';

// The API as the restricted database user of an installation: no other test runs with access control.
jest.setTimeout(180_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'reencuentro-role-'));
let mongod: LaunchedMongod;
let server: TestServer;

/** Starts as `main.ts` does: indexes and migrations, both twice. */
beforeAll(async () => {
  mongod = await launchMongod({ dataDir });
  await connectMongo(mongod.uri);
  const options = { migrations: allMigrations, clock: () => new Date(), logger: createLogger({ LOG_LEVEL: 'silent' }) };
  await migrate(options);
  for (const { run } of allMigrations) await run();
  server = await startTestServer({ isConnected: true });
});
afterAll(async () => {
  await server?.stop();
  await disconnectMongo();
  await mongod?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The database as the operator sees it. */
async function asOperator<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { operator } = JSON.parse(readFileSync(path.join(dataDir, 'mongod/credentials.json'), 'utf8'));
  const client = new MongoClient(mongod.uri.replace(/\/\/app:[^@]+@/, `//operator:${operator}@`));
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

const audit = () => database().collection('audit');
const DAY_S = 24 * 60 * 60;
/** `transactionLifetimeLimitSeconds` of the embedded MongoDB. */
const LIFETIME_MS = 3_000;
const NO_SUCH_TRANSACTION = 251;

/** Every way to remove or change a record. */
const ATTACKS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'an update': (db) => db.collection('audit').updateMany({}, { $set: { actor: 'operator' } }),
  'a replacement': (db) => db.collection('audit').replaceOne({}, { actor: 'operator' }),
  'a deletion': (db) => db.collection('audit').deleteMany({}),
  'dropping it': (db) => db.collection('audit').drop(),
  'dropping everything': (db) => db.dropDatabase(),
  'another name': (db) => db.collection('audit').rename('audit-of-before', { dropTarget: true }),
  'an aggregation written over it': (db) =>
    db
      .collection('users')
      .aggregate([{ $limit: 1 }, { $out: 'audit' }])
      .toArray(),
  'an aggregation merged into it': (db) =>
    db
      .collection('audit')
      .aggregate([{ $set: { actor: 'operator' } }, { $merge: { into: 'audit', whenMatched: 'replace' } }])
      .toArray(),
  'an index that ages': (db) => db.collection('audit').createIndex({ at: 1 }, { expireAfterSeconds: DAY_S }),
  'another age of an index': (db) =>
    db.command({ collMod: 'audit', index: { keyPattern: { target: 1 }, expireAfterSeconds: 1 } }),
  'a fixed size': (db) => db.command({ convertToCapped: 'audit', size: 4096 }),
};

it('D-07: accounts are created, used and deleted without faults', async () => {
  const user = await insertUser({ hasPremiumAccess: true });
  const client = server.client();
  expect((await client.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD })).status).toBe(200);
  const ana = { id: user._id.toString(), user, client };
  await fillAccount(ana);
  expect((await client.post('/api/account/erase')).status).toBe(204);
  expect((await client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

it('Z-06 D-07: an administrator’s actions are recorded, and stay when the account is deleted', async () => {
  const { client } = await server.aUser({ role: 'admin' });
  const other = await server.aUser();
  expect((await client.patch(`/api/admin/users/${other.id}/status`, { isActive: false })).status).toBe(200);
  expect((await client.patch(`/api/admin/users/${other.id}/status`, { isActive: true })).status).toBe(200);
  const again = await server.clientOf(other.user);
  expect((await again.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  const records = await AuditModel.find({ target: other.id }).lean();
  expect(records.map(({ action }) => action).toSorted()).toEqual(['block', 'unblock']);
});

it.each(Object.entries(ATTACKS))('Z-06 D-07: the role does not let %s remove a record', async (_, attack) => {
  await audit().insertOne({ at: new Date(), actor: 'canary', action: 'block', target: 'canary' });
  const before = await audit().find().toArray();
  await expect(attack(database())).rejects.toThrow(/not authorized/);
  expect(await audit().find().toArray()).toEqual(before);
});

it('Z-06 D-07 control: the operator may', async () => {
  const deleted = await asOperator((db) => db.collection('audit').deleteMany({ actor: 'canary' }));
  expect(deleted.deletedCount).toBeGreaterThan(0);
});

it('D-07: the role names every collection of the models except the audit', () => {
  const ofModels = Object.values(mongoose.models).map((model) => model.collection.name);
  expect(ofModels).toContain('audit');
  expect(ofModels.filter((name) => name !== 'audit' && !COLLECTIONS.includes(name))).toEqual([]);
  expect(COLLECTIONS).not.toContain('audit');
});

/** A transaction of a program with this name, which does nothing more. */
async function anIdleTransaction(appName: string, _id: string) {
  const client = new MongoClient(mongod.uri, { appName });
  const session = client.startSession();
  session.startTransaction();
  await client
    .db()
    .collection<{ _id: string }>('locks')
    .updateOne({ _id }, { $set: { by: 'it' } }, { session });
  return { commit: () => session.commitTransaction(), close: () => client.close() };
}

it('a transaction that a killed process has left open holds others for less than MongoDB keeps it; control: not one of another program', async () => {
  const locks = database().collection<{ _id: string }>('locks');
  await locks.insertMany([{ _id: 'held' }, { _id: 'elsewhere' }]);
  const killed = await anIdleTransaction(APP_NAME, 'held');
  const other = await anIdleTransaction('a-slow-report', 'elsewhere');
  const since = performance.now();
  await withTransaction(
    async (own) => void (await locks.updateOne({ _id: 'held' }, { $set: { by: 'us' } }, { session: own })),
  );
  expect(performance.now() - since).toBeLessThan(LIFETIME_MS);
  expect(await locks.findOne({ _id: 'held' })).toEqual({ _id: 'held', by: 'us' });
  await expect(killed.commit()).rejects.toMatchObject({ code: NO_SUCH_TRANSACTION });
  await other.commit();
  expect(await locks.findOne({ _id: 'elsewhere' })).toEqual({ _id: 'elsewhere', by: 'it' });
  for (const { close } of [killed, other]) await close();
  await locks.deleteMany({ _id: { $in: ['held', 'elsewhere'] } });
});
