import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem');

async function openSeals(page: Page): Promise<void> {
  await page.goto('/seals');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Sellos Emocionales' })).toBeVisible();
  await expect(page.getByText('Desbloqueados 25 / 48')).toBeVisible();
}

const columnsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test.describe('seals (2§2.7)', () => {
  test.beforeEach(({ signIn }) => signIn(demo('demo')));

  test('are searched and filtered; an empty result offers a reset', async ({ page }) => {
    await openSeals(page);
    await expect(tiles(page)).toHaveCount(48);
    await expect(page.getByText('Por descubrir')).toHaveCount(22);

    await page.getByLabel('Estado').selectOption('Bloqueados');
    await expect(tiles(page)).toHaveCount(22);
    await page.getByLabel('Estado').selectOption('En progreso');
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toContainText('Bloque 7 · Semana 2');

    await page.getByLabel('Estado').selectOption('Todos los estados');
    await page.getByLabel('Bloque').selectOption('Bloque 2');
    await expect(tiles(page)).toHaveCount(4);
    await expect(tiles(page).first()).toContainText('Bloque 2 · Semana 1');

    await page.getByLabel('Buscar sellos').fill('no hay ninguno así');
    await expect(page.getByRole('heading', { name: 'No se encontraron sellos' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(tiles(page)).toHaveCount(48);
    await page.getByLabel('Buscar sellos').fill('FLUIR');
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page)).toContainText('Fluir emocional');
  });

  test('appear one after the other, in two to six columns', async ({ page }) => {
    await openSeals(page);
    expect(await columnsOf(page)).toBe(6);
    const delays = await tiles(page).evaluateAll((nodes) =>
      nodes.slice(0, 4).map((node) => getComputedStyle(node).animationDelay),
    );
    expect(delays).toEqual(['0s', '0.03s', '0.06s', '0.09s']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columnsOf(page)).toBe(2);
  });

  test('can be enlarged; a locked one keeps its name', async ({ page }) => {
    await openSeals(page);
    await tiles(page).first().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Fluir emocional' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Guardar como imagen' }).click();
    expect((await download).suggestedFilename()).toMatch(/^sello-.*\.png$/);
    await page.keyboard.press('Escape');
    await tiles(page).last().getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Por descubrir' })).toContainText('se abre al completar');
  });

  test(
    'that fail to load are shown as an empty result',
    expectFault('500', 'the seals have not loaded'),
    async ({ page }) => {
      let isDown = true;
      let press = (): void => undefined;
      const pressed = new Promise<void>((resolve) => {
        press = resolve;
      });
      await page.route('**/api/seals', async (route) => {
        if (isDown) return route.fulfill({ status: 500, body: '' });
        // A refetch by itself must not remove the button before it is pressed.
        await pressed;
        return route.continue();
      });
      await page.goto('/seals');
      await expect(page.getByRole('heading', { name: 'No se encontraron sellos' })).toBeVisible();
      isDown = false;
      await page.getByRole('button', { name: 'Limpiar filtros' }).click();
      press();
      await expect(tiles(page)).toHaveCount(48);
    },
  );
});
