/**
 * Cost of the administrator's calls with 1,000, 100,000 and 1,000,000 accounts, as multiples of the minimum for a page: the driver alone
 * behind node:http, answering the first page along its index from the same database. Medians, alternated, one call at a time, everything on
 * loopback, in a temporary folder.
 * npm run bench -- admin [--sizes 1000,100000,1000000] [--calls 300]
 */
import { fork } from 'node:child_process';
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
import { addWomen, searchesAmong } from './admin/crowd.mjs';
import { closeConnections, timedCall } from './admin/timed-call.mjs';
import { addReader } from './api/people.mjs';
import { median } from './median.mjs';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,100000,1000000' }, calls: { type: 'string', default: '300' } },
});
const SIZES = values.sizes.split(',').map(Number);
const CALLS = Number(values.calls);
const WARM_UP = 40;
const MOST = { page: 2, cards: 2, search: 10 };
const MOST_GROWTH = 1.5;
const WALK = 100;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-bench-'));
const keys = Object.fromEntries(
  ['SESSION_KEYS', 'OPERATOR_KEY', 'PEPPER'].map((name) => [name, randomBytes(32).toString('base64')]),
);

await buildPackages({ names: ['api'] });
const mongod = await launchMongod({ dataDir, auth: false });
const mongo = await MongoClient.connect(mongod.uri);
const running = [];
try {
  const places = [];
  for (const size of SIZES) places.push(await openPlace(size));
  report(await compare(places));
} finally {
  closeConnections();
  for (const stop of running.toReversed()) await stop();
  await mongo.close();
  await mongod.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A database with `count` accounts, the API and the bare server on it, and the calls to measure. */
async function openPlace(size) {
  const name = `bench_${size}`;
  const db = mongo.db(name);
  await addWomen(db, size);
  // The first start builds indexes.
  const api = await openApi(name);
  running.push(() => api.stop());
  const bare = await openBare(name);
  running.push(() => bare.stop());
  const { cookie } = await administrator(db);
  return { size, reference: { url: bare.url, path: '/', cookie: '' }, calls: await callsOf(api.url, cookie, size) };
}

async function administrator(db) {
  const reader = await addReader(db, { name: 'directora', sessionKey: keys.SESSION_KEYS });
  await db
    .collection('users')
    .updateOne({ _id: reader.id }, { $set: { role: 'admin', city: null, country: null, lastLoginAt: null } });
  return reader;
}

async function callsOf(url, cookie, size) {
  const { middle, last } = await walk(url, cookie, size);
  const searches = searchesAmong(size);
  const call = (name, kind, address) => ({ name, kind, url, path: address, cookie });
  const search = (name, q, least, most) => ({
    ...call(`search, ${name}`, 'search', `/api/admin/users?q=${encodeURIComponent(q)}`),
    expected: [least, most],
  });
  const all = [
    call('first page', 'page', '/api/admin/users'),
    call('page in the middle', 'page', middle),
    call('last page', 'page', last),
    call('cards', 'cards', '/api/admin/stats'),
    search('common (1 in 20)', searches.common, 20, 50),
    search('rare (one)', searches.rare, 1, 1),
    search('none', searches.none, 0, 0),
  ];
  for (const { path: address, expected } of all.filter((one) => one.expected)) {
    const found = (await (await fetch(new URL(address, url), { headers: { cookie } })).json()).length;
    if (found < expected[0] || found > expected[1]) throw new Error(`${address} found ${found}`);
  }
  return all;
}

/** Follows the links of the list to its end. @returns addresses of fifty rows in the middle and at the end */
async function walk(url, cookie, size) {
  const addressOf = (link) => new URL(/<(.+)>/.exec(link)?.[1] ?? '', url);
  const fifty = (address) => {
    address.searchParams.set('limit', '50');
    return address.pathname + address.search;
  };
  let next = new URL(`/api/admin/users?limit=${WALK}`, url);
  let middle;
  let last;
  for (let seen = 0; next; seen += WALK) {
    const answer = await fetch(next, { headers: { cookie } });
    await answer.arrayBuffer();
    const link = answer.headers.get('link');
    if (seen >= size / 2) middle ??= fifty(new URL(next));
    last = fifty(new URL(next));
    next = link ? addressOf(link) : undefined;
  }
  return { middle, last };
}

async function openApi(database) {
  const port = String(await freePort());
  const uri = new URL(mongod.uri);
  uri.pathname = `/${database}`;
  const env = {
    ...keys,
    MONGODB_URI: uri.href,
    DATA_DIR: dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    DEPLOY_TOKEN: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  return startApi({ env, url: `http://127.0.0.1:${port}`, output: 'ignore', readyMs: 60 * 60_000 });
}

async function openBare(database) {
  const port = String(await freePort());
  const child = fork(path.join(import.meta.dirname, 'admin', 'bare-server.mjs'), {
    env: { ...process.env, MONGODB_URI: mongod.uri, DATABASE: database, PORT: port },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the bare server did not start')));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** All calls of all sizes in turn, in both directions, so that load on the machine slows them alike. */
async function compare(places) {
  const timed = (call) => ({ ...call, times: [] });
  const sizes = places.map(({ size, reference, calls }) => ({
    size,
    reference: timed(reference),
    calls: calls.map(timed),
  }));
  const all = sizes.flatMap(({ reference, calls }) => [reference, ...calls]);
  for (let i = -WARM_UP; i < CALLS; i++) {
    for (const { url, times, ...call } of i % 2 ? all : all.toReversed()) {
      const ms = await timedCall(url, call);
      if (i >= 0) times.push(ms);
    }
  }
  return sizes.map(({ size, reference, calls }) => {
    const least = median(reference.times);
    return {
      size,
      ratios: calls.map(({ name, kind, times }) => ({ name, kind, ratio: median(times) / least, reference: least })),
    };
  });
}

function report(tables) {
  console.log(`Multiples of the driver's indexed first page; medians of ${CALLS} calls, one at a time`);
  console.log(`${'call'.padEnd(28)}${SIZES.map((size) => size.toLocaleString('en').padStart(12)).join('')}   growth`);
  const faults = [];
  const [smallest] = tables;
  smallest.ratios.forEach(({ name, kind }, i) => {
    const ratios = tables.map(({ ratios: all }) => all[i].ratio);
    const growth = Math.max(...ratios) / ratios[0];
    console.log(
      `${name.padEnd(28)}${ratios.map((ratio) => ratio.toFixed(2).padStart(12)).join('')}   ${growth.toFixed(2)}`,
    );
    if (Math.max(...ratios) > MOST[kind]) faults.push(`${name}: more than ${MOST[kind]} times the reference`);
    if (growth > MOST_GROWTH) faults.push(`${name}: grows with the number of accounts`);
  });
  const references = tables.map(({ ratios: [{ reference }] }) => `${reference.toFixed(2)} ms`.padStart(12));
  console.log(`${'(the reference itself)'.padEnd(28)}${references.join('')}`);
  console.log(faults.length === 0 ? 'All within their limits.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
