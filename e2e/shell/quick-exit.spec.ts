import type { Page } from '@playwright/test';
import { expect, expectFault, test } from '../fixtures/test.ts';

const NEUTRAL = 'https://es.wikipedia.org/';

/** Leaving goes to another site, which is imitated here: tests need no internet. */
test.beforeEach(({ context }) =>
  context.route(`${NEUTRAL}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Portada</title>' })),
);

async function expectGone(page: Page): Promise<void> {
  await expect(page).toHaveURL(NEUTRAL);
  await expect(page).toHaveTitle('Portada');
  // The page that she left is in no history: Back leads to what was before it.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
}

test.describe('quick exit (D28)', () => {
  test('one tap leaves, signed in @phone', expectFault('https://es.wikipedia.org'), async ({ page, signIn }) => {
    await signIn();
    await page.goto('/seals');
    await page.getByRole('button', { name: 'Salida rápida' }).click();
    await expectGone(page);
  });

  test(
    'Esc twice leaves, also before signing in and from an open dialog',
    expectFault('https://es.wikipedia.org'),
    async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expectGone(page);
    },
  );

  test('Esc once stays; titles name the place, not what she does there', async ({ page, signIn }) => {
    await signIn();
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
