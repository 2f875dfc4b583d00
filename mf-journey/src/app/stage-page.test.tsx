import { setActivityStatus } from '@app/contract/activities';
import { getWeek, listBlocks, listWeekActivities } from '@app/contract/blocks';
import { getUserStats } from '@app/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { anActivity, aWeek, journeyAnswers, nineActivities, twelve } from '../testing/a-journey.ts';
import { openStage } from '../testing/open-stage.tsx';

it('shows that it is loading, then the stage', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await openStage('/block/1/etapa/1', [
    ...journeyAnswers({ completedActivities: 2 }),
    [
      getWeek,
      async () => {
        await arrived;
        return { body: aWeek({ completedActivities: 2 }) };
      },
    ],
  ]);
  expect(screen.getByText('Cargando etapa...')).toBeVisible();
  arrive();
  expect(await screen.findByText('Bloque 1: Silencio')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Título de la etapa 1' })).toBeVisible();
  expect(screen.getByText('Tu progreso: 2 de 9 actividades completadas')).toBeVisible();
  expect(screen.getByText('22 %')).toBeVisible();
  expect(screen.getByText(/^Primera mirada/)).toBeVisible();
});

it('folds what the stage is about from its second visit on, behind a button', async () => {
  localStorage.clear();
  const first = await openStage('/block/1/etapa/1', journeyAnswers());
  // The text alone is on the page while the stage loads, too.
  await screen.findByRole('button', { name: 'De qué va esta etapa', expanded: true });
  expect(screen.getByText(/^Primera mirada/)).toBeVisible();
  first.unmount();

  const { user } = await openStage('/block/1/etapa/1', journeyAnswers());
  const about = await screen.findByRole('button', { name: 'De qué va esta etapa', expanded: false });
  expect(screen.getByText(/^Primera mirada/)).not.toBeVisible();
  await user.click(about);
  expect(about).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^Primera mirada/)).toBeVisible();
});

it('shows the banner open where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  await openStage('/block/1/etapa/1', journeyAnswers());
  await screen.findByRole('button', { name: 'De qué va esta etapa', expanded: true });
  expect(screen.getByText(/^Primera mirada/)).toBeVisible();
});

it.each([
  [1, 1],
  [4, 4],
  [5, 1],
  [48, 4],
])('counts stage %i as %i of 4', async (stageId, place) => {
  await openStage(`/block/1/etapa/${stageId}`, journeyAnswers({ completedStages: 48 }));
  const bar = await screen.findByRole('progressbar', { name: 'Etapa dentro del bloque' });
  expect(bar).toHaveAttribute('aria-valuenow', String(place));
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(screen.getAllByText(`Etapa ${place} de 4`)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
});

it('requests the stage by its number alone and leaves the address unchanged', async () => {
  const { calls, location } = await openStage('/block/7/etapa/1', journeyAnswers());
  expect(await screen.findByText('Bloque 1: Silencio')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/api/weeks')).map(({ path }) => path)).toEqual([
    '/api/weeks/1',
    '/api/weeks/1/activities',
  ]);
  expect(location()).toBe('/block/7/etapa/1');
});

it.each([
  ['a 401 for the stage', getWeek, { status: 401, body: { message: 'x' } }],
  ['a 401 for the activities', listWeekActivities, { status: 401, body: { message: 'x' } }],
  ['a stage that is none', getWeek, { status: 404, body: { message: 'x' } }],
] as const)('goes home on %s', async (_, endpoint, answer) => {
  await openStage('/block/12/etapa/48', [...journeyAnswers(), [endpoint, answer]]);
  expect(await screen.findByText('la portada')).toBeVisible();
});

it.each(['49', '0', 'abc'])('goes home from stage %s without requesting it', async (stageId) => {
  const { calls } = await openStage(`/block/12/etapa/${stageId}`, journeyAnswers());
  expect(await screen.findByText('la portada')).toBeVisible();
  expect(calls).toEqual([]);
});

it('offers to retry when the stage failed to load', async () => {
  const answers = journeyAnswers();
  let isBack = false;
  const { user } = await openStage('/block/1/etapa/1', [
    ...answers,
    [getWeek, () => (isBack ? { body: aWeek() } : { status: 503, body: { message: 'x' } })],
  ]);
  isBack = true;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Bloque 1: Silencio')).toBeVisible();
});

it('refetches stage, activities, blocks, seals and stats after a completion', async () => {
  const { user, calls } = await openStage(
    '/block/1/etapa/1',
    [...journeyAnswers(), [setActivityStatus, { body: { activity: anActivity({ id: 1, status: 'completed' }) } }]],
    { hasPremiumAccess: false },
  );
  await user.click(await screen.findByRole('button', { name: 'Marcar como completada' }));
  await waitFor(() => {
    const after = calls.slice(calls.findIndex(({ name }) => name === 'setActivityStatus') + 1).map(({ name }) => name);
    expect(after.toSorted()).toEqual(['getUserStats', 'getWeek', 'listBlocks', 'listSeals', 'listWeekActivities']);
  });
});

it('shows a friendly refusal at the free limit', async () => {
  const { host, user } = await openStage(
    '/block/1/etapa/1',
    [
      ...journeyAnswers({ completedActivities: 5 }),
      [listWeekActivities, { body: nineActivities({ completed: 5, hasPremiumAccess: false }) }],
      [getUserStats, { body: { completedWeeks: 0, completedActivities: 5, activityProgressPercentage: 1 } }],
    ],
    { hasPremiumAccess: false },
  );
  expect(await screen.findByText('Hasta aquí, todo esto es tuyo')).toBeVisible();
  expect(screen.getAllByText('Actualiza a Premium para desbloquear')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Ver qué incluye Premium' }));
  expect(host.openUpgrade).toHaveBeenCalledTimes(1);
});

it.each([
  ['figures', getUserStats, { completedWeeks: 0, completedActivities: 5, activityProgressPercentage: 1 }],
  ['the blocks', listBlocks, twelve()],
] as const)('shows no card before %s have loaded: they decide what a press does', async (_, endpoint, body) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { host, user } = await openStage(
    '/block/1/etapa/1',
    [
      ...journeyAnswers({ completedActivities: 5 }),
      [listWeekActivities, { body: nineActivities({ completed: 5, hasPremiumAccess: false }) }],
      [
        endpoint,
        async () => {
          await arrived;
          return { body };
        },
      ],
    ],
    { hasPremiumAccess: false },
  );
  await expect(screen.findAllByRole('article', {}, { timeout: 1_000 })).rejects.toThrow(
    'Unable to find role="article"',
  );
  expect(screen.getByText('Cargando etapa...')).toBeVisible();
  arrive();
  const sixth = (await screen.findAllByRole('article'))[5]!;
  await user.click(within(sixth).getByRole('button'));
  expect(host.openUpgrade).toHaveBeenCalledTimes(1);
});

it.each([
  ['figures', getUserStats],
  ['the blocks', listBlocks],
] as const)('shows the stage without %s when they fail to load', async (_, endpoint) => {
  await openStage('/block/1/etapa/1', [...journeyAnswers(), [endpoint, { status: 503, body: { message: 'x' } }]], {
    hasPremiumAccess: false,
  });
  expect(await screen.findAllByRole('article')).toHaveLength(9);
});

it('stays unchanged while a failed query is refetched', async () => {
  let tries = 0;
  const { user } = await openStage(
    '/block/1/etapa/1',
    [
      ...journeyAnswers(),
      [setActivityStatus, { body: { activity: anActivity({ id: 1, status: 'completed' }) } }],
      [
        getUserStats,
        () => {
          tries += 1;
          return tries === 1 ? { status: 503, body: { message: 'x' } } : new Promise(() => undefined);
        },
      ],
    ],
    { hasPremiumAccess: false },
  );
  const [first] = await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(first).toBeInTheDocument();
});

it('says that a stage whose block is not open yet waits, and for what', async () => {
  await openStage('/block/2/etapa/5', [
    ...journeyAnswers(),
    [listBlocks, { body: twelve() }],
    [listWeekActivities, { body: nineActivities({ stageId: 5 }).map((one) => ({ ...one, isLocked: true })) }],
  ]);
  expect(await screen.findByText('Completa "Silencio" para desbloquear')).toBeVisible();
  expect(screen.getByText('Todavía no se abre. Te espera después del bloque Silencio.')).toBeVisible();
});

describe('the time of a stage', () => {
  const timed = ({ completed = 0, minutes = 15 } = {}) =>
    nineActivities({ completed }).map((one, i) => ({
      ...one,
      time: { minutes: i < 3 ? minutes : 40, span: 'once' as const },
    }));
  const open = (activities: ReturnType<typeof timed>) =>
    openStage('/block/1/etapa/1', [...journeyAnswers(), [listWeekActivities, { body: activities }]]);

  it('is stated to the half hour, with the two for a user with little time', async () => {
    await open(timed());
    expect(
      await screen.findByText(
        'Entre todas, 5 horas, más o menos. Si solo tienes un rato, estas: «Actividad número 1» y «Actividad número 2».',
      ),
    ).toBeVisible();
  });

  it('names the one of the two that is left', async () => {
    await open(timed({ completed: 1 }));
    expect(await screen.findByText(/Si solo tienes un rato, esta: «Actividad número 2»\.$/)).toBeVisible();
  });

  it('names none where none is short', async () => {
    await open(timed({ minutes: 20 }));
    expect(await screen.findByText('Entre todas, 5 horas, más o menos.')).toBeVisible();
  });

  it('is not shown where all is done', async () => {
    await open(timed({ completed: 9 }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    expect(screen.queryByText(/más o menos/)).not.toBeInTheDocument();
  });
});
