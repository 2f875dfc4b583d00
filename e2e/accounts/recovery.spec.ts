import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const INVALID_LINK = 'El enlace de restablecimiento ha expirado o no es válido.';

/** Requests a reset link by HTTP. */
async function resetLink(page: Page, outbox: Outbox, { email }: Account): Promise<string> {
  const answer = await page.request.post('/api/auth/forgot-password', { data: { email } });
  expect(answer.status()).toBe(200);
  return outbox.linkTo(email, 'reset');
}

test.describe('a new password (1§2, 1§5)', () => {
  test(
    'V-14: the new password ends the old session, and uses up the link',
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
      // The page removes the token from the address bar at once.
      await expect(tab).toHaveURL('/reset-password');

      await test.step('success', async () => {
        await first.fill('nueva clave 8');
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
});
