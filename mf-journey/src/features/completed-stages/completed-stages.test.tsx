import { getCurrentWeek, listBlocks, listBlockWeeks } from '@app/contract/blocks';
import { answerCalls, type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { journeyAnswers } from '../../testing/a-journey.ts';
import { BlockCompletedStagesPage, EarlierStagesPage } from './block-stages-pages.tsx';
import { HistoryPage } from './history-page.tsx';

const routes = [
  { path: '/etapas-completadas', element: <HistoryPage /> },
  { path: '/block/:blockId/etapas-completadas', element: <BlockCompletedStagesPage /> },
  { path: '/block/:blockId/etapas-anteriores', element: <EarlierStagesPage /> },
];
const open = (path: string, answers: readonly CallAnswer[]) => renderInHost({ routes, path, answers });
const reviews = () =>
  screen.getAllByRole('link', { name: 'Revisar actividades' }).map((link) => link.getAttribute('href'));

it('shows the whole history by block', async () => {
  await open('/etapas-completadas', journeyAnswers({ completedStages: 5 }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tu historial de transformación' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  const first = within(await screen.findByRole('region', { name: 'Bloque 1: Silencio' }));
  expect(first.getByText('De qué trata Silencio.')).toBeVisible();
  expect(first.getAllByText('Completada')).toHaveLength(4);
  expect(first.getByText('Etapa 2/4')).toBeVisible();
  expect(first.getByText('Título de la etapa 2')).toBeVisible();
  expect(first.getByText('Objetivo de la etapa 2')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bloque 2: Soltar' })).toBeVisible();
  expect(reviews()).toEqual([
    '/block/1/etapa/1',
    '/block/1/etapa/2',
    '/block/1/etapa/3',
    '/block/1/etapa/4',
    '/block/2/etapa/5',
  ]);
});

it('links each stage to its journal entries', async () => {
  await open('/block/2/etapas-completadas', journeyAnswers({ completedStages: 6 }));
  const links = await screen.findAllByRole('link', { name: 'Leer lo que escribí' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/journaling?stage=5', '/journaling?stage=6']);
});

it('requests only blocks with completed stages', async () => {
  const { calls } = await open('/etapas-completadas', journeyAnswers({ completedStages: 5 }));
  await screen.findByRole('region', { name: 'Bloque 2: Soltar' });
  expect(calls.filter(({ name }) => name === 'listBlockWeeks').map(({ params }) => params.id)).toEqual(['1', '2']);
});

it('shows one block alone, with links to the others', async () => {
  await open('/block/2/etapas-completadas', journeyAnswers({ completedStages: 6 }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tus etapas completadas' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Bloque 2: Soltar' })).toBeVisible();
  expect(screen.queryByText(/Bloque 1/)).not.toBeInTheDocument();
  expect(reviews()).toEqual(['/block/2/etapa/5', '/block/2/etapa/6']);
  expect(screen.getByRole('link', { name: 'Ir a tu etapa actual' })).toHaveAttribute('href', '/block/2/etapa/7');
  expect(screen.getByRole('link', { name: 'Ver toda tu historia' })).toHaveAttribute('href', '/etapas-completadas');
});

it.each(['/etapas-completadas', '/block/1/etapas-completadas', '/block/99/etapas-completadas'])(
  'says so at %s when there is none',
  async (path) => {
    await open(path, journeyAnswers({ completedActivities: 3 }));
    expect(await screen.findByText('Aún no has completado ninguna etapa')).toBeVisible();
  },
);

it('shows the earlier stages of a block with their state', async () => {
  await open('/block/2/etapas-anteriores', journeyAnswers({ completedStages: 6 }));
  expect(await screen.findByText('Título de la etapa 6')).toBeVisible();
  expect(screen.queryByText('Título de la etapa 7')).not.toBeInTheDocument();
  expect(screen.getAllByText('Completada')).toHaveLength(2);
});

it('says that the current stage has not come, and not that there are no stages before it', async () => {
  const answers = journeyAnswers({ completedStages: 6 });
  const { user } = await open('/block/2/etapas-anteriores', [...answers, [getCurrentWeek, { status: 500, body: {} }]]);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('Aún no hay etapas anteriores en este bloque')).not.toBeInTheDocument();
  answerCalls(...answers);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Título de la etapa 6')).toBeVisible();
});

it('waits with a spinner, and offers to retry', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await open('/etapas-completadas', [
    ...journeyAnswers({ completedStages: 1 }),
    [
      listBlockWeeks,
      async () => {
        await arrived;
        return { status: 500, body: {} };
      },
    ],
  ]);
  expect(await screen.findByRole('status', { name: 'Cargando tus etapas…' })).toBeVisible();
  arrive();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

describe('the closing', () => {
  it('is shown at the end of the journey: what was completed, a letter, and the way back', async () => {
    await open('/etapas-completadas', journeyAnswers({ completedStages: 48 }));
    expect(await screen.findByText('Has llegado. Estás aquí, entera.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir mi carta' })).toHaveAttribute('href', '/journaling/new');
    expect(screen.getByRole('link', { name: 'Volver a la primera etapa' })).toHaveAttribute('href', '/block/1/etapa/1');
    expect(reviews()).toHaveLength(48);
  });

  it('is not shown one stage before', async () => {
    await open('/etapas-completadas', journeyAnswers({ completedStages: 47 }));
    await screen.findByRole('region', { name: 'Bloque 12: Reencuentro' });
    expect(screen.queryByText('El cierre de tu camino')).not.toBeInTheDocument();
  });
});

it('fails if even the blocks fail to load', async () => {
  await open('/etapas-completadas', [...journeyAnswers(), [listBlocks, { status: 500, body: {} }]]);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('stays when a refetch fails', async () => {
  const { askAgain } = await open('/etapas-completadas', journeyAnswers({ completedStages: 1 }));
  expect(await screen.findByRole('region', { name: 'Bloque 1: Silencio' })).toBeVisible();
  const calls = answerCalls(...journeyAnswers(), [listBlocks, 'no network'], [listBlockWeeks, 'no network']);
  askAgain();
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['listBlocks', 'listBlockWeeks'])),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('region', { name: 'Bloque 1: Silencio' })).toBeVisible();
});
