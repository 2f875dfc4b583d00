import { expect, expectFault, test } from '../fixtures/test.ts';

const LIMIT_KB = 140;

test(`the scripts of /login are at most ${LIMIT_KB} kB, compressed`, expectFault('401'), async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect(response.headers()['content-encoding'], response.url()).toBe('br');
    sizes.set(response.url(), Number(response.headers()['content-length']));
  });
  await page.goto('/login');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sizes.size).toBeGreaterThan(1);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
});
