import { expect, test } from '../fixtures/test.ts';

/** Moments at which the local date differs from the UTC date, or just after a clock change. */
const MOMENTS = [
  { zone: 'Europe/Madrid', now: '2026-12-31T23:30:00Z', today: 'viernes, 1 de enero de 2027', key: '2027-01-01' },
  { zone: 'Europe/Madrid', now: '2026-03-29T01:00:30Z', today: 'domingo, 29 de marzo de 2026', key: '2026-03-29' },
  { zone: 'America/Havana', now: '2026-03-08T05:00:30Z', today: 'domingo, 8 de marzo de 2026', key: '2026-03-08' },
  {
    zone: 'America/Los_Angeles',
    now: '2028-03-01T07:30:00Z',
    today: 'martes, 29 de febrero de 2028',
    key: '2028-02-29',
  },
  {
    zone: 'Pacific/Kiritimati',
    now: '2026-10-31T10:30:00Z',
    today: 'domingo, 1 de noviembre de 2026',
    key: '2026-11-01',
  },
] as const;

for (const { zone, now, today, key } of MOMENTS) {
  test.describe(`in ${zone} at ${now}`, () => {
    test.use({ timezoneId: zone });

    test(`today is ${key}, on the page and in what is stored`, async ({ page, signIn }) => {
      await signIn();
      await page.clock.setFixedTime(now);
      await page.goto('/calendario');
      const cell = page.getByRole('grid').locator('[aria-current="date"]');
      await expect(cell).toHaveAccessibleName(`${today}. Hoy.`);
      await cell.click();
      await page.getByLabel('Nota').fill('la de hoy');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(cell).toHaveAccessibleName(`${today}. Hoy. la de hoy`);
      const kept = async () => (await (await page.request.get('/api/sync/pull?cursor=0')).json()).docs;
      await expect.poll(kept).toEqual([expect.objectContaining({ kind: 'day', key, fields: { note: 'la de hoy' } })]);
    });
  });
}

test.describe('at midnight', () => {
  test('the page changes to the new day', async ({ page, signIn }) => {
    await signIn();
    await page.clock.install({ time: '2026-12-31T22:58:00Z' });
    await page.goto('/calendario');
    const cell = page.getByRole('grid').locator('[aria-current="date"]');
    await expect(cell).toHaveAccessibleName('jueves, 31 de diciembre de 2026. Hoy.');
    // The menu is loaded last: fast-forwarding three hours would also time out a file that is still loading.
    await expect(page.getByRole('button', { name: 'Tu menú' })).toBeVisible();
    await page.clock.fastForward('03:00');
    await expect(cell).toHaveAccessibleName('viernes, 1 de enero de 2027. Hoy.');
  });
});
