import { expect, test } from '../fixtures/test.ts';

test('an item saved for later is there on another day, and in the list', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.aUser({ premium: true }));
  await page.goto('/books/2');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Guardar para después' }).click();
  await expect(page.getByRole('button', { name: 'Quitar de guardados' })).toBeVisible();
  await answered;
  await page.goto('/books');
  await page.getByRole('button', { name: 'Guardados' }).click();
  const books = page.getByRole('region', { name: 'Libros' }).getByRole('article');
  await expect(books.getByRole('heading')).toHaveText([title]);
});

test('a long text opens at the last reading position', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.aUser({ premium: true }));
  await page.goto('/books/1');
  const paragraphs = page.getByRole('article', { name: 'Resumen' }).locator('p');
  await expect(paragraphs.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir donde lo dejaste' })).toHaveCount(0);
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/library/shelf/book-1'));
  const sixth = paragraphs.nth(5);
  await sixth.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'start' }));
  const words = (await sixth.textContent()) ?? '';
  expect((await noted).status()).toBe(204);

  await page.goto('/books/1');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Seguir donde lo dejaste' }).click();
  const place = await page.evaluate(() => document.activeElement?.textContent ?? '');
  const all = await paragraphs.allTextContents();
  expect(Math.abs(all.indexOf(place) - all.indexOf(words))).toBeLessThanOrEqual(1);
  await expect(page.getByText(place)).toBeInViewport();
});

test("'Lo siguiente para tu etapa' leads from home to a book", async ({ page, accounts, signIn }) => {
  await signIn(await accounts.aUser({ premium: true }));
  await page.goto('/');
  // At the end of the page, and loaded when that comes near.
  await page.getByRole('region', { name: 'Tus recursos' }).scrollIntoViewIfNeeded();
  const place = page.getByRole('region', { name: 'Lo siguiente para tu etapa' });
  const book = place.getByRole('link').first();
  const title = (await book.textContent()) ?? '';
  await book.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
