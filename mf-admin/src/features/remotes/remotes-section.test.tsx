import { listRemoteLoads, type RemoteLoad } from '@app/contract/admin-remotes';
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

it('shows the loads of each version of each remote', async () => {
  await open([listRemoteLoads, { body: loads }]);
  const table = within(await screen.findByRole('table', { name: 'Aperturas por parte y versión' }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim()));
  expect(rows).toEqual([
    ['Parte', 'Aperturas', 'Fallos', 'Tiempo medio'],
    ['Calendario1.1.0 En uso', '0', '0', 'Aún ninguna'],
    ['Calendario1.0.0', '12.345', '2', '1,23 s'],
    ['mf-garden1.0.0 En uso', '1', '0', '0,08 s'],
  ]);
});

it('says when nothing is published', async () => {
  await open();
  expect(await screen.findByText('Todavía no se ha publicado ninguna parte.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says when it did not arrive, and tries again', async () => {
  let fails = true;
  const { user } = await open([listRemoteLoads, () => (fails ? { status: 500, body: {} } : { body: loads })]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los datos del panel de administración');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
