import { demo } from '../fixtures/accounts.ts';
import { beginSecondFactor, codeField, codeOf } from '../fixtures/authenticator.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

test.use({ environment: { ADMIN_SECOND_FACTOR: 'required' } });

test('V-12: where a second factor is required, the panel leads an administrator to its setup, and back', async ({
  page,
  signIn,
}) => {
  test.slow();
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Panel Admin' }).click();
  };
  await signIn(demo('directora'));
  await page.goto('/');
  await openPanel();
  await expect(page.getByRole('main')).toContainText('activa antes la verificación en dos pasos');
  await page.getByRole('link', { name: 'Ir a mi perfil' }).click();
  await expect(page.getByText('Para administrar necesitas activarla.')).toBeVisible();

  const secret = await beginSecondFactor(page);
  await codeField(page).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desactivarla' })).toHaveCount(0);
  await openPanel();
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de Administración' })).toBeVisible();
});
