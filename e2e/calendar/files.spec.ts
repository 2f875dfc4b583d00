import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, test } from '../fixtures/test.ts';

// West of Greenwich: a day computed in UTC by mistake is the day before.
test.use({ timezoneId: 'America/Havana' });

const WORDS = {
  emotion: 'tranquila',
  note: 'Niñez, pingüino, «sábado» — ¿34,90€?',
  journalEntry: 'Corazón, mañana, todavía.',
};

async function readText(download: Download): Promise<string> {
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

async function download(page: Page, button: RegExp | string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return downloading;
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto('/calendario?vista=dia&fecha=2026-11-21');
  await page.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/).fill(WORDS.emotion);
  await page.getByLabel('Nota o ritual').fill(WORDS.note);
  await page.getByLabel('Tu espacio para escribir').fill(WORDS.journalEntry);
  await page.getByText('Marcar como día sagrado').click();
  await expect(page.getByText('Sincronizado')).toBeVisible();
});

test('day, week and month are saved as PDF with selectable text (2§2.12)', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const day = await download(page, 'Guardar como PDF');
  expect(scripts.length, 'what makes a PDF comes on click').toBeGreaterThan(0);
  expect(day.suggestedFilename()).toBe('dia-2026-11-21.pdf');
  const text = await readText(day);
  for (const words of ['sábado', '21 de noviembre de 2026', 'Día sagrado', ...Object.values(WORDS)])
    expect(text).toContain(words);

  await test.step('sacred days are exported to another calendar without the user’s texts', async () => {
    const file = await download(page, /\.ics/);
    expect(file.suggestedFilename()).toBe('calendario.ics');
    const exported = await readFile(await file.path(), 'utf8');
    expect(exported).toContain('DTSTART;VALUE=DATE:20261121');
    expect(exported).toContain('SUMMARY:Día sagrado');
    for (const words of Object.values(WORDS)) expect(exported).not.toContain(words);
  });

  await page.getByRole('tab', { name: 'Semana' }).click();
  const week = await download(page, 'Guardar como PDF');
  expect(week.suggestedFilename()).toBe('semana-2026-11-16.pdf');
  expect(await readText(week)).toContain('Sábado, 21 de noviembre tranquila');

  await page.getByRole('tab', { name: 'Mes' }).click();
  const month = await download(page, 'Guardar como PDF');
  expect(month.suggestedFilename()).toBe('mes-2026-11.pdf');
  expect(await readText(month)).toContain('Noviembre de 2026');
});
