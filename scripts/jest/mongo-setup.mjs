import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchMongod } from '../mongod/launch.mjs';

/**
 * Starts one replica set for a run of the API's tests, in a temporary folder; each worker has a database of its own. MONGODB_URI names a
 * running one instead, which saves its start while working on a test.
 */
export default async function startMongo() {
  process.env.TEST_RUN = randomBytes(4).toString('hex'); // workers inherit it
  if (process.env.MONGODB_URI) return;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-jest-'));
  const mongod = await launchMongod({ dataDir, auth: false });
  process.env.MONGODB_URI = mongod.uri; // workers inherit it
  globalThis.testMongo = { mongod, dataDir }; // for mongo-teardown.mjs: jest offers no other way
}
