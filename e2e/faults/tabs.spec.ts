import type { Page } from '@playwright/test';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText, waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { goOffline, goOnline } from '../fixtures/network.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** Ends a tab as a crash does: no pagehide, no flush. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crashed tab no longer responds.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** @returns how many requests of a page to this path there have been since */
function requestsOf(page: Page, path: string): () => number {
  let requests = 0;
  page.on('request', (request) => (requests += Number(new URL(request.url()).pathname === path)));
  return () => requests;
}

/** The sync lock: held by the leading tab, awaited by the others. */
const locks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const ofSync = (all: readonly LockInfo[]) => all.filter(({ name }) => name?.startsWith('sync-')).length;
    return { held: ofSync(held), pending: ofSync(pending) };
  });

test('F25: two tabs edit one text, two hundred keystrokes in turns, and the leading tab is killed: no keystroke is lost, the other sends', async ({
  page: leader,
  client,
  context,
}) => {
  // Two hundred keystrokes, each one a round trip of its own.
  test.slow();
  await context.clock.install();
  await openDay(leader);
  const second = await context.newPage();
  await openDay(second);
  await expect.poll(() => locks(second)).toEqual({ held: 1, pending: 1 });
  // Both tabs begin with an empty page; from then on each shows its own keystrokes.
  for (const tab of [leader, second]) await writing(tab).focus();
  const pushes = requestsOf(second, '/api/sync/push');
  // All pairs of keys differ, so that a lost one is noticed.
  const keys = Array.from(
    { length: 50 },
    (_, i) => `${String.fromCodePoint(0x61 + (i % 25))}${Math.floor(i / 25)}`,
  ).join('');
  const [left, right] = [keys, keys.toUpperCase()];
  for (let i = 0; i < keys.length; i += 1) {
    await writing(leader).press(left.charAt(i));
    await writing(second).press(right.charAt(i));
  }
  // It sends what the leader, on a busy machine, has not answered in time, but not each keystroke.
  expect(pushes(), 'pushes of the tab that does not lead').toBeLessThan(10);
  // Text typed less than 300 ms before a crash may be lost (F3); all of this was typed earlier.
  await expect.poll(() => storedText(second)).toContain(left);
  // The clock only moves explicitly from here on.
  await second.clock.pauseAt(await second.evaluate(() => Date.now() + 1000));
  await kill(leader);
  await leader.close();
  await expect.poll(() => locks(second), { message: 'the other leads' }).toEqual({ held: 1, pending: 0 });
  await writing(second).pressSequentially(' y sigo');
  // An edit is stored after a pause and sent after another; a failure of the first request is retried once.
  await second.clock.runFor(1000);
  await expect.poll(() => storedText(second)).toContain(' y sigo');
  await second.clock.runFor(3000);
  await expect.poll(() => waitingOn(second), { message: 'the other tab sends' }).toBe(0);
  const documents = await serverDocuments(client);
  expect(documents.filter(({ kind }) => kind === 'day')).toHaveLength(1);
  await expectConverged({ client, devices: [second], words: [left, `${right} y sigo`], siblings: 1 });
});

interface ClientProfile {
  readonly clientId: string;
  readonly lastOpNo: number;
}

/** The browser's client id and number of operations; `as` turns the browser into a copy of another one. */
const profileOf = (page: Page, as?: ClientProfile) =>
  page.evaluate(async (copied) => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('reencuentro-'));
    return new Promise<ClientProfile>((resolve, reject) => {
      const opening = indexedDB.open(found?.name ?? '');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const meta = database.transaction('meta', 'readwrite').objectStore('meta');
        const reading = meta.get('state');
        reading.addEventListener('success', () => {
          if (copied) meta.put({ ...reading.result, ...copied }, 'state');
          const { clientId, lastOpNo } = reading.result;
          meta.transaction.addEventListener('complete', () => {
            database.close();
            resolve({ clientId, lastOpNo });
          });
        });
      });
    });
  }, as);

test(
  'F26: a copied browser profile: both go on editing, nothing is lost',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, anotherDevice }) => {
    const copy = await anotherDevice();
    await openDay(page);
    await writing(page).fill('Antes de la copia');
    await expect(synced(page)).toBeVisible();
    await openDay(copy, '2026-11-20');
    const profile = await profileOf(page);
    await profileOf(copy, profile);
    await goOffline(page, copy);
    await writing(page).fill('Antes de la copia, y en el original');
    await writing(page).blur();
    await writing(copy).fill('En la copia');
    await writing(copy).blur();
    for (const device of [page, copy]) await expect.poll(() => waitingOn(device)).toBe(1);
    await goOnline(page, copy);
    for (const device of [page, copy]) await expect(synced(device)).toBeVisible();
    const words = ['Antes de la copia, y en el original', 'En la copia'];
    await expectConverged({ client, devices: [page, copy], words });
    expect((await profileOf(copy)).clientId).not.toBe((await profileOf(page)).clientId);
  },
);
