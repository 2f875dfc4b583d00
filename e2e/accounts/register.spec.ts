import { untilAnswered } from '../fixtures/network.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

test(
  'if the code of the form fails to load, the sign-in stays, reports it, and the next press retries @phone-only',
  expectFault('net::ERR'),
  async ({ page }) => {
    await untilAnswered(page, async () => {
      await page.goto('/login');
      await page.getByLabel('Nombre de usuario').fill('lo que escribo');
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    const toForm = page.getByRole('button', { name: 'Crear una cuenta' });
    await toForm.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('No se ha podido abrir');
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue('lo que escribo');
    await expect(toForm).toBeFocused();

    await page.unroute('**/assets/*.js');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Bienvenida a Reencuentro' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('the code of the form loads when a pointer or the focus approaches its button', async ({ page }) => {
  await untilAnswered(page, () => page.goto('/login'));
  const requested = page.waitForRequest('**/assets/*.js');
  await page.getByRole('button', { name: 'Crear una cuenta' }).focus();
  await (await requested).response();
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0);
});

test(
  'P-08 activated on a shared computer, the device is known only until the browser closes @phone-only',
  expectFault('403'),
  async ({ page, context, accounts, outbox }) => {
    const user = await accounts.anUnverifiedUser();
    await page.goto(await outbox.linkTo(user.email, 'verification'));
    await page.getByText('Más opciones').click();
    await page.getByRole('checkbox', { name: /Dispositivo compartido/ }).check();
    await expectAccessible(page);
    await expectNothingSideways(page, 320);
    await page.getByRole('button', { name: 'Acepto y activar mi cuenta' }).click();
    await page.getByLabel('Contraseña', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tu menú' })).toBeVisible();
    const device = (await context.cookies()).find(({ name }) => name === 'device');
    expect(device?.expires).toBe(-1);
  },
);
