/**
 * Our federation beside two other ways of building the same: single-spa with an import map, and native-federation. The same sources of
 * shell and remotes, signed in, under a phone's network and processor; alternated, so that whatever else the machine does happens to all.
 *
 * npm run bench:federation [-- --loads 30]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { run } from '../scripts/process/run.mjs';
import { startProduct } from '../scripts/product/start-product.mjs';
import { buildPackages } from '../scripts/build/build-packages.mjs';
import { median } from './journey/timed-call.mjs';
import { ROUTES } from './page/routes.mjs';
import { signIn } from './page/sign-in.mjs';
import { CONDITIONS, timedLoads } from './page/timed-load.mjs';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '30' } } });
const LOADS = Number(values.loads);
const PAGES = { '/calendario': 'mf-calendar', '/books': 'mf-library' };

/**
 * The same for all three. Import maps are inline scripts, which the product's policy refuses: it is left aside here. And without a service
 * worker, as only ours has one that knows its files.
 */
const PROFILE = {
  context: { bypassCSP: true },
  prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined })),
};

const alternatives = path.join(import.meta.dirname, 'alternatives');
if (!existsSync(path.join(alternatives, 'node_modules'))) {
  const { code } = await run('npm', ['ci', '--no-progress'], { cwd: alternatives });
  if (code !== 0) throw new Error('The alternatives could not be installed');
}
const { buildSingleSpa } = await import('./alternatives/single-spa/build.mjs');
const { buildNativeFederation } = await import('./alternatives/native-federation/build.mjs');

await buildPackages();
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production'; // CommonJS packages are asked for their names, and React has others in development
const singleSpa = await buildSingleSpa();
const nativeFederation = await buildNativeFederation();
if (NODE_ENV) process.env.NODE_ENV = NODE_ENV;
else delete process.env.NODE_ENV;
const product = await startProduct({
  demo: true,
  besides: [{ SHELL_DIST: singleSpa.dist }, { SHELL_DIST: nativeFederation.dist }],
});
const browser = await launchChromium();
try {
  const cookies = await signIn(browser, product.url);
  console.log(`${LOADS} loads each, ${CONDITIONS}; medians until the page's own content stands`);
  for (const [address, remote] of Object.entries(PAGES)) {
    for (const alternative of [singleSpa, nativeFederation]) alternative.openFor(remote);
    report(address, await compare(address, cookies));
  }
} finally {
  await browser.close();
  await product.stop();
}

/** @returns what was measured, by the way of federating */
async function compare(address, cookies) {
  const route = ROUTES.find(({ path: known }) => known === address);
  const ways = ['ours', 'single-spa', 'native-federation'].map((name, i) => ({
    name,
    url: product.urls[i],
    loads: [],
  }));
  for (const { name, url } of ways) await lookForFaults(name, url, route, cookies);
  // The first load of each does not count: the server's first answers are its slowest.
  for (let i = -1; i < LOADS; i++) {
    const turn = (i + 1) % ways.length;
    for (const { url, loads } of [...ways.slice(turn), ...ways.slice(0, turn)]) {
      const measured = await timedLoads(browser, { address: url, cookies, ...route, ...PROFILE });
      if (i >= 0) loads.push(measured);
    }
  }
  return ways;
}

/** What is compared has to work: the page's content and its styles come, and the console says nothing wrong. */
async function lookForFaults(name, url, { path: address, content }, cookies) {
  const context = await browser.newContext({ baseURL: url, ...PROFILE.context });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await PROFILE.prepare(page);
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(address);
    await page.waitForSelector(content);
    await page.waitForLoadState('networkidle');
    const accent = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent'));
    if (!accent) faults.push('the theme has not come');
    if (faults.length > 0) throw new Error(`${name} at ${address}: ${faults.join('; ')}`);
  } finally {
    await context.close();
  }
}

function report(address, ways) {
  const rows = ways.map(({ name, loads }) => ({
    name,
    kB: median(loads.map(({ cost }) => cost.scriptBytes)) / 1000,
    requests: median(loads.map(({ cost }) => cost.requests)),
    cold: median(loads.map(({ cold }) => cold)),
    warm: median(loads.map(({ warm }) => warm)),
  }));
  console.log(
    `\n${address.padEnd(20)} ${['scripts, kB', 'requests', 'cold, ms', 'warm, ms'].map((head) => head.padStart(18)).join('')}`,
  );
  const [ours] = rows;
  for (const { name, ...figures } of rows) {
    const cells = Object.entries(figures).map(([key, figure]) =>
      `${figure.toFixed(key === 'kB' ? 1 : 0)} (${(figure / ours[key]).toFixed(3)})`.padStart(18),
    );
    console.log(`${name.padEnd(20)} ${cells.join('')}`);
  }
}
