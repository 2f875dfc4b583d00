import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../../scripts/chromium/launch.mjs';
import { startTemporaryProduct } from '../../scripts/product/temporary-product.mjs';
import { timeFirstCard } from '../journal/first-card.mjs';
import { ordinaryEntries, plantEntries, words } from '../journal/plant.mjs';
import { watchMainThread } from '../main-thread.mjs';
import { signIn } from '../page/sign-in.mjs';
import { CPU_SLOWDOWN, slowPage } from '../page/slow-page.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };
const ENTRIES = 200;
const WORDS = 1_000;
const KEYSTROKES = 60;
/**
 * Keystrokes typed before measuring, so that the cipher is compiled: its first calls cost the browser seventy times as much as later ones.
 */
const WARM_UP_KEYSTROKES = 30;
const KEY_PAUSE_MS = 100;
/** Milliseconds that a lock may add to a keystroke. */
const ALLOWED_MS = 5;
/** Milliseconds after which the work that an opening has begun is over. */
const REST_MS = 5_000;
const PIN = '482913';

let measured;

/** Measures two users with the same journal, one of whom has locked the device; in each round one after the other, in changing order. */
async function measureBoth({ rounds }) {
  const product = await startTemporaryProduct({ demo: true });
  const browser = await launchChromium();
  try {
    const devices = [];
    for (const username of ['nueva', 'limite'])
      devices.push(await aDevice(browser, product.url, { username, isLocked: username === 'nueva' }));
    const found = { opening: [], keystroke: [] };
    // The first round fills the browser's caches.
    for (let round = 0; round <= rounds; round++) {
      const [opening, keystroke] = [[], []];
      for (const at of round % 2 ? [0, 1] : [1, 0]) {
        opening[at] = await timeFirstCard(devices[at].context);
        keystroke[at] = await costOfKeystroke(devices[at]);
      }
      if (round === 0) continue;
      found.opening.push(opening);
      found.keystroke.push([keystroke[0] - keystroke[1], ALLOWED_MS]);
    }
    return found;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Opens a device, whose first page stays open: beside it, others open without the PIN. */
async function aDevice(browser, baseURL, { username, isLocked }) {
  const context = await browser.newContext({ ...PHONE, baseURL, extraHTTPHeaders: { Origin: baseURL } });
  await context.addCookies(await signIn(browser, baseURL, username));
  const entryId = Date.now();
  const long = { entryId, title: 'Nueva entrada personal', writingMode: 'text', isCompleted: true };
  await plantEntries(context.request, [
    ...ordinaryEntries(ENTRIES),
    {
      key: randomUUID(),
      createdAt: new Date().toISOString(),
      fields: { ...long, 'responses.personal_content': words(WORDS) },
    },
  ]);
  const page = await context.newPage();
  if (isLocked) await setLock(page);
  await page.goto('/journaling');
  if (isLocked) await page.getByLabel('PIN', { exact: true }).pressSequentially(PIN);
  await page.locator('[data-entry-id]').first().waitFor();
  await setTimeout(2 * REST_MS);
  return { context, entryId };
}

async function setLock(page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Poner un candado' }).click();
  for (const label of ['PIN de seis cifras', 'Repite el PIN']) await page.getByLabel(label).fill(PIN);
  await page.getByLabel('Tras 15 minutos').check();
  await page.getByRole('button', { name: 'Poner el candado' }).click();
  await page.getByRole('button', { name: 'Quitar el candado' }).waitFor();
}

/** Processor time of the main thread, in milliseconds, for a keystroke and what follows it. */
async function costOfKeystroke({ context, entryId }) {
  const { page, devtools } = await slowPage(context);
  try {
    await page.goto(`/journaling/${entryId}`);
    const field = page.locator('textarea').first();
    await field.focus();
    await setTimeout(REST_MS);
    await typeIn(page, WARM_UP_KEYSTROKES);
    await setTimeout(REST_MS);
    const stop = await watchMainThread(devtools);
    await typeIn(page, KEYSTROKES);
    // The last keystrokes are stored and sent meanwhile.
    await setTimeout(REST_MS);
    return (await stop()).reduce((sum, ms) => sum + ms, 0) / KEYSTROKES;
  } finally {
    await page.close();
  }
}

const typeIn = (page, keystrokes) =>
  page.keyboard.type('una palabra tras otra, '.repeat(9).slice(0, keystrokes), { delay: KEY_PAUSE_MS });

const opening = {
  id: 'lock-open',
  what: `opening the journal of ${ENTRIES} entries under a lock, beside an open page, ${CPU_SLOWDOWN}x CPU`,
  against: 'the same without a lock',
  unit: 'ms',
  atMost: 1.1,
  async measure(_, effort) {
    measured ??= measureBoth(effort);
    return (await measured).opening;
  },
};

const keystroke = {
  id: 'lock-key',
  what: `what a lock adds to a keystroke in an entry of ${WORDS} words, ${CPU_SLOWDOWN}x CPU`,
  against: `${ALLOWED_MS} ms`,
  unit: 'ms',
  atMost: 1,
  async measure(_, effort) {
    measured ??= measureBoth(effort);
    return (await measured).keystroke;
  },
};

export default [opening, keystroke];
