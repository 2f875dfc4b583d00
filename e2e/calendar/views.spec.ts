import type { Page } from '@playwright/test';
import { groundOf } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const calendar = (view: string, day: string) => `/calendario?vista=${view}&fecha=${day}`;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const cell = (page: Page, name: RegExp | string) => page.getByRole('grid').getByRole('button', { name });

test.describe('the emotional calendar (2§2.12)', () => {
  test.beforeEach(({ signIn }) => signIn().then(() => undefined));

  test('shows months from Monday on, in Spanish, and crosses a year end', async ({ page }) => {
    await page.goto(calendar('mes', '2026-12-15'));
    await expect(title(page)).toHaveText('Diciembre de 2026');
    await expect(page.getByRole('tab')).toHaveText(['Mes', 'Semana', 'Día']);
    await expect(page.getByRole('grid').locator('th').first()).toHaveAttribute('aria-label', 'lunes');
    await expect(page.getByRole('grid').locator('th').last()).toHaveAttribute('aria-label', 'domingo');
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await expect(title(page)).toHaveText('Enero de 2027');
    await expect(cell(page, 'viernes, 1 de enero de 2027')).toBeVisible();
    await page.getByRole('button', { name: 'Mes anterior' }).click();
    await page.getByRole('button', { name: 'Mes anterior' }).click();
    await expect(title(page)).toHaveText('Noviembre de 2026');
  });

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

  test('asks before unsaved text is discarded', async ({ page }) => {
    await page.goto(calendar('mes', '2026-11-21'));
    await cell(page, /^jueves, 12 de noviembre/).click();
    const note = page.getByLabel('Nota');
    await note.fill('Media frase');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('¿Salir sin guardar?');
    await question.getByRole('button', { name: 'Seguir escribiendo' }).click();
    await expect(note).toHaveValue('Media frase');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cell(page, 'jueves, 12 de noviembre de 2026')).toBeVisible();
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    // The focus starts at today where the month contains it.
    await page.clock.setFixedTime('2026-11-21T10:00:00+01:00');
    await page.goto(calendar('mes', '2026-12-31'));
    await expect(title(page)).toHaveText('Diciembre de 2026');
    await expect(cell(page, /^martes, 1 de diciembre/)).toBeVisible();
    await page.getByRole('button', { name: 'Mes siguiente' }).focus();
    await page.keyboard.press('Tab');
    await expect(cell(page, /^martes, 1 de diciembre/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cell(page, /^domingo, 6 de diciembre/)).toBeFocused();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
    await expect(title(page)).toHaveText('Enero de 2027');
    await expect(cell(page, /^domingo, 3 de enero/)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(cell(page, /^jueves, 3 de diciembre/)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Jueves, 3 de diciembre' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cell(page, /^jueves, 3 de diciembre/)).toBeFocused();
  });

  test('shows a week with its intention and seven days @phone-only', async ({ page }) => {
    await page.goto(calendar('semana', '2027-01-02'));
    await expect(title(page)).toHaveText('28 de diciembre de 2026 – 3 de enero de 2027');
    const days = page.getByRole('list', { name: 'Los siete días' }).getByRole('listitem');
    await expect(days).toHaveCount(7);
    await expect(days.filter({ hasText: 'Sin registro' })).toHaveCount(7);
    const intention = page.getByLabel('Intención de la semana');
    await intention.pressSequentially('Ir despacio');
    await intention.blur();
    await expect(page.getByText('Sincronizado')).toBeVisible();
    await days.nth(4).getByRole('button').click();
    await page
      .getByRole('dialog', { name: 'Viernes, 1 de enero' })
      .getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/)
      .fill('ilusionada');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(days.nth(4)).toContainText('ilusionada');
    await page.reload();
    await expect(intention).toHaveValue('Ir despacio');
    await expect(days.filter({ hasText: 'Sin registro' })).toHaveCount(6);
    // The key names the week's Monday (D22) and has the prefix that the specification fixes.
    const kept = () => page.evaluate(() => localStorage.getItem('calendarioEmocional'));
    await expect.poll(kept).toContain('"2026-12-week-4":"Ir despacio"');
  });

  test('saves a day while the user types @phone-only', async ({ page }) => {
    await page.goto(calendar('dia', '2026-02-28'));
    await expect(title(page)).toHaveText('Sábado, 28 de febrero de 2026');
    await page.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/).pressSequentially('serena');
    await page.getByText('Vela').click();
    await page.getByLabel('Intención del día').pressSequentially('Ir despacio');
    await page.getByLabel('Nota o ritual').pressSequentially('Una vela');
    await page.getByText('Marcar como día sagrado').click();
    await page.getByText('Hoy me di espacio para mí').click();
    await page.getByLabel('Tu espacio para escribir').pressSequentially('Hoy…');
    await expect(page.getByText('Sincronizado')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/)).toHaveValue('serena');
    await expect(page.getByRole('radio', { name: 'Vela' })).toBeChecked();
    await expect(page.getByLabel('Intención del día')).toHaveValue('Ir despacio');
    await expect(page.getByLabel('Nota o ritual')).toHaveValue('Una vela');
    await expect(page.getByLabel('Marcar como día sagrado')).toBeChecked();
    await expect(page.getByLabel('Hoy me di espacio para mí')).toBeChecked();
    await expect(page.getByLabel('Tu espacio para escribir')).toHaveValue('Hoy…');
    await page.getByRole('button', { name: 'Día siguiente' }).click();
    await expect(title(page)).toHaveText('Domingo, 1 de marzo de 2026');
    await expect(page.getByLabel('Tu espacio para escribir')).toHaveValue('');
  });

  test('assigns a place to an emotion of the user’s own once, and shows the year in its colours', async ({ page }) => {
    await page.goto(calendar('dia', '2026-11-20'));
    await page.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/).fill('a mi aire');
    await page.getByLabel('Nota o ritual').focus();
    await page.getByRole('button', { name: 'Darle un sitio' }).click();
    await page.getByRole('slider', { name: /^Agradable/ }).press('End');
    await page.getByRole('button', { name: 'Guardar su sitio' }).click();
    await expect(page.getByRole('button', { name: 'Guardar su sitio' })).toBeHidden();
    await page.goto(calendar('dia', '2026-11-19'));
    await page.getByLabel(/^¿Cómo (te sientes hoy|te sentiste|quieres estar)/).fill('A mi aire');
    await page.getByLabel('Nota o ritual').focus();
    await expect(page.getByText('Sincronizado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Darle un sitio' })).toBeHidden();
    await page.getByRole('button', { name: 'Mi año' }).click();
    await expect(page.getByRole('img', { name: /^Mosaico de 2026: 2 días escritos/ })).toBeVisible();
    await page.getByText('Ver el año en una tabla').click();
    await expect(page.getByRole('row', { name: /jueves, 19 de noviembre/ })).toContainText('A mi aire');
    await page.getByRole('button', { name: 'viernes, 20 de noviembre' }).click();
    await expect(title(page)).toHaveText('Viernes, 20 de noviembre de 2026');
  });
});
