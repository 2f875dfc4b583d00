import type { Page } from '@playwright/test';
import { note, openDay, synced, writing } from '../fixtures/day-page.ts';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { cards, editor } from '../fixtures/journal-page.ts';
import { goOffline, goOnline } from '../fixtures/network.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const OFFLINE = expectFault('net::ERR_INTERNET_DISCONNECTED', 'WebSocket');
const version = (page: Page) => page.getByRole('group', { name: 'Hay otra versión' });

/** Waits until the offline change is stored on the device. */
const kept = (page: Page) => expect.poll(() => waitingOn(page), { message: 'kept on the device' }).toBe(1);

test(
  'F4: the same field on two devices offline: both versions, on both',
  OFFLINE,
  async ({ page, client, anotherDevice }) => {
    const tablet = await anotherDevice();
    await Promise.all([openDay(page), openDay(tablet)]);
    await goOffline(page, tablet);
    await writing(page).fill('lo del móvil');
    await writing(tablet).fill('lo de la tableta');
    await Promise.all([writing(page).blur(), writing(tablet).blur()]);
    await Promise.all([kept(page), kept(tablet)]);
    await goOnline(page, tablet);
    for (const device of [page, tablet]) {
      await expect(version(device)).toContainText('lo del móvil');
      await expect(version(device)).toContainText('lo de la tableta');
    }
    const words = ['lo del móvil', 'lo de la tableta'];
    await expectConverged({ client, devices: [page, tablet], words, siblings: 1 });
  },
);

test(
  'F5: different fields of one day: both kept, without a sibling',
  OFFLINE,
  async ({ page, client, anotherDevice }) => {
    await createDocuments(client, [{ kind: 'day', key: '2026-11-21', fields: { emotion: 'serena' } }]);
    const tablet = await anotherDevice();
    await Promise.all([openDay(page), openDay(tablet)]);
    await goOffline(page, tablet);
    await writing(page).fill('la página del móvil');
    await note(tablet).fill('la nota de la tableta');
    await Promise.all([writing(page).blur(), note(tablet).blur()]);
    await Promise.all([kept(page), kept(tablet)]);
    await goOnline(page, tablet);
    await expect(note(page)).toHaveValue('la nota de la tableta');
    await expect(writing(tablet)).toHaveValue('la página del móvil');
    const words = ['serena', 'la página del móvil', 'la nota de la tableta'];
    await expectConverged({ client, devices: [page, tablet], words });
  },
);

test(
  'F6: both create the same day with the same text: one day, one version',
  OFFLINE,
  async ({ page, client, anotherDevice }) => {
    const tablet = await anotherDevice();
    await Promise.all([openDay(page), openDay(tablet)]);
    await goOffline(page, tablet);
    for (const device of [page, tablet]) {
      await writing(device).fill('las mismas palabras');
      await writing(device).blur();
      await kept(device);
    }
    await goOnline(page, tablet);
    for (const device of [page, tablet]) await expect(synced(device)).toBeVisible();
    await expectConverged({ client, devices: [page, tablet], words: ['las mismas palabras'] });
  },
);

test(
  'F6: both begin the entry of one activity: one entry, with the other text as its sibling',
  OFFLINE,
  async ({ page, client, anotherDevice }) => {
    const tablet = await anotherDevice();
    const answers = [
      [page, 'respuesta en el móvil'],
      [tablet, 'respuesta en la tableta'],
    ] as const;
    // Neither device receives the other's text before it has its own.
    for (const [device] of answers) {
      await device.route('**/api/sync/**', (route) => route.abort('internetdisconnected'));
      await device.goto('/journaling/new?activityId=1');
    }
    for (const [device, words] of answers) {
      await editor(device).getByRole('textbox').nth(1).fill(words);
      await kept(device);
    }
    for (const [device] of answers) {
      await device.unroute('**/api/sync/**');
      await device.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    const words = answers.map(([, one]) => one);
    await expectConverged({ client, devices: [page, tablet], words, siblings: 1 });
    const entries = (await serverDocuments(client)).filter(({ kind }) => kind === 'entry');
    expect(entries.map(({ key }) => key)).toEqual(['activity-1']);
  },
);

test(
  'F7: deleted here, written there: it stays with the new text, and says so here',
  OFFLINE,
  async ({ page, client, anotherDevice }) => {
    const fields = {
      entryId: 1_790_000_000_000,
      title: 'La higuera',
      'responses.personal_content': 'Una higuera sola',
    };
    await createDocuments(client, [{ kind: 'entry', key: '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11', fields }]);
    const tablet = await anotherDevice();
    await Promise.all([page.goto('/journaling'), tablet.goto(`/journaling/${fields.entryId}`)]);
    await expect(cards(page)).toHaveCount(1);
    const field = editor(tablet).getByLabel('Tu entrada');
    await expect(field).toHaveValue('Una higuera sola');
    await cards(page).getByRole('button', { name: 'Eliminar' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Eliminar' });
    await expect(confirm).toBeVisible();
    await goOffline(page);
    await confirm.click();
    await expect(cards(page)).toHaveCount(0);
    await field.fill('Una higuera sola y con higos');
    await expect.poll(async () => JSON.stringify(await serverDocuments(client))).toContain('con higos');
    await goOnline(page);
    await cards(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('Una higuera sola y con higos');
    await expect(page.getByRole('dialog').getByRole('note')).toContainText('Habías borrado esta entrada aquí');
    await expectConverged({ client, devices: [page, tablet], words: ['Una higuera sola y con higos'] });
  },
);
