import { demo } from '../fixtures/accounts.ts';
import { activityCard } from '../fixtures/stage-page.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const LABELS = [
  'Práctica diaria',
  'Audio',
  'Frase de reflexión',
  'Journaling',
  'Lectura',
  'Película',
  'Integración',
  'Celebración',
  'Autoevaluación',
];

test.describe('the stage page (2§2.3, D4)', () => {
  test.beforeEach(({ signIn }) => signIn(demo('demo')));

  test('shows which stage of its block it is, whatever block the address names', async ({ page }) => {
    for (const [address, counter, banner, title] of [
      ['/block/1/etapa/1', 'Etapa 1 de 4', 'Bloque 1: Silencio', 'La primera pausa'],
      ['/block/7/etapa/4', 'Etapa 4 de 4', 'Bloque 1: Silencio', 'Un silencio con nombre'],
      ['/block/2/etapa/5', 'Etapa 1 de 4', 'Bloque 2: Soltar', 'Lo que llevas en las manos'],
      ['/block/12/etapa/48', 'Etapa 4 de 4', 'Bloque 12: Reencuentro', 'Las luces dadas'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(counter)).toHaveCount(2);
      await expect(page.getByRole('link', { name: banner })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Etapa dentro del bloque' })).toHaveAttribute(
        'aria-valuenow',
        counter.charAt(6),
      );
      await expect(page).toHaveURL(address);
    }
  });

  test('has activities of nine kinds; even weeks have a playlist', async ({ page }) => {
    await page.goto('/block/1/etapa/1');
    for (const [i, label] of LABELS.entries()) {
      await expect(activityCard(page, i + 1)).toContainText(`Actividad de ${label}`);
    }
    await expect(activityCard(page, 1)).toContainText('3 Minutos de Nada');
    await page.goto('/block/1/etapa/2');
    await expect(activityCard(page, 2)).toContainText('Actividad de Playlist');
  });

  test('a stage of a locked block can be read, not completed', async ({ page }) => {
    await page.goto('/block/8/etapa/29');
    await expect(page.getByText('Todavía no se abre. Te espera después del bloque Intuir.')).toBeVisible();
    await expect(activityCard(page, 1)).toContainText('Completa "Intuir" para desbloquear');
    const refusal = await page.request.patch('/api/activities/253/status', { data: { status: 'completed' } });
    expect(refusal.status()).toBe(409);
  });

  test('shows that it is loading; a missing stage leads home', expectFault('404'), async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/weeks/2/activities', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/block/1/etapa/2');
    await expect(page.getByText('Cargando etapa...').last()).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Debajo del ruido' })).toBeVisible();

    await page.goto('/block/12/etapa/49');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Hola, demo')).toBeVisible();
  });

  test('an activity without a body shows its text (D3)', async ({ page }) => {
    const description = 'Una tarde sin reloj. '.repeat(30).trim();
    await page.route('**/api/weeks/1/activities', async (route) => {
      const answer = await route.fetch();
      const activities = (await answer.json()) as object[];
      await route.fulfill({
        response: answer,
        json: activities.map((activity) => ({ ...activity, title: 'Un paseo', description, body: null })),
      });
    });
    await page.goto('/block/1/etapa/1');
    const card = activityCard(page, 1);
    await card.getByRole('button').first().click();
    await expect(card.getByText(`${description.slice(0, 300)}…`, { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Seguir leyendo' }).click();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
  });

  test('a block that does not exist', expectFault('404', '400'), async ({ page }) => {
    for (const address of ['/block/99', '/block/silencio']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Bloque no encontrado' })).toBeVisible();
      await expect(
        page.getByText('Lo sentimos, el bloque que estás buscando no existe o no está disponible.', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    }
  });
});

test.describe('order and persistence', () => {
  test('the server refuses skipping, and repeating changes nothing (D5)', async ({ page, signIn }) => {
    await signIn();
    const complete = (id: number) =>
      page.request.patch(`/api/activities/${id}/status`, { data: { status: 'completed' } });
    const jump = await complete(3);
    expect(jump.status()).toBe(409);
    expect(((await jump.json()) as { message: string }).message).toBe(
      'Completa "Lo que suena cuando callas" para desbloquear',
    );
    expect((await complete(1)).status()).toBe(200);
    expect((await complete(1)).status()).toBe(200);
    await page.goto('/block/1/etapa/1');
    await expect(page.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
    await expect(activityCard(page, 3)).toContainText('Completa "Lo que suena cuando callas" para desbloquear');
    await expect(activityCard(page, 3).getByRole('button', { name: 'Marcar como completada' })).toHaveCount(0);
  });

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
});
