import { expect } from '@playwright/test';
import { type Scenario, failing } from '../scenario.ts';

/** A forgotten password and a new one (1§2, 1§5, 1§8). */
export const passwordScenarios = {
  'forgetting the password': {
    async run({ page, goto, until }) {
      await goto('/login');
      await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
      const send = page.getByRole('dialog').getByRole('button', { name: 'Enviar enlace' });
      await send.click();
      await until(/^Email requerido - /);
      await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill('nadie@example.com');
      const mend = await failing(page, '**/api/auth/forgot-password');
      await send.click();
      await until('Error al enviar email de restablecimiento.');
      await mend();
      await page.locator('[data-toast] button').click();
      await send.click();
      await until('Email enviado');
    },
    faults: ['500'],
  },
  'a link that is not valid': {
    async run({ goto, until }) {
      await goto('/reset-password?token=corto');
      await until('El enlace de restablecimiento ha expirado o no es válido.');
    },
    faults: ['400', '401'],
  },
  'a new password': {
    async run({ page, accounts, outbox, goto, until }) {
      const { email } = await accounts.aUser();
      const visitor = await accounts.visitor();
      await visitor.post('/api/auth/forgot-password', { data: { email } });
      await visitor.dispose();
      await goto(await outbox.linkTo(email, 'reset'));
      const first = page.getByLabel('Nueva contraseña');
      const second = page.getByLabel('Confirma tu contraseña');
      const save = page.getByRole('button', { name: 'Guardar contraseña' });
      await expect(first).toBeVisible();
      await save.click();
      await until(/^Campos requeridos - /);
      await first.fill('12345');
      await second.fill('12345');
      await save.click();
      await until(/^Contraseña muy corta - /);
      await first.fill('nueva clave 8');
      await second.fill('nueva clave 9');
      await save.click();
      await until(/^Contraseñas no coinciden - /);
      await second.fill('nueva clave 8');
      const mend = await failing(page, '**/api/auth/reset-password');
      await save.click();
      await until('Error al restablecer la contraseña.');
      await mend();
      await page.locator('[data-toast] button').click();
      await save.click();
      await until('Contraseña restablecida');
    },
    faults: ['500', '401'],
  },
} satisfies Record<string, Scenario>;
