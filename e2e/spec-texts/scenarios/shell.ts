import { expect } from '@playwright/test';
import { type Scenario, failing } from '../scenario.ts';

/** The shell around every page, and the public pages (1§2). */
export const shellScenarios = {
  landing: {
    async run({ page, goto, untilRecorded }) {
      for (const name of ['Empezar mi camino', 'Quiero este rato para mí', 'Dar el primer paso', 'Crear mi cuenta']) {
        await goto('/');
        // Before the app runs, the links of the served page only navigate.
        await untilRecorded('pixel');
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL('/login');
      }
      await goto('/');
      await expect(page.getByRole('contentinfo')).toContainText('2025');
    },
  },
  'unknown address': {
    async run({ until, goto }) {
      await goto('/no-existe');
      await until('404 Page Not Found');
    },
    faults: ['401'],
  },
  'panel refused': {
    async run({ until, goto, signIn }) {
      await signIn();
      await goto('/admin');
      await until('Acceso Denegado');
    },
  },
  'menu and footer': {
    async run({ page, goto, signIn }) {
      await signIn();
      await goto('/seals');
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  'failed sign-out': {
    async run({ page, goto, signIn }) {
      await signIn();
      await goto('/');
      await failing(page, '**/api/auth/logout');
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await expect(page.getByRole('link', { name: 'Empezar mi camino' })).toBeVisible();
    },
    faults: ['500', 'Error al cerrar sesión', '401'],
  },
} satisfies Record<string, Scenario>;
