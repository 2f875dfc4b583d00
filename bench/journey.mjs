/**
 * Cost of a request of the journey: its time with 1,000 against 200,000 users, and for a user with 0 against 400 completed activities
 * (medians, alternated, one request at a time), and the commands that it sends to MongoDB. Everything on loopback, in a temporary folder.
 *
 * npm run bench -- journey [--users 200000] [--calls 300]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { buildPackages } from '../scripts/build/build-packages.mjs';
import { launchMongod } from '../scripts/mongod/launch.mjs';
import { freePort } from '../scripts/process/free-port.mjs';
import { startApi } from '../scripts/product/api-process.mjs';
import { countCommands } from './journey/command-counter.mjs';
import { addCrowd, addReader } from './journey/people.mjs';
import { closeConnections, median, timedCall } from './journey/timed-call.mjs';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '200000' }, calls: { type: 'string', default: '300' } },
});
const CALLS = Number(values.calls);
const FEW = 1_000;
const FAR = 400;
const MOST_RATIO = 1.2;
const MOST_ROUND_TRIPS = 2;
const WARM_UP = 50;

const reading = (name) => ({ name, path: name });
const READS = [
  '/api/blocks',
  '/api/blocks/1',
  '/api/blocks/1/weeks',
  '/api/weeks',
  '/api/weeks/1',
  '/api/weeks/1/activities',
  '/api/activity/1',
  '/api/activities',
  '/api/current-week',
  '/api/current-block-progress',
  '/api/seals',
  '/api/user-progress/stats',
  '/api/progress',
].map(reading);
const completing = (id) => ({
  name: 'PATCH /api/activities/:id/status',
  method: 'PATCH',
  path: `/api/activities/${id}/status`,
  body: { status: 'completed' },
});

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-bench-'));
const keys = Object.fromEntries(
  ['SESSION_KEYS', 'OPERATOR_KEY', 'PEPPER'].map((name) => [name, randomBytes(32).toString('base64')]),
);
const running = [];
const closing = [closeConnections];

await buildPackages({ names: ['api'] });
const mongod = await launchMongod({ dataDir, auth: false });
const mongo = await MongoClient.connect(mongod.uri);
try {
  const places = [];
  for (const users of [FEW, Number(values.users)]) places.push(await openPlace(users));
  const counted = await openCounted();
  const rows = [];
  for (const call of READS) rows.push(await compare(call.name, () => call, places));
  // Real completions: the two users are at different ends of the journey.
  rows.push(await compare(completing(1).name, ({ completed }, i) => completing(completed + 1 + i), places, 30));
  await countRoundTrips(rows, counted);
  report(rows);
} finally {
  for (const close of closing) close();
  for (const api of running.toReversed()) await api.stop();
  await mongo.close();
  await mongod.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A database with `users` users, an API process on it, and the two users who read. */
async function openPlace(users) {
  const name = `bench_${users}`;
  const db = mongo.db(name);
  const api = await open(withDatabase(mongod.uri, name));
  await addCrowd(db, users);
  const readers = [];
  for (const completed of [0, FAR])
    readers.push({
      completed,
      ...(await addReader(db, { name: `reader-${completed}`, completed, sessionKey: keys.SESSION_KEYS })),
    });
  return { users, url: api.url, readers };
}

/** An API process whose commands to MongoDB are counted. */
async function openCounted() {
  const counter = await countCommands(Number(new URL(mongod.uri).port));
  closing.push(counter.close);
  const api = await open(`mongodb://127.0.0.1:${counter.port}/bench_counted?directConnection=true`);
  const reader = await addReader(mongo.db('bench_counted'), {
    name: 'counted',
    completed: 0,
    sessionKey: keys.SESSION_KEYS,
  });
  return { ...counter, url: api.url, ...reader };
}

async function open(uri) {
  const port = String(await freePort());
  const env = {
    ...keys,
    MONGODB_URI: uri,
    DATA_DIR: dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    DEPLOY_TOKEN: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const api = await startApi({ env, url: `http://127.0.0.1:${port}`, output: 'ignore' });
  running.push(api);
  return api;
}

function withDatabase(uri, name) {
  const address = new URL(uri);
  address.pathname = `/${name}`;
  return address.href;
}

/** The four conditions in turn, in both directions, so that load on the machine slows them alike. */
async function compare(name, callFor, places, calls = CALLS) {
  const conditions = places.flatMap(({ url, users, readers }) =>
    readers.map((reader) => ({ url, users, reader, times: [] })),
  );
  for (let i = calls === CALLS ? -WARM_UP : 0; i < calls; i++) {
    for (const { url, reader, times } of i % 2 ? conditions : conditions.toReversed()) {
      const ms = await timedCall(url, { ...callFor(reader, i), cookie: reader.cookie });
      if (i >= 0) times.push(ms);
    }
  }
  const [fewNew, fewFar, manyNew, manyFar] = conditions.map(({ times }) => median(times));
  return {
    name,
    ms: fewNew,
    byUsers: (manyNew + manyFar) / (fewNew + fewFar),
    byProgress: (fewFar + manyFar) / (fewNew + manyNew),
  };
}

/** Commands per request: with a cached session, and with one that is not cached yet. */
async function countRoundTrips(rows, { url, cookie, id, commands }) {
  let next = 1;
  for (const row of rows) {
    const call = () =>
      timedCall(url, { ...(row.name.startsWith('PATCH') ? completing(next++) : { path: row.name }), cookie });
    const count = async () => {
      await pause(); // no command of the previous request is in flight
      commands.length = 0;
      await call();
      return [...commands];
    };
    await call();
    row.warm = await count();
    // The change evicts the session and the account from the process's caches.
    await mongo
      .db('bench_counted')
      .collection('sessions')
      .updateMany({}, { $set: { confirmedAt: new Date() } });
    await mongo
      .db('bench_counted')
      .collection('users')
      .updateOne({ _id: id }, { $set: { firstName: String(Math.random()) } });
    row.cold = await count();
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

function report(rows) {
  console.log(
    `${FEW} against ${values.users} users, 0 against ${FAR} completed; medians of ${CALLS} calls each, one at a time`,
  );
  console.log(`${'call'.padEnd(34)}      ms   users  progress  commands (session not read lately)`);
  const faults = [];
  for (const { name, ms, byUsers, byProgress, warm, cold } of rows) {
    console.log(
      `${name.padEnd(34)} ${ms.toFixed(2).padStart(7)}  ${byUsers.toFixed(2).padStart(6)}  ${byProgress.toFixed(2).padStart(8)}  ${warm.length} (${cold.length})  ${warm.join(', ')}`,
    );
    if (Math.max(byUsers, byProgress) > MOST_RATIO) faults.push(`${name}: its time grows`);
    // Not the request's own: the session is reread every 30 seconds, and its last activity is written once a minute.
    if (warm.length > MOST_ROUND_TRIPS) faults.push(`${name}: more than ${MOST_ROUND_TRIPS} round trips`);
  }
  console.log(faults.length === 0 ? 'All within their limits.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
