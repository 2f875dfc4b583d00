import type { Page } from '@playwright/test';
import { documentsAtServer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

/** The settings in local storage, which the page reads before its first paint. */
const userSettings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userSettings') ?? '{}') as Record<string, boolean>);

const TOGGLES = [
  {
    name: 'Notificaciones',
    texts: ['Las notificaciones han sido desactivadas', 'Las notificaciones han sido activadas'],
  },
  {
    name: 'Actualizaciones por email',
    texts: ['Las actualizaciones por email han sido activadas', 'Las actualizaciones por email han sido desactivadas'],
  },
  {
    name: 'Modo oscuro',
    texts: ['El modo oscuro ha sido activado', 'El modo claro ha sido activado'],
  },
  { name: 'Sonidos', texts: ['Los sonidos han sido desactivados', 'Los sonidos han sido activados'] },
] as const;

test.describe('the four toggles (2§2.15)', () => {
  test('confirm the change and are stored @phone-only', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    for (const turn of [0, 1] as const) {
      for (const { name, texts } of TOGGLES) {
        await page.getByRole('switch', { name, exact: true }).click();
        await expect(page.getByText(`Configuración guardada - ${texts[turn]}`)).toBeVisible();
      }
      // The defaults inverted, then restored.
      const isFirst = turn === 0;
      await expect
        .poll(() => userSettings(page))
        .toEqual({ notifications: !isFirst, darkMode: isFirst, sounds: !isFirst, emailUpdates: isFirst });
    }
    // The toast closes by itself after two seconds.
    await expect(page.getByText('Configuración guardada')).toBeHidden();
  });

  test('discreet mails are a setting of the account: kept after a reload, and applied to mails @phone-only', async ({
    page,
    signIn,
    accounts,
  }) => {
    const user = await signIn();
    await page.goto('/settings');
    const discreet = page.getByRole('switch', { name: 'Correos discretos', exact: true });
    await expect(page.getByRole('switch', { name: 'Modo oscuro', exact: true })).toBeVisible();
    await discreet.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Configuración guardada - Los correos discretos han sido activados')).toBeVisible();
    const client = await accounts.clientOf(user);
    await expect.poll(() => documentsAtServer(client)).toContain('"discreetMails":true');
    await client.dispose();
    await page.reload();
    await expect(discreet).toBeChecked();
  });

  test('apply on another device of the user', async ({ page, signIn, accounts, browser, baseURL }) => {
    const user = await signIn();
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
    const client = await accounts.clientOf(user);
    await expect.poll(() => documentsAtServer(client)).toContain('"sounds":false');
    await client.dispose();
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    await other.addCookies(await accounts.cookiesOf(user));
    const elsewhere = await other.newPage();
    await elsewhere.goto('/settings');
    await expect(elsewhere.getByRole('switch', { name: 'Sonidos', exact: true })).not.toBeChecked();
    await other.close();
  });

  test('night applies at once, and after a reload before any script of the page', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Modo oscuro', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => (await userSettings(page))['darkMode']).toBe(true);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/first.')) await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.getByRole('switch', { name: 'Modo oscuro', exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('sounds play at volume 0.3, and none once they are off', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const gains: number[] = [];
      Object.assign(window, { gains });
      const make = AudioContext.prototype.createGain;
      AudioContext.prototype.createGain = function createGain() {
        const node = make.call(this);
        queueMicrotask(() => gains.push(Math.round(node.gain.value * 100) / 100));
        return node;
      };
    });
    const gains = () => page.evaluate(() => (window as Window & { gains?: number[] }).gains ?? []);
    await signIn();
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Modo oscuro', exact: true }).click();
    await expect.poll(gains).toContain(0.3);
    await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
    await expect(page.getByText('Los sonidos han sido desactivados')).toBeVisible();
    const before = (await gains()).length;
    await page.getByRole('switch', { name: 'Modo oscuro', exact: true }).click();
    await expect(page.getByText('El modo claro ha sido activado')).toBeVisible();
    expect(await gains()).toHaveLength(before);
  });
});
