import { autosave, editor } from '../fixtures/journal-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a tab says at once that its text was replaced in another, and saves nothing else', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/journaling/new?activityId=1');
  const words = editor(page).getByRole('textbox').nth(1);
  await words.fill('Lo que escribí primero.');
  await expect(autosave(page)).toContainText('Sincronizado');

  const other = await context.newPage();
  await other.goto('/journaling/new?activityId=1');
  const replaced = editor(other).getByRole('textbox').nth(1);
  await expect(replaced).toHaveValue('Lo que escribí primero.');
  await replaced.fill('Lo que escribí después.');
  await expect(autosave(other)).toContainText('Sincronizado');

  const notice = editor(page).getByRole('alert').filter({ hasText: 'Hay otra versión' });
  await expect(notice).toContainText('Lo que escribí después.');
  await expect(words).toHaveValue('Lo que escribí primero.');
  await expect(editor(page).getByText('Sincronizado')).toHaveCount(0);
  await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
  await expect(notice).toBeFocused();
  await expect(page.getByText('¡Guardado!')).toHaveCount(0);

  await notice.getByRole('button', { name: 'Quedarme con lo de aquí' }).click();
  await expect(notice).toHaveCount(0);
  await expect(autosave(page)).toContainText('Sincronizado');
  // The other tab has typed as well: it is asked in its turn.
  const there = editor(other).getByRole('alert').filter({ hasText: 'Hay otra versión' });
  await expect(there).toContainText('Lo que escribí primero.');
  await there.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(replaced).toHaveValue('Lo que escribí primero.');
  await other.close();
});
