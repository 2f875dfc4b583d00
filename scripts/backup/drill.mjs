import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildPackages } from '../build/build-packages.mjs';
import { launchMongod } from '../mongod/launch.mjs';
import { inRoot, root } from '../paths.mjs';
import { freePort } from '../process/free-port.mjs';
import { run } from '../process/run.mjs';
import { startApi } from '../product/api-process.mjs';
import { makeDemoAccounts } from '../product/demo-accounts.mjs';
import { call, DEMO_PASSWORD, expectStatus, pull, signIn, writeDay } from '../product/demo-user.mjs';
import { say, Stop } from '../terminal/say.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { restoreProduct } from './restore-product.mjs';
import { runBackup } from './run-backup.mjs';
import { identityIn, makeKey, openDatabase, recipientOf } from './settings.mjs';

const KEEP_DAYS = 30;
const WORDS = { before: 'lo que escribí antes de la copia', after: 'lo que escribí después' };
const BALLAST = 20_000;

/**
 * Makes a product, backs it up, writes on, destroys its database, restores it, and compares everything.
 * @param {{ megabytes?: number }} options text to add, for measuring
 * @returns `{ rpoMs, rtoMs }`: age of the newest text in the last backup, and time from the loss to the first answer
 * @throws Stop naming what differs
 */
export async function drill({ megabytes = 0 } = {}) {
  await buildPackages({ names: ['api'] });
  const place = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-drill-'));
  const [dataDir, folder, keyFile] = ['data', 'backups', 'key.txt'].map((name) => path.join(place, name));
  const running = {};
  try {
    running.mongod = await launchMongod({ dataDir });
    running.api = await start(running.mongod.uri, dataDir);
    await makeDemoAccounts({ MONGODB_URI: running.mongod.uri, DATA_DIR: dataDir });
    await makeKey(folder, keyFile);
    const identity = identityIn(keyFile);
    const { client, db } = await openDatabase(running.mongod.uri);
    const back = () => runBackup({ client, db, folder, recipient: recipientOf(folder), keepDays: KEEP_DAYS });
    await addBallast(db, megabytes);

    const user = await signIn(running.api.url, 'demo');
    await writeDay(user, '2026-11-20', WORDS.before);
    await back();
    await writeDay(user, '2026-11-21', WORDS.after);
    const writtenAt = Date.now();
    await promote(running.mongod.uri, dataDir, 'limite'); // audited: what may only be added to must come back as well
    await deleteAccount(await signIn(running.api.url, 'nueva'));
    // The API stops first: its own work after an answer would be missing in the last run.
    await running.api.stop();
    await back();
    const rpoMs = Date.now() - writtenAt;
    const before = await fingerprintOf(db);
    await client.close();

    say('Destroying the database and the ledger of erasures');
    await running.mongod.stop();
    rmSync(path.join(dataDir, 'mongod'), { recursive: true });
    rmSync(path.join(dataDir, 'erasures.jsonl'), { force: true });
    const lostAt = performance.now();
    running.mongod = await launchMongod({ dataDir });
    await restoreProduct({
      address: running.mongod.uri,
      dataDir,
      folder,
      identity,
      onRestored: async (restored) => assertSame(before, await fingerprintOf(restored)),
    });
    running.api = await start(running.mongod.uri, dataDir);
    const rtoMs = performance.now() - lostAt;
    await assertServed(running.api.url);
    return { rpoMs, rtoMs };
  } finally {
    await running.api?.stop();
    await running.mongod?.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

async function promote(uri, dataDir, name) {
  const { code } = await run(process.execPath, [inRoot('api/dist/admin-cli.js'), 'promote', name], {
    cwd: root,
    quiet: true,
    env: { ...process.env, MONGODB_URI: uri, DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Stop(`${name} could not be promoted`);
}

async function start(uri, dataDir) {
  const port = String(await freePort());
  return startApi({ env: { MONGODB_URI: uri, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error' }, output: 'ignore' });
}

/** Inserts documents of no account, as large as an entry and as little compressible as sealed text. */
async function addBallast(db, megabytes) {
  for (let left = Math.ceil((megabytes * 1_000_000) / BALLAST); left > 0; left -= 500) {
    const documents = Array.from({ length: Math.min(500, left) }, () => ({
      _id: `ballast/${randomUUID()}`,
      sealed: randomBytes(BALLAST),
    }));
    await db.collection('syncDocuments').insertMany(documents);
  }
}

async function deleteAccount({ url, cookie }) {
  await expectStatus(
    204,
    await call(url, 'DELETE', '/api/account', { cookie, body: { password: DEMO_PASSWORD } }),
    'deleting an account',
  );
}

function assertSame(before, after) {
  if (isDeepStrictEqual(before, after)) return;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const different = [...names].filter((name) => before[name] !== after[name]);
  throw new Stop(`Not as it was: ${different.map((name) => `${name} (${before[name]} → ${after[name]})`).join(', ')}`);
}

/** The restored product serves every word, and a deleted account stays deleted. */
async function assertServed(url) {
  const found = await pull(await signIn(url, 'demo'));
  for (const words of Object.values(WORDS)) if (!found.includes(words)) throw new Stop(`'${words}' is lost`);
  const body = { username: 'nueva', password: DEMO_PASSWORD };
  await expectStatus(401, await call(url, 'POST', '/api/auth/login', { body }), 'sign-in of a deleted account');
}
