import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import bcrypt from 'bcryptjs';
import { MongoClient } from 'mongodb';
import { buildPackages } from '../../scripts/build/build-packages.mjs';
import { launchMongod } from '../../scripts/mongod/launch.mjs';
import { freePort } from '../../scripts/process/free-port.mjs';
import { startApi } from '../../scripts/product/api-process.mjs';
import { makeDemoAccounts } from '../../scripts/product/demo-accounts.mjs';
import { addCrowd, addReader } from './people.mjs';

const DATABASE = 'bench';
const CROWD = 1_000;
/** Demo accounts, as only the API itself makes accounts with a data key. */
const WRITERS = ['nueva', 'limite', 'demo', 'directora'];
/** Cost of password hashes, equal to the API's (V-07). */
const PASSWORD_COST = 11;
export const PASSWORD = 'luz de marzo 7';
/** Calls that the bare server answers with what the API has answered. */
const READS = ['/api/weeks/1/activities', '/api/current-week'];

/**
 * Opens the place where the API's rows are measured: one process of the API and one of the bare server, on one database with a thousand
 * users.
 * @returns `{ api, apiPid, bare, bareLive, db, user, writers, close }`. `api` and `bare` are addresses; `bareLive()` starts the baseline of
 * the live channel; `user(name)` makes an account that reads; `writers` are four accounts that can store texts. Accounts have their name
 * and Cookie header.
 */
export async function openPlace() {
  await buildPackages({ names: ['api'] });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-bench-'));
  const closing = [() => rmSync(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const each of closing.toReversed()) await each();
  };
  try {
    const keys = Object.fromEntries(
      ['SESSION_KEYS', 'OPERATOR_KEY', 'PEPPER'].map((name) => [name, randomBytes(32).toString('base64')]),
    );
    const mongod = await launchMongod({ dataDir, auth: false });
    closing.push(() => mongod.stop());
    const mongo = await MongoClient.connect(mongod.uri);
    closing.push(() => mongo.close());
    const db = mongo.db(DATABASE);
    const address = new URL(mongod.uri);
    address.pathname = `/${DATABASE}`;
    const env = { ...keys, MONGODB_URI: address.href, DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const port = String(await freePort());
    const api = await startApi({
      env: { ...env, PORT: port, DEPLOY_TOKEN: randomBytes(32).toString('hex') },
      url: `http://127.0.0.1:${port}`,
      output: 'ignore',
    });
    closing.push(() => api.stop());
    await addCrowd(db, CROWD);
    const user = userMaker(db, keys);
    const reader = await user('reader');
    await makeDemoAccounts(env);
    const writers = await Promise.all(WRITERS.map((name) => signIn(api.url, name)));
    const answers = {};
    for (const each of READS)
      answers[each] = await (await fetch(api.url + each, { headers: { cookie: reader.cookie } })).json();
    const bare = await openBare({ ...env, DATABASE, ANSWERS: JSON.stringify(answers) }, closing);
    const bareLive = () => openBareLive({ ...env, DATABASE });
    return { api: api.url, apiPid: api.pid, bare, bareLive, db, user, writers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(url, username) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password: 'demo-1234' }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { username, cookie: cookies.join('; ') };
}

/** Accounts that can sign in on either server: the API's hash is over the peppered password, the bare one's over the password. */
function userMaker(db, keys) {
  const pepper = Buffer.from(keys.PEPPER, 'base64');
  const digest = createHmac('sha256', pepper).update(PASSWORD).digest('base64');
  const hashes = {
    passwordHash: bcrypt.hashSync(digest, PASSWORD_COST),
    bareHash: bcrypt.hashSync(PASSWORD, PASSWORD_COST),
  };
  return async (name) => {
    const { cookie, id } = await addReader(db, { name, sessionKey: keys.SESSION_KEYS });
    await db.collection('users').updateOne({ _id: id }, { $set: hashes });
    return { id, username: name, cookie };
  };
}

/** Starts the baseline of the live channel. @returns its address, and how to end it */
async function openBareLive(env) {
  const port = String(await freePort());
  const child = fork(path.join(import.meta.dirname, '../live/bare-live.mjs'), {
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function openBare(env, closing) {
  const port = String(await freePort());
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  closing.push(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await once(child, 'message');
  return `http://127.0.0.1:${port}`;
}
