import AxeBuilder from '@axe-core/playwright';
import { autosave, cards, editor, writeEntry } from '../fixtures/journal-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('the user writes an entry, finds it again, modifies and deletes it @phone-only', async ({ page, signIn }) => {
  const { username } = await signIn();
  const words = 'Hoy el corazón pesa menos que ayer, y no sé muy bien por qué.';

  await test.step('the journal is empty', async () => {
    await page.goto('/journaling');
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Journal' })).toBeVisible();
    await expect(page.getByText(`Hola, ${username}`)).toBeVisible();
    await expect(page.getByText('Aún no hay entradas personales')).toBeVisible();
    await page.getByRole('link', { name: 'Crear entrada personal' }).click();
  });

  await test.step('the text is counted and saved', async () => {
    const field = editor(page).getByLabel('Tu entrada');
    await expect(editor(page).getByRole('button', { name: 'Guardar reflexión' })).toBeDisabled();
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
    await expect(editor(page).getByText(`${words.length} caracteres`)).toBeVisible();
    await expect(autosave(page)).toHaveText('Autoguardado · Sincronizado');
    await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
    await expect(page.getByText('Tu reflexión ha sido guardada exitosamente')).toBeVisible();
    await expect(page).toHaveURL(/\/journaling$/);
  });

  const title = words.slice(0, 50);
  await test.step('its card shows the first fifty characters and the day', async () => {
    await expect(cards(page).getByRole('heading')).toHaveText(title);
    await expect(cards(page).getByRole('time')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
  });

  await test.step('a search finds it by its words, without accents, after a reload', async () => {
    await page.reload();
    await page.getByRole('searchbox', { name: 'Buscar en tu journal' }).fill('corazon');
    await expect(page.getByText('1 entrada encontrada')).toBeVisible();
    await expect(page.locator('mark')).toHaveText('corazón');
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  });

  await test.step('it opens for reading', async () => {
    await cards(page).getByRole('button', { name: title }).click();
    await expect(page.getByRole('dialog')).toContainText(words);
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('and is modified', async () => {
    await cards(page).getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: 'Modificar Entrada' }).click();
    await expect(editor(page).getByLabel('Tu entrada')).toHaveValue(words);
    await editor(page).getByLabel('Tu entrada').fill('Pesa menos.');
    await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText('Pesa menos.');
  });

  await test.step('Cancelar keeps it, Eliminar removes it for good', async () => {
    await cards(page).getByRole('button', { name: 'Eliminar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar entrada personal' });
    await expect(dialog.getByText('¿Estás segura de que quieres eliminar esta entrada personal?')).toBeVisible();
    await expect(dialog.getByText('Esta acción no se puede deshacer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('button', { name: 'Eliminar' }).click();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('La entrada está eliminada')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Journal' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Aún no hay entradas personales')).toBeVisible();
  });
});

test('unsaved text survives a reload', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/journaling/new');
  await editor(page).getByLabel('Tu entrada').fill('Lo que iba a decir');
  // The reload comes at once: within the 300 ms that saving to the device takes.
  await page.reload();
  await expect(editor(page).getByLabel('Tu entrada')).toHaveValue('Lo que iba a decir');
  await editor(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText('Lo que iba a decir');
  await expect(cards(page).getByText('Borrador')).toBeVisible();
});

test('refining shows every change and changes nothing until it is accepted', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/journaling/new');
  const field = editor(page).getByLabel('Tu entrada');
  await field.fill('hoy he  salido a andar');
  await page.getByRole('button', { name: 'Refinar texto' }).click();
  const refine = page.getByRole('dialog', { name: 'Refinar texto' });
  await expect(refine.getByText('3 cambios propuestos')).toBeVisible();
  await expect(refine.locator('ins').first()).toBeVisible();
  await expect(refine.locator('del').first()).toBeVisible();
  await refine.getByLabel('Espacios').uncheck();
  await expect(refine.getByText('2 cambios propuestos')).toBeVisible();
  await refine.getByRole('button', { name: 'Dejarlo como estaba' }).click();
  await expect(field).toHaveValue('hoy he  salido a andar');
  await page.getByRole('button', { name: 'Refinar texto' }).click();
  await refine.getByRole('button', { name: 'Usar este texto' }).click();
  await expect(field).toHaveValue('Hoy he salido a andar.');
});

test('another tab and another device show it at once, and its deletion too', async ({
  page,
  context,
  browser,
  baseURL,
  accounts,
  signIn,
}) => {
  // Loading three pages is slow.
  test.slow();
  const user = await signIn();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.addCookies(await accounts.cookiesOf(user));
  const [secondTab, device] = await Promise.all([context.newPage(), elsewhere.newPage()]);
  for (const other of [secondTab, device]) {
    await other.goto('/journaling');
    await expect(other.getByText('Aún no hay entradas personales')).toBeVisible();
  }
  // A slow page sends keystrokes before the saved entry, and deleting the first version is refused because of the second (SYNC §1).
  const hasAllOfIt = device.waitForResponse(
    async (response) =>
      response.url().includes('/api/sync/pull') && (await response.text()).includes('"isCompleted":true'),
  );
  await writeEntry(page, 'Escrito en el portátil');
  for (const other of [secondTab, device])
    await expect(cards(other).getByRole('heading')).toHaveText('Escrito en el portátil');
  await hasAllOfIt;
  await cards(device).getByRole('button', { name: 'Eliminar' }).click();
  await device.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  for (const other of [page, secondTab, device]) await expect(cards(other)).toHaveCount(0);
  await elsewhere.close();
});

test('by keyboard alone @phone-only', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/journaling');
  await page.getByRole('link', { name: 'Crear entrada personal' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByLabel('Tu entrada')).toBeFocused();
  await page.keyboard.type('Sin ratón');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('¡Guardado!')).toBeVisible();
  await cards(page).getByRole('button', { name: 'Sin ratón', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Sin ratón');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page).getByRole('button', { name: 'Sin ratón', exact: true })).toBeFocused();
});

test('the quill of the empty page never lies over its button @phone-only', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/journaling');
  const button = page.getByRole('link', { name: 'Crear entrada personal' });
  const quill = page.locator('section', { has: button }).locator('svg[viewBox="0 0 96 96"]');
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toBeInViewport();
    if (width === 390) await expect(quill).toBeVisible();
    const [words, drawing] = await Promise.all([button.boundingBox(), quill.boundingBox()]);
    if (drawing) expect((words?.x ?? 0) + (words?.width ?? 0), `${width} px`).toBeLessThanOrEqual(drawing.x);
  }
});
