import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Lightness of the painted background, 0…255. */
async function paintedLightness(page: Page): Promise<number> {
  const shot = await page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    },
    [...shot],
  );
}

const keepTheme = (page: Page, userSettings: string) =>
  page.addInitScript((text) => localStorage.setItem('userSettings', text), userSettings);

test.describe('night (D23)', () => {
  test('applies before the first paint: nothing is white while the page is loading', async ({ page }) => {
    await keepTheme(page, '{"darkMode":true}');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/first.')) await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await paintedLightness(page)).toBeLessThan(80);
    release();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    expect(await paintedLightness(page)).toBeLessThan(80);
  });

  test('by day the background is light, also where the setting cannot be read', async ({ page }) => {
    await keepTheme(page, '{"darkMode":tru');
    await page.goto('/login');
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await paintedLightness(page)).toBeGreaterThan(230);
  });
});
