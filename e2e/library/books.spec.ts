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

  test('D25: there is nothing more to load', async ({ page }) => {
    await page.goto('/books');
    await expect(page.getByRole('button', { name: 'Cargar más libros' })).toBeDisabled();
    await expect(page.getByText('Ya los ves todos', { exact: true })).toBeVisible();
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

  test('a book shows its cover, topics, summary and up to three similar ones', async ({ page }) => {
    await page.goto('/books/1');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('article', { name: 'Resumen' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Temas' }).getByRole('link').first()).toBeVisible();
    const related = page.getByRole('region', { name: 'También en esta estantería' }).getByRole('link');
    expect(await related.count()).toBeGreaterThanOrEqual(1);
    expect(await related.count()).toBeLessThanOrEqual(3);
    const next = (await related.first().textContent()) ?? '';
    await related.first().click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    expect(next).not.toBe(title);
  });

  test('a stage book says so; an unknown book is not found', async ({ page }) => {
    await page.goto('/books/101');
    await expect(page.getByText('Libro de etapa · Bloque 1, etapa 1')).toBeVisible();
    await page.goto('/books/999');
    await expect(page.getByRole('heading', { level: 1, name: 'Libro no encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a los libros' }).click();
    await expect(page).toHaveURL('/books');
  });
});

test('the films: year, duration, symbolism, up to two others (2§2.9)', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/movies');
  await expect(page.getByRole('region', { name: 'Películas' }).getByRole('article')).toHaveCount(8);
  await page.getByRole('searchbox').fill('zzz');
  await expect(
    page.getByRole('heading', { name: 'No se encontraron películas que coincidan con tu búsqueda', exact: true }),
  ).toBeVisible();
  await page.goto('/movies/101');
  await expect(page.getByText('Película del bloque 1')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Sinopsis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Simbolismo' })).toBeVisible();
  expect(await page.getByRole('region', { name: 'Para otra noche' }).getByRole('link').count()).toBeLessThanOrEqual(2);
  await page.goto('/movies/999');
  await expect(page.getByRole('heading', { level: 1, name: 'Película no encontrada' })).toBeVisible();
});

test('X-10: the playlists link to their public address, in a new tab (2§2.10)', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/playlists');
  await expect(page.getByRole('heading', { level: 1, name: 'Medias Emocionales' })).toBeVisible();
  const links = page.getByRole('link', { name: /en Spotify/ });
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(
      /^https:\/\/open\.spotify\.com\/(playlist\/[0-9A-Za-z]{22}|search\/.+)$/,
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await page.getByRole('searchbox').fill('zzz');
  await expect(
    page.getByRole('heading', { name: 'No se encontraron playlists que coincidan con tu búsqueda', exact: true }),
  ).toBeVisible();
});
