import { note, openDay, synced, writing } from '../fixtures/day-page.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { writeEntry } from '../fixtures/journal-page.ts';
import { test } from '../fixtures/devices.ts';
import { expect, expectFault } from '../fixtures/test.ts';

test(
  'F2: a response lost after the commit creates neither a copy nor a sibling',
  expectFault('net::ERR'),
  async ({ page, client }) => {
    let lost = 0;
    await page.route('**/api/sync/push*', async (route) => {
      if (lost === 3) return route.continue();
      lost += 1;
      expect((await route.fetch()).status()).toBe(200);
      return route.abort('connectionreset');
    });
    await writeEntry(page, 'La golondrina llegó dos veces');
    await openDay(page);
    await writing(page).fill('El limonero también');
    await expect(synced(page)).toBeVisible({ timeout: 20_000 });
    expect(lost).toBe(3);
    await expectConverged({ client, devices: [page], words: ['La golondrina llegó', 'El limonero también'] });
  },
);

test('F22: an older pull after a newer one changes nothing', async ({ page, client }) => {
  const day = (words: string, baseRev: number) => ({
    kind: 'day' as const,
    key: '2026-11-21',
    fields: { journalEntry: words },
    baseRev,
  });
  await createDocuments(client, [day('La primera lluvia', 0)]);
  const older = await (await client.get('/api/sync/pull?cursor=0&limit=200')).json();
  const [first] = await serverDocuments(client);
  await createDocuments(client, [day('La segunda lluvia', first?.rev ?? 0)]);

  await openDay(page);
  await expect(writing(page)).toHaveValue('La segunda lluvia');
  let served = 0;
  await page.route('**/api/sync/pull*', (route) => {
    served += 1;
    return served === 1 ? route.fulfill({ json: older }) : route.continue();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => served).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => served).toBeGreaterThan(1);
  await expect(writing(page)).toHaveValue('La segunda lluvia');
  await expectConverged({ client, devices: [page], words: ['La segunda lluvia'] });
});

/** Maximum size of a field (SYNC §3). */
const TEXT_LENGTH = 200_000;

test('F24: one of fifty operations is refused: it stays on the device, the others are applied', async ({
  page,
  client,
}) => {
  await openDay(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mirrorOwner'))).not.toBeNull();
  const days = Array.from({ length: 50 }, (_, i) => {
    const key = new Date(Date.UTC(2025, 0, i + 1)).toISOString().slice(0, 10);
    return [key, { note: `estornino ${100 + i}` }] as const;
  });
  const [[longKey, long] = ['', { note: '' }]] = days;
  const tooLong = long.note.padEnd(TEXT_LENGTH + 1, '.');
  // Found in local storage, as text that no page has written: fifty days at once.
  const calendar = JSON.stringify({ days: { ...Object.fromEntries(days), [longKey]: { note: tooLong } } });
  await page.evaluate((text) => localStorage.setItem('calendarioEmocional', text), calendar);
  await openDay(page, longKey);
  await expect(page.getByText('Un texto no se ha podido enviar.')).toBeVisible();
  await expect.poll(async () => (await serverDocuments(client)).length).toBe(49);
  expect(await waitingOn(page)).toBe(1);
  await expect(note(page)).toHaveValue(tooLong);

  await note(page).fill(long.note);
  await expect(synced(page)).toBeVisible();
  await expectConverged({ client, devices: [page], words: days.map(([, day]) => day.note) });
});
