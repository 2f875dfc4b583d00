/**
 * How much later a page's content stands because its remote arrives at run time: loads of every route, federated against
 * the same sources linked as one app, alternated, under a phone's network and processor; cold (an empty device each time) and warm (a
 * device that has the product, opened on the page again and again). The figures are ratios of medians.
 *
 * npm run bench:page [-- --loads 30] [--path /seals --path /books]
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/product/start-product.mjs';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { precompress } from '../scripts/build/precompress.mjs';
import { median } from './journey/timed-call.mjs';
import { ROUTES } from './page/routes.mjs';
import { signIn } from './page/sign-in.mjs';
import { CONDITIONS, openProfile } from './page/timed-load.mjs';

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '30' }, path: { type: 'string', multiple: true } },
});
const LOADS = Number(values.loads);
const MOST = { cold: 1.1, warm: 1.05 };
const routes = values.path ? ROUTES.filter((route) => values.path.includes(route.path)) : ROUTES;
const root = path.resolve(import.meta.dirname, '..');

const oneApp = path.join(root, 'bench/one-app');
run('npx', ['rspack', 'build'], oneApp);
await precompress(path.join(oneApp, 'dist'));

const product = await startProduct({ demo: true, besides: [{ SHELL_DIST: path.join(oneApp, 'dist') }] });
// The one app has the same frame in its page before any script.
copyFileSync(path.join(root, 'shell/dist/first-paints.json'), path.join(oneApp, 'dist/first-paints.json'));
const browser = await launchChromium();
try {
  const sessions = new Map([[null, []]]);
  console.log(`${LOADS} loads each, ${CONDITIONS}; ms, federated / linked = ratio`);
  for (const route of routes) {
    const { account = 'demo' } = route;
    if (!sessions.has(account)) sessions.set(account, await signIn(browser, product.urls[0], account));
    report(route, await compare(route, sessions.get(account)));
  }
} finally {
  await browser.close();
  await product.stop();
}

/** @returns the times of both, `{ federated: { cold, warm }, linked: … }` */
async function compare(route, cookies) {
  const both = await Promise.all(
    product.urls.map(async (address) => {
      const options = { address, cookies, ...route };
      return { options, device: await openProfile(browser, options), cold: [], warm: [] };
    }),
  );
  for (const { device } of both) await fill(device);
  // The first load of each does not count: the server's first answers are its slowest.
  for (let i = -1; i < LOADS; i++) {
    for (const { options, device, cold, warm } of i % 2 ? both : both.toReversed()) {
      const times = { cold: await loadOnNothing(options), warm: await loadAgain(device) };
      if (i < 0) continue;
      cold.push(times.cold);
      warm.push(times.warm);
    }
  }
  for (const { device } of both) await device.close();
  return { federated: both[0], linked: both[1] };
}

/** Opens the page on a device until all that the product keeps is there. */
async function fill(device) {
  await device.load();
  await device.settled();
  await device.kept();
  await device.leave();
}

async function loadOnNothing(options) {
  const profile = await openProfile(browser, options);
  try {
    return await profile.load();
  } finally {
    // Ends whatever the page was still doing.
    await profile.close();
  }
}

async function loadAgain(device) {
  const time = await device.load();
  await device.settled();
  await device.leave();
  return time;
}

function report({ path: name }, { federated, linked }) {
  const figures = Object.entries(MOST).map(([kind, most]) => {
    const [ours, theirs] = [median(federated[kind]), median(linked[kind])];
    const ratio = ours / theirs;
    if (ratio > most) process.exitCode = 1;
    return `${kind} ${ours.toFixed(0)} / ${theirs.toFixed(0)} = ${ratio.toFixed(3)}${ratio > most ? ` (over ${most})` : ''}`;
  });
  console.log([name.padEnd(30), ...figures].join('   '));
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
