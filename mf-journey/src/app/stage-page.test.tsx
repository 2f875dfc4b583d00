import { setActivityStatus } from '@app/contract/activities';
import { getWeek, listBlocks, listWeekActivities } from '@app/contract/blocks';
import { getUserStats } from '@app/contract/progress';
import { listSeals } from '@app/contract/seals';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import {
  anActivity,
  aSeal,
  aWeek,
  fortyEightSeals,
  journeyAnswers,
  nineActivities,
  twelve,
} from '../testing/a-journey.ts';
import { StagePage } from './stage-page.tsx';

const routes = [
  { path: '/', element: <p>la portada</p> },
  { path: '/block/:blockId/etapa/:etapaId', element: <StagePage /> },
];

const open = (path: string, answers: readonly CallAnswer[], hasPremiumAccess = true) =>
  renderInHost({ routes, path, answers, user: { hasPremiumAccess } });

it('says that it is loading, then what the stage is', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await open('/block/1/etapa/1', [
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

it.each([
  [1, 1],
  [4, 4],
  [5, 1],
  [48, 4],
])('counts stage %i as %i of 4', async (stageId, place) => {
  await open(`/block/1/etapa/${stageId}`, journeyAnswers({ completedStages: 48 }));
  const bar = await screen.findByRole('progressbar', { name: 'Etapa dentro del bloque' });
  expect(bar).toHaveAttribute('aria-valuenow', String(place));
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(screen.getAllByText(`Etapa ${place} de 4`)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
});

it('asks by the number of the stage alone and leaves the address as it is', async () => {
  const { calls, location } = await open('/block/7/etapa/1', journeyAnswers());
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
  await open('/block/12/etapa/48', [...journeyAnswers(), [endpoint, answer]]);
  expect(await screen.findByText('la portada')).toBeVisible();
});

it.each(['49', '0', 'abc'])('goes home from stage %s without asking for it', async (stageId) => {
  const { calls } = await open(`/block/12/etapa/${stageId}`, journeyAnswers());
  expect(await screen.findByText('la portada')).toBeVisible();
  expect(calls).toEqual([]);
});

it('offers to try again when the stage did not arrive', async () => {
  const answers = journeyAnswers();
  let isBack = false;
  const { user } = await open('/block/1/etapa/1', [
    ...answers,
    [getWeek, () => (isBack ? { body: aWeek() } : { status: 503, body: { message: 'x' } })],
  ]);
  isBack = true;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Bloque 1: Silencio')).toBeVisible();
});

describe('the reward', () => {
  it('is locked while activities are open', async () => {
    await open('/block/1/etapa/1', journeyAnswers({ completedActivities: 3 }));
    const reward = within(await screen.findByRole('region', { name: 'El sello de esta etapa' }));
    expect(await reward.findByText('Fluir emocional')).toBeVisible();
    expect(reward.getByText('Bloqueado')).toBeVisible();
    expect(reward.getByText('3 / 9')).toBeVisible();
    expect(screen.queryByText('Etapa Completada')).not.toBeInTheDocument();
  });

  it('is unlocked by what she has completed, and the next stage follows', async () => {
    await open('/block/1/etapa/2', [
      ...journeyAnswers({ completedStages: 2 }),
      [listSeals, { body: [aSeal({ id: 2 })] }],
    ]);
    const reward = within(await screen.findByRole('region', { name: 'El sello de esta etapa' }));
    expect(reward.getByText('Desbloqueado')).toBeVisible();
    expect(reward.getByText('9 / 9')).toBeVisible();
    expect(screen.getByText('Etapa Completada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seguir Etapa 3' })).toHaveAttribute('href', '/block/1/etapa/3');
  });

  it('leads from the last stage to the closing, not to a stage 49', async () => {
    await open('/block/12/etapa/48', journeyAnswers({ completedStages: 48 }));
    expect(await screen.findByRole('link', { name: 'Ver el cierre de tu camino' })).toHaveAttribute(
      'href',
      '/etapas-completadas',
    );
    expect(screen.queryByText(/Seguir Etapa/)).not.toBeInTheDocument();
  });

  it('opens before her eyes when she completes the ninth', async () => {
    let completed = 8;
    const { user } = await open('/block/1/etapa/1', [
      ...journeyAnswers(),
      [getWeek, () => ({ body: aWeek({ completedActivities: completed }) })],
      [listWeekActivities, () => ({ body: nineActivities({ completed }) })],
      [listSeals, () => ({ body: fortyEightSeals(completed === 9 ? 1 : 0) })],
      [
        setActivityStatus,
        () => {
          completed = 9;
          return {
            body: { activity: anActivity({ id: 9, status: 'completed' }), sealUnlocked: aSeal({ status: 'unlocked' }) },
          };
        },
      ],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Marcar como completada' }));
    expect(await screen.findByText('Desbloqueado')).toBeVisible();
    expect(screen.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    expect(screen.getByText('Se ha abierto tu sello Fluir emocional.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Seguir Etapa 2' })).toBeVisible();
  });
});

it('asks again for stage, activities, blocks, seals and stats after a completion', async () => {
  const { user, calls } = await open(
    '/block/1/etapa/1',
    [...journeyAnswers(), [setActivityStatus, { body: { activity: anActivity({ id: 1, status: 'completed' }) } }]],
    false,
  );
  await user.click(await screen.findByRole('button', { name: 'Marcar como completada' }));
  await waitFor(() => {
    const after = calls.slice(calls.findIndex(({ name }) => name === 'setActivityStatus') + 1).map(({ name }) => name);
    expect(after.toSorted()).toEqual(['getUserStats', 'getWeek', 'listBlocks', 'listSeals', 'listWeekActivities']);
  });
});

it('is kind at the free limit', async () => {
  const { host, user } = await open(
    '/block/1/etapa/1',
    [
      ...journeyAnswers({ completedActivities: 5 }),
      [listWeekActivities, { body: nineActivities({ completed: 5, hasPremiumAccess: false }) }],
      [getUserStats, { body: { completedWeeks: 0, completedActivities: 5, activityProgressPercentage: 1 } }],
    ],
    false,
  );
  expect(await screen.findByText('Hasta aquí, todo esto es tuyo')).toBeVisible();
  expect(screen.getAllByText('Actualiza a Premium para desbloquear')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Ver qué incluye Premium' }));
  expect(host.openUpgrade).toHaveBeenCalledTimes(1);
});

it.each([
  ['her figures', getUserStats, { completedWeeks: 0, completedActivities: 5, activityProgressPercentage: 1 }],
  ['the blocks', listBlocks, twelve()],
] as const)('shows no card before %s have come: they decide what a press does', async (_, endpoint, body) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { host, user } = await open(
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
    false,
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
  ['her figures', getUserStats],
  ['the blocks', listBlocks],
] as const)('shows the stage without %s when they cannot be had', async (_, endpoint) => {
  await open('/block/1/etapa/1', [...journeyAnswers(), [endpoint, { status: 503, body: { message: 'x' } }]], false);
  expect(await screen.findAllByRole('article')).toHaveLength(9);
});

it('stays as it is while what could not be had is asked for again', async () => {
  let tries = 0;
  const { user } = await open(
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
    false,
  );
  const [first] = await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  await waitFor(() => expect(tries).toBe(2));
  expect(first).toBeInTheDocument();
});

it('lets her look at a stage whose block is not open yet, and says what comes first', async () => {
  await open('/block/2/etapa/5', [
    ...journeyAnswers(),
    [listBlocks, { body: twelve() }],
    [listWeekActivities, { body: nineActivities({ stageId: 5 }).map((one) => ({ ...one, isLocked: true })) }],
  ]);
  expect(await screen.findByText('Completa "Silencio" para desbloquear')).toBeVisible();
  expect(screen.getByText(/cuando termines el bloque Silencio/)).toBeVisible();
});
