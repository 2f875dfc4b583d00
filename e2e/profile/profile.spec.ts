import { documentsAtServer, createDocuments } from '../fixtures/documents.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.describe('Mi Perfil (2§2.14)', () => {
  test('keeps saved changes, and reverts cancelled ones @phone', async ({ page, signIn }) => {
    const { username } = await signIn();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Nadie');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(main.getByText('Nadie')).toBeHidden();

    await main.getByRole('button', { name: 'Editar' }).click();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
    await page.getByLabel('Nombre', { exact: true }).fill('Eva');
    await page.getByLabel('Apellidos').fill('Luna');
    await page.getByLabel('Nombre de usuario').fill(`z${username}`);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Tus datos están guardados')).toBeVisible();
    // The avatar and the menu follow at once.
    await expect(page.getByRole('button', { name: 'Tu menú' })).toHaveText('Z');
    await page.reload();
    for (const text of ['Eva', 'Luna']) await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(`z${username}`).first()).toBeVisible();
  });

  test('V-06 a new password ends the user’s other sessions', expectFault('400'), async ({ page, signIn, accounts }) => {
    const user = await signIn();
    const other = await accounts.clientOf(user);
    const password = 'tres lunas en el balcón';
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Seguridad' }).click();
    await page.getByRole('button', { name: 'Cambiar mi contraseña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar tu contraseña' });
    const fill = async (current: string, repeated: string) => {
      await dialog.getByLabel('Contraseña actual').fill(current);
      await dialog.getByLabel('Nueva contraseña', { exact: true }).fill(password);
      await dialog.getByLabel('Repite la nueva contraseña').fill(repeated);
      await dialog.getByRole('button', { name: 'Guardar contraseña' }).click();
    };
    await fill(user.password, 'otra cosa');
    await expect(dialog.getByRole('alert')).toHaveText('Las contraseñas deben ser idénticas.');
    await fill('no es esta', password);
    await expect(dialog.getByRole('alert')).toHaveText('La contraseña no es correcta.');
    await fill(user.password, password);
    await expect(page.getByText('Tu contraseña ha cambiado')).toBeVisible();
    expect((await other.get('/api/auth/user')).status()).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible();
    await (await accounts.clientOf({ ...user, password })).dispose();
    await other.dispose();
  });

  test('its statistics are correct', async ({ page, signIn, accounts }) => {
    const user = await accounts.aUser({ premium: true });
    await accounts.complete(user, 1, 9);
    const client = await accounts.clientOf(user);
    await createDocuments(client, [{ kind: 'day', key: daysAgo(30), fields: { emotion: 'serena' } }]);
    await client.dispose();
    await signIn(user);
    await page.goto('/profile');
    const facts = page.getByRole('list', { name: 'Tus estadísticas' }).getByRole('listitem');
    await expect(facts).toHaveText(['2 %Progreso total', '1Sellos', '2Días activos']);
  });
});

test.describe('Espejo emocional', () => {
  test('says that there is too little data, later shows the days, with a table beside each chart @phone-only', async ({
    page,
    signIn,
    accounts,
  }) => {
    const user = await signIn();
    const client = await accounts.clientOf(user);
    const aDay = (ago: number) => ({
      kind: 'day' as const,
      key: daysAgo(ago),
      fields: { emotion: ago % 2 ? 'serena' : 'triste', selfCareChecked: ago % 2 === 1 },
    });
    await createDocuments(
      client,
      Array.from({ length: 13 }, (_, i) => aDay(i + 1)),
    );
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Espejo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Espejo emocional' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Aún es pronto' })).toBeVisible();

    await createDocuments(client, [
      aDay(14),
      { kind: 'assessment', key: 'activity-9', fields: { 'scores.calma': 4, takenAt: `${daysAgo(10)}T10:00:00.000Z` } },
      { kind: 'assessment', key: 'activity-18', fields: { 'scores.calma': 7, takenAt: `${daysAgo(3)}T10:00:00.000Z` } },
    ]);
    expect(await documentsAtServer(client)).toContain('activity-18');
    // The page is updated by the live channel.
    await expect(page.getByRole('heading', { name: 'Día a día' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Calma: de 4 a 7' })).toBeVisible();
    await page.getByText('Ver en una tabla').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Día a día' }).getByRole('row')).toHaveCount(15);
    await client.dispose();
  });
});
