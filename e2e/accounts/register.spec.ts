import type { Page } from '@playwright/test';
import { aNewAccount } from '../fixtures/accounts.ts';
import { registerByForm } from '../fixtures/account-forms.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

async function openForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Crear una cuenta' }).click();
  // The sign-in form, which has a user name too, is shown until the code of this form has loaded.
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeVisible();
}

test.describe('registration (1§2, 1§4, 1§5, 1§8)', () => {
  test('requires all three fields, and names the fault of each', async ({ page }) => {
    await openForm(page);
    for (const label of ['Nombre de usuario', 'Email', 'Contraseña']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required');
    }
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
    await registerByForm(page, { username: 'ab', email: 'ana@', password: '12345' });
    await expect(page.getByRole('alert')).toHaveText([
      'El nombre de usuario debe tener al menos 3 caracteres',
      'Ingresa un email válido',
      'La contraseña debe tener al menos 6 caracteres',
    ]);
  });

  test('reports a taken name and keeps the input', expectFault('409'), async ({ page, accounts }) => {
    const { username } = await accounts.aUser();
    const account = { ...aNewAccount(), username };
    await openForm(page);
    await registerByForm(page, account);
    await expect(page.getByRole('alert')).toHaveText(
      'Error de registro - Ese nombre de usuario ya está en uso. Prueba con otro.',
    );
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  });

  test(
    'shows messages of the page where the server sends none, and where there is no network',
    expectFault('500', 'net::ERR'),
    async ({ page, context }) => {
      await openForm(page);
      await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }));
      await registerByForm(page, aNewAccount());
      await expect(page.getByRole('alert')).toHaveText(
        'Error de registro - Error al crear la cuenta. Intenta de nuevo.',
      );
      await page.unroute('**/api/auth/register');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.',
      );
    },
  );

  test('an address with an account is answered like a new one; only its owner gets a mail', async ({
    page,
    accounts,
    outbox,
  }) => {
    const { email } = await accounts.aUser();
    await openForm(page);
    await registerByForm(page, { ...aNewAccount(), email });
    await expect(page.getByRole('heading', { name: 'Verifica tu correo' })).toBeVisible();
    await expect.poll(() => outbox.mailsTo(email, 'account-exists').length).toBe(1);
  });

  test(
    'leads to a screen that sends the mail again and leads back',
    expectFault('500', 'net::ERR'),
    async ({ page, context, outbox }) => {
      const account = aNewAccount();
      await openForm(page);
      await registerByForm(page, account);
      await expect(page.getByRole('status').filter({ hasText: 'Registro exitoso' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Verifica tu correo' })).toBeFocused();
      await expect(page.getByText(account.email)).toBeVisible();
      await outbox.linkTo(account.email, 'verification');

      const resend = page.getByRole('button', { name: 'Reenviar correo' });
      await test.step('another mail', async () => {
        await resend.click();
        await expect(page.getByRole('status').filter({ hasText: 'Email reenviado' })).toBeVisible();
        await outbox.linkTo(account.email, 'verification', 1);
      });

      await test.step('failures', async () => {
        await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ status: 500, body: '' }));
        await resend.click();
        await expect(page.getByRole('alert')).toHaveText('Error - Error al reenviar verificación.');
        await page.unroute('**/api/auth/resend-verification');
        await context.setOffline(true);
        await resend.click();
        await expect(page.getByRole('alert')).toHaveText('Error de conexión - No se pudo conectar con el servidor.');
        await context.setOffline(false);
      });

      await page.getByRole('button', { name: 'Volver a iniciar sesión' }).click();
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0);
    },
  );
});

test(
  'if the code of the form fails to load, the sign-in stays, reports it, and the next press retries @phone-only',
  expectFault('net::ERR'),
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Nombre de usuario').fill('lo que escribo');
    await page.waitForLoadState('networkidle');
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
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const requested = page.waitForRequest('**/assets/*.js');
  await page.getByRole('button', { name: 'Crear una cuenta' }).focus();
  await (await requested).response();
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0);
});

test.describe('the mailed link (D10)', () => {
  test(
    'one press activates and signs in, in the browser that registered; a second use is explained @phone-only',
    expectFault('400'),
    async ({ page, outbox }) => {
      const account = aNewAccount();
      await openForm(page);
      await registerByForm(page, account);
      await expect(page.getByRole('heading', { name: 'Verifica tu correo' })).toBeVisible();
      const link = await outbox.linkTo(account.email, 'verification');
      const accept = page.getByRole('button', { name: 'Acepto y activar mi cuenta' });

      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Tu consentimiento' })).toBeVisible();
      await expect(page).toHaveURL('/verify-email');
      await accept.click();
      await expect(page.getByRole('button', { name: 'Tu menú' })).toBeVisible();
      await expect(page).toHaveURL('/');

      await page.goto(link);
      await accept.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
      await expect(
        page.getByText('Este enlace ya se usó. Si tu cuenta está activada, puedes iniciar sesión.'),
      ).toBeVisible();
    },
  );

  test(
    'another browser asks for the password, and for another name where that was taken meanwhile @phone-only',
    expectFault('403', '409'),
    async ({ page, accounts, outbox }) => {
      const user = await accounts.anUnverifiedUser();
      const link = await outbox.linkTo(user.email, 'verification');
      await accounts.aUser({ account: { ...aNewAccount(), username: user.username } });
      await page.goto(link);
      await page.getByRole('button', { name: 'Acepto y activar mi cuenta' }).click();
      const activate = page.getByRole('button', { name: 'Activar mi cuenta' });
      await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
      await activate.click();
      await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
      await page.getByLabel('Contraseña', { exact: true }).fill(user.password);
      await activate.click();
      await expect(page.getByText('Ese nombre de usuario ya está en uso. Prueba con otro.')).toBeVisible();
      await page.getByLabel('Otro nombre de usuario').fill(`otra-${user.username}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Tu menú' })).toBeVisible();
    },
  );

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

  test('an expired or invalid link offers a new one', expectFault('400'), async ({ page, accounts, outbox }) => {
    const user = await accounts.anUnverifiedUser();
    await outbox.linkTo(user.email, 'verification');
    await page.goto(`/verify-email?token=${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'Acepto y activar mi cuenta' }).click();
    await expect(page.getByText('El enlace de verificación ha expirado o no es válido.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(user.email);
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Email reenviado' })).toBeVisible();
    await outbox.linkTo(user.email, 'verification', 1);
  });
});
