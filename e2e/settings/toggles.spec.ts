import type { Page } from '@playwright/test';
import { documentsAtServer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

/** The settings in local storage, which the page reads before its first paint. */
const userSettings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userSettings') ?? '{}') as Record<string, boolean>);

test.describe('the four toggles (2§2.15)', () => {
  test('apply on another device of the user', async ({ page, signIn, accounts, browser, baseURL }) => {
    const user = await signIn();
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
    const client = await accounts.clientOf(user);
    await expect.poll(() => documentsAtServer(client)).toContain('"sounds":false');
    await client.dispose();
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    await other.addCookies(await accounts.cookiesOf(user));
    const elsewhere = await other.newPage();
    await elsewhere.goto('/settings');
    await expect(elsewhere.getByRole('switch', { name: 'Sonidos', exact: true })).not.toBeChecked();
    await other.close();
  });

  test('night applies at once, and after a reload before any script of the page', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Modo oscuro', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => (await userSettings(page))['darkMode']).toBe(true);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/first.')) await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.getByRole('switch', { name: 'Modo oscuro', exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
