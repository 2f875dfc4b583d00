import AxeBuilder from '@axe-core/playwright';
import { type Account, demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const SCREENS: readonly { readonly name: string; readonly address: string; readonly who?: Account }[] = [
  { name: 'landing', address: '/' },
  { name: 'sign-in', address: '/login' },
  { name: 'reset', address: '/reset-password' },
  { name: 'not found', address: '/no-existe' },
  { name: 'home, new', address: '/', who: demo('nueva') },
  { name: 'home, months in', address: '/', who: demo('demo') },
  { name: 'block', address: '/block/1', who: demo('demo') },
  { name: 'stage, new', address: '/block/1/etapa/1', who: demo('nueva') },
  { name: 'stage, at the free limit', address: '/block/1/etapa/1', who: demo('limite') },
  { name: 'stage, complete', address: '/block/1/etapa/2', who: demo('demo') },
  { name: 'seals', address: '/seals', who: demo('demo') },
  { name: 'profile, new', address: '/profile', who: demo('nueva') },
  { name: 'profile, months in', address: '/profile', who: demo('demo') },
  { name: 'settings', address: '/settings', who: demo('demo') },
  { name: 'completed stages', address: '/etapas-completadas', who: demo('demo') },
  { name: 'calendar, month', address: '/calendario', who: demo('demo') },
  { name: 'calendar, week', address: '/calendario?vista=semana', who: demo('demo') },
  { name: 'calendar, day', address: '/calendario?vista=dia', who: demo('nueva') },
  { name: 'calendar, year', address: '/calendario?vista=anual', who: demo('demo') },
  { name: 'books', address: '/books', who: demo('demo') },
  { name: 'books, locked', address: '/books', who: demo('nueva') },
  { name: 'book', address: '/books/1', who: demo('demo') },
  { name: 'book, locked', address: '/books/101', who: demo('limite') },
  { name: 'film', address: '/movies/1', who: demo('demo') },
  { name: 'playlists', address: '/playlists', who: demo('demo') },
  { name: 'challenges', address: '/challenges', who: demo('demo') },
  { name: 'challenges, locked', address: '/challenges', who: demo('nueva') },
];

for (const darkMode of [false, true]) {
  test.describe(darkMode ? 'by night' : 'by day', () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (dark) => localStorage.setItem('userSettings', JSON.stringify({ darkMode: dark })),
        darkMode,
      );
    });

    for (const { name, address, who } of SCREENS) {
      test(`${name}: accessible, nothing sideways @phone`, expectFault('401'), async ({ page, signIn }) => {
        if (who) await signIn(who);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(darkMode ? 'dark' : 'light');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`),
        ).toEqual([]);
        const width = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          window: window.innerWidth,
        }));
        expect(width.page).toBeLessThanOrEqual(width.window);
      });
    }
  });
}
