import { demo } from '../fixtures/accounts.ts';
import { contrastOf } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const BLOCK_TITLES = [
  'Silencio',
  'Soltar',
  'Reconocer',
  'Nutrir',
  'Proteger',
  'Expresar',
  'Intuir',
  'Armonizar',
  'Transformar',
  'Expandir',
  'Irradiar',
  'Reencuentro',
];

test.describe('home, on the first day (2§2.1)', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.goto('/');
    await expect(page.getByText('Hola, nueva')).toBeVisible();
  });

  test('greets the user and offers the first step', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camino.*transformación interior/);
    await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toHaveAttribute(
      'href',
      '/block/1/etapa/1',
    );
    await expect(page.getByRole('link', { name: 'Continuar Transformación' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver tus etapas completadas' })).toHaveCount(0);
    const progress = page.getByRole('region', { name: 'Tu progreso' });
    await expect(progress).toContainText('Bloque 1: Silencio');
    await expect(progress).toContainText('0 de 9 actividades');
    await expect(progress).toContainText('0 de 48 sellos');
    const resources = page.getByRole('region', { name: 'Tus recursos' }).getByRole('link');
    const targets = await resources.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/journaling', '/books', '/movies', '/playlists', '/challenges', '/calendario']);
  });

  test('/dashboard shows the same', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Hola, nueva')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  });

  test('a book and a film for the stage load when they near the viewport @phone', async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const reading = page.getByRole('region', { name: 'Lo siguiente para tu etapa' });
    await expect(reading.getByRole('link').first()).toHaveAttribute('href', /^\/(books|movies)\/\d+$/);
  });

  test('its dialogs explain the path, the block and the seals @phone', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Cómo funciona el camino' }).click();
    await expect(dialog).toContainText('108 actividades');
    await expect(dialog).toContainText('4 etapas');
    await dialog.getByRole('button', { name: 'De acuerdo' }).click();
    await expect(dialog).toHaveCount(0);
    // The focus returns to the button.
    await expect(page.getByRole('button', { name: 'Cómo funciona el camino' })).toBeFocused();

    await page.getByRole('button', { name: 'Sobre este bloque' }).click();
    await expect(dialog.getByRole('heading', { name: 'Bloque 1: Silencio' })).toBeVisible();
    await expect(dialog).toContainText('Mes 1 de 12');
    await page.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('button', { name: 'Sobre los sellos' }).click();
    await expect(dialog.getByRole('heading', { name: 'Tus sellos emocionales' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
    const blocks = dialog.getByRole('listitem');
    await expect(blocks).toHaveCount(12);
    for (const [i, title] of BLOCK_TITLES.entries()) await expect(blocks.nth(i)).toContainText(title);
    await expect(dialog.getByRole('link', { name: 'Seguir actividades' })).toHaveAttribute('href', '/block/1/etapa/1');
    await expect(dialog.getByText('Próximamente')).toHaveCount(1);
    await expect(dialog.getByText('Bloqueado')).toHaveCount(10);
    // Locked ones are dimmed but readable.
    const open = await contrastOf(blocks.first().getByRole('article'));
    const locked = await contrastOf(blocks.last().getByRole('article'));
    expect(locked).toBeLessThan(open * 0.75);
    expect(locked).toBeGreaterThan(4.5);
  });

  test('eleven blocks instead of twelve: all twelve are shown, by their fallback titles', async ({ page }) => {
    await page.route('**/api/blocks', async (route) => {
      const answer = await route.fetch();
      const blocks = (await answer.json()) as { title: string }[];
      await route.fulfill({
        response: answer,
        json: blocks.slice(0, 11).map((block) => ({ ...block, title: 'Otro título' })),
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
    const blocks = page.getByRole('dialog').getByRole('listitem');
    await expect(blocks).toHaveCount(12);
    for (const [i, title] of BLOCK_TITLES.entries()) await expect(blocks.nth(i)).toContainText(title);
    await expect(page.getByText('Otro título')).toHaveCount(0);
  });
});
