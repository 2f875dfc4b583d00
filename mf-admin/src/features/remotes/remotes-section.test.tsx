import { listRemoteLoads, listRemotesAsAdmin, type RemoteLoad } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers } from '../../testing/an-admin.ts';

const open = (...answers: CallAnswer[]) =>
  renderInHost({ routes, path: '/admin?ver=partes', answers: [...adminAnswers(), ...answers] });

const loads: RemoteLoad[] = [
  { name: 'mf-calendar', version: '1.1.0', isLive: true, loaded: 0, failed: 0, averageMs: null },
  { name: 'mf-calendar', version: '1.0.0', isLive: false, loaded: 12_345, failed: 2, averageMs: 1234 },
  { name: 'mf-garden', version: '1.0.0', isLive: true, loaded: 1, failed: 0, averageMs: 80 },
];
const aState = (name: string, ...versions: string[]): RemoteState => ({
  name,
  promoted: versions[0] ?? null,
  versions: versions.map((version) => ({ version, hostContract: '1', publishedAt: '2026-02-03T10:00:00.000Z' })),
  history: [],
});
const states: CallAnswer = [
  listRemotesAsAdmin,
  { body: [aState('mf-calendar', '1.1.0', '1.0.0', '0.9.0'), aState('mf-garden', '1.0.0')] },
];
const rowsOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: `Versiones de ${name}` });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split('Publicada')[0]);
};

it('shows how each version of each part fares, once', async () => {
  await open(states, [listRemoteLoads, { body: loads }]);
  expect(await rowsOf('Calendario')).toEqual([
    '1.1.0En usoNo se ha abierto en los últimos 7 días',
    '1.0.0Nunca en uso2 fallos al abrirseSe ha abierto 12.345 veces en los últimos 7 días, en 1,23 s de media',
    '0.9.0Nunca en uso',
  ]);
  expect(await rowsOf('mf-garden')).toEqual([
    '1.0.0En usoSe ha abierto 1 vez en los últimos 7 días, en 0,08 s de media',
  ]);
});

it('says when nothing is published', async () => {
  await open();
  expect(await screen.findByText('Todavía no se ha publicado ninguna parte.')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('says when it did not arrive, shows the rest, and tries again', async () => {
  let fails = true;
  const { user } = await open(states, [listRemoteLoads, () => (fails ? { status: 500, body: {} } : { body: loads })]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los datos del panel de administración');
  expect(await rowsOf('mf-garden')).toEqual(['1.0.0En uso']);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^Se ha abierto 1 vez /)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
