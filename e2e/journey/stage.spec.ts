import { activityCard } from '../fixtures/stage-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a self-assessment is stored, and shown beside that of a later week (2§2.4)', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser({ premium: true });
  await accounts.complete(user, 1, 17);
  await signIn(user);
  const card = activityCard(page, 9);
  const save = card.getByRole('button', { name: 'Guardar mi autoevaluación' });
  const dimensions = card.getByRole('group').filter({ has: page.getByRole('radio') });
  const score = async (value: number) => {
    await expect(dimensions).toHaveCount(3);
    for (const dimension of await dimensions.all())
      await dimension.getByRole('radio', { name: String(value), exact: true }).check();
  };

  await page.goto('/block/1/etapa/1');
  await card.getByRole('button').first().click();
  await expect(card.getByText('Puntúa las tres para poder guardarla.')).toBeVisible();
  await expect(save).toBeDisabled();
  await score(3);
  await save.click();
  await expect(card.getByText('Guardada. Puedes cambiarla cuando quieras.')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Tu punto de partida' })).toBeVisible();

  await page.goto('/block/1/etapa/2');
  await score(8);
  await save.click();
  await expect(card.getByRole('heading', { name: 'Entonces y ahora' })).toBeVisible();
  await expect(card.getByRole('img', { name: /: de 3 a 8$/ })).toHaveCount(3);

  await page.reload();
  await expect(dimensions.first().getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(card.getByRole('img', { name: /: de 3 a 8$/ })).toHaveCount(3);
});
