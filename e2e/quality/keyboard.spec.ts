import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { openScreen } from './screens.ts';
import { expectWalkable } from './tab-walk.ts';

// The other routes are walked through by `screens.spec.ts`, which has them open.
for (const [address, who] of [
  ['/block/7/etapa/26', demo('demo')],
  // The panel's first section lists all accounts, which grow while other tests run.
  ['/admin?ver=recorrido', demo('directora')],
  ['/admin?ver=partes', demo('directora')],
] as const)
  test(`${address}: by Tab alone`, async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(who);
    await openScreen(page, address);
    await expectWalkable(page);
  });

test('the skip link leads past the header to the page', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await openScreen(page, '/seals');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Every route of the table (1§2) that a session is needed for, but for home, where the walk begins. */
const ROUTES = [
  '/dashboard',
  '/block/1',
  '/block/7/etapa/26',
  '/seals',
  '/etapas-completadas',
  '/block/1/etapas-completadas',
  '/block/7/etapas-anteriores',
  '/journaling',
  '/calendario',
  '/books',
  '/books/1',
  '/movies',
  '/movies/1',
  '/playlists',
  '/challenges',
  '/profile',
  '/profile?parte=espejo',
  '/profile?parte=seguridad',
  '/settings',
  '/help',
  '/admin?ver=recorrido',
  '/admin?ver=partes',
];

/** Navigates on the client, as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('every change of route focuses the heading and names the page in the title', async ({ page, signIn }) => {
  test.slow();
  await signIn(demo('directora'));
  await openScreen(page, '/');
  for (const address of ROUTES) {
    await follow(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeFocused();
    await expect(page, address).toHaveTitle(/\S · Reencuentro$/);
  }
});

test('arrows move through the profile menu, and Escape returns the focus', async ({ page, signIn }) => {
  await signIn(demo('directora'));
  await openScreen(page, '/seals');
  const menu = page.getByRole('button', { name: 'Tu menú' });
  await menu.focus();
  await page.keyboard.press('Enter');
  for (const name of [
    'Mi perfil',
    'Mi journal',
    'Mis sellos',
    'Panel Admin',
    'Configuración',
    'Ayuda',
    'Cerrar sesión',
  ]) {
    const item = page.getByRole('menuitem', { name });
    await expect(item).toBeFocused();
    await expect(item).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();
});
