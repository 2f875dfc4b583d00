import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium/launch.mjs';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const WORDS = 'El tren se paró en mitad del campo';
const MORE = ', y nadie tenía prisa';

/** Waits for the service worker, which caches the files for a start without a network. */
const whenFilesAreCached = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(writing(page)).toBeVisible();
};

test(
  'F3: written without a network: present after a reload before any network, and sent when it is back',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client }) => {
    await openDay(page);
    await whenFilesAreCached(page);
    await page.context().setOffline(true);
    await writing(page).pressSequentially(WORDS);
    await expect.poll(() => storedText(page)).toContain(WORDS);
    await writing(page).pressSequentially(MORE);
    // The reload comes at once: before the 300 ms that saving to the device takes.
    await page.reload();
    await expect(writing(page)).toHaveValue(`${WORDS}${MORE}`);
    expect(JSON.stringify(await serverDocuments(client))).not.toContain(WORDS);
    await page.context().setOffline(false);
    await expect(synced(page)).toBeVisible();
    await expectConverged({ client, devices: [page], words: [`${WORDS}${MORE}`] });
  },
);

test('F3: the whole browser is killed while the user types without a network', async ({
  client,
  user,
  accounts,
  baseURL,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      ...chromiumLaunchOptions(),
      ...(baseURL ? { baseURL } : {}),
      locale: 'es-ES',
    });
  const browser = await start();
  await browser.addCookies(await accounts.cookiesOf(user));
  const page = await browser.newPage();
  await openDay(page);
  await whenFilesAreCached(page);
  await browser.setOffline(true);
  await writing(page).pressSequentially(WORDS);
  await expect.poll(() => storedText(page)).toContain(WORDS);
  await writing(page).pressSequentially(MORE);
  const devtools = await browser.newCDPSession(page);
  const closed = browser.waitForEvent('close');
  await Promise.allSettled([devtools.send('Browser.crash'), closed]);

  const again = await start();
  // A session cookie may end with the browser.
  await again.addCookies(await accounts.cookiesOf(user));
  await again.setOffline(true);
  const after = await again.newPage();
  await openDay(after);
  await expect(writing(after)).toHaveValue(new RegExp(`^${WORDS}`));
  const back = await writing(after).inputValue();
  expect(`${WORDS}${MORE}`.startsWith(back)).toBe(true);
  await again.setOffline(false);
  await after.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectConverged({ client, devices: [after], words: [back] });
  await again.close();
});
