import { demo } from '../fixtures/accounts.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../quality/accessible.ts';

test('two questions of the first block come back, and are seen as a year @phone-only', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/block/6/etapa/24#actividad-216');
  await expect(page.getByRole('region', { name: 'Y las dos de todo el año' }).getByRole('group')).toHaveText([
    /^Calma/,
    /^Presencia/,
  ]);
  await expect(page.getByRole('heading', { name: 'Tu año, en dos preguntas' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile?parte=espejo');
  const year = page.getByRole('heading', { name: 'Tu año, en dos preguntas' }).locator('..');
  await expect(year.getByRole('listitem')).toHaveText([
    /^Al empezar/,
    /^A mitad de camino/,
    /^Al empezar/,
    /^A mitad de camino/,
  ]);
  await expect(year).not.toContainText(/\d de 10/);
});

test('three pages to read again, in an activity of the last week @phone-only', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/block/4/etapa/16#actividad-142');
  const pages = page.getByRole('region', { name: 'Tres páginas tuyas' });
  await expect(pages.getByRole('listitem')).toHaveText([
    /^Del principio/,
    /^De (algo que|cuando te)/,
    /^De un día bueno/,
  ]);
  await expectAccessible(page);
  const first = pages.getByRole('listitem').first();
  const before = await first.textContent();
  await first.getByRole('button', { name: /^Otra/ }).click();
  await expect(first).not.toHaveText(before ?? '');
  const after = (await first.textContent()) ?? '';

  await first.getByRole('link', { name: /^Releerla/ }).click();
  await expect(page).toHaveURL(/\/journaling$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page).toHaveURL(/\/block\/4\/etapa\/16#actividad-142$/);
  await expect(first).toHaveText(after);
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon of a day: near midnight, a day of summer time and one of winter time would not be whole weeks apart. */
const daysAgo = (days: number) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format();
  return new Date(Date.parse(`${today}T12:00:00Z`) - days * DAY_MS).toISOString();
};

test('words of an earlier day at home: put aside for good, and turned off in the settings', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await signIn();
  const client = await accounts.clientOf(user);
  const anEntry = (n: number, words: string, createdAt: string) => ({
    kind: 'entry' as const,
    key: `00000000-0000-4000-8000-00000000000${n}`,
    fields: { entryId: Date.parse(createdAt), 'responses.personal_content': words },
    createdAt,
  });
  // The days are whole weeks ago, and so the same weekday; a year is 364 days, which is near enough.
  await createDocuments(client, [
    anEntry(1, 'Aquella mañana en el mar.', daysAgo(52 * 7)),
    anEntry(2, 'Un día de primavera.', daysAgo(20 * 7)),
    anEntry(3, 'Esta mañana.', new Date().toISOString()),
  ]);
  await client.dispose();

  await page.goto('/');
  const yearAgo = page.getByRole('region', { name: /^Hace un año/ });
  await expect(yearAgo).toContainText('Aquella mañana en el mar.');
  await yearAgo.getByRole('link', { name: 'Volver a leerlo' }).click();
  await expect(page.getByRole('dialog')).toContainText('Aquella mañana en el mar.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await yearAgo.getByRole('button', { name: 'No me lo enseñes más' }).click();
  const notice = page.getByRole('region', { name: 'No volverá a salir aquí' });
  await notice.getByRole('button', { name: 'Deshacer' }).click();
  await yearAgo.getByRole('button', { name: 'No me lo enseñes más' }).click();
  await expect(notice.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await expect(yearAgo).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: /^Aquel / })).toContainText('Un día de primavera.');
  await expect(yearAgo).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Páginas de otros días' }).click();
  await expect(page.getByText('Las páginas de otros días han sido desactivadas')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Tus últimas palabras' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Aquel / })).toBeHidden();
});
