import { getStageDropoff } from '@app/contract/admin-stats';
import { listLeads } from '@app/contract/leads';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers } from '../../testing/an-admin.ts';
import { onADay } from '@app/shared-ui/testing/on-a-day';

onADay('2026-02-05T12:00:00');

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

it('says as a chart and as a table where users come from, and where they stop', async () => {
  const stages = [
    { stageId: 1, title: 'La primera pausa', here: 1_200, halted: 40 },
    { stageId: 2, title: 'Debajo del ruido', here: 6, halted: null },
  ];
  const countedAt = new Date(Date.now() - 14 * 60_000).toISOString();
  await renderInHost({
    routes,
    path: '/admin?ver=recorrido',
    answers: [
      ...adminAnswers(),
      [listLeads, { body: [{ day: '2026-02-03', source: 'cta_main_button', count: 1_200 }] }],
      [getStageDropoff, { body: { countedAt, stages } }],
    ],
  });
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
  const [leads, dropoff] = screen.getAllByRole('figure');
  expect(leads).toHaveTextContent('1200 pulsaciones en los últimos 30 días');
  // However long ago the last one was.
  expect(leads).toHaveTextContent('7 ene5 feb');
  expect(screen.getByText('Contado hace 14 min')).toBeVisible();
  const [, legend] = screen.getAllByRole('list');
  expect(legend).toHaveTextContent('Están aquíSe han detenido');
  const [leadsTable, dropoffTable] = screen.getAllByRole('table', { hidden: true });
  expect(rowsOf(leadsTable!)[1]).toEqual(['3 feb', '1200', '0', '0', '0', '1200']);
  expect(rowsOf(dropoffTable!)).toEqual([
    ['Etapa', 'Están aquí', 'Se han detenido'],
    ['Etapa 1 · La primera pausa', '1200', '40'],
    ['Etapa 2 · Debajo del ruido', '6', 'menos de 5'],
  ]);
  expect(dropoff).toBeVisible();
});

it('says what is on its way, and shows what has come without waiting for it', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await renderInHost({
    routes,
    path: '/admin?ver=recorrido',
    answers: [
      ...adminAnswers(),
      [getStageDropoff, async () => (await held, { body: { countedAt: '2026-02-03T10:00:00.000Z', stages: [] } })],
    ],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Dónde se detiene el camino' })).toBeVisible();
  expect(await screen.findByText('Todavía nadie ha pulsado un botón de la página de inicio.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Cargando…' })).toBeVisible();
  await act(async () => answer());
  expect(await screen.findByText('Todavía no hay ningún grupo lo bastante grande para mostrarlo.')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Cargando…' })).not.toBeInTheDocument();
});

it('claims nothing of groups before the first count', async () => {
  await renderInHost({ routes, path: '/admin?ver=recorrido', answers: adminAnswers() });
  expect(await screen.findByText('Aún no se ha contado: se hace una vez por hora.')).toBeVisible();
  expect(screen.queryByText(/ningún grupo/)).not.toBeInTheDocument();
});
