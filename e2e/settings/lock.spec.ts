import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { signInByForm } from '../fixtures/account-forms.ts';
import { leaveAndComeBack, lockScreen, PIN, pinField, setLock } from '../fixtures/device-lock.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText, waitingOn } from '../fixtures/device-storage.ts';
import { browserIn, isWrittenIn } from '../fixtures/profile-folder.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { unfoldSheet } from '../fixtures/settings.ts';

const BEFORE = 'alondraantes';
const AFTER = 'alondradespues';
const UNSENT = 'alondrapendiente';

const DAY = '/calendario?vista=dia&fecha=2026-11-21';

/** Loads a day of a locked device: a page that is loaded anew has no key. */
async function openLockedDay(page: Page): Promise<void> {
  await page.goto(DAY);
  await pinField(page).pressSequentially(PIN);
  await expect(writing(page)).toBeVisible();
}

/** The fixed keys of local storage. */
const fixedKeys = (page: Page) =>
  page.evaluate(() =>
    ['calendarioEmocional', 'userSettings', 'journalEntries', 'completedActivities', 'userProgress', 'seals', 'weeks']
      .map((key) => localStorage.getItem(key))
      .filter((text) => text !== null && text !== '{}'),
  );

interface Phone {
  readonly browser: BrowserContext;
  readonly page: Page;
  readonly profile: string;
}

async function aLockedPhone(user: Account, profile: string, baseURL: string | undefined): Promise<Phone> {
  const browser = await browserIn(profile, baseURL);
  const page = await browser.newPage();
  await signInByForm(page, user);
  await openDay(page);
  await writing(page).fill(BEFORE);
  await expect(synced(page)).toBeVisible();
  await expect.poll(() => storedText(page)).toContain(BEFORE);
  await setLock(page);
  return { browser, page, profile };
}

test(
  'D43: under a lock nothing is in clear; the PIN brings everything back, and removing it too',
  expectFault('403'),
  async ({ accounts, baseURL }, testInfo) => {
    test.slow();
    const user = await accounts.aUser();
    const phone = await aLockedPhone(user, testInfo.outputPath('phone'), baseURL);
    let { browser, page } = phone;
    expect(await storedText(page)).not.toContain(BEFORE);
    await expect.poll(() => fixedKeys(page)).toEqual([]);

    await openLockedDay(page);
    await writing(page).fill(`${BEFORE} ${AFTER}`);
    await expect(synced(page)).toBeVisible();
    await expect.poll(() => fixedKeys(page)).toEqual([]);
    await browser.close();
    expect(isWrittenIn(phone.profile, AFTER)).toBe(false);

    browser = await browserIn(phone.profile, baseURL);
    page = await browser.newPage();
    await page.goto(DAY);
    await expect(lockScreen(page)).toBeVisible();
    await expect(pinField(page)).toBeFocused();
    expect(await page.content()).not.toContain(BEFORE);
    expect(await storedText(page)).not.toContain(AFTER);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(lockScreen(page)).toBeVisible();
    await pinField(page).pressSequentially('111222');
    await expect(page.getByText('Ese no es el PIN. Te quedan 9 intentos.')).toBeVisible();
    await expect(pinField(page)).toBeFocused();
    await pinField(page).pressSequentially(PIN);
    await expect(writing(page)).toHaveValue(`${BEFORE} ${AFTER}`);
    await expect(lockScreen(page)).toBeHidden();

    // A tab beside an open one opens with it.
    const second = await browser.newPage();
    await openDay(second);
    await expect(writing(second)).toHaveValue(`${BEFORE} ${AFTER}`);
    await second.close();

    await page.goto('/settings');
    await pinField(page).pressSequentially(PIN);
    await unfoldSheet(page, 'Candado');
    await page.getByRole('button', { name: 'Quitar el candado' }).click();
    await expect(page.getByRole('button', { name: 'Poner un candado' })).toBeVisible();
    await expect.poll(() => storedText(page)).toContain(AFTER);
    await openDay(page);
    await expect(writing(page)).toHaveValue(`${BEFORE} ${AFTER}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('calendarioEmocional'))).toContain(AFTER);
    await browser.close();
  },
);

test('D43: the page is blank while it is hidden, and the lock gives back place, caret and what was being typed', async ({
  page,
  accounts,
}) => {
  const user = await accounts.aUser();
  await signInByForm(page, user);
  await setLock(page, 'Al salir');
  await openLockedDay(page);
  await writing(page).fill('una frase');
  await writing(page).pressSequentially(' a medias');
  await leaveAndComeBack(page, async () => {
    await expect(lockScreen(page)).toBeVisible();
    // The cover, and then the lock's screen, lie over every point of the page.
    expect(await page.evaluate(() => document.elementFromPoint(40, 40)?.closest('dialog, [data-away]') !== null)).toBe(
      true,
    );
  });
  // The page is left again while it is locked, as for a password manager.
  await leaveAndComeBack(page);
  await pinField(page).click();
  await expect(pinField(page)).toBeFocused();
  await pinField(page).pressSequentially(PIN);
  await expect(lockScreen(page)).toBeHidden();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(' y su final');
  await expect(writing(page)).toHaveValue('una frase a medias y su final');
  await expect(synced(page)).toBeVisible();
});

test('D43: a tab that was left is not opened for good by another one', async ({ page, context, accounts }) => {
  await signInByForm(page, await accounts.aUser());
  await setLock(page, 'Al salir');
  await openLockedDay(page);
  await writing(page).fill('lo que lee cualquiera');
  await leaveAndComeBack(page, async () => {
    await expect(lockScreen(page)).toBeVisible();
    const other = await context.newPage();
    await openLockedDay(other);
    await expect(lockScreen(page)).toBeHidden();
    await leaveAndComeBack(other);
    await other.reload();
    await expect(pinField(other)).toBeFocused();
    await other.close();
  });
  await pinField(page).pressSequentially(PIN);
  await expect(writing(page)).toHaveValue('lo que lee cualquiera');
});

test(
  'D43: ended elsewhere, the locked phone opens nothing, and keeps what is unsent for the next sign-in',
  expectFault('401', 'WebSocket', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'),
  async ({ accounts, baseURL }, testInfo) => {
    test.slow();
    const user = await accounts.aUser();
    const home = await accounts.clientOf(user);
    const phone = await aLockedPhone(user, testInfo.outputPath('phone'), baseURL);
    let { browser, page } = phone;
    await openLockedDay(page);
    await browser.setOffline(true);
    await writing(page).fill(`${BEFORE} ${UNSENT}`);
    await expect.poll(() => waitingOn(page)).toBe(1);
    await browser.close();

    const sessions = (await (await home.get('/api/account/sessions')).json()) as { id: string; isCurrent: boolean }[];
    for (const { id, isCurrent } of sessions) if (!isCurrent) await home.delete(`/api/account/sessions/${id}`);
    browser = await browserIn(phone.profile, baseURL);
    page = await browser.newPage();
    await page.goto(DAY);
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    for (const word of [BEFORE, UNSENT]) expect(await storedText(page)).not.toContain(word);
    expect(isWrittenIn(phone.profile, UNSENT)).toBe(false);

    await signInByForm(page, user);
    await openDay(page);
    await expect(writing(page)).toHaveValue(`${BEFORE} ${UNSENT}`);
    await expect(synced(page)).toBeVisible();
    await browser.close();
    await home.dispose();
  },
);

test(
  'D43: ten wrong PINs lead to the sign-in, and so does a forgotten one; nothing unsent is lost',
  expectFault('401', '403', 'WebSocket', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'),
  async ({ accounts, baseURL }, testInfo) => {
    test.slow();
    const user = await accounts.aUser();
    const { browser, page } = await aLockedPhone(user, testInfo.outputPath('phone'), baseURL);
    await page.reload();
    for (let left = 9; left > 0; left -= 1) {
      await pinField(page).pressSequentially('111222');
      await expect(lockScreen(page)).toContainText(left === 1 ? 'Te queda un intento' : `Te quedan ${left} intentos`);
    }
    // The form is there before the page is loaded anew.
    const first = page.waitForEvent('load');
    await pinField(page).pressSequentially('111222');
    await first;
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    expect(await storedText(page)).not.toContain(BEFORE);

    await signInByForm(page, user);
    await setLock(page, 'Al salir');
    await openLockedDay(page);
    await browser.setOffline(true);
    await writing(page).fill(`${BEFORE} ${UNSENT}`);
    await leaveAndComeBack(page);
    await pinField(page).pressSequentially(PIN);
    await expect(lockScreen(page)).toContainText('hace falta conexión');
    await browser.setOffline(false);
    await lockScreen(page).getByRole('button', { name: 'He olvidado mi PIN' }).click();
    const second = page.waitForEvent('load');
    await page
      .getByRole('dialog', { name: 'Entrar de nuevo' })
      .getByRole('button', { name: 'Entrar de nuevo' })
      .click();
    await second;
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    await signInByForm(page, user);
    await openDay(page);
    await expect(writing(page)).toHaveValue(`${BEFORE} ${UNSENT}`);
    await expect(synced(page)).toBeVisible();
    await browser.close();
  },
);
