import type { Locator, Page } from '@playwright/test';
import { type Account, demo } from '../fixtures/accounts.ts';
import { tagsOf, tagsOfPage } from '../areas.mjs';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { openScreen } from './screens.ts';

interface Opened {
  /** Accessible name of the dialog. */
  readonly name: string | RegExp;
  readonly address: string;
  /** User who opens it; a visitor if absent. */
  readonly who?: Account;
  /** Opens the dialog. */
  readonly opener: (page: Page) => Locator;
  readonly role?: 'dialog' | 'alertdialog';
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const MONTH = '/calendario?vista=mes&fecha=2026-11-21';

const DIALOGS: readonly Opened[] = [
  { name: 'Recupera tu acceso', address: '/login', opener: button('¿Olvidaste tu contraseña?') },
  { name: 'Cómo funciona tu camino', address: '/', who: demo('nueva'), opener: button('Cómo funciona el camino') },
  { name: 'Bloque 1: Silencio', address: '/', who: demo('nueva'), opener: button('Sobre este bloque') },
  { name: /12 bloques/i, address: '/', who: demo('demo'), opener: button('Ver los 12 Bloques') },
  { name: 'Tus sellos emocionales', address: '/', who: demo('demo'), opener: button('Sobre los sellos') },
  { name: /48 sellos|sellos/i, address: '/', who: demo('demo'), opener: button('Ver todos los sellos') },
  {
    name: /\S/,
    address: '/seals',
    who: demo('demo'),
    opener: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button'),
  },
  {
    name: 'Sigue tu camino con Premium',
    address: '/block/1/etapa/1',
    who: demo('limite'),
    opener: (page) => page.getByRole('main').getByRole('article').nth(5).getByRole('button').first(),
  },
  {
    name: /\S/,
    address: '/journaling',
    who: demo('demo'),
    opener: (page) => page.locator('[data-entry-id]').first().getByRole('button').first(),
  },
  { name: 'Eliminar entrada personal', address: '/journaling', who: demo('demo'), opener: button('Eliminar') },
  {
    name: 'Jueves, 12 de noviembre',
    address: MONTH,
    who: demo('nueva'),
    opener: (page) => page.getByRole('grid').getByRole('button', { name: /^jueves, 12 de noviembre/ }),
  },
  {
    name: /\S/,
    address: '/challenges',
    who: demo('demo'),
    opener: (page) => page.getByRole('article').first().getByRole('heading').getByRole('button'),
  },
  {
    name: 'Añadir a mi calendario',
    address: '/challenges',
    who: demo('demo'),
    opener: button('Añadir a mi calendario'),
  },
  { name: /\S/, address: '/playlists', who: demo('nueva'), opener: button('Ver de qué trata') },
  { name: 'Guías Completas', address: '/help', who: demo('nueva'), opener: button('Guías Completas') },
  {
    name: 'Cambiar tu contraseña',
    address: '/profile?parte=seguridad',
    who: demo('nueva'),
    opener: button('Cambiar mi contraseña'),
  },
  {
    name: 'Eliminar tu cuenta para siempre',
    address: '/settings',
    who: demo('nueva'),
    opener: button('Eliminar mi cuenta'),
  },
  {
    name: /\S/,
    role: 'alertdialog',
    address: '/settings',
    who: demo('nueva'),
    opener: button('Borrar todos los datos'),
  },
  {
    name: 'Crear un token de publicación',
    address: '/admin?ver=partes',
    who: demo('directora'),
    opener: button('Crear un token'),
  },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, address, who, opener, role = 'dialog' } of DIALOGS) {
  test(
    `${address} → ${String(name)}: accessible, and usable by keyboard`,
    { ...expectFault('401'), tag: who ? tagsOfPage(address) : tagsOf([]) },
    async ({ page, signIn }) => {
      if (who) await signIn(who);
      await openScreen(page, address);
      const dialog = page.getByRole(role, { name });
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
      await expectAccessible(page);

      const controls = await dialog.locator('a[href], button, input, select, textarea').count();
      for (let i = 0; i <= controls; i += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((node) => node.contains(document.activeElement)), 'Tab stays in the dialog').toBe(
          true,
        );
      }
      await expectNothingSideways(page, 320);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    },
  );
}
