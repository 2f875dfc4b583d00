import type { Locator, Page } from '@playwright/test';
import { type Account, demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { openScreen } from './screens.ts';

const NARROW = 320;
const DESKTOP = 1280;

interface Opened {
  /** Accessible name of the dialog. */
  readonly name: string | RegExp;
  /** Opens the dialog. */
  readonly opener: (page: Page) => Locator;
  readonly role?: 'dialog' | 'alertdialog';
}

interface Place {
  readonly address: string;
  /** User who opens the dialogs; a visitor if absent. */
  readonly who?: Account;
  readonly dialogs: readonly Opened[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const MONTH = '/calendario?vista=mes&fecha=2026-11-21';

const PLACES: readonly Place[] = [
  { address: '/login', dialogs: [{ name: 'Recupera tu acceso', opener: button('¿Olvidaste tu contraseña?') }] },
  { address: '/reset-password', dialogs: [{ name: 'Recupera tu acceso', opener: button('Pedir otro enlace') }] },
  {
    address: '/',
    who: demo('nueva'),
    dialogs: [
      { name: 'Cómo funciona tu camino', opener: button('Cómo funciona el camino') },
      { name: 'Bloque 1: Silencio', opener: button('Sobre este bloque') },
    ],
  },
  {
    address: '/',
    who: demo('demo'),
    dialogs: [
      { name: /12 bloques/i, opener: button('Ver los 12 Bloques') },
      { name: 'Tus sellos emocionales', opener: button('Sobre los sellos') },
      { name: /48 sellos|sellos/i, opener: button('Ver todos los sellos') },
    ],
  },
  {
    address: '/seals',
    who: demo('demo'),
    dialogs: [
      { name: /\S/, opener: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button') },
    ],
  },
  {
    address: '/block/1/etapa/1',
    who: demo('limite'),
    dialogs: [
      {
        name: 'Sigue tu camino con Premium',
        opener: (page) => page.getByRole('main').getByRole('article').nth(5).getByRole('button').first(),
      },
    ],
  },
  {
    address: '/journaling',
    who: demo('demo'),
    dialogs: [
      { name: /\S/, opener: (page) => page.locator('[data-entry-id]').first().getByRole('button').first() },
      { name: 'Eliminar entrada personal', opener: button('Eliminar') },
    ],
  },
  {
    address: MONTH,
    who: demo('nueva'),
    dialogs: [
      {
        name: 'Jueves, 12 de noviembre',
        opener: (page) => page.getByRole('grid').getByRole('button', { name: /^jueves, 12 de noviembre/ }),
      },
    ],
  },
  {
    address: '/challenges',
    who: demo('demo'),
    dialogs: [
      { name: /\S/, opener: (page) => page.getByRole('article').first().getByRole('heading').getByRole('button') },
      { name: 'Añadir a mi calendario', opener: button('Añadir a mi calendario') },
    ],
  },
  { address: '/playlists', who: demo('nueva'), dialogs: [{ name: /\S/, opener: button('Ver de qué trata') }] },
  { address: '/help', who: demo('nueva'), dialogs: [{ name: 'Guías Completas', opener: button('Guías Completas') }] },
  {
    address: '/profile?parte=seguridad',
    who: demo('nueva'),
    dialogs: [{ name: 'Cambiar tu contraseña', opener: button('Cambiar mi contraseña') }],
  },
  {
    address: '/settings',
    who: demo('nueva'),
    dialogs: [
      { name: 'Eliminar tu cuenta para siempre', opener: button('Eliminar mi cuenta') },
      { name: /\S/, role: 'alertdialog', opener: button('Borrar todos los datos') },
    ],
  },
  {
    address: '/admin?ver=partes',
    who: demo('directora'),
    dialogs: [{ name: 'Crear un token de publicación', opener: button('Crear un token') }],
  },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Opens a dialog by keyboard, checks it, and closes it; leaves the page as it was. */
async function expectUsable(page: Page, { name, opener, role = 'dialog' }: Opened): Promise<void> {
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
  await expectNothingSideways(page, NARROW);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expectNothingSideways(page, DESKTOP);
}

for (const { address, who, dialogs } of PLACES) {
  test(
    `${address}${who ? `, ${who.username}` : ''}: its dialogs are accessible, and usable by keyboard`,
    expectFault('401'),
    async ({ page, signIn }) => {
      if (who) await signIn(who);
      await openScreen(page, address);
      for (const opened of dialogs) await test.step(String(opened.name), () => expectUsable(page, opened));
    },
  );
}
