import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test.ts';

test('a challenge is added to the calendar, is there after a reload, and is removed @phone-only', async ({
  page,
  accounts,
  signIn,
}) => {
  await signIn(await accounts.aUser({ premium: true }));
  await page.goto('/challenges');
  const card = page.getByRole('article').filter({ hasText: '7 días' }).first();
  await card.getByRole('button', { name: 'Añadir a mi calendario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir a mi calendario' });
  await dialog.getByLabel('Fecha de inicio').fill('2027-02-26');
  await expect(dialog.getByText('Termina el 4 de marzo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const next = card.getByRole('button', { name: 'Empieza el 26 de febrero' });
  await expect(next).toBeFocused();
  await expect(card.getByText('0 de 7 días hechos')).toBeVisible();

  await page.reload();
  await expect(next).toBeVisible();

  await test.step('is exported as a file for another calendar', async () => {
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const open = page.getByRole('dialog', { name: title });
    await next.click();
    await expect(open.getByRole('link', { name: 'En tu calendario: del 26 de febrero al 4 de marzo' })).toHaveAttribute(
      'href',
      '/calendario',
    );
    const downloading = page.waitForEvent('download');
    await open.getByRole('button', { name: 'Llevar a otro calendario (.ics)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^reto-\d+\.ics$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    expect(text).toContain('DTSTART;VALUE=DATE:20270226');
    expect(text).toContain('DTSTART;VALUE=DATE:20270304');
    await page.goBack();
    await expect(open).toHaveCount(0);
    await expect(page).toHaveURL('/challenges');
  });

  await next.click();
  await page.getByRole('button', { name: 'Quitar del calendario' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Añadir a mi calendario' })).toBeFocused();
  await page.goto('/challenges');
  await expect(card.getByRole('button', { name: 'Añadir a mi calendario' })).toBeVisible();
});
