import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

/** Chromium's names, highest priority first. */
const PRIORITIES = ['VeryHigh', 'High', 'Medium', 'Low', 'VeryLow'];

// Deferred scripts have low priority, preloads do not: over few connections the app came last, and everything that needs it waited.
test('the app loads no later than its preloads', async ({ page, signIn }) => {
  await signIn(demo('nueva'));
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

// Files that only the page needs were requested one round trip later, by the remote itself. What comes after the page waits here until the content is seen.
for (const [path, content, remote] of [
  ['/movies', 'article', 'mf-library'],
  ['/block/1', 'a[href^="/block/1/etapa/"]', 'mf-journey'],
  ['/block/1/etapa/1', '[data-activity-id]', 'mf-journey'],
] as const)
  test(`${path} needs no file of its remote that is not requested together with the page`, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    const preloaded = await servedPreloads(page, path);
    const run: string[] = [];
    let letOthersPass = () => {};
    const isShown = new Promise<void>((resolve) => (letOthersPass = resolve));
    await page.route(new RegExp(`/remotes/${remote}/.*\\.js$`), async (route) => {
      const { pathname } = new URL(route.request().url());
      if (preloaded.includes(pathname)) run.push(pathname);
      else await isShown;
      return route.continue();
    });
    await page.goto(path);
    await expect(page.locator('#contenido').locator(content).first()).toBeVisible();
    letOthersPass();
    expect(run.length).toBeGreaterThan(0);
  });

// Lazy compilation on the main thread at the first call costs a phone most of the parsing time.
test('every preload is compiled eagerly', async ({ page, signIn }) => {
  await signIn(demo('nueva'));
  for (const path of ['/seals', '/books', '/block/1/etapa/1']) {
    const preloaded = await servedPreloads(page, path);
    for (const script of preloaded) {
      const answer = await page.request.get(script);
      expect((await answer.text()).split('\n')[0], script).toBe('//# allFunctionsCalledOnLoad');
    }
    expect(
      preloaded.some((script) => script.startsWith('/assets/main.')),
      path,
    ).toBe(true);
    expect(
      preloaded.some((script) => script.startsWith('/remotes/')),
      path,
    ).toBe(true);
  }
});

// With cached files the app's script arrived before the skeleton was painted, and blocked the first paint while it ran.
for (const path of ['/', '/seals'])
  test(`${path} paints the server's HTML before the app runs`, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
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

test('the app runs in a browser that does not report paints', async ({ page, signIn }) => {
  await signIn(demo('nueva'));
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/seals');
  await expect(page.locator('#contenido').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Runs in the page: sets a performance mark when the app's script defines its first global. */
function noteWhenTheAppRuns(): void {
  Object.defineProperty(window, 'fbq', {
    configurable: true,
    set: () => {
      performance.mark('the app runs');
    },
  });
}

/** Scripts that the server's HTML of an address preloads. */
async function servedPreloads(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  return [...(await answer.text()).matchAll(/<link [^>]*>/g)].flatMap(([link]) =>
    link.includes('rel="preload"') && link.includes('as="script"') ? [/href="([^"]+)"/.exec(link)?.[1] ?? ''] : [],
  );
}

const preloadedScripts = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
