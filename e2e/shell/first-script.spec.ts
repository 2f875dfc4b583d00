import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** As browsers name them, the first served first. */
const PRIORITIES = ['VeryHigh', 'High', 'Medium', 'Low', 'VeryLow'];

// Deferred scripts are of low priority, what is preloaded is not: over few connections the app itself came last, and all the rest waited
// for it with their work undone.
test('the app comes no later than what is preloaded for it', async ({ page, signIn }) => {
  await signIn();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Script') scripts.set(new URL(request.url).pathname, PRIORITIES.indexOf(request.initialPriority));
  });
  await page.goto('/seals');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const app = [...scripts].find(([path]) => path.startsWith('/assets/main.'));
  const preloaded = await preloadedScripts(page);
  expect(preloaded.some((path) => path.startsWith('/remotes/'))).toBe(true);
  expect(app?.[1]).toBeGreaterThanOrEqual(0);
  for (const path of preloaded) expect(scripts.get(path), path).toBeGreaterThanOrEqual(app?.[1] ?? 0);
});

// What the page alone needs was asked for one step later than the remote itself, when the remote had run.
for (const [path, content, remote] of [
  ['/movies', 'article', 'mf-library'],
  ['/block/1', 'a[href^="/block/1/etapa/"]', 'mf-journey'],
  ['/block/1/etapa/1', '[data-activity-id]', 'mf-journey'],
] as const)
  test(`${path} runs nothing of its remote that was not asked for together with the page`, async ({ page, signIn }) => {
    await signIn();
    const run: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname.startsWith(`/remotes/${remote}/`)) run.push(pathname);
    });
    await page.goto(path);
    await page.locator('#contenido').locator(content).first().waitFor();
    const preloaded = await preloadedScripts(page);
    expect(run.filter((script) => !preloaded.includes(script))).toEqual([]);
    expect(run.length).toBeGreaterThan(0);
  });

// Function by function, on the main thread, when each is called first, is most of what reading in costs a phone.
for (const path of ['/seals', '/books', '/block/1/etapa/1'])
  test(`all that is preloaded for ${path} is compiled whole while it comes`, async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    const preloaded = await preloadedScripts(page);
    for (const script of preloaded) {
      const answer = await page.request.get(script);
      expect((await answer.text()).split('\n')[0], script).toBe('//# allFunctionsCalledOnLoad');
    }
    expect(preloaded.some((script) => script.startsWith('/assets/main.'))).toBe(true);
    expect(preloaded.some((script) => script.startsWith('/remotes/'))).toBe(true);
  });

// On a device that has its files the app's script was there before the frame was painted, and kept the paper empty while it ran.
for (const path of ['/', '/seals'])
  test(`${path} shows what the server has sent before the app runs`, async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    await expect(page.locator('#contenido').getByRole('heading', { level: 1 })).toBeVisible();
    await page.addInitScript(noteWhenTheAppRuns);
    await page.reload();
    await expect(page.locator('#contenido').getByRole('heading', { level: 1 })).toBeVisible();
    const [paints, runs] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByName('the app runs')[0]?.startTime,
    ]);
    expect(paints).toBeGreaterThan(0);
    expect(runs).toBeGreaterThan(paints ?? 0);
  });

test('the app runs where the browser does not say when it has painted', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/seals');
  await expect(page.locator('#contenido').getByRole('heading', { level: 1 })).toBeVisible();
});

/** In the page: leaves a mark when the app's script begins, of which its first global is the sign. */
function noteWhenTheAppRuns(): void {
  Object.defineProperty(window, 'fbq', {
    configurable: true,
    set: () => {
      performance.mark('the app runs');
    },
  });
}

const preloadedScripts = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
