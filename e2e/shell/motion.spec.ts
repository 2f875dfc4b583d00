import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const durations = (page: Page) =>
  page.evaluate(() =>
    ['main', 'main > *'].map((selector) => {
      const node = document.querySelector(selector);
      return node && getComputedStyle(node).animationName !== 'none'
        ? getComputedStyle(node).animationDuration
        : 'none';
    }),
  );

test.describe('motion (1§2, 2§9)', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test('pages fade in over 0.3 s, those of the journey enter over 0.5 s', async ({ page }) => {
    await page.goto('/seals');
    // The title alone is already in the skeleton.
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await durations(page)).toEqual(['0.3s', '0.5s']);
    const fade = await page.getByRole('main').evaluate((main) => getComputedStyle(main).animationName);
    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCSS('animation-name', fade);
  });

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/seals');
    // The title alone is already in the skeleton.
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await durations(page)).toEqual(['none', 'none']);
  });

  test('pulling the page down does not reload it @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', /^(contain|none)$/);
  });
});
