import { remoteNamed, remoteNames } from '../../scripts/build/packages.mjs';
import { heaviest } from '../../scripts/deploy/budget.mjs';
import { untilAnswered } from '../fixtures/network.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const LIMIT_KB = 141;

test(`the scripts of /login are at most ${LIMIT_KB} kB, compressed`, expectFault('401'), async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect(response.headers()['content-encoding'], response.url()).toBe('br');
    sizes.set(response.url(), Number(response.headers()['content-length']));
  });
  await untilAnswered(page, async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  });
  expect(sizes.size).toBeGreaterThan(1);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
});

for (const name of remoteNames())
  test(`${name} is within the budget that its deployment holds it to`, async () => {
    const remote = remoteNamed(name);
    const { where, bytes = Infinity } = await heaviest(remote);
    expect(bytes / 1000, where).toBeLessThanOrEqual(remote.budgetKb);
    // A budget far above what it holds would hold nothing.
    expect(bytes / 1000, where).toBeGreaterThan(remote.budgetKb * 0.8);
  });
