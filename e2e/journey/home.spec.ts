import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('home begins with today', () => {
  test('the activity by name and minutes, and a feeling that lands in the calendar @phone-only', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/');
    const today = page.getByRole('region', { name: '3 Minutos de Nada' });
    await expect(today).toContainText('3 min, 10 min con la escritura');
    const start = today.getByRole('link', { name: 'Iniciar Transformación' });
    await expect(start).toBeInViewport();

    const mood = page.getByRole('region', { name: '¿Cómo te sientes hoy?' });
    await expect(mood.getByRole('button', { name: 'ansiosa' })).toBeInViewport();
    await mood.getByRole('button', { name: 'en calma' }).click();
    await expect(mood.getByText('Sincronizado')).toBeVisible();
    await mood.getByRole('link', { name: 'Abrir mi día' }).click();
    await expect(page.getByLabel('¿Cómo te sientes hoy?')).toHaveValue('en calma');
  });

  test('the date ends where the card below it does', async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.goto('/');
    const card = page.getByRole('region', { name: '3 Minutos de Nada' });
    const date = page.getByText(/^(lun|mar|mié|jue|vie|sáb|dom),? \d{1,2} \w+/).first();
    const ends = async () =>
      (await Promise.all([card.boundingBox(), date.boundingBox()])).map((box) => box && Math.round(box.x + box.width));
    await expect(card).toBeVisible();
    const [cardEnd, dateEnd] = await ends();
    expect(dateEnd).toBe(cardEnd);
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

test('the progress is three figures in a column on a phone, and in a row where they fit', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Tu progreso' }).getByRole('heading', { level: 3 });
  const tops = async () => {
    const boxes = await Promise.all((await figures.all()).map((figure) => figure.boundingBox()));
    return new Set(boxes.map((box) => box?.y)).size;
  };
  for (const [width, rows] of [
    [390, 3],
    [820, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(figures).toHaveCount(3);
    await expect.poll(tops).toBe(rows);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(tops).toBe(3);
});

test('the navigation of a phone stays in one row with text of twice the size, and keeps its words', async ({
  page,
  signIn,
}) => {
  await signIn(demo('demo'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const nav = page.getByRole('navigation', { name: 'Principal' });
  const tops = async () => {
    const links = ['Inicio', 'Journal', 'Calendario', 'Recursos', 'Perfil'].map((name) =>
      nav.getByRole('link', { name }).boundingBox(),
    );
    return new Set((await Promise.all(links)).map((box) => box?.y)).size;
  };
  await expect.poll(tops).toBe(1);
  for (const name of ['Inicio', 'Journal', 'Calendario', 'Recursos', 'Perfil'])
    await expect(nav.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a place of the navigation is marked on every page that belongs to it', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  const nav = page.getByRole('navigation', { name: 'Principal' });
  for (const [address, places] of [
    ['/', ['Inicio']],
    ['/block/1', ['Inicio']],
    ['/seals', ['Inicio']],
    ['/subrayados', ['Journal']],
    ['/journaling', ['Journal']],
    ['/calendario', ['Calendario']],
    ['/settings/servidor', ['Perfil']],
    ['/help', []],
  ] as const) {
    await page.goto(address);
    await expect(nav.getByRole('link')).toHaveCount(5);
    await expect(nav.locator('[aria-current]')).toHaveText(places);
  }
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
