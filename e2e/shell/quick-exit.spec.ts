import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const NEUTRAL = 'https://es.wikipedia.org/';
const LEAVES = expectFault('https://es.wikipedia.org');

/** The neutral page, imitated: tests need no internet. */
test.beforeEach(({ context }) =>
  context.route(`${NEUTRAL}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Portada</title>' })),
);

async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL);
  await expect(page).toHaveTitle('Portada');
}

/** Records every title and every moment in which the product's content is visible, from now on and across loads. */
async function recordVisibleContent(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteSeen', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { recordVisible: (what: string) => void }).recordVisible;
    const scan = () => {
      const root = document.documentElement;
      // An undrawn frame has the text of its source.
      const text = root.checkVisibility() ? root.innerText.trim() : '';
      if (text) note(text.slice(0, 80));
      requestAnimationFrame(scan);
    };
    requestAnimationFrame(scan);
  });
  return seen;
}

test.describe('quick exit (D28)', () => {
  test('one tap leaves, signed in @phone-only', LEAVES, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/seals');
    await page.getByRole('button', { name: 'Salida rápida' }).click();
    await expectGone(page);
    // The page that was left is not in the history: Back leads to the one before it.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('one tap leaves the page that the user writes on @phone-only', LEAVES, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/journaling/new');
    await page.getByRole('dialog').getByRole('button', { name: 'Salida rápida' }).click();
    await expectGone(page);
  });

  test('one tap leaves a stage that is scrolled down to its activity @phone-only', LEAVES, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/block/1/etapa/1');
    const exits = page.getByRole('button', { name: 'Salida rápida' });
    await expect(page.getByRole('progressbar', { name: 'Etapa dentro del bloque' })).toBeVisible();
    await expect(exits).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 900));
    const exit = page.getByRole('main').getByRole('button', { name: 'Salida rápida' });
    await expect(exit).toBeInViewport({ ratio: 1 });
    await exit.click();
    await expectGone(page);
  });

  test(
    'hides everything while the neutral page does not load @phone-only',
    LEAVES,
    async ({ page, context, signIn }) => {
      await signIn(demo('nueva'));
      await page.goto('/journaling');
      await expect(page).toHaveTitle('Notas · Reencuentro');
      let answer = () => undefined as void;
      const requested = new Promise<void>((resolve) => {
        void context.route(`${NEUTRAL}**`, async (route) => {
          resolve();
          await new Promise<void>((go) => (answer = go));
          await route.fulfill({ contentType: 'text/html', body: '<title>Portada</title>' });
        });
      });
      const blank = await page.evaluate(() => {
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Salida rápida')?.click();
        return [document.documentElement.checkVisibility(), document.title];
      });
      expect(blank).toEqual([false, 'Nueva pestaña']);
      await requested;
      answer();
      await expectGone(page);
    },
  );

  test(
    'a reload while the neutral page does not load shows nothing either',
    LEAVES,
    async ({ page, context, signIn }) => {
      await signIn(demo('nueva'));
      await page.goto('/journaling');
      await expect(page).toHaveTitle('Notas · Reencuentro');
      // An answer without content leaves the tab where it is, as a cut connection does.
      let answers = { status: 204, body: '' };
      await context.route(`${NEUTRAL}**`, (route) =>
        answers.status === 204 ? route.fulfill(answers) : route.fallback(),
      );
      await page.getByRole('button', { name: 'Salida rápida' }).click();
      await expect(page).toHaveTitle('Nueva pestaña');
      const seen = await recordVisibleContent(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(page).toHaveTitle('Nueva pestaña');
      await expect(page).toHaveURL('/journaling');
      answers = { status: 200, body: '' };
      await page.reload({ waitUntil: 'commit' });
      await expectGone(page);
      expect(seen).toEqual([]);
    },
  );

  test('a page from the back-forward cache leaves when it is shown again', LEAVES, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/journaling');
    await expect(page).toHaveTitle('Notas · Reencuentro');
    // Imitates a page further back in the tab's history, which is not reloaded and only gets the event.
    await page.evaluate((neutral) => {
      sessionStorage.setItem('leftTo', neutral);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, NEUTRAL);
    await expectGone(page);
  });

  test(
    'Back shows none of the earlier pages, also without the back-forward cache',
    LEAVES,
    async ({ page, signIn }) => {
      await signIn(demo('nueva'));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/journaling');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Volver al inicio' }).click();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: 'Salida rápida' }).click();
      await expectGone(page);
      const seen = await recordVisibleContent(page);
      for (let i = 0; i < 2; i += 1) {
        await page.goBack({ waitUntil: 'commit' });
        await expectGone(page);
      }
      expect(seen.filter((text) => text !== '')).toEqual([]);
    },
  );

  test('a deliberate return finds the product unchanged', LEAVES, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/seals');
    await page.getByRole('button', { name: 'Salida rápida' }).click();
    await expectGone(page);
    await page.goto('/journaling');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/seals');
    await page.goBack();
    await expect(page).toHaveURL('/journaling');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('Esc twice leaves, also before the sign-in', LEAVES, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectGone(page);
  });

  test('an Esc that closes a dialog or a menu does not count', LEAVES, async ({ page, signIn }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/login');
    await signIn(demo('nueva'));
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { name: 'Salida rápida' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectGone(page);
  });

  test('Esc once stays; titles name the page, not the user’s activity there', async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    for (const [address, title] of [
      ['/', 'Tu camino interior'],
      ['/seals', 'Sellos'],
      ['/block/1/etapa/1', 'Etapa'],
      ['/journaling', 'Notas'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveTitle(`${title} · Reencuentro`);
      await expect(page).toHaveURL(address);
    }
  });
});
