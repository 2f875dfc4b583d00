import type { Page } from '@playwright/test';
import { documentsAtServer } from '../fixtures/documents.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';
import { openSheet } from '../fixtures/settings.ts';

const NEUTRAL = 'https://es.wikipedia.org/';

const more = (page: Page) => page.getByRole('button', { name: 'Ver más', exact: true });

/** Checks everything that the page tells: its text, its title, and what an installed app would take from it. */
async function expectNothingOfTheProduct(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(name);
  expect(await page.locator('body').innerText()).not.toMatch(/reencuentro|journal|camino|sello/i);
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.every((address) => /^\/(recetas|compra|plantas)[-.]/.test(address ?? ''))).toBe(true);
  expect(links).toHaveLength(3);
  // Its urgent numbers would be read aloud behind the list.
  await expect(page.locator('main.late')).toHaveCSS('display', 'none');
}

async function turnOn(page: Page, name: string): Promise<void> {
  await openSheet(page, 'Modo discreto');
  await page.getByRole('button', { name: 'Elegir una apariencia' }).click();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('button', { name: 'Cambiar la apariencia' })).toHaveCount(0);
}

test.describe('discreet mode (D44)', () => {
  test('the device shows a list instead, until it is opened, also in a new tab @phone-only', async ({
    page,
    context,
    signIn,
    accounts,
  }) => {
    const user = await signIn();
    await turnOn(page, 'La compra');
    await expectNothingOfTheProduct(page, 'La compra');
    await expectAccessible(page);
    await expectNothingSideways(page, 320);
    await page.getByRole('checkbox', { name: 'Huevos' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expectNothingOfTheProduct(page, 'La compra');
    expect(await page.evaluate(() => document.querySelectorAll('script[src*="/main."]').length)).toBe(0);

    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    await expect(page.getByText('Enseña «La compra»', { exact: true })).toBeVisible();
    const client = await accounts.clientOf(user);
    await expect.poll(() => documentsAtServer(client)).toContain('"discreetMails":true');
    await client.dispose();
    // Every address has the same name, and this tab is not asked again.
    await page.goto('/seals');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('La compra');

    const second = await context.newPage();
    await second.goto('/seals');
    await expectNothingOfTheProduct(second, 'La compra');
    await expect(second.getByRole('checkbox', { name: 'Huevos' })).toBeChecked();
  });

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a new tab begins with it, too', expectFault('net::ERR', 'WebSocket'), async ({ page, context, signIn }) => {
      await signIn();
      await turnOn(page, 'La compra');
      await more(page).click();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await context.setOffline(true);
      const second = await context.newPage();
      await second.goto('/seals');
      await expectNothingOfTheProduct(second, 'La compra');
      await more(second).click();
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);
    });
  });

  test('it stays after signing out, and goes where it was turned on', expectFault('401'), async ({ page, signIn }) => {
    await signIn();
    await turnOn(page, 'Mis plantas');
    await page.context().clearCookies({ name: /^(?!discreet)/ });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await expectNothingOfTheProduct(page, 'Mis plantas');
    await page.getByText('Albahaca').click();
    await expect(page.getByText('Corta siempre por encima de dos hojas.')).toBeVisible();
    await more(page).click();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await signIn();
    await openSheet(page, 'Modo discreto');
    await page.getByRole('button', { name: 'Quitar el modo discreto' }).click();
    await expect(page).toHaveTitle('Configuración · Reencuentro');
  });

  test('it falls over a page that was left for a minute, which stays as it was @phone-only', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await turnOn(page, 'Recetas de casa');
    await more(page).click();
    await page.clock.install();
    await page.goto('/help');
    const words = page.getByLabel('Mensaje', { exact: true });
    await words.fill('A medias');
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await page.clock.fastForward(30_000);
    await hide(false);
    await expect(more(page)).toBeHidden();
    await hide(true);
    await page.clock.fastForward(61_000);
    await hide(false);
    await expect(page.getByRole('heading', { name: 'Recetas de casa' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('nada');
    await expect(page.getByRole('heading', { name: 'Recetas de casa' })).toBeVisible();
    await more(page).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('A medias');
  });

  test(
    'after the quick exit the tab begins with it',
    expectFault('https://es.wikipedia.org'),
    async ({ page, signIn }) => {
      await page
        .context()
        .route(`${NEUTRAL}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Portada' }));
      await signIn();
      await turnOn(page, 'La compra');
      await more(page).click();
      await page.getByRole('button', { name: 'Salida rápida' }).click();
      await expect(page).toHaveURL(NEUTRAL);
      await page.goto('/');
      await expectNothingOfTheProduct(page, 'La compra');
    },
  );
});
