import type { APIRequestContext, Page } from '@playwright/test';
import { completeOnPage } from '../fixtures/stage-page.ts';
import { expect, test } from '../fixtures/test.ts';

const STAGES_OF_BLOCK_1 = ['La primera pausa', 'Debajo del ruido', 'Callar entre la gente', 'Un silencio con nombre'];

async function readJson<T>(client: APIRequestContext, address: string): Promise<T> {
  const answer = await client.get(address);
  expect(answer.status(), address).toBe(200);
  return (await answer.json()) as T;
}

test('a whole block, completed with premium: every screen and every call agree', async ({ page, accounts, signIn }) => {
  test.slow();
  const user = await accounts.aUser({ premium: true });
  await signIn(user);

  await test.step('the first stage, activity by activity, on the page', async () => {
    await page.goto('/block/1/etapa/1');
    const reward = page.getByRole('region', { name: 'El sello de esta etapa' });
    await expect(reward.getByText('Bloqueado', { exact: true })).toBeVisible();
    await expect(reward.getByText('0 / 9')).toBeVisible();
    for (let place = 1; place <= 9; place += 1) {
      await expect(page.getByText(`Tu progreso: ${place - 1} de 9 actividades completadas`)).toBeVisible();
      // The first card is open from the start, each next one opens by itself.
      await completeOnPage(page, place);
      // The card is found by its text: after the ninth the seal covers the page and its roles.
      await expect(
        page
          .locator('article')
          .nth(place - 1)
          .getByText('Completada', { exact: true }),
      ).toBeVisible();
      await expect(page.locator('article').nth(place - 1)).not.toContainText('para desbloquear');
    }
    const moment = page.getByRole('dialog', { name: 'Se ha abierto tu sello Fluir emocional.' });
    await expect(moment.getByRole('link', { name: 'Seguir Etapa 2' })).toBeVisible();
    await moment.getByRole('button', { name: 'Quedarme en esta etapa' }).click();
    await expect(page.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    await expect(page.getByText('100 %')).toBeVisible();
    await expect(reward.getByText('Desbloqueado', { exact: true })).toBeVisible();
    await expect(reward.getByText('9 / 9')).toBeVisible();
    await expect(reward.getByText('Se ha abierto tu sello Fluir emocional.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Etapa Completada' })).toBeVisible();
  });

  await test.step('the next stage has no progress', async () => {
    await page.getByRole('link', { name: 'Seguir Etapa 2' }).click();
    await expect(page).toHaveURL('/block/1/etapa/2');
    await expect(page.getByRole('heading', { level: 1, name: STAGES_OF_BLOCK_1[1] })).toBeVisible();
    await expect(page.getByText('Tu progreso: 0 de 9 actividades completadas')).toBeVisible();
  });

  await test.step('the others, on another device; this page follows', async () => {
    await accounts.complete(user, 10, 36);
    await expect(page.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Seguir Etapa 3' })).toBeVisible();
  });

  await test.step('the calls agree', () => expectCallsToAgree(page.request));
  await test.step('home', () => expectHomeToAgree(page));
  await test.step('the blocks', () => expectBlocksToAgree(page));
  await test.step('the histories', () => expectHistoriesToAgree(page));
  await test.step('the seals', () => expectSealsToAgree(page));
});

async function expectCallsToAgree(client: APIRequestContext): Promise<void> {
  expect(await readJson(client, '/api/user-progress/stats')).toMatchObject({
    completedWeeks: 4,
    completedActivities: 36,
    activityProgressPercentage: 8,
  });
  expect(await readJson(client, '/api/current-week')).toMatchObject({
    id: 5,
    blockId: 2,
    weekNumber: 1,
    completedActivities: 0,
    totalActivities: 9,
  });
  expect(await readJson(client, '/api/current-block-progress')).toMatchObject({
    sequentialNumber: 2,
    blockTitle: 'Soltar',
    stageProgress: 0,
    completedStages: 0,
    totalStages: 4,
  });
  const blocks = await readJson<{ status: string; progress: number }[]>(client, '/api/blocks');
  expect(blocks.map(({ status, progress }) => `${status} ${progress}`)).toEqual([
    'completed 100',
    'in_progress 0',
    'upcoming 0',
    ...Array.from({ length: 9 }, () => 'locked 0'),
  ]);
  const weeks = await readJson<{ progress: number }[]>(client, '/api/blocks/1/weeks');
  expect(weeks.map(({ progress }) => progress)).toEqual([100, 100, 100, 100]);
  const seals = await readJson<{ id: number; status: string }[]>(client, '/api/seals');
  expect(seals).toHaveLength(48);
  expect(seals.filter(({ status }) => status === 'unlocked').map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(seals.filter(({ status }) => status === 'locked')).toHaveLength(44);
  const activities = await readJson<{ id: number; status: string }[]>(client, '/api/activities');
  expect(activities.map(({ id, status }) => `${id} ${status}`)).toEqual(
    Array.from({ length: 432 }, (_, i) => `${i + 1} ${i < 36 ? 'completed' : 'pending'}`),
  );
}

async function expectHomeToAgree(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continuar Transformación' })).toHaveAttribute(
    'href',
    '/block/2/etapa/5',
  );
  const progress = page.getByRole('region', { name: 'Tu progreso' });
  await expect(progress.getByText('Bloque 2: Soltar')).toBeVisible();
  await expect(progress.getByText('0 de 4 etapas completadas')).toBeVisible();
  await expect(progress.getByText('0 de 9 actividades')).toBeVisible();
  await expect(progress.getByText('4 de 48 sellos')).toBeVisible();

  await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
  const dialog = page.getByRole('dialog', { name: 'Los 12 Bloques' });
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await expect(dialog.getByRole('link', { name: 'Revisar actividades' })).toHaveAttribute('href', '/block/1/etapa/1');
  await expect(dialog.getByRole('link', { name: 'Seguir actividades' })).toHaveAttribute('href', '/block/2/etapa/5');
  await expect(dialog.getByText('Próximamente')).toHaveCount(1);
  await expect(dialog.getByText('Bloqueado')).toHaveCount(9);
  // Later stages are visible, without a button.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bloqueado' }).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ver todos los sellos' }).click();
  const seals = page.getByRole('dialog', { name: 'Todos los sellos' });
  await expect(seals.getByText('Desbloqueados 4 / 48')).toBeVisible();
  await expect(seals.getByRole('listitem')).toHaveCount(48);
  await expect(seals.getByText('Por descubrir')).toHaveCount(44);
}

async function expectBlocksToAgree(page: Page): Promise<void> {
  await page.goto('/block/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Silencio' })).toBeVisible();
  await expect(page.getByText('4 de 4 etapas completadas · 100 %')).toBeVisible();
  const stages = page.getByRole('main').getByRole('listitem');
  await expect(stages).toHaveCount(4);
  await expect(stages.getByText('Completada', { exact: true })).toHaveCount(4);
  await expect(stages.nth(3).getByRole('link')).toHaveAttribute('href', '/block/1/etapa/4');

  await page.goto('/block/2');
  await expect(page.getByText('0 de 4 etapas completadas · 0 %')).toBeVisible();
  await expect(page.getByRole('main').getByText('Pendiente', { exact: true })).toHaveCount(4);
}

async function expectHistoriesToAgree(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver tus etapas completadas' }).click();
  await expect(page).toHaveURL('/block/1/etapas-completadas');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus etapas completadas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bloque 1: Silencio' })).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText(STAGES_OF_BLOCK_1);
  await expect(cards.nth(2)).toContainText('Etapa 3/4');
  await expect(cards.getByText('Completada', { exact: true })).toHaveCount(4);
  await expect(cards.nth(3).getByRole('link', { name: 'Revisar actividades' })).toHaveAttribute(
    'href',
    '/block/1/etapa/4',
  );
  await expect(page.getByRole('link', { name: 'Ir a tu etapa actual' })).toHaveAttribute('href', '/block/2/etapa/5');

  await page.getByRole('link', { name: 'Ver toda tu historia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu historial de transformación' })).toBeVisible();
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Bloque 2: Soltar' })).toHaveCount(0);

  await page.goto('/block/1/etapas-anteriores');
  await expect(cards).toHaveCount(4);
  await page.goto('/block/2/etapas-completadas');
  await expect(page.getByText('Aún no has completado ninguna etapa')).toBeVisible();
}

async function expectSealsToAgree(page: Page): Promise<void> {
  await page.goto('/seals');
  await expect(page.getByText('Desbloqueados 4 / 48')).toBeVisible();
  const seals = page.getByRole('main').getByRole('listitem');
  await expect(seals).toHaveCount(48);
  await page.getByLabel('Estado').selectOption('Desbloqueados');
  await expect(seals).toHaveCount(4);
  await expect(seals.first()).toContainText('Fluir emocional');
}
