import type { Locator } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

interface Book {
  readonly isEtapaBook: boolean;
  readonly tags: readonly string[];
}

test.describe('the books, with everything open (2§2.8)', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn(demo('demo'))));

  test('are searched, filtered and shared by their address @phone', async ({ page }) => {
    await page.goto('/books');
    await expect(page.getByRole('heading', { level: 1, name: 'Libros' })).toBeVisible();
    const books = page.getByRole('region', { name: 'Libros' }).getByRole('article');
    await expect(books).toHaveCount(12);
    const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
    expect(await leftOf(books.first())).toBe(await leftOf(page.getByRole('heading', { level: 1 })));

    await test.step('search by title or author, regardless of accents and case', async () => {
      const search = page.getByRole('searchbox', { name: 'Buscar por título o autora' });
      await search.fill('PERSEPOLIS');
      await expect(books).toHaveCount(1);
      await search.fill('rodoreda');
      await expect(books.getByRole('heading')).toHaveText('La plaza del Diamante');
      await search.fill('zzz');
      await expect(
        page.getByRole('heading', { name: 'No se encontraron libros que coincidan con tu búsqueda', exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect(books).toHaveCount(12);
    });

    await test.step('kinds and tags, any of them', async () => {
      await page.getByRole('combobox', { name: 'Tipo de libro' }).selectOption('Libros de etapa');
      await expect(books).toHaveCount(6);
      const tags = page.getByRole('group', { name: 'Temas' }).getByRole('button');
      const all = (await (await page.request.get('/api/library/books')).json()) as Book[];
      const withAny = (chosen: string[]) =>
        all.filter((book) => book.isEtapaBook && book.tags.some((tag) => chosen.includes(tag))).length;
      const [first = '', second = ''] = await tags.allTextContents();
      await tags.first().click();
      await expect(books).toHaveCount(withAny([first]));
      await tags.nth(1).click();
      await expect(books).toHaveCount(withAny([first, second]));
      await expect(page).toHaveURL(/tipo=etapa&tema=.+&tema=.+/);
      const found = await books.getByRole('heading').allTextContents();
      await page.reload();
      await expect(books.getByRole('heading')).toHaveText(found);
    });
  });

  test('Back returns to the same list at the same scroll position; a book opens at its top', async ({ page }) => {
    await page.goto('/books?tipo=general');
    await page.getByRole('combobox', { name: 'Tipo de libro' }).selectOption('Todos');
    await expect(page).toHaveURL('/books');
    const last = page.getByRole('region', { name: 'Libros' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await page.getByRole('searchbox').evaluate(() => window.scrollTo(0, 700));
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Libros');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Libros' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  });
});

test('the parts of the resources stay in their place from one to the other @phone-only', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.setViewportSize({ width: 390, height: 844 });
  const tops: (number | undefined)[] = [];
  for (const address of ['/books', '/movies', '/playlists', '/challenges']) {
    await page.goto(address);
    const parts = page.getByRole('navigation', { name: 'Partes de Recursos' });
    await expect(parts).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    tops.push((await parts.boundingBox())?.y);
  }
  expect(new Set(tops).size).toBe(1);
});

test('on a phone one line of filters stands between the search and the list @phone-only', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/books');
  const search = page.getByRole('search');
  const places = [
    search.getByRole('combobox', { name: 'Tipo de libro' }),
    search.getByRole('button', { name: 'Guardados' }),
    search.getByRole('group', { name: 'Temas' }).getByRole('button').first(),
  ];
  const middles = async () => {
    const boxes = await Promise.all(places.map((place) => place.boundingBox()));
    return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size;
  };
  await expect.poll(middles).toBe(1);
  const first = page.getByRole('region', { name: 'Libros' }).getByRole('article').first();
  expect((await first.boundingBox())?.y).toBeLessThan(500);
  const last = search.getByRole('group', { name: 'Temas' }).getByRole('button').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
});
