/**
 * Cost of the poll of an open journal (D18): how many unchanged `GET /api/journal` a process answers per second, against an empty Koa route
 * behind the same router (`/healthz`), both with the same session, alternated, so that load on the machine slows both alike. Everything on
 * loopback, in a temporary folder.
 *
 * npm run bench:journal [-- --rounds 8] [--seconds 2] [--entries 200]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/product/start-product.mjs';
import { openConnections } from './journal/connections.mjs';
import { median } from './journey/timed-call.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '2' },
    entries: { type: 'string', default: '200' },
  },
});
const LEAST_RATIO = 0.5;
const CONNECTIONS = 16;
const PUSH = 50;
const WARM_UP_MS = 1_000;

const product = await startProduct({ demo: true, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
const open = [];
try {
  const cookie = await signIn();
  await writeEntries(cookie, Number(values.entries));
  const etag = (await fetch(`${product.url}/api/journal`, { headers: { cookie } })).headers.get('etag');
  const journal = await crowd('/api/journal', 304, { cookie, 'if-none-match': etag });
  const empty = await crowd('/healthz', 200, { cookie });
  for (const each of [journal, empty]) await each.rate(WARM_UP_MS);
  const rates = { journal: [], empty: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    const turn = [
      () => journal.rate(values.seconds * 1000).then((rate) => rates.journal.push(rate)),
      () => empty.rate(values.seconds * 1000).then((rate) => rates.empty.push(rate)),
    ];
    for (const measure of round % 2 ? turn : turn.toReversed()) await measure();
  }
  report(median(rates.journal), median(rates.empty));
} finally {
  for (const each of open) each.close();
  await product.stop();
}

async function crowd(path, status, headers) {
  const connections = await openConnections({ url: product.url, path, headers, status, count: CONNECTIONS });
  open.push(connections);
  return connections;
}

async function signIn() {
  const answer = await post('/api/auth/login', { username: 'demo', password: 'demo-1234' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Personal entries of some length, pushed as a device does. */
async function writeEntries(cookie, count) {
  const clientId = randomUUID();
  const words = 'Hoy he caminado despacio junto al mar y he escuchado lo que me decía. '.repeat(15);
  const ops = Array.from({ length: count }, (_, i) => ({
    opId: randomUUID(),
    opNo: i + 1,
    kind: 'entry',
    key: randomUUID(),
    action: 'set',
    createdAt: new Date(Date.now() - i * 60_000).toISOString(),
    fields: {
      title: { value: `Entrada ${i + 1}`, baseRev: 0 },
      'responses.personal_content': { value: words, baseRev: 0 },
    },
  }));
  for (let at = 0; at < count; at += PUSH)
    await post('/api/sync/push', { clientId, ops: ops.slice(at, at + PUSH) }, { cookie });
}

async function post(path, body, headers = {}) {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

function report(journal, empty) {
  const ratio = journal / empty;
  console.log(`GET /api/journal, unchanged, ${values.entries} entries: ${Math.round(journal)} a second`);
  console.log(`an empty route:                              ${Math.round(empty)} a second`);
  console.log(`ratio: ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
  if (ratio < LEAST_RATIO) process.exitCode = 1;
}
