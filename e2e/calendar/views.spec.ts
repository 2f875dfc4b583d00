import type { Page } from '@playwright/test';
import { groundOf } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const calendar = (view: string, day: string) => `/calendario?vista=${view}&fecha=${day}`;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const cell = (page: Page, name: RegExp | string) => page.getByRole('grid').getByRole('button', { name });

test.describe('the emotional calendar (2§2.12)', () => {
  test.beforeEach(({ signIn }) => signIn().then(() => undefined));

  test('keeps view and date on Back and on reload', async ({ page }) => {
    await page.goto(calendar('mes', '2026-11-21'));
    await page.getByRole('tab', { name: 'Semana' }).click();
    await page.getByRole('button', { name: 'Semana siguiente' }).click();
    await expect(title(page)).toHaveText('23 – 29 de noviembre de 2026');
    await page.reload();
    await expect(title(page)).toHaveText('23 – 29 de noviembre de 2026');
    await page.goBack();
    await expect(title(page)).toHaveText('16 – 22 de noviembre de 2026');
    await page.goBack();
    await expect(title(page)).toHaveText('Noviembre de 2026');
  });

  test('edits a day in its dialog; Cancelar discards @phone', async ({ page }) => {
    await page.goto(calendar('mes', '2026-11-21'));
    await cell(page, /^jueves, 12 de noviembre/).click();
    const dialog = page.getByRole('dialog', { name: 'Jueves, 12 de noviembre' });
    await dialog.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/).fill('en calma');
    await dialog.getByText('Luna').click();
    await dialog.getByLabel('Nota').fill('Una vela y nada más.');
    await dialog.getByText('Marcar como día sagrado').click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    const written = cell(page, /^jueves, 12 de noviembre de 2026.*en calma Luna\. Día sagrado\. Una vela y nada más\./);
    await expect(written).toBeFocused();
    // A sacred day has a background of its own.
    const grounds = [written, cell(page, /^miércoles, 11/), cell(page, /^viernes, 13/)].map(groundOf);
    const [sacred, before, after] = await Promise.all(grounds);
    expect(before).toBe(after);
    expect(sacred).not.toBe(before);
    await page.reload();
    await written.click();
    await dialog.getByLabel('Nota').fill('Otra cosa');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await expect(written).toBeVisible();
  });

  test('has its four views in one row of a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(calendar('mes', '2026-11-21'));
    const views = [
      ...['Mes', 'Semana', 'Día'].map((name) => page.getByRole('tab', { name })),
      page.getByText('Mi año'),
    ];
    await expect(page.getByText('Mi año')).toBeVisible();
    const tops = await Promise.all(views.map(async (view) => (await view.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });

  test('has a month of six weeks above the bar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(calendar('mes', '2026-11-30'));
    const last = cell(page, /^lunes, 30 de noviembre/);
    const bar = page.getByRole('navigation', { name: 'Principal' });
    const room = async () => {
      const [day, below] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
      return day && below ? below.y - (day.y + day.height) : -Infinity;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test('a day that opens from its dialog has the focus on its heading', async ({ page }) => {
    await page.goto(calendar('mes', '2026-11-21'));
    await cell(page, /^jueves, 12 de noviembre/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abrir el día completo' }).click();
    await expect(title(page)).toHaveText('Jueves, 12 de noviembre de 2026');
    await expect(title(page)).toBeFocused();
  });
});
