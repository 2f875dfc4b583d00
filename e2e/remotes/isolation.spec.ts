import { demo } from '../fixtures/accounts.ts';
import { changeInlinedRegistry } from '../fixtures/inlined-registry.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Messages of the browser and the federation runtime when a file fails to load or is refused. */
const TROUBLE = expectFault('/remotes/mf-journey/', 'Federation Runtime', 'ChunkLoadError', 'Loading chunk');
const WRONG_CONTRACT = expectFault('was built for host contract 0');

/** Files of the remote that owns the home page; its retry bypasses the cache. */
const JOURNEY_FILES = '**/remotes/mf-journey/**';
const CARD = 'Esta parte no ha llegado';

test.describe('a failing remote leaves the rest of the page intact (D31)', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(demo('nueva'));
  });

  test('its server is down: a card with Reintentar, which recovers', TROUBLE, async ({ page }) => {
    let scripts = 0;
    await page.route(JOURNEY_FILES, (route) => {
      if (route.request().resourceType() === 'script') scripts += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const before = scripts;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => scripts, 'it asks again').toBeGreaterThan(before);
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();

    await page.unroute(JOURNEY_FILES);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });

  test('its files are not found', TROUBLE, async ({ page }) => {
    await page.route(JOURNEY_FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
  });

  test('it is slow: the page waits around it, and shows it when it loads', async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(JOURNEY_FILES, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/seals', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status', { name: 'Cargando…' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });

  test('it never answers: after a timeout the card, and Reintentar recovers', TROUBLE, async ({ page }) => {
    await page.clock.install();
    // This blocks its chunk: the entry has loaded.
    await page.route('**/remotes/mf-journey/**/*expose_remote*', () => undefined);
    await page.goto('/seals', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status', { name: 'Cargando…' })).toBeVisible();
    // Its script is in the page, so the timeout runs.
    await expect(page.locator('script[src*="expose_remote"]')).toBeAttached();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    await page.unroute('**/remotes/mf-journey/**/*expose_remote*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });

  test('it was built for another host contract: none of it runs', WRONG_CONTRACT, async ({ page }) => {
    await changeInlinedRegistry(page, 'mf-journey', { hostContract: '0' });
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    await expect(page.locator('script[src*="/remotes/"]')).toHaveCount(0);
    // The retry asks the server's registry again, which has a compatible version.
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });

  test('other remotes work while one is down', TROUBLE, async ({ page }) => {
    await page.route(JOURNEY_FILES, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Mi journal' }).click();
    await expect(page).toHaveURL(/\/journaling$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: CARD })).toHaveCount(0);
  });

  test('a file with one changed byte is not run (D34, R-01)', TROUBLE, async ({ page }) => {
    let changed = 0;
    await page.route(JOURNEY_FILES, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response, body: `${await response.text()}\nwindow.changedByteRan = true;` });
    });
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    expect(changed).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'changedByteRan' in window)).toBe(false);
  });

  test('a page in place of a script', TROUBLE, async ({ page }) => {
    await page.route(JOURNEY_FILES, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hola' }),
    );
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
  });
});
