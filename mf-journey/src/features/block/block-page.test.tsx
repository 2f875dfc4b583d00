import { getBlock, listBlockWeeks } from '@app/contract/blocks';
import { answerCalls, type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
import { journeyAnswers } from '../../testing/a-journey.ts';
import { BlockPage } from './block-page.tsx';

const open = (path: string, answers: readonly CallAnswer[]) =>
  renderInHost({ routes: [{ path: '/block/:id', element: <BlockPage /> }], path, answers });

it("shows a block's subject, the user’s progress, and its four stages", async () => {
  await open('/block/2', journeyAnswers({ completedStages: 5 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Soltar' })).toBeVisible();
  expect(screen.getByText(/Mes 2 de 12/)).toBeVisible();
  expect(screen.getByText('De qué trata Soltar.')).toBeVisible();
  expect(screen.getByText(/1 de 4 etapas completadas · 25 %/)).toBeVisible();
  const stages = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/etapa/'));
  expect(stages.map((link) => link.getAttribute('href'))).toEqual([5, 6, 7, 8].map((id) => `/block/2/etapa/${id}`));
  expect(screen.getByText('Completada')).toBeVisible();
  expect(screen.getAllByText('Pendiente')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
});

it.each(['/block/99', '/block/abc', '/block/12'])('says that %s does not exist', async (path) => {
  await open(path, [...journeyAnswers(), [getBlock, { status: 404, body: { message: 'x' } }]]);
  expect(await screen.findByRole('heading', { name: 'Bloque no encontrado' })).toBeVisible();
  expect(screen.getByText('Lo sentimos, el bloque que estás buscando no existe o no está disponible.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('offers to retry a failed load', async () => {
  await open('/block/1', [...journeyAnswers(), [getBlock, 'no network']]);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('stays when a refetch fails', async () => {
  const { askAgain } = await open('/block/1', journeyAnswers());
  expect(await screen.findByRole('heading', { level: 1, name: 'Silencio' })).toBeVisible();
  const calls = answerCalls(...journeyAnswers(), [getBlock, 'no network'], [listBlockWeeks, 'no network']);
  askAgain();
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading', { level: 1, name: 'Silencio' })).toBeVisible();
});
