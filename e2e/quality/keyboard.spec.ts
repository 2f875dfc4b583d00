import type { Page } from '@playwright/test';
import { type Account, demo } from '../fixtures/accounts.ts';
import { tagsOf, tagsOfPage } from '../areas.mjs';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { openScreen } from './screens.ts';
import { walkByTab } from './tab-walk.ts';

/** Every route of the table (1§2), each with a role that sees it. */
const WALKS: readonly { readonly whose: string; readonly who?: Account; readonly addresses: readonly string[] }[] = [
  {
    whose: 'a visitor',
    addresses: ['/', '/login', '/reset-password', '/verify-email', '/privacy', '/aviso-legal', '/no-existe'],
  },
  {
    whose: 'months in',
    who: demo('demo'),
    addresses: [
      '/',
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
    ],
  },
  // The panel's first section lists all accounts, which grow while other tests run.
  { whose: 'an administrator', who: demo('directora'), addresses: ['/admin?ver=recorrido', '/admin?ver=partes'] },
];

for (const { whose, who, addresses } of WALKS) {
  for (const address of addresses) {
    const details = { ...expectFault('401', '400'), tag: who ? tagsOfPage(address) : tagsOf([]) };
    test(`${address}, ${whose}: by Tab alone`, details, async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (who) await signIn(who);
      await openScreen(page, address);
      const { stops, missed } = await walkByTab(page);
      expect(stops[0]?.what).toBe('a «Saltar al contenido»');
      expect(missed, 'never reached').toEqual([]);
      const unmarked = stops.filter(({ isMarked }) => !isMarked);
      expect(unmarked, 'nothing shows the focus').toEqual([]);
      const unseen = stops.filter(({ isSeen }) => !isSeen);
      expect(unseen, 'the focus is out of sight').toEqual([]);
    });
  }
}

test('the skip link leads past the header to the page', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await openScreen(page, '/seals');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

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
  for (const address of new Set(WALKS.flatMap(({ who, addresses }) => (who ? addresses : [])))) {
    if (address === '/') continue;
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
