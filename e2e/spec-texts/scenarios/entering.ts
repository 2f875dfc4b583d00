import { expect, type Page } from '@playwright/test';
import { type Account, aNewAccount } from '../../fixtures/accounts.ts';
import { type Scenario, closeToast, failing } from '../scenario.ts';

async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function registerByForm(page: Page, { username, email, password }: Account): Promise<void> {
  // The address is filled in first: the sign-in form, which has a user name too, is shown until the code of this form has loaded.
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

const NETWORK = 'No se pudo conectar con el servidor. Intenta de nuevo más tarde.';

/** Sign-in and registration (1§5, 1§8). */
export const enteringScenarios = {
  'signing in': {
    async run({ page, accounts, goto, until }) {
      const user = await accounts.aUser();
      await goto('/login');
      await signInByForm(page, 'ab', '12345');
      await until('La contraseña debe tener al menos 6 caracteres');
      await signInByForm(page, user.username, user.password);
      await expect(page).toHaveURL('/');
      await until('Inicio de sesión exitoso');
    },
  },
  'failing to sign in': {
    async run({ page, context, accounts, goto, until }) {
      const user = await accounts.anUnverifiedUser();
      await goto('/login');
      await signInByForm(page, user.username, user.password);
      await until(/^Email no verificado - /);
      await closeToast(page);
      const mend = await failing(page, '**/api/auth/login');
      await signInByForm(page, 'ana', 'luz de marzo 7');
      await until('Error de inicio de sesión');
      await closeToast(page);
      await mend();
      await context.setOffline(true);
      await signInByForm(page, 'ana', 'luz de marzo 7');
      await until(NETWORK);
      await context.setOffline(false);
    },
    faults: ['403', '500', 'net::ERR'],
  },
  registering: {
    async run({ page, context, goto, until }) {
      await goto('/login');
      await page.getByRole('button', { name: 'Crear una cuenta' }).click();
      await registerByForm(page, { username: 'ab', email: 'ana@', password: '12345' });
      await until('Ingresa un email válido');
      const mend = await failing(page, '**/api/auth/register');
      await registerByForm(page, aNewAccount());
      await until('Error de registro');
      await mend();
      await closeToast(page);
      await registerByForm(page, aNewAccount());
      await until('Registro exitoso');
      const resend = page.getByRole('button', { name: 'Reenviar correo' });
      await resend.click();
      await until('Email reenviado');
      const mendAgain = await failing(page, '**/api/auth/resend-verification');
      await resend.click();
      await until('Error al reenviar verificación.');
      await mendAgain();
      await context.setOffline(true);
      await resend.click();
      await until('Error de conexión - No se pudo conectar con el servidor.');
      await context.setOffline(false);
    },
    faults: ['500', 'net::ERR'],
  },
} satisfies Record<string, Scenario>;
