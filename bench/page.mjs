/**
 * How much later a page's content stands because its remote arrives at run time: cold loads of the stage page, federated against the
 * same sources linked as one app, alternated, under a phone's network and processor. The figure is the ratio of the medians.
 *
 * npm run bench:page [-- --loads 15] [--path /block/1/etapa/1]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/product/start-product.mjs';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { precompress } from '../scripts/build/precompress.mjs';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '15' },
    path: { type: 'string', default: '/block/1/etapa/1' },
    limit: { type: 'string', default: '1.2' },
  },
});
const LOADS = Number(values.loads);
/** The content that a woman waits for: the first activity's own text on the page. */
const CONTENT = '[data-activity-id]';
const PHONE = {
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
  offline: false,
};
const CPU_SLOWDOWN = 4;
const root = path.resolve(import.meta.dirname, '..');

const oneApp = path.join(root, 'bench/one-app');
run('npx', ['rspack', 'build'], oneApp);
await precompress(path.join(oneApp, 'dist'));

const product = await startProduct({ demo: true, besides: [{ SHELL_DIST: path.join(oneApp, 'dist') }] });
const browser = await launchChromium();
try {
  const [federated, linked] = product.urls;
  const times = { federated: [], linked: [] };
  const cookies = await signIn(federated);
  // One load of each that does not count: the server's first answers are its slowest.
  await loadOnce(federated, cookies);
  await loadOnce(linked, cookies);
  for (let i = 0; i < LOADS; i++) {
    const order = i % 2 ? ['federated', 'linked'] : ['linked', 'federated'];
    for (const kind of order) times[kind].push(await loadOnce(kind === 'federated' ? federated : linked, cookies));
  }
  report(times);
} finally {
  await browser.close();
  await product.stop();
}

async function signIn(address) {
  const context = await browser.newContext({ baseURL: address });
  const response = await context.request.post('/api/auth/login', {
    data: { username: 'demo', password: 'demo-1234' },
    headers: { Origin: address },
  });
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`);
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}

/** A cold load in a fresh profile. @returns ms from the navigation's start to the content */
async function loadOnce(address, cookies) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', PHONE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) && !window.contentAt) window.contentAt = performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, CONTENT);
  await page.goto(values.path);
  const at = await (await page.waitForFunction(() => window.contentAt, undefined, { timeout: 30_000 })).jsonValue();
  await context.close();
  return at;
}

function report(times) {
  const medians = Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, median(all)]));
  const ratio = medians.federated / medians.linked;
  console.log(`loads of ${values.path}: ${LOADS} each, ${CPU_SLOWDOWN}x CPU, ${PHONE.latency} ms, 10 Mbps`);
  for (const [kind, all] of Object.entries(times)) {
    console.log(
      `${kind.padEnd(10)} median ${medians[kind].toFixed(0)} ms  (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`,
    );
  }
  console.log(`ratio      ${ratio.toFixed(3)} (at most ${values.limit})`);
  if (ratio > Number(values.limit)) process.exitCode = 1;
}

function median(all) {
  const sorted = [...all].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
