import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { signInByForm } from '../fixtures/account-forms.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { browserIn, isWrittenIn } from '../fixtures/profile-folder.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** Unique words that no page contains by itself. */
const SEARCH_WORDS = Array.from({ length: 40 }, (_, i) => `grulla${i + 1}canaria`);

const TOUR = [
  '/',
  '/block/1',
  '/block/1/etapa/1',
  '/seals',
  '/etapas-completadas',
  '/journaling',
  '/calendario?vista=mes',
  '/calendario?vista=anual',
  '/books',
  '/movies',
  '/playlists',
  '/challenges',
  '/profile',
  '/profile?parte=espejo',
  '/settings',
  '/help',
  '/privacy',
];

const plantedWordsIn = (text: string) => SEARCH_WORDS.filter((word) => text.includes(word));

async function tour(page: Page): Promise<void> {
  for (const address of TOUR) {
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
  // Long enough for the service worker's fetches besides the pages.
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Empezar mi camino' })).toBeVisible();
}

test(
  'D-01 D-02 D-03: no request leaves the product, its caches hold no answer of the API, and signing out removes every text of the user',
  expectFault('401', 'WebSocket'),
  async ({ page, client, user, baseURL }) => {
    test.slow();
    const [first = '', ...others] = SEARCH_WORDS;
    await createDocuments(client, [
      ...others.map((word, i) => ({
        kind: 'day' as const,
        key: `2026-${i < 20 ? '10' : '11'}-${String((i % 20) + 1).padStart(2, '0')}`,
        fields: { note: word, emotion: 'serena' },
      })),
      {
        kind: 'entry',
        key: '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11',
        fields: { entryId: 1_790_000_000_000, title: 'Una tarde', 'responses.personal_content': first },
      },
    ]);
    const origins = new Set<string>();
    page.context().on('request', (request) => origins.add(new URL(request.url()).origin));
    await tour(page);
    // First prove that they are present, or their absence would prove nothing.
    await expect.poll(async () => plantedWordsIn(await storedText(page)).length).toBe(SEARCH_WORDS.length);
    const cached = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
      return addresses;
    });
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter((address) => address.startsWith('/api'))).toEqual([]);

    await page.goto('/journaling');
    await expect(page.getByText(first).first()).toBeVisible();
    await page.goto('/seals');
    await signOut(page);
    const left = await storedText(page);
    expect([...plantedWordsIn(left), ...[user.username, user.email].filter((name) => left.includes(name))]).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/journaling');
    await expect(page.getByRole('heading', { name: /Bienvenida a/ })).toBeVisible();
    expect(plantedWordsIn((await page.locator('body').textContent()) ?? '')).toEqual([]);
    expect([...origins].filter((origin) => origin !== baseURL && origin !== 'null')).toEqual([]);
  },
);

/** Signs in by the form of a new browser, writes a word into today's page, and closes the browser. */
async function writeInNewBrowser(
  profile: string,
  baseURL: string | undefined,
  user: Account,
  settings: { isShared: boolean },
) {
  const browser = await browserIn(profile, baseURL);
  const page = await browser.newPage();
  await signInByForm(page, user, settings);
  await openDay(page);
  const word = settings.isShared ? 'golondrinafugaz' : 'golondrinaduradera';
  await writing(page).fill(word);
  await expect(synced(page)).toBeVisible();
  const persistentCookies = (await browser.cookies()).filter(({ expires }) => expires !== -1).map(({ name }) => name);
  await browser.close();
  return { word, persistentCookies };
}

test('P-08: on a shared computer no data of the user is written to the disk', async ({
  accounts,
  baseURL,
}, testInfo) => {
  test.slow();
  const user = await accounts.aUser();
  // Control: on the user's own device it is written, so the search can find it.
  const own = testInfo.outputPath('own');
  const control = await writeInNewBrowser(own, baseURL, user, { isShared: false });
  expect(isWrittenIn(own, control.word)).toBe(true);
  expect(control.persistentCookies).toEqual(expect.arrayContaining(['device', 'sid', 'sid.sig']));
  const shared = testInfo.outputPath('shared');
  const { word, persistentCookies } = await writeInNewBrowser(shared, baseURL, user, { isShared: true });
  // The browser keeps neither its token nor the session: the next person to open it is a visitor.
  expect(persistentCookies.filter((name) => /device|sid/.test(name))).toEqual([]);
  // The user name is not searched for: the browser's password manager records for whom it has offered to save a password.
  for (const text of [word, 'golondrinaduradera', user.email])
    expect([text, isWrittenIn(shared, text)]).toEqual([text, false]);
  const client = await accounts.clientOf(user);
  expect(await (await client.get('/api/sync/pull?cursor=0')).text()).toContain(word);
  await client.dispose();
});
