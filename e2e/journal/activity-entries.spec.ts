import { activityCard } from '../fixtures/stage-page.ts';
import { cards, editor } from '../fixtures/journal-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('an activity has one entry: from the stage, the journal and its address @phone-only', async ({ page, signIn }) => {
  // Seven page loads.
  test.slow();
  await signIn();
  await page.goto('/block/1/etapa/1');
  const card = activityCard(page, 1);
  const write = card.getByRole('button', { name: 'Escríbelo en tu Journaling' });

  await test.step('writing begins the activity', async () => {
    await write.click();
    await expect(editor(page).getByRole('textbox')).toHaveCount(3);
    await expect(card.getByText('En progreso')).toBeVisible();
    await editor(page).getByRole('textbox').nth(1).fill('Se me iba a la lista de la compra.');
    await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
    await expect(page.getByText('¡Guardado!')).toBeVisible();
  });

  await test.step('the activity offers to open it again, also after a reload', async () => {
    await expect(card.getByRole('button', { name: 'Revisa Tu Entrada' })).toBeVisible();
    await page.reload();
    const review = card.getByRole('button', { name: 'Revisa Tu Entrada' });
    await review.click();
    await expect(editor(page).getByRole('textbox').nth(1)).toHaveValue('Se me iba a la lista de la compra.');
    await editor(page).getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('the journal lists it with its questions', async () => {
    await page.goto('/journaling');
    await page.getByRole('tab', { name: 'Entradas Actividades' }).click();
    await expect(cards(page).getByText('Bloque 1')).toBeVisible();
    await expect(cards(page).getByText('Etapa 1')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
    await cards(page).getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toContainText('Se me iba a la lista de la compra.');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    // The browser is back at the journal: a navigation before that would be cut off by it.
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('its address opens the same one', async () => {
    await page.goto('/journaling/new?activityId=1');
    await expect(editor(page).getByRole('textbox').nth(1)).toHaveValue('Se me iba a la lista de la compra.');
    await expect(page).toHaveURL(/\/journaling\/\d+$/);
  });

  await test.step('and so does the user’s view of the stage', async () => {
    await page.goto('/journaling?stage=1');
    await expect(page.getByRole('heading', { name: 'Lo que escribiste en la etapa 1' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });
});

test('data in the storage of the old app is read', async ({ page, signIn }) => {
  await signIn();
  const at = '2025-03-01T09:00:00.000Z';
  const old = [
    {
      id: 1_740_000_000_001,
      activityId: 999,
      title: 'Nueva entrada',
      content: 'Solo un texto llano',
      createdAt: at,
      updatedAt: at,
    },
    {
      id: 1_740_000_000_002,
      activityId: 4,
      title: 'El mapa',
      content: JSON.stringify({ experience: 'Un mapa de respuestas' }),
      createdAt: at,
      updatedAt: at,
    },
  ];
  await page.goto('/seals');
  await page.evaluate((entries) => localStorage.setItem('journalEntries', JSON.stringify(entries)), old);
  await page.goto('/journaling');
  await expect(cards(page).getByRole('heading')).toHaveText('Solo un texto llano');
  await page.getByRole('tab', { name: 'Entradas Actividades' }).click();
  await expect(cards(page).getByText('Un mapa de respuestas')).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});
