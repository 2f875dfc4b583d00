import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { beginSecondFactor, codeField, codeOf } from '../fixtures/authenticator.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

async function signInUpToTheCode(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(codeField(page)).toBeFocused();
}

/** Checks the page at the current width and at that of the narrowest phone. */
async function expectPresentable(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  await expectAccessible(page);
  await expectNothingSideways(page, 320);
  await expectNothingSideways(page, width);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
}

test(
  'V-12: the user turns the second factor on, signs in with it, also without the phone, and turns it off @phone-only',
  expectFault('400', '401', '403', 'WebSocket'),
  async ({ page, signIn }) => {
    test.slow();
    const user = await signIn();
    await page.goto('/profile?parte=seguridad');
    const secret = await beginSecondFactor(page);
    const setUp = page.getByRole('dialog', { name: 'Activa la verificación en dos pasos' });
    await expect(setUp.getByRole('img', { name: 'Código QR para tu aplicación de verificación' })).toBeVisible();
    await expectPresentable(page);
    await codeField(page).fill('000000');
    await page.keyboard.press('Enter');
    await expect(setUp.getByText('El código no es correcto o ya se usó.')).toBeVisible();
    await codeField(page).fill(codeOf(secret));
    await page.keyboard.press('Enter');

    const codes = page.getByRole('dialog', { name: 'Tus códigos de recuperación' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectPresentable(page);
    const [recovery = '', another = ''] = await codes.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
    await codes.getByRole('button', { name: 'Ya los he guardado' }).click();
    await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();

    await signOut(page);
    await signInUpToTheCode(page, user);
    await expectPresentable(page);
    await codeField(page).fill('111111');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('El código no es correcto o ya se usó.')).toBeVisible();
    await codeField(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();

    await signOut(page);
    await signInUpToTheCode(page, user);
    await codeField(page).fill(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Hola, ${user.username}`)).toBeVisible();

    await page.goto('/profile?parte=seguridad');
    await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
    await page.getByRole('button', { name: 'Desactivarla' }).click();
    await codeField(page).fill(another);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Activarla' })).toBeVisible();
  },
);
