import { expect, test } from '../fixtures/test.ts';

/** Moments at which the local date is the one before or after that of UTC; `zones.test.ts` has the others. */
const MOMENTS = [
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
