/**
 * Measures how much longer the calendar takes to open because of its content, in Chromium with the CPU throttled 4×, conditions alternated:
 * - a month of 31 full days: at most 1.2 times an empty one;
 * - the same month with ten years of days on the device: at most 1.5 times one year.
 * Opening means loading the page with the days already on the device; turning to the month inside the open calendar is also reported.
 *
 * npm run bench -- calendar [--loads 15] [--url http://… of a product with demo accounts]
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { startProduct } from '../scripts/product/start-product.mjs';
import { plantDays } from './calendar/plant-days.mjs';
import { median } from './journey/timed-call.mjs';
import { CPU_SLOWDOWN, slowPage } from './page/slow-page.mjs';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '15' }, url: { type: 'string' } } });
const LOADS = Number(values.loads);
const FULL_MONTH_RATIO = 1.2;
const TEN_YEARS_RATIO = 1.5;
/** October 2015 has 31 days; turning pages starts in the month before it. */
const MONTH = '/calendario?vista=mes&fecha=2015-10-15';
const MONTH_BEFORE = '/calendario?vista=mes&fecha=2015-09-15';
const LAST_DAY = '2015-10-31';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };

const product = values.url ? { url: values.url, stop: async () => undefined } : await startProduct({ demo: true });
const browser = await launchChromium();
try {
  const accounts = {
    empty: await fillDevice('nueva'),
    full: await fillDevice('limite', '2015-10-01', LAST_DAY),
    oneYear: await fillDevice('directora', '2015-01-01', '2015-12-31'),
    tenYears: await fillDevice('demo', '2010-01-01', '2019-12-31'),
  };
  const month = await alternate(accounts, 'empty', 'full');
  const years = await alternate(accounts, 'oneYear', 'tenYears');
  report('a month of 31 full days against an empty one', month, FULL_MONTH_RATIO);
  report('ten years of days against one', years, TEN_YEARS_RATIO);
} finally {
  await browser.close();
  await product.stop();
}

/** A browser context per user, with all of the user's days on the device. */
async function fillDevice(username, first, last) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: product.url,
    extraHTTPHeaders: { Origin: product.url },
  });
  const answer = await context.request.post('/api/auth/login', { data: { username, password: 'demo-1234' } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  if (first) await plantDays(context.request, first, last);
  await context.addInitScript(noteWhenShown, LAST_DAY);
  const account = { context, isFull: Boolean(first) };
  const page = await context.newPage();
  await page.goto(MONTH);
  await shownAt(page, account);
  // The first days show while older ones are still being pulled: the pull has ended when the network is idle.
  await page.waitForLoadState('networkidle');
  await page.close();
  return account;
}

/** Runs in the page: notes when the month's last day is first rendered, blank or written. */
function noteWhenShown(lastDay) {
  window.shown = {};
  const look = () => {
    const cell = document.querySelector(`[data-day="${lastDay}"] button`);
    if (!cell) return;
    const state = cell.textContent.includes('Paseo') ? 'full' : 'empty';
    window.shown[state] ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

async function shownAt(page, { isFull }) {
  const state = isFull ? 'full' : 'empty';
  const handle = await page.waitForFunction((name) => window.shown[name], state, { timeout: 60_000 });
  return handle.jsonValue();
}

async function alternate(accounts, less, more) {
  const opening = { [less]: [], [more]: [] };
  const turning = { [less]: [], [more]: [] };
  for (let i = 0; i <= LOADS; i++) {
    for (const which of i % 2 ? [less, more] : [more, less]) {
      const opened = await openOnce(accounts[which]);
      const turned = await turnOnce(accounts[which]);
      // The first round is a warm-up.
      if (i === 0) continue;
      opening[which].push(opened);
      turning[which].push(turned);
    }
  }
  return { less, more, opening, turning };
}

/** @returns ms from the start of the navigation to the rendered month */
async function openOnce(account) {
  const { page } = await slowPage(account.context);
  await page.goto(MONTH);
  const at = await shownAt(page, account);
  await page.close();
  return at;
}

/** @returns ms from a press on 'Mes siguiente' to the rendered month */
async function turnOnce(account) {
  const { page } = await slowPage(account.context);
  await page.goto(MONTH_BEFORE);
  const next = page.getByRole('button', { name: 'Mes siguiente' });
  await next.waitFor();
  await page.waitForLoadState('networkidle');
  const pressedAt = await next.evaluate((button) => {
    const now = performance.now();
    button.click();
    return now;
  });
  const at = await shownAt(page, account);
  await page.close();
  return at - pressedAt;
}

function report(title, { less, more, opening, turning }, limit) {
  const ratio = median(opening[more]) / median(opening[less]);
  console.log(`${title}: ${LOADS} loads each, ${CPU_SLOWDOWN}x CPU`);
  for (const which of [less, more]) {
    console.log(
      `  ${which.padEnd(9)} opens in ${spread(opening[which])} ms, turned to in ${median(turning[which]).toFixed(0)} ms`,
    );
  }
  console.log(`  ratio     ${ratio.toFixed(3)} (at most ${limit})`);
  if (ratio > limit) process.exitCode = 1;
}

function spread(all) {
  return `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`;
}
