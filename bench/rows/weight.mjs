import { launchChromium } from '../../scripts/chromium/launch.mjs';
import { startProduct } from '../../scripts/product/start-product.mjs';
import { ROUTES } from '../page/routes.mjs';
import { signIn } from '../page/sign-in.mjs';

/** Pages in the order of a visit: each counts only what the ones before have not loaded. */
const BUDGETS = [
  { id: 'weight-login', path: '/login', budgetKb: 135 },
  { id: 'weight-home', path: '/', budgetKb: 40 },
  { id: 'weight-stage', path: '/block/1/etapa/1', budgetKb: 40 },
  { id: 'weight-journal', path: '/journaling', budgetKb: 40 },
  { id: 'weight-calendar', path: '/calendario', budgetKb: 40 },
];

let measured;

/** Brotli kB of the scripts that a visit loads for each page until its content stands, by id. */
async function measureVisit() {
  const product = await startProduct({ demo: true });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
    const seen = new Set();
    const found = new Map();
    for (const { id, path } of BUDGETS) {
      const { content, account } = ROUTES.find((route) => route.path === path);
      if (account === undefined) await context.addCookies(await signIn(browser, product.url));
      found.set(id, await newScripts(context, { path, content, seen }));
    }
    return found;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function newScripts(context, { path, content, seen }) {
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || seen.has(response.url())) return;
    seen.add(response.url());
    bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(path);
  await page.locator(content).first().waitFor();
  await page.close();
  return bytes / 1000;
}

export default BUDGETS.map(({ id, path, budgetKb }) => ({
  id,
  what: `scripts that ${path} loads in a visit, compressed, until its content stands`,
  against: `budget of ${budgetKb} kB`,
  unit: 'kB',
  atMost: 1,
  async measure() {
    measured ??= measureVisit();
    return [[(await measured).get(id), budgetKb]];
  },
}));
