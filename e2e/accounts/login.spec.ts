import { signInHere } from '../fixtures/account-forms.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

test.describe('sign-in (1§2, 1§5, 1§8)', () => {
  test('reloads the whole page and confirms the sign-in there', async ({ page, accounts }) => {
    const user = await accounts.aUser();
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { fbq: (...event: unknown[]) => events.push(event) });
      window.addEventListener('pagehide', () => localStorage.setItem('events', JSON.stringify(events)));
    });
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await signInHere(page, user);
    await expect(page.getByRole('status').filter({ hasText: 'Inicio de sesión exitoso' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('events'))).toContain('["track","Login",{}]');
  });

  test(
    'ends the open session of a blocked user and refuses new sign-ins',
    expectFault('401', '403', 'no valid credentials'),
    async ({ page, accounts, signIn }) => {
      const user = await signIn();
      await page.goto('/seals');
      await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
      await accounts.setActive(user, false);
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
      await signInHere(page, user);
      await expect(page.getByRole('alert')).toHaveText(/^Error de inicio de sesión - .*bloqueada/);
      await accounts.setActive(user, true);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();
    },
  );
});
