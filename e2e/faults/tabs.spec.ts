import type { Page } from '@playwright/test';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectHealed, serverDocuments, siblingsIn } from '../fixtures/healed.ts';
import { expect, expectFault } from '../fixtures/test.ts';

test('F25: two tabs on one text, keys in turns, and the tab that sends is closed: no key is lost', async ({
  page: leader,
  client,
  context,
}) => {
  await openDay(leader);
  const second = await context.newPage();
  await openDay(second);
  const typed: string[] = [];
  // Twenty turns of ten keys.
  for (let turn = 0; turn < 10; turn += 1)
    for (const [tab, name] of [
      [leader, 'a'],
      [second, 'b'],
    ] as const) {
      const word = `${name}${String(turn).padStart(8, '0')}`;
      typed.push(word);
      await writing(tab).press('End');
      await writing(tab).pressSequentially(`${word} `);
    }
  // A tab that is killed says no farewell: no pagehide, no last words.
  await leader.close({ runBeforeUnload: false });
  await writing(second).pressSequentially('y sigo');
  await writing(second).blur();
  await expect.poll(() => waitingOn(second), { message: 'the other tab sends' }).toBe(0);
  const documents = await serverDocuments(client);
  const everything = JSON.stringify(documents);
  for (const word of [...typed, 'y sigo']) expect(everything).toContain(word);
  expect(documents.filter(({ kind }) => kind === 'day')).toHaveLength(1);
  await expectHealed({ client, devices: [second], words: ['y sigo'], siblings: siblingsIn(documents).length });
});

interface ClientProfile {
  readonly clientId: string;
  readonly lastOpNo: number;
}

/** Who the browser is to the server, and how many operations it has made; `as` makes it another one's copy. */
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
  'F26: a copied browser profile: both go on writing, nothing is lost',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, anotherDevice }) => {
    const copy = await anotherDevice();
    await openDay(page);
    await writing(page).fill('Antes de la copia');
    await expect(synced(page)).toBeVisible();
    await openDay(copy, '2026-11-20');
    const profile = await profileOf(page);
    await profileOf(copy, profile);
    for (const device of [page, copy]) await device.context().setOffline(true);
    await writing(page).fill('Antes de la copia, y en el original');
    await writing(page).blur();
    await writing(copy).fill('En la copia');
    await writing(copy).blur();
    for (const device of [page, copy]) await expect.poll(() => waitingOn(device)).toBe(1);
    for (const device of [page, copy]) await device.context().setOffline(false);
    for (const device of [page, copy]) await expect(synced(device)).toBeVisible();
    const words = ['Antes de la copia, y en el original', 'En la copia'];
    await expectHealed({ client, devices: [page, copy], words });
    expect((await profileOf(copy)).clientId).not.toBe((await profileOf(page)).clientId);
  },
);
