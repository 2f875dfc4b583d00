import type { Page } from '@playwright/test';
import { expect, expectFault, test } from '../fixtures/test.ts';

const NETWORK_TEXT = 'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.';

async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
}

async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await fillIn(page, username, password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test.describe('sign-in (1§2, 1§5, 1§8)', () => {
  test('names what is too short before anything is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/login');
    await signInByForm(page, 'ab', '12345');
    await expect(
      page.getByText('El nombre de usuario debe tener al menos 3 caracteres', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
    await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page, 'abc', '123456');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('shows and hides the password; password managers may fill both fields', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Contraseña', { exact: true });
    await password.fill('luz de marzo 7');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('luz de marzo 7');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('Nombre de usuario')).toHaveAttribute('autocomplete', 'username');
  });

  test('reloads the whole page and confirms the sign-in there', async ({ page, accounts }) => {
    const user = await accounts.aUser();
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { fbq: (...event: unknown[]) => events.push(event) });
      window.addEventListener('pagehide', () => localStorage.setItem('events', JSON.stringify(events)));
    });
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await signInByForm(page, user.username, user.password);
    await expect(page.getByRole('status').filter({ hasText: 'Inicio de sesión exitoso' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('events'))).toContain('["track","Login",{}]');
  });

  test('does not reveal whether the name or the password was wrong', expectFault('401'), async ({ page, accounts }) => {
    const user = await accounts.aUser();
    await page.goto('/login');
    for (const username of [user.username, 'nadie-con-este-nombre']) {
      await signInByForm(page, username, 'otra cosa 99');
      await expect(page.getByRole('alert')).toHaveText(
        'Error de inicio de sesión - Credenciales incorrectas. Intenta de nuevo.',
      );
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test('shows a message of the page where the server sends none', expectFault('500'), async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/login');
    await signInByForm(page, 'ana', 'luz de marzo 7');
    await expect(page.getByRole('alert')).toHaveText(
      'Error de inicio de sesión - Credenciales incorrectas. Intenta de nuevo.',
    );
  });

  test(
    'reports a missing connection, and works once it is back',
    expectFault('net::ERR'),
    async ({ page, context, accounts }) => {
      const user = await accounts.aUser();
      await page.goto('/login');
      await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
      await context.setOffline(true);
      await signInByForm(page, user.username, user.password);
      await expect(page.getByRole('alert')).toHaveText(NETWORK_TEXT);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();
    },
  );

  test(
    'asks an unverified user to check the mail, and offers another link',
    expectFault('403'),
    async ({ page, accounts }) => {
      const user = await accounts.anUnverifiedUser();
      await page.goto('/login');
      await signInByForm(page, user.username, user.password);
      await expect(page.getByRole('alert')).toHaveText(
        'Email no verificado - Revisa tu bandeja de entrada para verificar tu cuenta.',
      );
      await page.getByRole('link', { name: 'Pedir otro enlace de verificación' }).click();
      await expect(page).toHaveURL('/verify-email');
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    },
  );

  test(
    'ends the open session of a blocked user and refuses new sign-ins',
    expectFault('401', '403', 'no valid credentials'),
    async ({ page, accounts, signIn }) => {
      const user = await signIn();
      await page.goto('/seals');
      await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
      await accounts.setActive(user, false);
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
      await signInByForm(page, user.username, user.password);
      await expect(page.getByRole('alert')).toHaveText(/^Error de inicio de sesión - .*bloqueada/);
      await accounts.setActive(user, true);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();
    },
  );
});
