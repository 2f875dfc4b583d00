/**
 * Runs Lighthouse (mobile) on the product: public pages as a visitor, the others as the demo user with months of content. Compares the
 * median of several runs of each page with its minimum score.
 *
 * npm run bench -- lighthouse [--runs 3] [--only /login]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '../scripts/chromium/launch.mjs';
import { run } from '../scripts/process/run.mjs';
import { startTemporaryProduct } from '../scripts/product/temporary-product.mjs';
import { median } from './median.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const RUNS = Number(values.runs);
const ATTEMPTS = 3;
const REST = { accessibility: 100, 'best-practices': 100 };
/** A page behind the sign-in is `noindex`: its SEO score means nothing. */
const PAGES = [
  ...['/', '/login', '/privacy'].map((page) => ({ page, who: null, least: { performance: 95, ...REST, seo: 100 } })),
  ...['/', '/block/1/etapa/1', '/journaling', '/calendario'].map((page) => ({
    page,
    who: 'demo',
    least: { performance: 90 },
  })),
].filter(({ page }) => !values.only || page === values.only);

const here = path.join(import.meta.dirname, 'lighthouse');
if (!existsSync(path.join(here, 'node_modules'))) {
  const { code } = await run('npm', ['ci', '--no-progress'], { cwd: here });
  if (code !== 0) throw new Error('Lighthouse could not be installed');
}
const { default: lighthouse } = await import(path.join(here, 'node_modules/lighthouse/core/index.js'));
const { launch } = await import(path.join(here, 'node_modules/chrome-launcher/dist/index.js'));

const product = await startTemporaryProduct({ demo: true });
const faults = [];
try {
  const cookie = await signIn();
  for (const { page, who, least } of PAGES) {
    const scores = [];
    for (let i = 0; i < RUNS; i++) scores.push(await audit(`${product.url}${page}`, who && cookie, Object.keys(least)));
    report(page, who, least, scores);
  }
} finally {
  await product.stop();
}
console.log(faults.length === 0 ? 'All as they must be.' : faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;

async function signIn() {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.url },
    body: JSON.stringify({ username: 'demo', password: 'demo-1234' }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Retries a run that Lighthouse could not record: at times it misses the start of a load. */
async function audit(...page) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await auditOnce(...page);
    if (result) return result;
  }
  throw new Error(`Lighthouse could not record ${page[0]}`);
}

/**
 * One run in a browser of its own.
 * @returns scores of 100 by category, layout shift, and the failed audits; undefined if nothing was recorded
 */
async function auditOnce(url, cookie, onlyCategories) {
  const { executablePath, args } = chromiumLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories,
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (lhr.runtimeError || lhr.audits['cumulative-layout-shift'].numericValue === undefined) return undefined;
    const wrong = onlyCategories
      .filter((name) => name !== 'performance')
      .flatMap((name) => lhr.categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => id);
    return {
      ...Object.fromEntries(onlyCategories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      wrong,
    };
  } finally {
    chrome.kill();
  }
}

function report(page, who, least, scores) {
  const name = `${page} (${who ?? 'visitor'})`;
  const cells = Object.entries(least).map(([category, wanted]) => {
    const reached = median(scores.map((score) => score[category]));
    if (reached < wanted) faults.push(`${name}: ${category} is ${reached}, not ${wanted}`);
    return `${category} ${reached}`;
  });
  const shift = Math.max(...scores.map((score) => score.shift));
  if (shift > 0.01) faults.push(`${name}: its layout shifts by ${shift.toFixed(3)}`);
  const wrong = [...new Set(scores.flatMap((score) => score.wrong))];
  console.log(`${name.padEnd(32)} ${cells.join('  ')}  shift ${shift.toFixed(3)}  ${wrong.join(', ')}`);
}
