import type { Page } from '@playwright/test';
import { type ChangingWorker, startChangingWorker } from '../fixtures/changing-worker.ts';
import { DAY, note, openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { productUnderTest } from '../fixtures/product-under-test.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const WORDS = 'La marea baja deja ver las piedras';
const MORE = ', una a una';

/** Freezes a page as browsers do with a tab in the background: none of its timers and requests runs meanwhile. @returns what ends it */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  };
}

test('a tab is frozen at the last keystroke, and another device writes meanwhile: both are kept when it goes on', async ({
  page,
  client,
  anotherDevice,
}) => {
  await openDay(page);
  await writing(page).pressSequentially(WORDS);
  const goOn = await freeze(page);
  const other = await anotherDevice();
  await openDay(other);
  await note(other).fill('Encender la lámpara');
  await note(other).blur();
  await expect(synced(other)).toBeVisible();
  await goOn();
  await expect(note(page)).toHaveValue('Encender la lámpara');
  await writing(page).press('End');
  await writing(page).pressSequentially(MORE);
  await writing(page).blur();
  await expectConverged({ client, devices: [page, other], words: [`${WORDS}${MORE}`, 'Encender la lámpara'] });
});

test(
  'a tab is discarded without a network: opened again it has what was typed, and sends it once the network is back',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, context, client }) => {
    await openDay(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await writing(page).pressSequentially(WORDS);
    await expect.poll(() => storedText(page)).toContain(WORDS);
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The crashed tab no longer responds.
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const again = await context.newPage();
    await openDay(again);
    await expect(writing(again)).toHaveValue(WORDS);
    expect(JSON.stringify(await serverDocuments(client))).not.toContain(WORDS);
    await context.setOffline(false);
    await again.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectConverged({ client, devices: [again], words: [WORDS] });
  },
);

test('the browser is asked to keep the storage at the first words, and once', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    const { storage } = navigator;
    const persist = storage.persist.bind(storage);
    storage.persist = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return persist();
    };
  });
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await openDay(page);
  expect(await asked()).toBe(0);
  await writing(page).pressSequentially(WORDS);
  await expect.poll(asked).toBe(1);
  await writing(page).pressSequentially(MORE);
  await writing(page).blur();
  await expect(synced(page)).toBeVisible();
  expect(await asked()).toBe(1);
});

test.describe('a release', () => {
  const release = test.extend<{ worker: ChangingWorker }>({
    worker: async ({}, use) => {
      const worker = await startChangingWorker(productUnderTest().url);
      await use(worker);
      worker.stop();
    },
    baseURL: async ({ worker }, use) => use(worker.url),
  });

  release(
    'brings a new service worker while the user types: the page is neither reloaded nor interrupted, and the next opening has it',
    async ({ page, client, worker }) => {
      const version = () =>
        page.evaluate(async () => {
          const { active, waiting } = await navigator.serviceWorker.ready;
          return { active: active?.state, isWaiting: waiting !== null };
        });
      await openDay(page, DAY);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await writing(page).pressSequentially(WORDS);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      worker.release();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(version).toEqual({ active: 'activated', isWaiting: true });
      await writing(page).pressSequentially(MORE);
      await writing(page).blur();
      await expect(synced(page)).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.reload();
      await expect(writing(page)).toHaveValue(`${WORDS}${MORE}`);
      await expect.poll(version).toEqual({ active: 'activated', isWaiting: false });
      await expectConverged({ client, devices: [page], words: [`${WORDS}${MORE}`] });
    },
  );
});
