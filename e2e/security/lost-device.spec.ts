import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { signInByForm } from '../fixtures/account-forms.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { browserIn, databasesAtRest, isWrittenIn } from '../fixtures/profile-folder.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Unique words: one that the server has, and one that this device alone has. */
const SENT = 'golondrinaenviada';
const UNSENT = 'golondrinapendiente';
const NEW_PASSWORD = 'otra clave bien larga';

/**
 * Finds the planted words in any file of a profile. Starts the browser once more before: it keeps replaced files of its databases while it
 * runs, and deletes them when it opens these again.
 */
async function wordsAfterRestart(profile: string, baseURL: string | undefined): Promise<string[]> {
  const browser = await browserIn(profile, baseURL);
  const page = await browser.newPage();
  await page.goto('/journaling');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await storedText(page);
  await browser.close();
  return [SENT, UNSENT].filter((word) => isWrittenIn(profile, word));
}

interface Elsewhere {
  readonly user: Account;
  /** A session of the user on another device. */
  readonly home: APIRequestContext;
}

const ACTS = {
  'closed in the profile': async ({ home }) => {
    const sessions = (await (await home.get('/api/account/sessions')).json()) as { id: string; isCurrent: boolean }[];
    for (const { id, isCurrent } of sessions)
      if (!isCurrent) expect((await home.delete(`/api/account/sessions/${id}`)).status()).toBe(204);
  },
  'a new password': async ({ home, user }) => {
    const data = { currentPassword: user.password, newPassword: NEW_PASSWORD };
    expect((await home.put('/api/account/password', { data })).status()).toBe(204);
  },
  'the account deleted': async ({ home, user }) => {
    const data = { password: user.password };
    expect((await home.delete('/api/account', { data })).status()).toBe(204);
  },
} satisfies Readonly<Record<string, (elsewhere: Elsewhere) => Promise<unknown>>>;

/** The page to which an ended session leads: the sign-in, or home if there is no account left to sign in to. */
const visitorsPage = (page: Page, act: string) =>
  act === 'the account deleted'
    ? page.getByRole('link', { name: 'Iniciar sesión' }).first()
    : page.getByLabel('Contraseña', { exact: true });

/** Makes a phone on which the user has written a text and, without a network, another that the server lacks. */
async function aPhone({ page, user }: { page: Page; user: Account }): Promise<void> {
  await signInByForm(page, user);
  await openDay(page);
  await writing(page).fill(SENT);
  await expect(synced(page)).toBeVisible();
  // The device has the key now for what it may have to seal.
  await expect.poll(() => storedText(page)).toContain('P-256');
  await page.context().setOffline(true);
  await writing(page).fill(`${SENT} ${UNSENT}`);
  await expect.poll(() => storedText(page)).toContain(UNSENT);
}

// Two causes: the page tells none but the deletion apart. The tests of the ended session and of the API's sessions try each of them.
for (const name of ['closed in the profile', 'the account deleted'] as const) {
  const act = ACTS[name];
  test(
    `D42 S-06 G-02: ${name}: the phone that comes back keeps no word`,
    expectFault('401', '403', 'WebSocket', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'),
    async ({ accounts, baseURL }, testInfo) => {
      test.slow();
      const user = await accounts.aUser();
      const home = await accounts.clientOf(user);
      const profile = testInfo.outputPath('phone');
      let browser = await browserIn(profile, baseURL);
      let page = await browser.newPage();
      await aPhone({ page, user });
      // The control: both words can be found before.
      for (const word of [SENT, UNSENT])
        await expect.poll(() => isWrittenIn(profile, word), { timeout: 20_000 }).toBe(true);
      await act({ user, home });
      await browser.setOffline(false);
      await expect(visitorsPage(page, name)).toBeVisible();
      await expect.poll(async () => (await storedText(page)).includes(SENT)).toBe(false);
      await databasesAtRest(profile);
      await browser.close();
      expect(await wordsAfterRestart(profile, baseURL)).toEqual([]);
      if (name === 'the account deleted') return;

      browser = await browserIn(profile, baseURL);
      page = await browser.newPage();
      await signInByForm(page, user);
      await openDay(page);
      await expect(writing(page)).toHaveValue(`${SENT} ${UNSENT}`);
      await expect(synced(page)).toBeVisible();
      await browser.close();
      await home.dispose();
    },
  );
}

// Two causes: the channel tells an open page the cause in the same words, and the tests of the sessions try each of them.
for (const name of ['a new password', 'the account deleted'] as const) {
  const act = ACTS[name];
  test(
    `D42: ${name}: open pages empty the phone at once, with every tab`,
    expectFault('401', 'WebSocket'),
    async ({ accounts, baseURL }, testInfo) => {
      test.slow();
      const user = await accounts.aUser();
      const home = await accounts.clientOf(user);
      const profile = testInfo.outputPath('phone');
      const browser = await browserIn(profile, baseURL);
      const page = await browser.newPage();
      await signInByForm(page, user);
      await openDay(page);
      await writing(page).fill(SENT);
      await expect(synced(page)).toBeVisible();
      const second = await browser.newPage();
      await openDay(second);
      await expect(writing(second)).toHaveValue(SENT);
      await expect.poll(() => isWrittenIn(profile, SENT), { timeout: 20_000 }).toBe(true);
      await act({ user, home });
      for (const tab of [page, second]) await expect(visitorsPage(tab, name)).toBeVisible();
      await expect.poll(async () => (await storedText(page)).includes(SENT)).toBe(false);
      await browser.close();
      await home.dispose();
    },
  );
}

test(
  'D42: another user who signs in finds no database of the first, whose unsent words come back',
  expectFault('401', 'WebSocket', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'),
  async ({ accounts, baseURL }, testInfo) => {
    test.slow();
    const [user, other] = [await accounts.aUser(), await accounts.aUser()];
    const profile = testInfo.outputPath('shared');
    const browser = await browserIn(profile, baseURL);
    let page = await browser.newPage();
    await aPhone({ page, user });
    await page.close();
    await browser.clearCookies(); // the session has expired
    await browser.setOffline(false);
    page = await browser.newPage();
    await signInByForm(page, other);
    await expect.poll(async () => (await storedText(page)).includes(SENT), { timeout: 20_000 }).toBe(false);
    expect(await storedText(page)).not.toContain(UNSENT);
    await browser.clearCookies();
    await signInByForm(page, user);
    await openDay(page);
    await expect(writing(page)).toHaveValue(`${SENT} ${UNSENT}`);
    await browser.close();
  },
);
