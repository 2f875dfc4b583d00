/**
 * Measures what one account can cost a process by calls with large answers and readers that do not read (X-12, L-01): the length of the
 * answer to a push of 12 kB about a long entry; the memory that eight such readers take, reconnecting whenever they are refused or ended;
 * and the latency for other users meanwhile, against the same process at rest. One process with its limits on, on loopback, in a temporary
 * folder.
 * npm run bench:slow-readers [-- --seconds 40] [--readers 8]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../scripts/build/build-packages.mjs';
import { launchMongod } from '../scripts/mongod/launch.mjs';
import { freePort } from '../scripts/process/free-port.mjs';
import { startApi } from '../scripts/product/api-process.mjs';
import { makeDemoAccounts } from '../scripts/product/demo-accounts.mjs';
import { closeConnections, timedCall } from './journey/timed-call.mjs';
import { fiftyTitles, longEntry } from './slow-readers/long-entry.mjs';
import { slowReader } from './slow-readers/slow-reader.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '40' }, readers: { type: 'string', default: '8' } },
});
const MOST_ANSWER_BYTES = 5_000_000;
const MOST_RISE_MB = 100;
const MOST_RATIO = 3;
const TEXTS = 19;
/** Pause between the calls of another user, in ms. */
const PAUSE_MS = 20;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-bench-'));
const closing = [() => rmSync(dataDir, { recursive: true, force: true }), closeConnections];
try {
  await buildPackages({ names: ['api'] });
  const mongod = await launchMongod({ dataDir });
  closing.push(() => mongod.stop());
  const env = { MONGODB_URI: mongod.uri, DATA_DIR: dataDir, RATE_LIMITS: 'on', LOG_LEVEL: 'error' };
  const api = await startApi({ env: { ...env, PORT: String(await freePort()) }, output: 'ignore' });
  closing.push(() => api.stop());
  await makeDemoAccounts(env);
  await measure(api.url);
} finally {
  for (const close of closing.toReversed()) await close();
}

async function measure(url) {
  const [attacker, other] = await Promise.all([signIn(url, 'demo'), signIn(url, 'limite')]);
  for (const body of longEntry(TEXTS)) await post(url, '/api/sync/push?answer=docs', body, attacker);
  const asked = fiftyTitles();
  const answer = await post(url, '/api/sync/push?answer=docs', asked, attacker);
  const old = await post(url, '/api/sync/push', fiftyTitles(), attacker);
  const lengths = { sent: JSON.stringify(asked).length, docs: answer.length, inline: old.length };

  const seconds = Number(values.seconds);
  await othersWait(url, other, seconds / 4);
  const idle = await othersWait(url, other, seconds);
  const before = await memory(url);
  const readers = Array.from({ length: Number(values.readers) }, () => slowReader(url, attacker));
  let most = before;
  const watching = setInterval(() => void memory(url).then((now) => (most = Math.max(most, now))), 250);
  const busy = await othersWait(url, other, seconds);
  clearInterval(watching);
  const calls = readers.map((reader) => reader.stop());
  report({ lengths, idle, busy, before, most, calls });
}

/** Times of another user's calls, one after the other, for some seconds: pull, progress and profile. */
async function othersWait(url, cookie, seconds) {
  const times = [];
  const until = performance.now() + seconds * 1000;
  const calls = ['/api/sync/pull?cursor=0&limit=20', '/api/progress', '/api/profile'].map((each) => ({ path: each }));
  for (let i = 0; performance.now() < until; i++) {
    times.push(await timedCall(url, { ...calls[i % calls.length], cookie }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times.toSorted((a, b) => a - b);
}

/** Resident memory of the process in megabytes. */
async function memory(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}

async function signIn(url, username) {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ username, password: 'demo-1234' });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function post(url, where, body, cookie) {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const answer = await fetch(url + where, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${where} answered ${answer.status}`);
  return answer.text();
}

function report({ lengths, idle, busy, before, most, calls }) {
  const p99 = (times) => times[Math.ceil(times.length * 0.99) - 1];
  const rise = most - before;
  const ratio = p99(busy) / p99(idle);
  const kb = (bytes) => `${Math.round(bytes / 1000)} kB`;
  console.log(`a push of 50 operations on an entry of ${TEXTS} long texts, ${kb(lengths.sent)}:`);
  console.log(`  answer ${kb(lengths.docs)}, to a client of before ${kb(lengths.inline)} (at most 5,000 kB)`);
  const refused = calls.reduce((sum, each) => sum + each.refused, 0);
  const made = calls.reduce((sum, each) => sum + each.sent, 0);
  console.log(`${calls.length} readers that do not read, ${made} calls of theirs, ${refused} of them refused:`);
  console.log(
    `  memory ${Math.round(before)} MB → ${Math.round(most)} MB: +${Math.round(rise)} MB (at most ${MOST_RISE_MB})`,
  );
  console.log(
    `  others wait, p99 of ${idle.length} and ${busy.length} calls: ${p99(idle).toFixed(1)} ms → ${p99(busy).toFixed(1)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
  const isWell =
    Math.max(lengths.docs, lengths.inline) <= MOST_ANSWER_BYTES && rise <= MOST_RISE_MB && ratio <= MOST_RATIO;
  if (!isWell) process.exitCode = 1;
}
