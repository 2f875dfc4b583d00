import { expect, expectFault, test } from '../fixtures/test.ts';

/** What the browser and the federation runtime log of a file that did not come, or was refused. */
const TROUBLE = expectFault('/remotes/mf-journey/', 'Federation Runtime', 'ChunkLoadError', 'Loading chunk');

/** Files of the remote that owns the home page; its retry asks for them past the cache. */
const JOURNEY_FILES = '**/remotes/mf-journey/**';
const CARD = 'Esta parte no ha llegado';

test.describe('a remote in trouble leaves the rest of the page alone (D31)', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
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

  test('other remotes go on while one is down', TROUBLE, async ({ page }) => {
    await page.route(JOURNEY_FILES, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Mi journal' }).click();
    await expect(page).toHaveURL(/\/journaling$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: CARD })).toHaveCount(0);
  });

  test('one changed byte is not run (D34, R-01)', TROUBLE, async ({ page }) => {
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

  test('a page instead of a script', TROUBLE, async ({ page }) => {
    await page.route(JOURNEY_FILES, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hola' }),
    );
    await page.goto('/seals');
    await expect(page.getByRole('heading', { name: CARD })).toBeVisible();
  });
});
