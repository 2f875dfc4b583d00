/**
 * Measures how much later a page's content appears because its remote arrives at run time. Loads every route, federated and, with the same
 * sources, linked as one app, alternated, with a phone's network and CPU; cold (an empty device each time) and warm (a device that has the
 * product cached). Each load is paired with its neighbour in time; the figure is the trimmed mean of their ratios. More loads follow while
 * its interval contains the limit: with 60 pairs on a noisy machine the mean has a range of 6 %, and a route 1 or 2 % below its limit is
 * measured above it as often as not.
 * npm run bench -- page [--loads 30] [--most 150] [--path /seals --path /books]
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTemporaryProduct } from '../scripts/product/temporary-product.mjs';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { precompress } from '../scripts/build/precompress.mjs';
import { median } from './median.mjs';
import { ROUTES } from './page/routes.mjs';
import { signIn } from './page/sign-in.mjs';
import { CONDITIONS, openProfile } from './page/timed-load.mjs';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '30' },
    most: { type: 'string', default: '150' },
    path: { type: 'string', multiple: true },
  },
});
const [LOADS, MOST_LOADS] = [Number(values.loads), Number(values.most)];
const MOST = { cold: 1.1, warm: 1.05 };
const routes = values.path ? ROUTES.filter((route) => values.path.includes(route.path)) : ROUTES;
const root = path.resolve(import.meta.dirname, '..');

const oneApp = path.join(root, 'bench/one-app');
run('npx', ['rspack', 'build'], oneApp);
await precompress(path.join(oneApp, 'dist'));

const product = await startTemporaryProduct({ demo: true, besides: [{ SHELL_DIST: path.join(oneApp, 'dist') }] });
// The one app has the same skeleton in its page.
copyFileSync(path.join(root, 'shell/dist/first-paints.json'), path.join(oneApp, 'dist/first-paints.json'));
const browser = await launchChromium();
try {
  const sessions = new Map([[null, []]]);
  console.log(`${LOADS} to ${MOST_LOADS} loads each, ${CONDITIONS}; ms, federated / linked = ratio (its range)`);
  for (const route of routes) {
    const { account = 'demo' } = route;
    if (!sessions.has(account)) sessions.set(account, await signIn(browser, product.urls[0], account));
    report(route, await compare(route, sessions.get(account)));
  }
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Warm loads first, then cold ones: a discarded device is still busy with shutting down.
 * @returns pairs of times, federated and linked, `{ cold, warm }`
 */
async function compare(route, cookies) {
  const both = product.urls.map((address) => ({ address, cookies, ...route }));
  const devices = await Promise.all(both.map((options) => openProfile(browser, options)));
  for (const device of devices) await fill(device);
  const warm = await inPairs(
    devices.map((device) => () => loadAgain(device)),
    MOST.warm,
  );
  for (const device of devices) await device.close();
  const cold = await inPairs(
    both.map((options) => () => loadOnNothing(options)),
    MOST.cold,
  );
  return { cold, warm };
}

/** Alternates two neighbouring loads, so that both see the same load of the machine. */
async function inPairs([federated, linked], most) {
  const pairs = [];
  // The first load of each side does not count: the server's first answers are its slowest.
  for (let i = -1; i < LOADS || (i < MOST_LOADS && isOpen(pairs, most)); i++) {
    const pair = i % 2 ? [await federated(), await linked()] : [await linked(), await federated()].toReversed();
    if (i >= 0) pairs.push(pair);
  }
  return pairs;
}

/** Whether more pairs are needed to tell on which side of a limit the ratio is. */
function isOpen(pairs, limit) {
  const [least, most] = rangeOfMiddle(pairs.map(([federated, linked]) => federated / linked));
  return least <= limit && limit <= most;
}

/** Trimmed geometric mean, without the fifth at either end: as robust to a disturbed load as the median, and steadier between runs. */
function middleOf(ratios) {
  const sorted = ratios.map(Math.log).toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 5);
  const kept = sorted.slice(cut, sorted.length - cut);
  return Math.exp(kept.reduce((sum, value) => sum + value, 0) / kept.length);
}

/** 95 % interval of the mean, by bootstrap. */
function rangeOfMiddle(ratios) {
  const draws = 2_000;
  const draw = () => ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)]);
  const middles = Array.from({ length: draws }, () => middleOf(draw())).toSorted((a, b) => a - b);
  return [middles[draws * 0.025], middles[draws * 0.975 - 1]];
}

/** Opens the page on a device until everything that the product caches is there. */
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
    // Stops work that the page is still doing.
    await profile.close();
  }
}

async function loadAgain(device) {
  const time = await device.load();
  await device.settled();
  await device.leave();
  return time;
}

function report({ path: name }, times) {
  const figures = Object.entries(MOST).map(([kind, most]) => {
    const pairs = times[kind];
    const [federated, linked] = [0, 1].map((i) => median(pairs.map((pair) => pair[i])).toFixed(0));
    const ratios = pairs.map(([ours, theirs]) => ours / theirs);
    const ratio = middleOf(ratios);
    if (ratio > most) process.exitCode = 1;
    const range = rangeOfMiddle(ratios).map((bound) => bound.toFixed(3));
    return `${kind} ${federated} / ${linked} = ${ratio.toFixed(3)} (${range.join(' to ')}, ${pairs.length} pairs${ratio > most ? `, OVER ${most}` : ''})`;
  });
  console.log([name.padEnd(30), ...figures].join('   '));
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
