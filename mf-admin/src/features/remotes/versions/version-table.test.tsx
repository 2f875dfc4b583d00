import { listRemoteLoads, listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const at = '2026-02-03T10:00:00.000Z';
const published = { hostContract: '1', publishedAt: at, publishedBy: 'Equipo del jardín', wasLive: true };
const garden = {
  name: 'mf-garden',
  promoted: '1.1.0',
  previous: '1.0.0',
  versions: ['1.1.0', '1.0.0'].map((version) => ({ ...published, version })),
  history: [{ version: '1.1.0', at: '2026-02-06T10:00:00.000Z', action: 'promote', by: 'Ana' }],
};
const loads = [{ name: 'mf-garden', version: '1.1.0', isLive: true, loaded: 12, failed: 2, averageMs: 80 }];

const { matchMedia } = window;
beforeEach(() => {
  // Cast: a query list has more than what the page uses of it.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: true, media, onchange: null }) as unknown as MediaQueryList;
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

it('has the texts and the acts of the rows, in columns', async () => {
  const { user } = await renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: [garden] }], [listRemoteLoads, { body: loads }]],
  });
  const table = within(await screen.findByRole('table', { name: 'Versiones de mf-garden' }));
  expect(await table.findByText(/^Se ha abierto/)).toBeVisible();
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Versión', 'Cuándo', 'Estado', 'Acciones']);
  const row = within(table.getByRole('row', { name: /^1\.1\.0/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('1.1.0');
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/, \d+:00/g, ''));
  expect(cells).toEqual([
    'Publicada el 3/2/2026 · Equipo del jardínPuesta en uso el 6/2/2026 · Ana',
    'En uso2 fallos al abrirseSe ha abierto 12 veces en los últimos 7 días, en 0,08 s de media',
    'Retirar',
  ]);
  await user.click(row.getByRole('button', { name: 'Retirar mf-garden 1.1.0' }));
  expect(await screen.findByRole('dialog', { name: 'Retirar mf-garden 1.1.0' })).toBeVisible();
});
