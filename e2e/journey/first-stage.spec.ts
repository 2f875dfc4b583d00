import { aNewAccount } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('from the landing page to the first activity, seen in a second tab and after a new sign-in @phone-only', async ({
  page,
  context,
  outbox,
}) => {
  const account = aNewAccount();

  await test.step('the landing page leads to the sign-in', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first().click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the user registers', async () => {
    // The landing page's buttons open the registration; the sign-in form, which has a user name too, is shown until its code has loaded.
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Nombre de usuario').fill(account.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
    await page.locator('form').getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('Registro exitoso')).toBeVisible();
  });

  await test.step('consents and activates the account by the mailed link', async () => {
    await page.goto(await outbox.linkTo(account.email, 'verification'));
    // The page removes the token from the address bar at once (V-14).
    await expect(page).not.toHaveURL(/token=/);
    await page.getByRole('button', { name: 'Acepto y activar mi cuenta' }).click();
    // In the browser that registered, one press activates and signs in (D46).
    await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Saltar todo' }).click();
  });

  await test.step('the first stage has one open activity, the next names its condition', async () => {
    await page.getByRole('link', { name: 'Iniciar Transformación' }).click();
    await expect(page).toHaveURL(/\/block\/1\/etapa\/1$/);
    await expect(page.getByText('Tu progreso: 0 de 9 actividades completadas')).toBeVisible();
    await expect(page.getByText('Completa "3 Minutos de Nada" para desbloquear')).toBeVisible();
    await expect(page.locator('[data-activity-id="1"]').getByRole('button', { expanded: true })).toBeFocused();
  });

  const secondTab = await context.newPage();
  await secondTab.goto('/block/1/etapa/1');
  await expect(secondTab.getByText('Tu progreso: 0 de 9 actividades completadas')).toBeVisible();

  await test.step('the user completes it; the other tab follows', async () => {
    const first = page.locator('[data-activity-id="1"]');
    if (!(await first.getByRole('button', { name: 'Marcar como completada' }).isVisible()))
      await first.getByRole('button').first().click();
    await first.getByRole('button', { name: 'Marcar como completada' }).click();
    await expect(page.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
    await expect(first.getByText('Completada', { exact: true })).toBeVisible();
    await expect(secondTab.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
  });

  await test.step('the next activity has opened by itself', async () => {
    const second = page.locator('[data-activity-id="2"]');
    await expect(second.getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
  });

  await test.step('it is still completed after a reload', async () => {
    await page.reload();
    await expect(page.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continuar Transformación' })).toBeVisible();
  });
});
