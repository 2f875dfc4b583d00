import { TeamCheckout } from '../fixtures/team-checkout.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

test('a new team makes a sixth remote, brings it to the running product, and takes it away again (D29)', async ({
  page,
  product,
  signIn,
}) => {
  // Its contract test and its build take their time.
  test.slow();
  const team = new TeamCheckout(product);
  try {
    const woman = await signIn();
    await page.goto('/invernadero');
    const unknown = page.getByRole('heading', { name: '404 Page Not Found' });
    await expect(unknown).toBeVisible();
    const shell = await page.locator('script[src^="/assets/main"]').getAttribute('src');

    const before = team.contents();
    await team.run('scripts/remote-new.mjs', 'mf-invernadero');
    expect(await team.runAt('scripts/deploy.mjs', 'mf-invernadero')).toContain('mf-invernadero 1.0.0 is live');
    const changed = [...team.contents()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    // Its folder is new; of the rest npm has noted it, and nobody has written anything.
    expect(changed).toEqual(['package-lock.json']);

    // The page that is open hears of it.
    await page.getByRole('button', { name: 'Abrirlas ahora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invernadero' })).toBeVisible();
    await expect(page.getByText(woman.username)).toBeVisible();
    expect(await page.locator('script[src^="/assets/main"]').getAttribute('src')).toBe(shell);

    expect(await team.runAt('scripts/remotes.mjs', 'retire', 'mf-invernadero')).toContain('gone from every page');
    await page.getByRole('button', { name: 'Abrirlas ahora' }).click();
    await expect(unknown).toBeVisible();
    await page.reload();
    await expect(unknown).toBeVisible();
  } finally {
    team.remove();
  }
});
