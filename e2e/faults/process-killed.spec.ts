import { type Cluster, randomMoment, startCluster } from '../fixtures/cluster.ts';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { test as base } from '../fixtures/devices.ts';
import { expectHealed } from '../fixtures/healed.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** How many random moments are tried. */
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
  `F1: the process of the API is killed during a save, at ${MOMENTS} random moments: nothing lost, nothing doubled`,
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, cluster }) => {
    test.setTimeout(60_000 + MOMENTS * 20_000);
    await openDay(page);
    const sentences = Array.from({ length: MOMENTS }, (_, i) => `La ola número ${i + 1}. `);
    for (const sentence of sentences) {
      const sent = page.waitForRequest('**/api/sync/push');
      await writing(page).press('End');
      await writing(page).pressSequentially(sentence);
      await sent;
      await randomMoment();
      await Promise.all([cluster.killOne(), expect(synced(page)).toBeVisible()]);
    }
    await expect(writing(page)).toHaveValue(sentences.join(''));
    await expectHealed({ client, devices: [page], words: [sentences.join('')] });
  },
);
