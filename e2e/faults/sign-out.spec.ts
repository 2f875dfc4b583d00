import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInByForm } from '../fixtures/account-forms.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const SENT = 'Tres grullas ya enviadas';
const UNSENT = 'Siete grullas sin enviar';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quedan palabras por enviar' });
const landing = (page: Page) => page.getByRole('link', { name: 'Empezar mi camino' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** A text that has not been pushed. */
async function write(page: Page): Promise<void> {
  await openDay(page);
  await writing(page).fill(SENT);
  await expect(synced(page)).toBeVisible();
}

const FAULTS = {
  offline: {
    begin: (page: Page) => page.context().setOffline(true),
    end: async (page: Page) => {
      // The device stores nothing at all: not even the page.
      await expect(page.locator('#root')).toHaveCount(0);
      await page.context().setOffline(false);
      await page.goto('/');
    },
  },
  'a server that fails': {
    begin: (page: Page) =>
      page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { message: 'Error' } })),
    end: async (page: Page) => {
      await expect(landing(page)).toBeVisible();
      await page.unroute('**/api/**');
      await page.reload();
    },
  },
};

for (const [fault, { begin, end }] of Object.entries(FAULTS))
  test(
    `F10: signing out with unsent text, ${fault}: its size is named, the download has every word, nothing stays`,
    expectFault('net::ERR', '500', '401', 'WebSocket', 'Error al cerrar sesión'),
    async ({ page, client }) => {
      await write(page);
      await begin(page);
      await writing(page).fill(UNSENT);
      await writing(page).blur();
      await signOut(page);
      await expect(dialog(page)).toContainText('Hay 1 texto que todavía no ha llegado a tu cuenta.');
      await dialog(page).getByRole('button', { name: 'Quedarme' }).click();
      await expect(writing(page)).toHaveValue(UNSENT);

      await signOut(page);
      const download = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: 'Descargar mis palabras y salir' }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(UNSENT);
      await end(page);
      await expect(landing(page)).toBeVisible();
      const left = await storedText(page);
      for (const words of [SENT, UNSENT]) expect(left).not.toContain(words);
      expect(JSON.stringify(await serverDocuments(client))).toContain(SENT);
    },
  );

test(
  'F10: signing out with unsent text, online: it is sent first, without a question; Back shows nothing, also offline',
  expectFault('net::ERR', '401', 'WebSocket'),
  async ({ page, client, anotherDevice }) => {
    await page.goto('/journaling');
    await write(page);
    await writing(page).fill(UNSENT);
    // The sign-out comes at once: before the 300 ms that saving to the device takes.
    await signOut(page);
    await expect(landing(page)).toBeVisible();
    expect(await storedText(page)).not.toContain(UNSENT);
    const tablet = await anotherDevice();
    await openDay(tablet);
    await expect(writing(tablet)).toHaveValue(UNSENT);
    await expectConverged({ client, devices: [tablet], words: [UNSENT] });

    await page.context().setOffline(true);
    // It fails where the browser has not kept the page: then the browser's own message is there, without a root.
    await page.goBack().catch(() => null);
    const shown = page.getByRole('heading', { name: /Bienvenida a|La página no ha llegado a abrirse/ });
    await expect.poll(async () => (await shown.count()) > 0 || (await page.locator('#root').count()) === 0).toBe(true);
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);

test(
  'F10: Reintentar sends as soon as the network is back',
  expectFault('net::ERR', '401', 'WebSocket'),
  async ({ page, client }) => {
    await write(page);
    await page.context().setOffline(true);
    await writing(page).fill(UNSENT);
    await signOut(page);
    await expect(dialog(page)).toBeVisible();
    await page.context().setOffline(false);
    await dialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(landing(page)).toBeVisible();
    expect(JSON.stringify(await serverDocuments(client))).toContain(UNSENT);
    expect(await storedText(page)).not.toContain(UNSENT);
  },
);

test(
  'F9: what another tab of a shared computer could not send comes back at the next sign-in',
  expectFault('net::ERR', '401', 'WebSocket'),
  async ({ accounts, page }) => {
    const user = await accounts.aUser();
    await signInByForm(page, user, { isShared: true });
    const second = await page.context().newPage();
    await openDay(second);
    await second.route('**/api/sync/push*', (route) => route.abort());
    const asked: string[] = [];
    second.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // A gesture: without one the browser never asks before a page is left.
    await writing(second).click();
    const tried = second.waitForRequest('**/api/sync/push*');
    await writing(second).fill(UNSENT);
    await tried;
    await signOut(page);
    await expect(landing(page)).toBeVisible();
    await expect(second.getByLabel('Contraseña', { exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    expect(await storedText(page)).not.toContain(UNSENT);
    await second.close();

    await signInByForm(page, user);
    await openDay(page);
    await expect(writing(page)).toHaveValue(UNSENT);
  },
);
