/**
 * Responsiveness of the journal on a slow phone (CPU throttled 4×):
 * - typing in an entry of 20,000 words with 20 drawings: no task over 50 ms;
 * - opening the journal with 2,000 entries: at most 1.5 times as long as with 20;
 * - scrolling through 2,000 entries: no task over 50 ms.
 *
 * npm run bench -- journal-page [--loads 9] [--entries 2000] [--words 20000] [--url http://… of a product with demo accounts]
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { startProduct } from '../scripts/product/start-product.mjs';
import { watchMainThread } from './main-thread.mjs';
import { timeFirstCard } from './journal/first-card.mjs';
import { ordinaryEntries, plantDrawings, plantEntries, words } from './journal/plant.mjs';
import { median } from './journey/timed-call.mjs';
import { CPU_SLOWDOWN, slowPage } from './page/slow-page.mjs';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '9' },
    entries: { type: 'string', default: '2000' },
    words: { type: 'string', default: '20000' },
    url: { type: 'string' },
  },
});
const LONGEST_TASK_MS = 50;
const OPENING_RATIO = 1.5;
const DRAWINGS = 20;
const KEYSTROKES = 150;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };

const product = values.url ? { url: values.url, stop: async () => undefined } : await startProduct({ demo: true });
const browser = await launchChromium();
try {
  const [few, many, long] = await Promise.all(['nueva', 'limite', 'directora'].map(signIn));
  await plantEntries(few.request, ordinaryEntries(20));
  await plantEntries(many.request, ordinaryEntries(Number(values.entries)));
  const entryId = await plantLongEntry(long);
  await fillDevice(few);
  await fillDevice(many);
  const typing = await typeIn(long, entryId);
  const opening = await compareOpening(few, many);
  const scrolling = await scroll(many);
  report({ typing, opening, scrolling });
} finally {
  await browser.close();
  await product.stop();
}

/** A browser context per user, which keeps the device's store. */
async function signIn(username) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: product.url,
    extraHTTPHeaders: { Origin: product.url },
  });
  const answer = await context.request.post('/api/auth/login', { data: { username, password: 'demo-1234' } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  return context;
}

async function plantLongEntry(context) {
  const entryId = Date.now();
  const page = await context.newPage();
  const pictures = await page.evaluate(drawPictures, DRAWINGS);
  await page.close();
  const hashes = await plantDrawings(
    context.request,
    pictures.map((data) => Buffer.from(data, 'base64')),
  );
  const fields = {
    entryId,
    title: 'Nueva entrada personal',
    writingMode: 'text',
    isCompleted: true,
    'responses.personal_content': words(Number(values.words)),
    'savedDrawings.personal_content': hashes,
  };
  await plantEntries(context.request, [{ createdAt: new Date().toISOString(), fields }]);
  return entryId;
}

/** Runs in the page: draws canvases of handwriting, each different. */
function drawPictures(count) {
  return Array.from({ length: count }, (_, n) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 400;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1600, 400);
    pen.lineWidth = 6;
    pen.beginPath();
    for (let x = 20; x < 1580; x += 4) pen.lineTo(x, 200 + 90 * Math.sin(x / (20 + n)) + 40 * Math.sin(x / 7));
    pen.stroke();
    return canvas.toDataURL('image/png').split(',')[1];
  });
}

/** Opens the journal once and waits until all entries are on the device. */
async function fillDevice(context) {
  const page = await context.newPage();
  await page.goto('/journaling');
  await page.waitForSelector('[data-entry-id]', { timeout: 120_000 });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // The last pages of a long pull arrive after the first cards.
  await page.waitForTimeout(8000);
  await page.close();
}

async function compareOpening(few, many) {
  const times = { few: [], many: [] };
  for (let i = 0; i <= Number(values.loads); i++) {
    const order = i % 2 ? ['few', 'many'] : ['many', 'few'];
    for (const which of order) {
      const at = await timeFirstCard(which === 'few' ? few : many);
      // The first round is a warm-up.
      if (i > 0) times[which].push(at);
    }
  }
  return times;
}

async function scroll(context) {
  const { page, devtools } = await slowPage(context);
  await page.goto('/journaling');
  await page.waitForSelector('[data-entry-id]');
  await settle(page);
  const stop = await watchMainThread(devtools);
  for (let i = 0; i < 120; i++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
  const tasks = await stop();
  const shown = await page.locator('[data-entry-id]').count();
  await page.close();
  return { tasks, shown };
}

async function typeIn(context, entryId) {
  const { page, devtools } = await slowPage(context);
  await page.goto(`/journaling/${entryId}`);
  const field = page.locator('textarea').first();
  await field.waitFor({ timeout: 60_000 });
  await field.focus();
  await field.evaluate((element) => element.setSelectionRange(element.value.length >> 1, element.value.length >> 1));
  await settle(page);
  const stop = await watchMainThread(devtools);
  await page.keyboard.type('una palabra tras otra, '.repeat(20).slice(0, KEYSTROKES), { delay: 80 });
  await page.waitForTimeout(2000);
  const tasks = await stop();
  const kept = await field.evaluate((element) => element.value.includes('una palabra tras otra, una palabra'));
  if (!kept) throw new Error('what was typed is not in the field');
  await page.close();
  return { tasks };
}

/** Waits until the work started by opening is over. */
function settle(page) {
  return page.waitForTimeout(6000);
}

function report({ typing, opening, scrolling }) {
  const [few, many] = [median(opening.few), median(opening.many)];
  const ratio = many / few;
  console.log(`${CPU_SLOWDOWN}x CPU, 390 px, processor time of the main thread's tasks`);
  console.log(`typing     ${longestOf(typing.tasks)} (${values.words} words, ${DRAWINGS} drawings)`);
  console.log(`scrolling  ${longestOf(scrolling.tasks)} (${scrolling.shown} of ${values.entries} entries drawn)`);
  console.log(`opening    20 entries ${few.toFixed(0)} ms, ${values.entries} entries ${many.toFixed(0)} ms`);
  console.log(`ratio      ${ratio.toFixed(2)} (at most ${OPENING_RATIO})`);
  const isSlow = [typing.tasks, scrolling.tasks].some(([longest = 0]) => longest > LONGEST_TASK_MS);
  if (isSlow || ratio > OPENING_RATIO) process.exitCode = 1;
}

function longestOf(tasks) {
  const over = tasks.filter((ms) => ms > LONGEST_TASK_MS).length;
  return `longest task ${(tasks[0] ?? 0).toFixed(0)} ms, ${over} of ${tasks.length} over ${LONGEST_TASK_MS} ms`;
}
