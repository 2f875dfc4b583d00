/**
 * Whether a catalogue as long as the longest stays responsive: tasks over 50 ms on the main thread of a phone's CPU (4× throttled) while
 * the user types into the search and scrolls to the end of the list. The catalogue is generated; the product around it is real.
 *
 * npm run bench -- library [--items 12] [--slowdown 4] [--busy]
 *
 * `--busy`: measures the page's own CPU time instead of wall-clock time, for a machine under other load.
 */
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/product/start-product.mjs';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { someBooks } from './library/some-books.mjs';
import { processorMeter, wallClockMeter } from './library/task-meters.mjs';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '12' },
    slowdown: { type: 'string', default: '4' },
    busy: { type: 'boolean', default: false },
  },
});
const ITEMS = Number(values.items);
const CPU_SLOWDOWN = Number(values.slowdown);
const LONGEST_MS = 50;
/** Milliseconds between two keys, the typing speed of a thumb. */
const KEY_EVERY_MS = 150;
const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];
const READERS = ['demo', 'limite'];

const product = await startProduct({ demo: true });
const browser = await launchChromium();
try {
  const rows = [];
  for (const reader of READERS) for (const screen of SCREENS) rows.push(...(await measure(reader, screen)));
  console.log(`Tasks over ${LONGEST_MS} ms with ${ITEMS} books at ${CPU_SLOWDOWN}× CPU`);
  console.table(rows);
  if (rows.some(({ tooLong }) => tooLong > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

/** @returns a row per user action: the number of long tasks, and the longest of them in ms */
async function measure(reader, { name, width, height }) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width, height } });
  const signedIn = await context.request.post('/api/auth/login', {
    data: { username: reader, password: 'demo-1234' },
    headers: { Origin: product.url },
  });
  if (!signedIn.ok()) throw new Error(`sign-in answered ${signedIn.status()}`);
  const page = await context.newPage();
  const books = someBooks(ITEMS, { isLocked: reader === 'limite' });
  await page.route('**/api/library/books', (route) => route.fulfill({ json: books }));
  const meter = values.busy ? processorMeter(CPU_SLOWDOWN) : wallClockMeter(CPU_SLOWDOWN);
  await meter.prepare(page);
  await page.goto('/books');
  const count = page.getByRole('status').filter({ hasText: /libros?$/ });
  await count.waitFor();
  await page.waitForLoadState('networkidle');
  await meter.throttle();

  const rows = [];
  const during = async (action, act) => {
    await settled(page);
    await meter.start();
    await act();
    await settled(page);
    const tasks = await meter.stop();
    const tooLong = tasks.filter((ms) => ms > LONGEST_MS).length;
    rows.push({ reader, screen: name, action, tooLong, longestMs: Math.round(Math.max(0, ...tasks)) });
  };
  const search = page.getByRole('searchbox');
  await during('type', async () => {
    await search.click();
    await page.keyboard.type('la memoria de', { delay: KEY_EVERY_MS });
  });
  await during('delete', async () => {
    for (let i = 0; i < 13; i++) await page.keyboard.press('Backspace', { delay: KEY_EVERY_MS });
  });
  await during('choose a tag', () => page.getByRole('group', { name: 'Temas' }).getByRole('button').first().click());
  await during('take it back', () => page.getByRole('group', { name: 'Temas' }).getByRole('button').first().click());
  await during('scroll on', async () => {
    await page.mouse.move(width / 2, height / 2);
    for (let i = 0; i < 60; i++) {
      await page.mouse.wheel(0, height * 0.8);
      await page.waitForTimeout(120);
    }
  });
  await during('jump to the end', () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)));
  await context.close();
  return rows;
}

/** Waits until rendering is done and the address is updated. */
function settled(page) {
  return page.waitForTimeout(1200);
}
