import type { Page } from '@playwright/test';
import { type Account, demo } from '../fixtures/accounts.ts';
import { profileMenu, untilAnswered } from '../fixtures/network.ts';
import { expect } from '../fixtures/test.ts';

interface Screen {
  /** Name, also of the file of its outline. */
  readonly name: string;
  readonly address: string;
  /** User of the screen; a visitor if absent. */
  readonly who?: Account;
  /** Whether its lists show the user's text, day by day: the outline omits their content. */
  readonly listsUserText?: boolean;
  /** Whether it is walked through by Tab: one of the screens that have the same controls. */
  readonly isWalked?: boolean;
  /** Fixed time of the clock, only if the content depends on the hour. */
  readonly at?: string;
  /** Expected console messages, each by a part of its text. */
  readonly faults?: readonly string[];
}

/** Every route of the table (1§2) for each role that sees it, and the states in which a page differs. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/', isWalked: true },
  { name: 'sign-in', address: '/login', isWalked: true },
  { name: 'reset', address: '/reset-password', faults: ['400'], isWalked: true },
  { name: 'verification', address: '/verify-email', faults: ['400'], isWalked: true },
  { name: 'change undone', address: '/no-he-sido-yo', faults: ['400'] },
  { name: 'device confirmed', address: '/confirmar-dispositivo' },
  { name: 'first administrator', address: '/primera-administradora', faults: ['400', '404'] },
  { name: 'privacy', address: '/privacy', isWalked: true },
  { name: 'legal notice', address: '/aviso-legal', isWalked: true },
  { name: 'not found', address: '/no-existe', isWalked: true },
  { name: 'home, new', address: '/', who: demo('nueva') },
  { name: 'home, months in', address: '/', who: demo('demo'), isWalked: true },
  { name: 'dashboard', address: '/dashboard', who: demo('demo'), isWalked: true },
  { name: 'block', address: '/block/1', who: demo('demo'), isWalked: true },
  { name: 'stage, new', address: '/block/1/etapa/1', who: demo('nueva') },
  { name: 'stage, at the free limit', address: '/block/1/etapa/1', who: demo('limite') },
  { name: 'stage, complete', address: '/block/1/etapa/2', who: demo('demo') },
  { name: 'seals', address: '/seals', who: demo('demo'), isWalked: true },
  { name: 'underlines, none', address: '/subrayados', who: demo('nueva') },
  { name: 'underlines', address: '/subrayados', who: demo('demo') },
  { name: 'completed stages', address: '/etapas-completadas', who: demo('demo'), isWalked: true },
  { name: 'completed stages of a block', address: '/block/1/etapas-completadas', who: demo('demo'), isWalked: true },
  { name: 'earlier stages', address: '/block/7/etapas-anteriores', who: demo('demo'), isWalked: true },
  { name: 'journal, new', address: '/journaling', who: demo('nueva') },
  { name: 'journal, months in', address: '/journaling', who: demo('demo'), listsUserText: true, isWalked: true },
  { name: 'editor', address: '/journaling/new', who: demo('nueva') },
  {
    name: 'calendar, month',
    address: '/calendario?fecha=2026-11-21',
    who: demo('demo'),
    listsUserText: true,
    isWalked: true,
  },
  {
    name: 'calendar, week',
    address: '/calendario?vista=semana&fecha=2026-11-21',
    who: demo('demo'),
    listsUserText: true,
  },
  { name: 'calendar, day', address: '/calendario?vista=dia&fecha=2026-11-21', who: demo('nueva') },
  {
    name: 'calendar, year',
    address: '/calendario?vista=anual&fecha=2026-11-21',
    who: demo('demo'),
    listsUserText: true,
  },
  { name: 'books', address: '/books', who: demo('demo'), isWalked: true },
  { name: 'books, locked', address: '/books', who: demo('nueva') },
  { name: 'book', address: '/books/1', who: demo('demo'), isWalked: true },
  { name: 'book, locked', address: '/books/101', who: demo('limite') },
  { name: 'films', address: '/movies', who: demo('demo'), isWalked: true },
  { name: 'film', address: '/movies/1', who: demo('demo'), isWalked: true },
  { name: 'playlists', address: '/playlists', who: demo('demo'), isWalked: true },
  { name: 'challenges', address: '/challenges', who: demo('demo'), isWalked: true },
  { name: 'challenges, locked', address: '/challenges', who: demo('nueva') },
  { name: 'profile, new', address: '/profile', who: demo('nueva') },
  { name: 'profile, months in', address: '/profile', who: demo('demo'), isWalked: true },
  { name: 'mirror, new', address: '/profile?parte=espejo', who: demo('nueva') },
  { name: 'mirror, months in', address: '/profile?parte=espejo', who: demo('demo'), isWalked: true },
  { name: 'security', address: '/profile?parte=seguridad', who: demo('demo'), isWalked: true },
  { name: 'settings', address: '/settings', who: demo('demo'), isWalked: true },
  { name: 'what the server knows', address: '/settings/servidor', who: demo('nueva') },
  { name: 'help', address: '/help', who: demo('nueva'), at: '2026-11-21T20:00:00+01:00', isWalked: true },
  { name: 'help, in chat hours', address: '/help', who: demo('nueva'), at: '2026-11-23T11:00:00+01:00' },
  { name: 'access denied', address: '/admin', who: demo('nueva') },
];

/** Name of a screen's file, without its extension. */
export const fileOf = (name: string): string => name.replaceAll(/\W+/g, '-');

/** Opens a screen and waits until its requests are answered and shown. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await untilAnswered(page, async () => {
    await page.goto(address);
    // The heading is found by element: an open dialog hides the page from its roles.
    await page.locator('h1').first().waitFor();
  });
  // On a slow machine the requests are answered while the skeleton is still shown: an element focused there loses the focus.
  await page.locator('.first-paint').waitFor({ state: 'detached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const isSignedIn = (await page.context().cookies()).some(({ name }) => name === 'sid');
  if (isSignedIn) await expect(profileMenu(page)).toBeAttached();
}
