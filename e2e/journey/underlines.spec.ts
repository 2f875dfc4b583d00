import type { Page } from '@playwright/test';
import { documentsAtServer } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

const STAGE = '/block/1/etapa/1';
/** The line of the first text, and a sentence of it. */
const LINE = 'Llevas años de servicio y cuesta creer que nadie llame.';
const SENTENCE = 'Durante tres minutos no hay nada que hacer.';

const list = (page: Page) => page.getByRole('region', { name: /^Bloque 1: / }).getByRole('listitem');

async function keepLine(page: Page): Promise<void> {
  await page.goto(STAGE);
  await page.getByRole('button', { name: LINE, pressed: false }).click();
  await expect(page.getByText('Subrayado', { exact: true })).toBeVisible();
}

/** Selects a sentence of the text, as a long press and a drag, or a mouse, do. */
const select = (page: Page, sentence: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at + 3, node, at + text.length - 3);
    }
  }, sentence);

test.describe('underlining', () => {
  test('a tap and a selection keep sentences, which the page of underlines has, by block @phone-only', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await keepLine(page);
    await select(page, SENTENCE);
    await page.getByRole('button', { name: 'Subrayar esta frase' }).click();
    await expect(page.getByRole('button', { name: SENTENCE, pressed: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: LINE, pressed: true })).toBeVisible();
    await page.getByRole('link', { name: 'Mis subrayados' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis subrayados' })).toBeVisible();
    await expect(list(page)).toHaveCount(2);
    await expectAccessible(page);
    await expectNothingSideways(page, 320);

    await page.getByRole('button', { name: `Quitar: ${SENTENCE}` }).click();
    await expect(list(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(list(page)).toHaveCount(2);
    await list(page).first().getByRole('link').click();
    await expect(page.getByRole('button', { name: LINE, pressed: true })).toBeVisible();
  });

  test('a booklet of the block is printed alone, with the seal and the words that were chosen', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { hasPrinted: true }) }));
    await keepLine(page);
    await page.goto('/subrayados');
    await page.getByRole('button', { name: /^Imprimir Bloque 1/ }).click();
    await page.getByRole('button', { name: 'Imprimir el cuaderno' }).click();
    await expect.poll(() => page.evaluate(() => 'hasPrinted' in window)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const booklet = page.locator('[data-print]');
    await expect(booklet.getByText(LINE)).toBeVisible();
    await expect(booklet.locator('svg').first()).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    expect(await page.locator('body').innerText()).not.toMatch(/Salida rápida|Perfil/);
    await page.emulateMedia({ media: 'screen' });
    await expect(booklet).toBeHidden();
  });

  test('they are in the export, and come back by the import in another account', async ({ page, signIn, accounts }) => {
    await signIn();
    await keepLine(page);
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar mis datos' }).click();
    const archive = await (await download).path();
    await page.context().clearCookies();
    const other = await signIn();
    await page.goto('/settings');
    await page.getByLabel('Importar mis datos').setInputFiles(archive);
    const review = page.getByRole('dialog', { name: 'Esto ha llegado de tu archivo' });
    await review.getByRole('button', { name: 'Entendido' }).click();
    const client = await accounts.clientOf(other);
    await expect.poll(() => documentsAtServer(client)).toContain(LINE);
    await client.dispose();
    await page.goto('/subrayados');
    await expect(list(page)).toHaveText([new RegExp(LINE.slice(0, 30))]);
  });
});
