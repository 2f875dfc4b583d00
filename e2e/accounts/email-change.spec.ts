import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const next = ({ username }: Account) => `nueva-${username}@example.com`;

async function requestEmailChange(page: Page, address: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`Te hemos enviado un enlace a ${address}.`)).toBeVisible();
}

test.describe('a change of the email address', () => {
  test(
    'V-15 by somebody else is undone by the mail to the former address, with a new password @phone-only',
    expectFault('400'),
    async ({ page, signIn, outbox, browser, accounts }) => {
      const user = await signIn();
      await requestEmailChange(page, next(user));
      await outbox.linkTo(user.email, 'email-change-asked');
      await page.goto(`${await outbox.linkTo(next(user), 'verification')}&cambio=1`);
      await page.getByRole('button', { name: 'Confirmar este correo' }).click();
      await expect(page.getByRole('heading', { name: 'Tu correo está cambiado' })).toBeVisible();

      const link = await outbox.linkTo(user.email, 'email-changed');
      const password = 'tres lunas en el balcón';
      const ownersPage = await browser.newPage();
      await ownersPage.goto(link);
      await expect(ownersPage).toHaveURL('/no-he-sido-yo');
      await ownersPage.getByRole('button', { name: 'Parar el cambio' }).click();
      await expect(ownersPage.getByRole('heading', { level: 1, name: 'Elige tu nueva contraseña' })).toBeFocused();
      await ownersPage.getByLabel('Nueva contraseña').fill(password);
      await ownersPage.getByLabel('Confirma tu contraseña').fill(password);
      await ownersPage.getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(ownersPage.getByRole('heading', { name: 'Tu contraseña está cambiada' })).toBeVisible();
      await (await accounts.clientOf({ ...user, username: user.email, password })).dispose();

      await ownersPage.goto(link);
      await ownersPage.getByRole('button', { name: 'Parar el cambio' }).click();
      await expect(
        ownersPage.getByText('Este enlace ya se usó. Tu cuenta tiene la dirección de siempre.'),
      ).toBeVisible();
      await ownersPage.close();
    },
  );
});
