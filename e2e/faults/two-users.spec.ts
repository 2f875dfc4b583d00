import { cards, writeEntry } from '../fixtures/journal-page.ts';
import { expect, test } from '../fixtures/test.ts';

const WORDS = 'Cinco garzas en la azotea';

test('a user who signs in after another on the same device sees none of the other’s data', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  await signIn();
  await writeEntry(page, WORDS);
  await page.goto('/calendario?vista=dia&fecha=2026-11-20');
  await page.getByLabel('Nota o ritual').fill(WORDS);
  await expect(page.getByText('Sincronizado')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('journalEntries'))).toContain(WORDS);

  // There is no sign-out: the session has expired, or the other user has followed a link. The page is closed first, so that no request is
  // in flight.
  await page.goto('about:blank');
  await context.clearCookies();
  const { username } = await signIn();
  await page.goto('/journaling');
  await expect(page.getByText(`Hola, ${username}`)).toBeVisible();
  await expect(page.getByText('Aún no hay entradas personales')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goto('/calendario?vista=dia&fecha=2026-11-20');
  await expect(page.getByLabel('Nota o ritual')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORDS);
});
