import type { Page } from '@playwright/test';
import { DAY, openDay, synced, writing } from '../fixtures/day-page.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { goOffline, goOnline } from '../fixtures/network.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const version = (page: Page) => page.getByRole('group', { name: 'Hay otra versión' });

test(
  'F15: ten years behind, ten years ahead, half a world apart: the first to arrive stays, the other is kept beside it',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, anotherDevice }) => {
    const tablet = await anotherDevice({ timezoneId: 'Pacific/Kiritimati' });
    await page.clock.setFixedTime('2036-11-21T09:00:00Z');
    await tablet.clock.setFixedTime('2016-11-21T09:00:00Z');
    await Promise.all([openDay(page), openDay(tablet)]);
    await goOffline(page, tablet);
    await writing(page).fill('la que viene del futuro');
    await writing(page).blur();
    await writing(tablet).fill('la que viene del pasado');
    await writing(tablet).blur();
    for (const device of [page, tablet]) await expect.poll(() => waitingOn(device)).toBe(1);
    // The device with the past clock syncs first: if clocks counted, the other would win.
    await goOnline(tablet);
    await expect(synced(tablet)).toBeVisible();
    await goOnline(page);
    for (const device of [page, tablet]) await expect(version(device)).toContainText('la que viene del futuro');
    const words = ['la que viene del pasado', 'la que viene del futuro'];
    await expectConverged({ client, devices: [page, tablet], words, siblings: 1 });
    const day = (await serverDocuments(client)).find(({ kind }) => kind === 'day');
    expect(day).toMatchObject({ key: DAY, fields: { journalEntry: 'la que viene del pasado' } });
  },
);

test('F15: the clock jumps back and forth while the user types', async ({ page, client }) => {
  await openDay(page);
  const moments = ['2016-02-29T23:59:59Z', '2036-03-30T00:59:59Z', '2026-10-25T01:30:00Z'];
  const sentences = moments.map((moment) => `Escrito a las ${moment}. `);
  for (const [i, moment] of moments.entries()) {
    await page.clock.setFixedTime(moment);
    await writing(page).press('End');
    await writing(page).pressSequentially(sentences[i] ?? '');
  }
  await writing(page).blur();
  await expect(synced(page)).toBeVisible();
  const all = sentences.join('');
  await expect(writing(page)).toHaveValue(all);
  await expectConverged({ client, devices: [page], words: [all] });
  expect((await serverDocuments(client)).map(({ key }) => key)).toEqual([DAY]);
});
