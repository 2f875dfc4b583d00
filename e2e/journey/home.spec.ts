import { demo } from '../fixtures/accounts.ts';
import { createDocuments } from '../fixtures/documents.ts';
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

  test('a book and a film for the stage load when they near the viewport @phone-only', async ({ page }) => {
    const reading = page.getByRole('region', { name: 'Lo siguiente para tu etapa' });
    // The page still grows: the end of it may be further down a moment later.
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(reading.getByRole('link').first()).toHaveAttribute('href', /^\/(books|movies)\/\d+$/, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 20_000 });
  });

  test('its dialogs explain the path, the block and the seals @phone-only', async ({ page }) => {
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

test.describe('home begins with today', () => {
  test('the activity by name and minutes, and a feeling that lands in the calendar @phone-only', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/');
    const today = page.getByRole('region', { name: '3 Minutos de Nada' });
    await expect(today).toContainText('10 min');
    const start = today.getByRole('link', { name: 'Iniciar Transformación' });
    await expect(start).toBeInViewport();

    const mood = page.getByRole('region', { name: '¿Cómo te sientes hoy?' });
    await expect(mood.getByRole('button', { name: 'ansiosa' })).toBeInViewport();
    await mood.getByRole('button', { name: 'en calma' }).click();
    await expect(mood.getByText('Sincronizado')).toBeVisible();
    await mood.getByRole('link', { name: 'Abrir mi día' }).click();
    await expect(page.getByLabel('¿Cómo te sientes hoy?')).toHaveValue('en calma');
  });

  test('the last words, and the way back to them', async ({ page, signIn, accounts }) => {
    const client = await accounts.clientOf(await signIn());
    await createDocuments(client, [
      {
        kind: 'entry',
        key: '00000000-0000-4000-8000-00000000aa01',
        fields: { entryId: 1_764_000_000_000, 'responses.personal_content': 'He abierto la ventana.' },
      },
    ]);
    await client.dispose();
    await page.goto('/');
    const words = page.getByRole('region', { name: 'Tus últimas palabras' });
    await expect(words).toContainText('He abierto la ventana.');
    await words.getByRole('link', { name: 'Seguir escribiendo' }).click();
    await expect(page).toHaveURL('/journaling/1764000000000');
  });

  test('the path, with the user’s place on it, and the last seals', async ({ page, signIn }) => {
    await signIn(demo('demo'));
    await page.goto('/');
    const path = page.getByRole('region', { name: 'Tu camino', exact: true });
    await expect(path.getByRole('listitem')).toHaveCount(12);
    await expect(path.getByRole('link', { name: 'Bloque 7, estás aquí: Intuir' })).toHaveAttribute('href', '/block/7');
    // Ahead there is nothing to open yet.
    await expect(path.getByRole('listitem').getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Tus últimos sellos' }).getByRole('listitem')).toHaveCount(3);
  });

  test('at the free limit the five activities are offered again', async ({ page, signIn }) => {
    await signIn(demo('limite'));
    await page.goto('/');
    const again = page.getByRole('region', { name: 'Vuelve a tus cinco actividades' });
    await expect(again.getByRole('listitem')).toHaveCount(5);
    await again.getByRole('link', { name: /^3 Minutos de Nada/ }).click();
    await expect(page).toHaveURL('/block/1/etapa/1#actividad-1');
  });
});

test('one navigation at every width, marked on every part of the resources', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  const nav = page.getByRole('navigation', { name: 'Principal' });
  const parts = page.getByRole('navigation', { name: 'Partes de Recursos' });
  await page.goto('/');
  for (const width of [390, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(nav.getByRole('link')).toHaveText(['Inicio', 'Journal', 'Calendario', 'Recursos', 'Perfil']);
    for (const link of await nav.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  await nav.getByRole('link', { name: 'Recursos' }).click();
  for (const [part, address] of [
    ['Libros', '/books'],
    ['Películas', '/movies'],
    ['Música', '/playlists'],
    ['Retos', '/challenges'],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page).toHaveURL(address);
    await expect(parts.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Recursos' })).toHaveAttribute('aria-current', /page|true/);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
  // The part that was seen last.
  await nav.getByRole('link', { name: 'Recursos' }).click();
  await expect(page).toHaveURL('/challenges');
});
