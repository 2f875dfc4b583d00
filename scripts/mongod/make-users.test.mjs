import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { launchMongod } from './launch.mjs';

const script = path.join(import.meta.dirname, 'make-users.mjs');
const run = (environment) =>
  spawnSync(process.execPath, [script], { env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' });

it("D-07 gives the API's user its rights and its password, idempotently", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-users-'));
  const mongod = await launchMongod({ dataDir });
  try {
    const { operator } = JSON.parse(readFileSync(path.join(dataDir, 'mongod/credentials.json'), 'utf8'));
    const signedIn = (login) => mongod.uri.replace(/\/\/app:[^@]+@/, `//${login}@`);
    for (const password of ['primera', 'segunda', 'segunda']) {
      const { status, stderr } = run({
        MONGODB_OPERATOR_URI: signedIn(`operator:${operator}`),
        MONGO_APP_PASSWORD: password,
      });
      expect([status, stderr]).toEqual([0, '']);
    }
    const client = new MongoClient(signedIn('app:segunda'));
    await client.db().collection('audit').insertOne({ actor: 'canary' });
    await expect(client.db().collection('audit').deleteMany({})).rejects.toThrow('not authorized');
    await client.close();
    const before = new MongoClient(signedIn('app:primera'));
    await expect(before.db().collection('audit').findOne()).rejects.toThrow('Authentication failed');
    await before.close();
  } finally {
    await mongod.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

it('names missing variables in one line', () => {
  const { status, stderr } = run({});
  expect([status, stderr]).toEqual([1, 'MONGODB_OPERATOR_URI and MONGO_APP_PASSWORD are needed.\n']);
});
