import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Addresses that need a session: of the shell and of each remote. The page of every address is looked at in `e2e/quality`. */
const GUARDED = [
  '/dashboard',
  '/block/1/etapa/1',
  '/journaling/new',
  '/books/1',
  '/calendario',
  '/settings/servidor',
  '/admin',
];

test.describe('signed in', () => {
  test('the links of the profile menu work; Panel Admin is not among them', async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/');
    for (const [name, address] of [
      ['Mi perfil', '/profile'],
      ['Mi journal', '/journaling'],
      ['Mis sellos', '/seals'],
      ['Configuración', '/settings'],
      ['Ayuda', '/help'],
    ] as const) {
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await expect(page.getByRole('menuitem', { name: 'Panel Admin' })).toHaveCount(0);
      await page.getByRole('menuitem', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      // The page takes the focus as it comes, where no menu is open.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    }
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveCount(0);
  });
});

test.describe('signed out', () => {
  test(
    'an address that needs a session shows the sign-in in its place',
    expectFault('401', '400'),
    async ({ page }) => {
      for (const address of GUARDED) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1, name: /Bienvenida a/ })).toBeVisible();
          await expect(page).toHaveURL(address);
        });
      }
    },
  );
});
