import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

test(
  'a text is edited, previewed, published to open pages and reverted',
  expectFault('400'),
  async ({ page, browser, signIn, accounts }) => {
    const user = await accounts.aUser();
    const usersPage = await (await browser.newContext()).newPage();
    await usersPage.context().addCookies(await accounts.cookiesOf(user));
    await usersPage.goto('/block/12');
    const before = (await usersPage.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const after = `${before} en flor`;

    await signIn(demo('directora'));
    await page.goto('/admin?ver=textos');
    await page.getByRole('link', { name: /^Bloque 12: / }).click();
    await page.getByLabel('Título').fill('');
    await page.getByRole('button', { name: 'Vista previa' }).click();
    await expect(page.getByText('Hay datos que revisar.')).toBeVisible();
    await page.getByLabel('Título').fill(after);
    await page.getByRole('button', { name: 'Vista previa' }).click();
    const preview = page.getByRole('dialog', { name: 'Así se leerá' });
    await expect(preview.getByRole('heading', { name: after })).toBeVisible();
    await expect(usersPage.getByRole('heading', { level: 1, name: before, exact: true })).toBeVisible();
    await preview.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('directora publicó un cambio').first()).toBeVisible();

    // The user's page stays open and is not reloaded.
    await expect(usersPage.getByRole('heading', { level: 1, name: after })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer el último cambio' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('directora deshizo un cambio').first()).toBeVisible();
    await expect(usersPage.getByRole('heading', { level: 1, name: before, exact: true })).toBeVisible();
    await usersPage.context().close();
  },
);
