import type { Page } from '@playwright/test';
import { anAuthenticator } from '../fixtures/device-authenticator.ts';
import { signInByForm } from '../fixtures/account-forms.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { leaveAndComeBack, lockScreen, PIN, pinField, setLock } from '../fixtures/device-lock.ts';
import { storedText, waitingOn } from '../fixtures/device-storage.ts';
import { whenAllIsCached } from '../fixtures/offline-start.ts';
import { unfoldSheet } from '../fixtures/settings.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const [BEFORE, OFFLINE] = ['golondrinaantes', 'golondrinasinred'];
const NAME = 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo';
const DAY = '/calendario?vista=dia&fecha=2026-11-21';

// The service worker serves a page that is loaded without a network.
test.use({ serviceWorkers: 'allow' });

const part = (page: Page) => page.getByRole('group', { name: NAME });
const opener = (page: Page) => lockScreen(page).getByRole('button', { name: NAME });

/** Adds a passkey in the settings: the PIN first, then the device. */
async function addPasskey(page: Page): Promise<void> {
  await part(page).getByRole('button', { name: 'Añadir esta forma de abrir' }).click();
  const dialog = page.getByRole('dialog', { name: NAME });
  await dialog.getByLabel('PIN', { exact: true }).pressSequentially(PIN);
  await dialog.getByRole('button', { name: 'Activarlo' }).click();
}

test(
  'D43: the device’s own lock opens the diary, also without a network, and falls back to the PIN',
  expectFault('net::ERR', 'WebSocket', 'Failed to fetch', 'the passkey did not answer', '403'),
  async ({ page, context, accounts }) => {
    test.slow();
    const user = await accounts.aUser();
    let device = await anAuthenticator(page);
    await signInByForm(page, user);
    await openDay(page);
    await writing(page).fill(BEFORE);
    await expect(synced(page)).toBeVisible();
    await setLock(page);

    await test.step('nobody without the PIN adds it, and declining changes nothing', async () => {
      await part(page).getByRole('button', { name: 'Añadir esta forma de abrir' }).click();
      const dialog = page.getByRole('dialog', { name: NAME });
      await dialog.getByLabel('PIN', { exact: true }).pressSequentially('111222');
      await expect(dialog).toContainText('Ese no es el PIN');
      await dialog.getByLabel('PIN', { exact: true }).pressSequentially(PIN);
      await device.refuse();
      await dialog.getByRole('button', { name: 'Activarlo' }).click();
      await expect(dialog).toContainText('No se ha activado');
      await device.remove();
      device = await anAuthenticator(page);
      await dialog.getByRole('button', { name: 'Activarlo' }).click();
      await expect(dialog).toBeHidden();
      await expect(part(page)).toContainText('Puesto');
      expect(await device.keys()).toBe(1);
    });

    await openDayUnlocked(page);
    await whenAllIsCached(page);
    await context.setOffline(true);
    await page.goto(DAY);
    await expect(opener(page)).toBeFocused();
    for (const word of [BEFORE, user.password]) expect(await storedText(page)).not.toContain(word);

    await pinField(page).pressSequentially(PIN);
    await expect(lockScreen(page)).toContainText('Para abrir con el PIN hace falta conexión');
    await opener(page).click();
    await expect(lockScreen(page)).toBeHidden();
    await expect(writing(page)).toHaveValue(BEFORE);
    await writing(page).fill(`${BEFORE} ${OFFLINE}`);
    await expect.poll(() => waitingOn(page)).toBe(1);
    expect(await storedText(page)).not.toContain(OFFLINE);

    await context.setOffline(false);
    await expect(synced(page)).toBeVisible();

    await test.step('another finger does not open it: the PIN does', async () => {
      await page.goto(DAY);
      await device.refuse();
      await opener(page).click();
      await expect(lockScreen(page)).toContainText('No se ha podido abrir. Prueba otra vez');
      await pinField(page).pressSequentially(PIN);
      await expect(writing(page)).toHaveValue(`${BEFORE} ${OFFLINE}`);
    });
  },
);

async function openDayUnlocked(page: Page): Promise<void> {
  await page.goto(DAY);
  await opener(page).click();
  await expect(writing(page)).toHaveValue(BEFORE);
}

test(
  'D43: over an open page too; taken away, with its lock or alone, it opens nothing',
  expectFault('the passkey did not answer', '401', '403'),
  async ({ page, accounts }) => {
    test.slow();
    const user = await accounts.aUser();
    await anAuthenticator(page);
    await signInByForm(page, user);
    await setLock(page, 'Al salir');
    await addPasskey(page);
    await expect(part(page)).toContainText('Puesto');
    await leaveAndComeBack(page);
    await opener(page).click();
    await expect(lockScreen(page)).toBeHidden();

    await part(page).getByRole('button', { name: 'Abrir solo con el PIN' }).click();
    await expect(part(page).getByRole('button', { name: 'Añadir esta forma de abrir' })).toBeVisible();
    await page.reload();
    await expect(pinField(page)).toBeFocused();
    await expect(opener(page)).toBeHidden();
    await pinField(page).pressSequentially(PIN);

    await unfoldSheet(page, 'Candado');
    await addPasskey(page);
    await expect(part(page)).toContainText('Puesto');
    await page.getByRole('button', { name: 'Quitar el candado' }).click();
    await expect(page.getByRole('button', { name: 'Poner un candado' })).toBeVisible();
    await setLock(page, 'Al salir');
    await leaveAndComeBack(page);
    await expect(pinField(page)).toBeFocused();
    await expect(opener(page)).toBeHidden();
    await pinField(page).pressSequentially(PIN);

    await addPasskey(page);
    await expect(part(page)).toContainText('Puesto');
    await leaveAndComeBack(page);
    await lockScreen(page).getByRole('button', { name: 'He olvidado mi PIN' }).click();
    const again = page.getByRole('dialog', { name: 'Entrar de nuevo' });
    await expect(again.getByRole('button', { name: NAME })).toBeHidden();
    await again.getByRole('button', { name: 'Entrar de nuevo' }).click();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    expect(await storedText(page)).not.toContain('credentialId');
  },
);

test('D43: a device without such an authenticator is not offered it', async ({ page, accounts }) => {
  await signInByForm(page, await accounts.aUser());
  await setLock(page);
  await expect(part(page)).toBeHidden();
});
