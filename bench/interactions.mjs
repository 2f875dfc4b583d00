/**
 * Latency from a press to the next paint on a phone's CPU (4× throttled): opening a card, completing an activity, changing tabs, turning
 * the month. Measured by the browser's own event timing (the basis of INP), beside a bare button on the same page that only changes its own
 * text: the minimum that a press takes there.
 *
 * npm run bench -- interactions [--rounds 8]
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { startTemporaryProduct } from '../scripts/product/temporary-product.mjs';
import { median } from './median.mjs';
import { CPU_SLOWDOWN, slowPage } from './page/slow-page.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
/** A stage has nine activities; completing the last one leads to another page. */
const ROUNDS = Math.min(Number(values.rounds), 8);
const LONGEST_MS = 100;
/** Duration of the shortest interaction that the browser reports. */
const SHORTEST_MS = 16;
const STAGE = '/block/1/etapa/1';

const card = (page, place) => page.locator(`[data-activity-id="${place}"]`);
const INTERACTIONS = [
  {
    name: 'open a card',
    who: 'demo',
    path: STAGE,
    target: (page, round) =>
      card(page, round + 2)
        .locator('[aria-controls]')
        .first(),
    answered: (page, round) =>
      card(page, round + 2)
        .locator('[aria-expanded="true"]')
        .first(),
  },
  {
    name: 'complete',
    who: 'nueva',
    path: STAGE,
    target: (page, round) => card(page, round + 1).getByRole('button', { name: 'Marcar como completada' }),
    answered: (page, round) => card(page, round + 2).getByRole('button', { name: 'Marcar como completada' }),
  },
  {
    name: 'tabs',
    who: 'demo',
    path: '/journaling',
    target: (page) => page.locator('[role="tab"][aria-selected="false"]').first(),
  },
  {
    name: 'month',
    who: 'demo',
    path: '/calendario',
    target: (page, round) => page.getByRole('button', { name: round % 2 ? 'Mes siguiente' : 'Mes anterior' }),
  },
];

const product = await startTemporaryProduct({ demo: true });
const browser = await launchChromium();
try {
  await givePremium('nueva');
  console.log(`${ROUNDS} presses each, ${CPU_SLOWDOWN}x CPU; ms until painted, at most ${LONGEST_MS}`);
  for (const interaction of INTERACTIONS) report(interaction, await measure(interaction));
} finally {
  await browser.close();
  await product.stop();
}

async function measure({ who, path, target, answered }) {
  const context = await openContext(who);
  const { page } = await slowPage(context);
  await page.addInitScript(watchPresses);
  await page.goto(path);
  await target(page, 0).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(addBareButton);
  const times = { product: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(await press(page, page.locator('#bare')));
    times.product.push(await press(page, target(page, round)));
    await answered?.(page, round).waitFor();
  }
  await context.close();
  return times;
}

/** @returns ms from the press to the paint after it */
async function press(page, target) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.presses.splice(0));
  await target.tap();
  // An interaction is reported after its paint, with a delay.
  await page.waitForTimeout(600);
  const durations = await page.evaluate(() => window.presses.splice(0));
  return Math.max(SHORTEST_MS, ...durations);
}

/** Runs in the page: records the browser's entry of each interaction. */
function watchPresses() {
  window.presses = [];
  new PerformanceObserver((list) => {
    window.presses.push(
      ...list
        .getEntries()
        .filter((entry) => entry.interactionId > 0)
        .map(({ duration }) => duration),
    );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Runs in the page: adds a button that does the least that a press can do. */
function addBareButton() {
  const button = document.createElement('button');
  button.id = 'bare';
  button.style = 'position: fixed; z-index: 1000; inset: 30% auto auto 0; width: 48px; height: 48px';
  button.onclick = () => (button.textContent = button.textContent === 'sí' ? 'no' : 'sí');
  document.body.append(button);
}

async function openContext(username) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
    extraHTTPHeaders: { Origin: product.url },
  });
  const answer = await context.request.post('/api/auth/login', { data: { username, password: 'demo-1234' } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  return context;
}

/** Grants premium, so that the user may complete a whole stage. */
async function givePremium(username) {
  const { request } = await openContext('directora');
  const [{ id }] = await (await request.get(`/api/admin/users?q=${username}`)).json();
  const answer = await request.patch(`/api/admin/users/${id}/premium`, { data: { hasPremiumAccess: true } });
  if (!answer.ok()) throw new Error(`premium answered ${answer.status()}`);
}

function report({ name }, { product: ours, bare }) {
  const [middle, least] = [median(ours), median(bare)];
  const over = middle > LONGEST_MS ? ` (over ${LONGEST_MS})` : '';
  if (over) process.exitCode = 1;
  console.log(
    `${name.padEnd(12)} ${middle.toFixed(0)}${over}, worst ${Math.max(...ours).toFixed(0)}; bare button ${least.toFixed(0)}, ratio ${(middle / least).toFixed(2)}`,
  );
}
