import { demo } from '../fixtures/accounts.ts';
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
    /^De (algo que|un día en que)/,
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
