/**
 * Measures what each trick of a page's opening gains: a first and a second load of a page on a device, slowed to a phone, with the trick
 * and without it, alternated. Each variant is built from a copy of this tree with one edit. Ratios are medians of the pairs' (without /
 * with): above 1 the trick pays. For docs/decisions/0025.
 * npm run bench:ablation [-- --loads 15] [--path / --path /seals] [--trick menu]
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { inRoot } from '../scripts/paths.mjs';
import { run } from '../scripts/process/run.mjs';
import { startProduct } from '../scripts/product/start-product.mjs';
import { TRICKS } from './ablation/tricks.mjs';
import { median } from './journey/timed-call.mjs';
import { ROUTES } from './page/routes.mjs';
import { signIn } from './page/sign-in.mjs';
import { CONDITIONS, openProfile } from './page/timed-load.mjs';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '15' },
    path: { type: 'string', multiple: true, default: ['/', '/seals'] },
    trick: { type: 'string', default: '' },
  },
});
const LOADS = Number(values.loads);
const SOURCES = [
  'api/contract',
  'shared-ui',
  'shell',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const TIMES = ['content', 'paint'];

const work = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-ablation-'));
const tricks = TRICKS.filter(({ name }) => name.includes(values.trick));
const dists = [];
for (const [at, trick] of tricks.entries()) dists.push(await build(trick, path.join(work, String(at))));
const product = await startProduct({ demo: true, besides: dists.map((dist) => ({ SHELL_DIST: dist })) });
const browser = await launchChromium();
try {
  const cookies = await signIn(browser, product.urls[0], 'demo');
  console.log(`${LOADS} pairs, cold and warm, ${CONDITIONS}; without / with`);
  for (const [at, { name }] of tricks.entries())
    for (const route of ROUTES.filter((each) => values.path.includes(each.path)))
      report(name, route.path, await compare(route, cookies, product.urls[0], product.urls[at + 1]));
} finally {
  await browser.close();
  await product.stop();
  rmSync(work, { recursive: true, force: true });
}

/** @returns the folder of the shell's build without the trick */
async function build({ name, edit, build: change }, folder) {
  for (const each of SOURCES) cpSync(inRoot(each), path.join(folder, each), { recursive: true, filter: isSource });
  linkModules(path.join(folder, 'node_modules'));
  if (edit) {
    const [file, from, to] = edit;
    const source = readFileSync(path.join(folder, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${name}: ${file} has no «${from}»`);
    writeFileSync(path.join(folder, file), source.replace(from, to));
  }
  const { code, output } = await run(process.execPath, [path.join(folder, 'scripts/build.mjs'), 'shell'], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${name}: ${output}`);
  const dist = path.join(folder, 'shell/dist');
  change?.(dist);
  return dist;
}

/** Links all packages of this tree but its own, which are the copies. */
function linkModules(modules) {
  mkdirSync(path.join(modules, '@app'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')).filter((each) => each !== '@app'))
    symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  for (const [name, place] of Object.entries({
    contract: 'api/contract',
    'shared-ui': 'shared-ui',
    sync: 'shell/sync',
    'remote-kit': 'scripts/remote-kit',
  }))
    symlinkSync(path.join('../..', place), path.join(modules, '@app', name));
}

function isSource(file) {
  return !/(^|\/)(node_modules|dist)$/.test(file);
}

async function compare(route, cookies, withIt, without) {
  const pairs = [];
  for (let i = -1; i < LOADS; i++) {
    const pair = [];
    for (const side of i % 2 ? [0, 1] : [1, 0])
      pair[side] = await load({ ...route, cookies, address: side === 0 ? without : withIt });
    if (i >= 0) pairs.push(pair);
  }
  return pairs;
}

/**
 * Loads the page twice.
 * @returns for the first and the second load: times in ms, where `blocked` sums up what tasks took beyond 50 ms; and the layout shift
 */
async function load(options) {
  const profile = await openProfile(browser, { ...options, prepare: watch });
  try {
    const cold = { content: await profile.load(), ...(await profile.seen()) };
    await profile.kept();
    await profile.leave();
    return { cold, warm: { content: await profile.load(), ...(await profile.seen()) } };
  } finally {
    await profile.close();
  }
}

async function watch(page) {
  await page.addInitScript(() => {
    globalThis.seen = { paint: 0, blocked: 0, shift: 0 };
    const on = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (globalThis.seen.paint = startTime));
    on('longtask', ({ duration }) => (globalThis.seen.blocked += duration - 50));
    on('layout-shift', ({ value }) => (globalThis.seen.shift += value));
  });
}

function report(name, route, pairs) {
  console.log(`${name}, ${route}`);
  for (const visit of ['cold', 'warm']) {
    const both = (metric, digits = 0) =>
      [0, 1].map((side) => median(pairs.map((pair) => pair[side][visit][metric])).toFixed(digits)).join(' / ');
    const times = TIMES.map((metric) => {
      const ratio = median(pairs.map(([off, on]) => off[visit][metric] / on[visit][metric]));
      return `${metric} ${both(metric)} = ${ratio.toFixed(2)}`;
    });
    console.log(`  ${visit}  ${times.join('   ')}   blocked ${both('blocked')}   shift ${both('shift', 3)}`);
  }
}
