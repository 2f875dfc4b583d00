import type { Page, Route } from '@playwright/test';
import { demo } from '../../fixtures/accounts.ts';
import { failUntilRetried } from '../../fixtures/until-retried.ts';
import { type Scenario, closeToast, failing } from '../scenario.ts';

async function cardOf(page: Page, username: string) {
  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill(username);
  return page.getByRole('article', { name: username, exact: true });
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Lists accounts of a former version, which existed before their links were followed and never signed in (D46). */
async function notVerified(route: Route): Promise<void> {
  const response = await route.fetch();
  const rows = (await response.json()) as readonly object[];
  await route.fulfill({ response, json: rows.map((row) => ({ ...row, isEmailVerified: false, lastLoginAt: null })) });
}

/** The panel (1§2, 1§8). */
export const adminScenarios = {
  'the panel': {
    async run({ page, accounts, goto, signInAfresh, until }) {
      const lola = await accounts.aUser();
      const unverified = await accounts.aUser();
      await page.route(`**/api/admin/users?*${unverified.username}*`, notVerified);
      const client = await accounts.clientOf(lola);
      await client.post('/api/track-premium-click');
      await client.dispose();
      await signInAfresh(demo('directora'));
      await page.route('**/api/admin/online-users*', (route) =>
        route.fulfill({
          headers: { 'X-Total-Count': '4' },
          json: [0, 3, 180, 3000].map((minutes, i) => ({
            username: `ana-${i}`,
            email: `ana-${i}@example.com`,
            lastActivity: ago(minutes),
            ipAddress: '192.0.2.7',
          })),
        }),
      );
      await goto('/');
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await until('Panel Admin');
      await page.getByRole('menuitem', { name: 'Panel Admin' }).click();
      await until(/^Gestión de Usuarios \(\d+\)$/);
      await until('Email enviado');
      await cardOf(page, unverified.username);
      await until('Sin verificar');
      await until('Nunca ha iniciado sesión');
      const card = await cardOf(page, lola.username);
      const active = card.getByRole('switch', { name: /^(Activo|Bloqueado)/ });
      await active.click();
      await until('Usuario actualizado');
      await until('Bloqueado');
      await active.click();
      await card.getByRole('switch', { name: /^Acceso premium/ }).click();
      await until('Acceso actualizado');
      await card.getByRole('button', { name: 'Hacer Admin' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer Admin' }).click();
      await until('Rol actualizado');
    },
    isLong: true,
  },
  'an empty panel': {
    async run({ page, goto, signIn, until }) {
      await signIn(demo('directora'));
      const nobody = { headers: { 'X-Total-Count': '0', 'X-Pending-Count': '0' }, json: [] };
      await page.route('**/api/admin/online-users*', (route) => route.fulfill(nobody));
      await page.route('**/api/admin/premium-clicks*', (route) => route.fulfill(nobody));
      await goto('/admin');
      await until('No hay usuarios conectados actualmente');
    },
  },
  'interest without a mail': {
    async run({ page, goto, signIn, until }) {
      await signIn(demo('directora'));
      const clickedAt = ago(60);
      await page.route('**/api/admin/premium-clicks*', (route) =>
        route.fulfill({
          headers: { 'X-Total-Count': '1', 'X-Pending-Count': '1' },
          json: [
            {
              id: 'a'.repeat(24),
              userName: 'eva',
              userEmail: 'eva@example.com',
              clickedAt,
              emailSent: false,
              emailSentAt: null,
            },
          ],
        }),
      );
      await goto('/admin');
      await until('Email pendiente');
    },
  },
  'a panel that fails': {
    async run({ page, accounts, goto, signIn, until }) {
      const lola = await accounts.aUser();
      await signIn(demo('directora'));
      await failUntilRetried(page, '**/api/admin/stats', { status: 500, message: 'No.' });
      await goto('/admin');
      await until('Error al cargar los datos del panel de administración');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await until('Usuarios Totales');
      const card = await cardOf(page, lola.username);
      await failing(page, '**/api/admin/users/*/*');
      await card.getByRole('switch', { name: /^Activo/ }).click();
      await until('Error al actualizar el estado del usuario');
      await closeToast(page);
      await card.getByRole('switch', { name: /^Acceso premium/ }).click();
      await until('Error al actualizar el acceso premium');
      await closeToast(page);
      await card.getByRole('button', { name: 'Hacer Admin' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer Admin' }).click();
      await until('Error al actualizar el rol del usuario');
    },
    faults: ['500'],
  },
} satisfies Record<string, Scenario>;
