import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DAY, openDay, synced, writing } from '../fixtures/day-page.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expectConverged, serverDocuments, siblingsIn } from '../fixtures/converged.ts';
import { goOffline, goOnline } from '../fixtures/network.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/**
 * The same faults, with a safeguard removed on the way to the server. They must do harm, or the tests of these faults prove nothing (SYNC
 * §7).
 */

interface Operation {
  opId: string;
  opNo: number;
  readonly fields?: Record<string, { baseRev: number }>;
}

/** Rewrites pushes of the page. */
const rewritePushes = (page: Page, rewrite: (operation: Operation) => void) =>
  page.route('**/api/sync/push*', (route) => {
    const push = route.request().postDataJSON() as { ops: Operation[] };
    for (const operation of push.ops) rewrite(operation);
    return route.continue({ postData: JSON.stringify(push) });
  });

// The network may fail while the service worker is still being fetched.
const LOST = expectFault('net::ERR', 'WebSocket', 'fetching the script');

/** The response to the user's push is lost; before the retry, another device has built on it. */
async function loseResponseThenEditElsewhere(page: Page, client: APIRequestContext): Promise<void> {
  await openDay(page);
  await page.route(
    '**/api/sync/push*',
    async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      const [day] = await serverDocuments(client);
      const fields = { journalEntry: 'Después, otra cosa' };
      await createDocuments(client, [{ kind: 'day', key: DAY, fields, baseRev: day?.rev ?? 0 }]);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await writing(page).fill('Primero, una cosa');
  await writing(page).blur();
}

test('F2: a resent operation is no conflicting version of what came after it', LOST, async ({ page, client }) => {
  await loseResponseThenEditElsewhere(page, client);
  await expect(writing(page)).toHaveValue('Después, otra cosa');
  await expectConverged({ client, devices: [page], words: ['Después, otra cosa'] });
});

test('F2 without operation ids: a version that nobody wrote', LOST, async ({ page, client }) => {
  let attempt = 0;
  await rewritePushes(page, (operation) => {
    attempt += 1;
    Object.assign(operation, { opId: randomUUID(), opNo: operation.opNo + 1000 * attempt });
  });
  await loseResponseThenEditElsewhere(page, client);
  await expect.poll(async () => siblingsIn(await serverDocuments(client)).length).toBeGreaterThan(0);
});

test('F4 without revisions: the last write wins, and text is lost', LOST, async ({ page, client, anotherDevice }) => {
  const tablet = await anotherDevice();
  const devices = [page, tablet];
  for (const device of devices) {
    await openDay(device);
    await rewritePushes(device, ({ fields = {} }) => {
      for (const change of Object.values(fields)) change.baseRev = 1_000_000;
    });
    await goOffline(device);
  }
  await writing(page).fill('lo del móvil');
  await writing(tablet).fill('lo de la tableta');
  for (const device of devices) {
    await writing(device).blur();
    await expect.poll(() => waitingOn(device)).toBe(1);
  }
  for (const device of devices) {
    await goOnline(device);
    await expect(synced(device)).toBeVisible();
  }
  const left = JSON.stringify(await serverDocuments(client));
  expect(left).toContain('lo de la tableta');
  expect(left).not.toContain('lo del móvil');
});
