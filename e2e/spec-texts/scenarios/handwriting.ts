import { expect, type Page } from '@playwright/test';
import { placeOn, sheetOf, writeByHand } from '../../fixtures/handwriting.ts';
import { type Scenario, closeToast } from '../scenario.ts';

/** Milliseconds in which the engine is fetched and started. */
const ENGINE_MS = 120_000;

const convert = (page: Page) => page.getByRole('button', { name: 'Convertir a texto' });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Escritura a mano' }).click();
  await expect(sheetOf(page)).toBeVisible();
}

/** Ink that cannot be read as three letters. */
async function dot(page: Page): Promise<void> {
  const at = await placeOn(sheetOf(page));
  await page.mouse.move(...at([100, 60]));
  await page.mouse.down();
  await page.mouse.move(...at([103, 61]));
  await page.mouse.up();
}

/** Handwriting and its recognised text (2§5, 2§8). */
export const handwritingScenarios = {
  'reading ink': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/journaling/new');
      await openSheet(page);
      await convert(page).click();
      await until('No hay escritura para procesar');
      await closeToast(page);
      await dot(page);
      await convert(page).click();
      await until('Preparando reconocimiento');
      await until('Reconocimiento limitado', ENGINE_MS);
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await writeByHand(page, 'Estoy agradecida por mi familia');
      await convert(page).click();
      await until('Texto reconocido', ENGINE_MS);
      await page.getByRole('button', { name: 'Añadir a mi texto' }).click();
      await until('Texto actualizado');
      await page.getByRole('button', { name: 'Guardar dibujo' }).click();
      await until('Dibujo guardado');
    },
    isLong: true,
  },
  'an engine that does not come': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/journaling/new');
      await openSheet(page);
      await dot(page);
      await page.route(/traineddata|tesseract/, (route) => route.abort());
      await convert(page).click();
      await until('Error en reconocimiento', ENGINE_MS);
    },
    faults: ['ERR_FAILED', 'net::ERR', 'tesseract'],
    isLong: true,
  },
} satisfies Record<string, Scenario>;
