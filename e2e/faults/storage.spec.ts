import type { Page } from '@playwright/test';
import { note, openDay, synced, writing } from '../fixtures/day-page.ts';
import { keptDocuments, quarantineOf, storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

// The service worker is blocked: its cache is not under test and would count towards the quota.
test.use({ serviceWorkers: 'block' });
const NO_WORKER = 'The service worker could not be registered';

const WORDS = 'El mirlo canta de madrugada';
const OLD = 'Lo que ya estaba escrito';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Este navegador no puede guardar' });

test(
  'F11: the device is full: the user is told, text goes to the server, no stored data is removed',
  expectFault(NO_WORKER),
  async ({ page, client, context, baseURL }) => {
    await createDocuments(client, [{ kind: 'day', key: '2026-11-20', fields: { journalEntry: OLD } }]);
    const browser = await context.newCDPSession(page);
    const origin = baseURL ?? '';
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600_000 });
    await openDay(page);
    await expect.poll(() => storedText(page)).toContain(OLD);
    // Two texts that together exceed the quota.
    const [long, longer] = ['ñandú '.repeat(30_000), 'ñandúes '.repeat(24_000)];
    await writing(page).fill(long);
    await note(page).fill(longer);
    await note(page).blur();
    await expect(banner(page)).toBeVisible();
    await expect.poll(async () => JSON.stringify(await serverDocuments(client))).toContain(longer);
    expect(JSON.stringify(await keptDocuments(page))).toContain(OLD);

    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await openDay(page);
    await expect(writing(page)).toHaveValue(long);
    await expect(banner(page)).toBeHidden();
    await expectConverged({ client, devices: [page], words: [long, longer, OLD] });
  },
);

test(
  'F12: a browser without a database: the user is told, text goes to the server, leaving warns',
  expectFault('net::ERR', 'WebSocket', NO_WORKER),
  async ({ page, client }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No database in this mode', 'SecurityError');
      };
    });
    await openDay(page);
    await expect(banner(page)).toBeVisible();
    await writing(page).fill(WORDS);
    await expect.poll(async () => JSON.stringify(await serverDocuments(client))).toContain(WORDS);

    await page.route('**/api/sync/push*', (route) => route.abort());
    // A browser shows `beforeunload` only after a user gesture on the page.
    await writing(page).click();
    await writing(page).fill(`${WORDS} y calla`);
    await writing(page).blur();
    const warning = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await warning;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.unroute('**/api/sync/push*');
    await expect(writing(page)).toHaveValue(`${WORDS} y calla`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => JSON.stringify(await serverDocuments(client))).toContain(`${WORDS} y calla`);
  },
);

const LOSSES = {
  deleted: (page: Page) =>
    page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    }),
  'cleared by the browser': async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  },
};

for (const [loss, lose] of Object.entries(LOSSES))
  test(
    `F14: the database is ${loss} while the user types: restored from the page and the server`,
    expectFault('net::ERR', 'WebSocket', NO_WORKER),
    async ({ page, client }) => {
      await createDocuments(client, [{ kind: 'day', key: '2026-11-20', fields: { journalEntry: OLD } }]);
      await openDay(page);
      await expect.poll(() => storedText(page)).toContain(OLD);
      await page.context().setOffline(true);
      await writing(page).fill(WORDS);
      await expect.poll(() => storedText(page)).toContain(WORDS);
      await lose(page);
      await writing(page).press('End');
      await writing(page).pressSequentially(', y nadie la oye');
      await writing(page).blur();
      await page.context().setOffline(false);
      await expect(synced(page)).toBeVisible();
      await openDay(page);
      await expect(writing(page)).toHaveValue(`${WORDS}, y nadie la oye`);
      await expectConverged({ client, devices: [page], words: [`${WORDS}, y nadie la oye`, OLD] });
    },
  );

/** Invalid texts by local storage key, ten for each. */
const BROKEN = {
  calendarioEmocional: [
    '{"days": {"2026-11-21": {"note": "garza 1"',
    'garza 2',
    '["garza 3"]',
    '"garza 4"',
    '{"days": "garza 5"}',
    '{"days": ["garza 6"]}',
    '{"days": {"garza 7": {}}}',
    '{"days": {"2026-11-20": "garza 8"}}',
    '{"days": {"2026-11-20": {"note": ["garza 9"]}}}',
    '{"weeklyIntentions": {"garza 10": "x"}}',
  ],
  userSettings: [
    '{"sounds": "garza 11"',
    'garza 12',
    '["garza 13"]',
    '"garza 14"',
    '{"sounds": "garza 15"}',
    '{"darkMode": {"garza": 16}}',
    '{"notifications": ["garza 17"]}',
    '{"emailUpdates": "garza 18"}',
    '\u0000garza 19',
    '{"sounds": 20, "garza": true}',
  ],
} as const;
const LOGGED_ERRORS = ['Error al cargar los datos del calendario', 'Error al cargar la configuración (userSettings)'];

test(
  'F13: invalid text in both specified keys, twenty variants: quarantined, logged, and the screen is unchanged',
  expectFault(...LOGGED_ERRORS, NO_WORKER),
  async ({ page, client }) => {
    test.slow();
    await createDocuments(client, [
      { kind: 'day', key: '2026-11-21', fields: { journalEntry: OLD } },
      { kind: 'settings', key: 'settings', fields: { sounds: false } },
    ]);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await openDay(page);
    await expect.poll(() => storedText(page)).toContain(OLD);
    for (const [i, calendar] of BROKEN.calendarioEmocional.entries()) {
      const settings = BROKEN.userSettings[i] ?? '';
      await page.evaluate(
        (texts) => {
          for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
        },
        { calendarioEmocional: calendar, userSettings: settings },
      );
      await page.reload();
      await expect(writing(page)).toHaveValue(OLD);
      for (const text of [calendar, settings])
        await expect.poll(() => quarantineOf(page), { message: text }).toContain(JSON.stringify(text));
    }
    for (const loggedError of LOGGED_ERRORS)
      expect(logged.filter((line) => line.includes(loggedError)).length).toBeGreaterThanOrEqual(10);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('calendarioEmocional')), { message: 'written anew' })
      .toContain(OLD);
    await expectConverged({ client, devices: [page], words: [OLD] });
  },
);
