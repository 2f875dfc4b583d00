import type { Page } from '@playwright/test';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const FIRST = 'Antes de que acabara la sesión';
const THEN = ' y después también';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vuelve a iniciar sesión' });

/** The session ends while the user is writing. */
async function typeUntilSaveIsHeld(page: Page): Promise<void> {
  await openDay(page);
  await writing(page).pressSequentially(FIRST);
  await expect(synced(page)).toBeVisible();
  await page.context().clearCookies();
  await writing(page).press('Home');
  await writing(page).press('End');
  await writing(page).pressSequentially(THEN);
  await expect(dialog(page)).toBeVisible();
}

async function signInAgain(page: Page, account: { username: string; password: string }): Promise<void> {
  await dialog(page).getByLabel('Nombre de usuario o correo').fill(account.username);
  await dialog(page).getByLabel('Contraseña', { exact: true }).fill(account.password);
  await dialog(page).getByRole('button', { name: 'Seguir escribiendo' }).click();
}

const SESSION_ENDS = expectFault('401', 'WebSocket');

test(
  'F8: the session ends while a save is running: the user signs in over the page and goes on typing',
  SESSION_ENDS,
  async ({ page, client, user }) => {
    await typeUntilSaveIsHeld(page);
    await signInAgain(page, user);
    await expect(dialog(page)).toBeHidden();
    await expect(writing(page)).toBeFocused();
    await page.keyboard.type(', aquí.');
    await expect(writing(page)).toHaveValue(`${FIRST}${THEN}, aquí.`);
    await expect(synced(page)).toBeVisible();
    await expectConverged({ client, devices: [page], words: [`${FIRST}${THEN}, aquí.`] });
  },
);

test(
  'F9: another user signs in there: the unsent edits are neither shown nor sent; they wait for their owner',
  SESSION_ENDS,
  async ({ page, client, user, accounts }) => {
    const other = await accounts.aUser();
    await typeUntilSaveIsHeld(page);
    await signInAgain(page, other);
    await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
    await openDay(page);
    await expect(writing(page)).toHaveValue('');
    await writing(page).fill('Lo de la otra');
    await expect(synced(page)).toBeVisible();
    const othersClient = await accounts.clientOf(other);
    expect(JSON.stringify(await serverDocuments(othersClient))).not.toContain(FIRST);
    await othersClient.dispose();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(FIRST);

    await page.context().addCookies(await accounts.cookiesOf(user));
    await openDay(page);
    await expect(writing(page)).toHaveValue(`${FIRST}${THEN}`);
    await expect
      .poll(async () => JSON.stringify(await serverDocuments(client)), { message: 'the text at the server' })
      .toContain(THEN);
    expect(JSON.stringify(await serverDocuments(client))).not.toContain('Lo de la otra');
    expect(await storedText(page)).toContain(THEN);
  },
);

test(
  'F9: another user signs in in a second tab: the first sends nothing of the user’s to the other account, and goes on when they are back',
  SESSION_ENDS,
  async ({ page, client, user, accounts }) => {
    const other = await accounts.aUser();
    const othersClient = await accounts.clientOf(other);
    await typeUntilSaveIsHeld(page);
    await page.context().addCookies(await accounts.cookiesOf(other));
    const second = await page.context().newPage();
    await second.goto('/');
    await expect(second.getByText(`Hola, ${other.username}`)).toBeVisible();

    // The focus, and the network that comes back, make the first page push again.
    const pushed = page.waitForResponse('**/api/sync/**');
    await page.bringToFront();
    await page.evaluate(() => [window, document].forEach((target) => target.dispatchEvent(new Event('online'))));
    expect((await pushed).status()).toBe(401);
    await expect(dialog(page)).toBeVisible();
    expect(JSON.stringify(await serverDocuments(othersClient))).not.toContain(FIRST);
    await othersClient.dispose();

    await second.close();
    await signInAgain(page, user);
    await expect(dialog(page)).toBeHidden();
    await expect(writing(page)).toHaveValue(`${FIRST}${THEN}`);
    await expect(synced(page)).toBeVisible();
    // The device has a database of the other account, too, until its next page.
    await expectConverged({ client, devices: [], words: [`${FIRST}${THEN}`] });
    expect(await storedText(page)).toContain(THEN);
  },
);
