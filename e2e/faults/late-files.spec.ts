import type { Page } from '@playwright/test';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Messages of the browser and the bundler's runtime when a file fails to load. */
const TROUBLE = expectFault('Failed to load resource', 'ChunkLoadError', 'Loading chunk', '/assets/');

/** Fails the first request for the shell's script that contains a text. @returns the number of requests for it */
async function failOnce(page: Page, text: string): Promise<() => number> {
  let requests = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ response });
  });
  return () => requests;
}

test.describe('code that loads after the page is shown, and fails', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test("the profile menu's code: the page stays usable, and a press retries @phone-only", TROUBLE, async ({ page }) => {
    const requests = await failOnce(page, 'DropdownMenuTrigger');
    await page.goto('/journaling');
    await expect.poll(requests).toBe(1);
    await expect(page.getByRole('button', { name: 'Tu menú' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Mis sellos' }).click();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });

  test("the live channel's code: it is requested until it loads", TROUBLE, async ({ page }) => {
    const socket = page.waitForEvent('websocket');
    const requests = await failOnce(page, 'maxReconnectionDelay');
    await page.goto('/');
    await socket;
    expect(requests()).toBe(2);
  });
});
