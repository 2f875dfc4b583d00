/**
 * Writes what the API of a checkout stores of an account that has been used, of a remote, and of work that waits, as one file: a test of
 * every later release opens it
 * (`api/test/upgrade/earlier-release.test.ts`). Run once at each release, with its API built:
 *
 *   node scripts/keep-data.mjs --checkout . --out api/test/upgrade/release-NAME.json
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { BSON, MongoClient } from 'mongodb';
import { launchMongod } from './mongod/launch.mjs';
import { freePort } from './process/free-port.mjs';

const { EJSON } = BSON;
const { values } = parseArgs({ options: { checkout: { type: 'string', default: '.' }, out: { type: 'string' } } });
if (!values.out) throw new Error('--out FILE is missing');

/** Key of the tests (`api/test/test-env.ts`), as the later API needs the same. */
const KEY = createHash('sha256').update('a key for tests').digest().toString('base64');
/** Collections that are large and the same in every checkout, or of the moment alone. */
const LEFT_OUT = ['content', 'rateLimits', 'sessions', 'sessionEnds', 'migrationLock', 'locks'];
const DEPLOY_TOKEN = 'a-deploy-token-of-more-than-32-characters';
const ACCOUNT = { username: 'antigua', email: 'antigua@example.com', password: 'luz de marzo 7' };
/** The smallest picture: one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE_HASH = createHash('sha256').update(PICTURE).digest('hex');

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'keep-data-'));
const mongod = await launchMongod({ dataDir, auth: false });
const database = new MongoClient(mongod.uri);
const port = await freePort();
const url = `http://localhost:${port}`;
const api = spawn(process.execPath, [path.resolve(values.checkout, 'api/dist/main.js')], {
  cwd: path.resolve(values.checkout),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    MONGODB_URI: mongod.uri,
    DATA_DIR: dataDir,
    PORT: String(port),
    SESSION_KEYS: KEY,
    OPERATOR_KEY: KEY,
    PEPPER: KEY,
    DEPLOY_TOKEN,
  },
});
try {
  await until(() => fetch(`${url}/readyz`).then(({ ok }) => ok));
  await database.connect();
  const operations = await writeWords(await signUp());
  await publishRemote();
  await leaveMailWaiting();
  await stopApi();
  const kept = { account: ACCOUNT, operations, collections: await collections() };
  writeFileSync(values.out, `${EJSON.stringify(kept, undefined, 1, { relaxed: false })}\n`);
  console.log(`${values.out}: ${Object.keys(kept.collections).join(', ')}`);
} finally {
  await database.close();
  await stopApi();
  await mongod.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function stopApi() {
  if (api.exitCode !== null || api.signalCode !== null) return;
  api.kill('SIGTERM');
  await new Promise((resolve) => api.once('close', resolve));
}

/** Registers, follows the mailed link, and signs in. @returns a client of the session */
async function signUp() {
  await call('POST', '/api/auth/register', ACCOUNT);
  const mail = await until(() => {
    const folder = path.join(dataDir, 'outbox');
    const file = readdirSync(folder).find((name) => name.includes('-verification-'));
    return (
      file &&
      readFileSync(path.join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
    );
  });
  const [, token] = /token=([\w-]{43})/.exec(mail) ?? [];
  // Releases differ in what they require besides the token, and later ones refuse unknown fields.
  const bodies = [
    { token },
    { token, consentVersion: '1' },
    { token, consentVersion: '1', password: ACCOUNT.password },
  ];
  let refusal;
  for (const body of bodies) {
    refusal = await call('POST', '/api/auth/verify-email', body).then(() => undefined, String);
    if (!refusal) break;
  }
  if (refusal) throw new Error(refusal);
  const { headers } = await call('POST', '/api/auth/login', { username: ACCOUNT.username, password: ACCOUNT.password });
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return (method, address, body, type) => call(method, address, body, { cookie, type });
}

/** Writes an entry with a drawing, a day and the settings, and completes two activities. @returns the operations, as they were sent */
async function writeWords(client) {
  await client('PUT', `/api/drawings/${PICTURE_HASH}`, PICTURE, 'image/png');
  const at = '2026-11-20T10:00:00.000Z';
  const set = (named) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [name, { value, baseRev: 0 }]));
  const operation = (kind, key, fields, i) => ({
    opId: randomUUID(),
    opNo: i + 1,
    kind,
    key,
    action: 'set',
    fields,
    createdAt: at,
  });
  const clientId = randomUUID();
  const drawing = { 'savedDrawings.personal_content': { add: [PICTURE_HASH], remove: [], baseRev: 0 } };
  const ops = [
    [
      'entry',
      randomUUID(),
      {
        ...set({
          entryId: 1,
          title: 'Antes de todo',
          writingMode: 'text',
          'responses.personal_content': 'Lo escribí con la primera versión.',
        }),
        ...drawing,
      },
    ],
    ['day', '2026-11-20', set({ note: 'Un día tranquilo.' })],
    ['settings', 'settings', set({ darkMode: true, reminderAt: '08:30' })],
  ].map(([kind, key, fields], i) => operation(kind, key, fields, i));
  const { body } = await client('POST', '/api/sync/push', { clientId, ops });
  if (!body.results.every(({ status }) => status === 'applied')) throw new Error(JSON.stringify(body.results));
  for (const id of [1, 2]) await client('PATCH', `/api/activities/${id}/status`, { status: 'completed' });
  return { clientId, epoch: body.epoch, ops };
}

/** Publishes and promotes the smallest remote. */
async function publishRemote() {
  const entry = 'remoteEntry.11111111.js';
  const script = strToU8('/* a kept remote */');
  const manifest = {
    name: 'mf-journey',
    container: 'mf_journey',
    version: '1.0.0',
    entry,
    integrity: { [entry]: `sha384-${createHash('sha384').update(script).digest('base64')}` },
    preload: [entry],
    routes: ['/'],
    slots: {},
    hostContract: '1',
    access: 'user',
  };
  const zip = zipSync({ 'remote.json': strToU8(JSON.stringify(manifest)), [entry]: script });
  const token = DEPLOY_TOKEN;
  await call('POST', '/api/registry/mf-journey/versions', zip, { token, type: 'application/zip' });
  await call('PUT', '/api/registry/mf-journey/promoted', { version: manifest.version }, { token });
}

/** Orders a mail that cannot be delivered: a file is where the folder of the outbox was. */
async function leaveMailWaiting() {
  const outbox = path.join(dataDir, 'outbox');
  rmSync(outbox, { recursive: true });
  writeFileSync(outbox, '');
  await call('POST', '/api/auth/forgot-password', { email: ACCOUNT.email });
  const failedOnce = { kind: 'mail', state: 'waiting', lastError: { $ne: null } };
  await until(() => database.db().collection('jobs').findOne(failedOnce));
}

async function call(method, address, body, { cookie, token, type = 'application/json' } = {}) {
  const answer = await fetch(url + address, {
    method,
    headers: {
      origin: url,
      'content-type': type,
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: type === 'application/json' ? JSON.stringify(body) : body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${text}`);
  return { headers: answer.headers, body: text ? JSON.parse(text) : undefined };
}

async function collections() {
  const all = await database.db().collections();
  const documents = all
    .filter(({ collectionName }) => !LEFT_OUT.includes(collectionName))
    .map(async (collection) => [collection.collectionName, await collection.find().toArray()]);
  return Object.fromEntries((await Promise.all(documents)).filter(([, found]) => found.length > 0).toSorted());
}

async function until(look) {
  for (let i = 0; i < 300; i++) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => undefined);
    if (found) return found;
    await setTimeout(200);
  }
  throw new Error('waited in vain');
}
