import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const SHORT_NETWORK_TEXT = 'Error de conexión - No se pudo conectar con el servidor.';
const INVALID_LINK = 'El enlace de restablecimiento ha expirado o no es válido.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Recupera tu acceso' });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Requests a reset link by HTTP. */
async function resetLink(page: Page, outbox: Outbox, { email }: Account): Promise<string> {
  const answer = await page.request.post('/api/auth/forgot-password', { data: { email } });
  expect(answer.status()).toBe(200);
  return outbox.linkTo(email, 'reset');
}

test.describe('forgotten password (1§2, 1§4, 1§5)', () => {
  test('an empty address is asked for, an invalid one is named', async ({ page }) => {
    await openDialog(page);
    const send = dialogOf(page).getByRole('button', { name: 'Enviar enlace' });
    for (const blank of ['', '   ']) {
      await dialogOf(page).getByLabel('Email', { exact: true }).fill(blank);
      await send.click();
      await expect(dialogOf(page).getByRole('alert')).toHaveText(
        'Email requerido - Por favor ingresa tu email para restablecer la contraseña.',
      );
    }
    await dialogOf(page).getByLabel('Email', { exact: true }).fill('ana');
    await send.click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Ingresa un email válido');
  });

  test('confirms with the address, known or not; closing the dialog clears it', async ({ page, accounts, outbox }) => {
    const user = await accounts.aUser();
    for (const email of [user.email, 'nadie@example.com']) {
      await openDialog(page);
      await dialogOf(page).getByLabel('Email', { exact: true }).fill(email);
      await dialogOf(page).getByRole('button', { name: 'Enviar enlace' }).click();
      const confirmation = page.getByRole('dialog', { name: 'Revisa tu correo' });
      await expect(confirmation.getByText(email, { exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Email enviado' })).toBeVisible();
      await confirmation.getByRole('button', { name: 'Cerrar' }).last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
      await expect(dialogOf(page).getByLabel('Email', { exact: true })).toHaveValue('');
    }
    await outbox.linkTo(user.email, 'reset');
    expect(outbox.mailsTo('nadie@example.com', 'reset')).toEqual([]);
  });

  test('reports a failure', expectFault('500', 'net::ERR'), async ({ page, context }) => {
    await openDialog(page);
    await dialogOf(page).getByLabel('Email', { exact: true }).fill('ana@example.com');
    const send = dialogOf(page).getByRole('button', { name: 'Enviar enlace' });
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 500, body: '' }));
    await send.click();
    // The toast is beside the dialog, which hides the page behind it from assistive tools.
    const toast = page.locator('[data-toast]');
    await expect(toast).toHaveText('Error - Error al enviar email de restablecimiento.');
    await page.unroute('**/api/auth/forgot-password');
    await context.setOffline(true);
    await send.click();
    await expect(toast).toHaveText(SHORT_NETWORK_TEXT);
  });
});

test.describe('a new password (1§2, 1§5)', () => {
  for (const [what, query] of [
    ['no token of ours', '?token=corto'],
    ['a token that nobody got', `?token=${'b'.repeat(43)}`],
  ] as const) {
    test(`${what}: the link is not valid`, expectFault('400'), async ({ page }) => {
      await page.goto(`/reset-password${query}`);
      await expect(page.getByRole('alert').getByText(INVALID_LINK, { exact: true })).toBeVisible();
      await expect(page.getByLabel('Nueva contraseña')).toHaveCount(0);
      await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
      await expect(page).toHaveURL('/login');
    });
  }

  test(
    'the link is checked behind a spinner; after a network failure the check can be repeated',
    expectFault('net::ERR'),
    async ({ page, accounts, outbox }) => {
      const link = await resetLink(page, outbox, await accounts.aUser());
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/auth/validate-reset-token', async (route) => {
        await held;
        await route.abort();
      });
      await page.goto(link);
      await expect(page.getByRole('status', { name: 'Comprobando tu enlace…' })).toBeVisible();
      release();
      await expect(page.getByRole('alert')).toContainText('No se pudo conectar con el servidor.');
      await page.unroute('**/api/auth/validate-reset-token');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
    },
  );

  test(
    'V-14: the new password follows three rules, ends the old session, and uses up the link',
    expectFault('400', '401'),
    async ({ page, context, accounts, outbox, signIn }) => {
      const user = await signIn();
      const link = await resetLink(page, outbox, user);
      await page.goto('/seals');
      await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();

      const tab = await context.newPage();
      const first = tab.getByLabel('Nueva contraseña');
      const second = tab.getByLabel('Confirma tu contraseña');
      const save = tab.getByRole('button', { name: 'Guardar contraseña' });
      await tab.goto(link);
      await expect(first).toHaveAttribute('placeholder', 'Mínimo 6 caracteres');
      // The page removes the token from the address bar at once.
      await expect(tab).toHaveURL('/reset-password');
      await expect(tab.getByRole('button', { name: 'Mostrar contraseña' })).toHaveCount(2);
      await expect(tab.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeVisible();

      await test.step('the rules', async () => {
        for (const [one, other, text] of [
          ['', '', 'Campos requeridos - Por favor completa todos los campos.'],
          ['nueva clave 8', '', 'Campos requeridos - Por favor completa todos los campos.'],
          ['12345', '12345', 'Contraseña muy corta - La contraseña debe tener al menos 6 caracteres.'],
          ['nueva clave 8', 'nueva clave 9', 'Contraseñas no coinciden - Las contraseñas deben ser idénticas.'],
        ] as const) {
          await first.fill(one);
          await second.fill(other);
          await save.click();
          await expect(tab.getByRole('alert')).toHaveText(text);
        }
      });

      await test.step('success', async () => {
        await second.fill('nueva clave 8');
        await save.click();
        await expect(tab.getByRole('status').filter({ hasText: 'Contraseña restablecida' })).toBeVisible();
        await tab.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
        await expect(tab).toHaveURL('/login');
        await expect(page.getByLabel('Contraseña', { exact: true }), 'the page with the old session').toBeVisible();
      });

      await test.step('the link is used up', async () => {
        await tab.goto(link);
        await expect(tab.getByRole('alert').getByText(INVALID_LINK, { exact: true })).toBeVisible();
        const token = new URL(link).searchParams.get('token');
        const again = await page.request.post('/api/auth/reset-password', {
          data: { token, newPassword: 'otra clave 10' },
        });
        expect(again.status()).toBe(400);
      });

      await test.step('only the new password signs in', async () => {
        const visitor = await accounts.visitor();
        const { username, password } = user;
        expect((await visitor.post('/api/auth/login', { data: { username, password } })).status()).toBe(401);
        expect(
          (await visitor.post('/api/auth/login', { data: { username, password: 'nueva clave 8' } })).status(),
        ).toBe(200);
        await visitor.dispose();
      });
    },
  );

  test('reports a failure', expectFault('500', 'net::ERR'), async ({ page, context, accounts, outbox }) => {
    await page.goto(await resetLink(page, outbox, await accounts.aUser()));
    await page.getByLabel('Nueva contraseña').fill('nueva clave 8');
    await page.getByLabel('Confirma tu contraseña').fill('nueva clave 8');
    const save = page.getByRole('button', { name: 'Guardar contraseña' });
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
    await save.click();
    await expect(page.getByRole('alert')).toHaveText('Error - Error al restablecer la contraseña.');
    await page.unroute('**/api/auth/reset-password');
    await context.setOffline(true);
    await save.click();
    await expect(page.getByRole('alert')).toHaveText(SHORT_NETWORK_TEXT);
  });
});
