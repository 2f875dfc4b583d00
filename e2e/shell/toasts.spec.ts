import { expect, expectFault, test } from '../fixtures/test.ts';

test(
  'at most one toast is shown; an error stays until it is closed (1§9, D26)',
  expectFault('500'),
  async ({ page, accounts, signIn }) => {
    const user = await accounts.aUser();
    await accounts.complete(user, 1, 5);
    await signIn(user);
    await page.goto('/block/1/etapa/1');
    const closers = page.getByRole('button', { name: 'Cerrar aviso' });
    const openOffer = () => page.getByRole('button', { name: 'Ver qué incluye Premium' }).click();
    const offer = page.getByRole('dialog');

    await test.step('a second toast replaces the first', async () => {
      await openOffer();
      await offer.getByRole('button', { name: 'Actualizar a Premium' }).click();
      await expect(page.getByText('Funcionalidad próximamente')).toBeVisible();
      await offer.getByRole('button', { name: 'Actualizar a Premium' }).click();
      await page.route('**/api/track-premium-click', (route) => route.fulfill({ status: 500, body: '' }));
      await offer.getByRole('button', { name: 'Quiero información por correo' }).click();
      await expect(page.getByRole('alert')).toContainText('Hubo un problema al registrar tu interés.');
      await expect(page.getByText('Funcionalidad próximamente')).toHaveCount(0);
      await expect(closers).toHaveCount(1);
    });

    await test.step('no success replaces the error', async () => {
      await openOffer();
      await offer.getByRole('button', { name: 'Actualizar a Premium' }).click();
      await offer.getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.getByRole('alert')).toContainText('Hubo un problema al registrar tu interés.');
      await expect(page.getByText('Funcionalidad próximamente')).toHaveCount(0);
    });

    await test.step('once it is closed, toasts appear again and close by themselves', async () => {
      await closers.click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await openOffer();
      await offer.getByRole('button', { name: 'Actualizar a Premium' }).click();
      await expect(page.getByText('Funcionalidad próximamente')).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(page.getByText('Funcionalidad próximamente')).toHaveCount(0);
    });
  },
);
