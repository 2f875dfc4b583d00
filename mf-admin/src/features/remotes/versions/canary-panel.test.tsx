import { listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { stopCanaryAsAdmin } from '@app/contract/canaries';
import type { RemoteState } from '@app/contract/remote-versions';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const at = (day: number) => `2026-02-0${day}T10:00:00.000Z`;
const published = { hostContract: '1', publishedAt: at(1), publishedBy: 'CI del jardín', wasLive: true };
const garden: RemoteState = {
  name: 'mf-garden',
  promoted: '1.1.0',
  previous: '1.0.0',
  versions: ['1.3.0', '1.2.0', '1.1.0', '1.0.0'].map((version) => ({ ...published, version })),
  history: [],
  canary: {
    version: '1.3.0',
    percent: 10,
    since: at(4),
    by: 'CI del jardín',
    budget: { failures: 2.5, views: 20 },
    views: 41,
    failed: 1,
  },
  canaries: [
    {
      version: '1.2.0',
      percent: 25,
      since: at(2),
      at: at(3),
      end: 'over-budget',
      by: null,
      views: 20,
      failed: 9,
    },
  ],
};
const open = (...answers: CallAnswer[]) =>
  renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: [garden] }], ...answers],
  });
const canary = async () => within(await screen.findByRole('group', { name: 'Versión repartida de mf-garden' }));

it('shows how far a canary reaches, how it fares and when the server takes it back', async () => {
  await open();
  const panel = await canary();
  expect(panel.getByText('La 1.3.0 llega al 10 % de las cuentas; las demás tienen la que está en uso.')).toBeVisible();
  expect(panel.getByText('1 fallo en 41 aperturas')).toBeVisible();
  expect(
    panel.getByText('A partir de 20 aperturas, si falla más del 2,5 %, el servidor la quita por su cuenta.'),
  ).toBeVisible();
  expect(panel.getByText(/^Desde el 4\/2\/2026, \d+:00 · CI del jardín$/)).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Versiones de mf-garden' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1.3.0Repartida');
  expect(rows[1]).toHaveTextContent(
    /Llegó al 25 % de las cuentas hasta el 3\/2\/2026, \d+:00: 9 fallos en 20 aperturas y el servidor la quitó por fallar demasiado/,
  );
});

it('is stopped from the keyboard, after a question', async () => {
  const view = await open([stopCanaryAsAdmin, { body: { version: '1.3.0' } }]);
  const button = (await canary()).getByRole('button', { name: 'Parar el reparto de mf-garden 1.3.0' });
  button.focus();
  await view.user.keyboard('{Enter}');
  expect(view.host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('vuelven a la 1.1.0 al cambiar de página') }),
  );
  expect(view.calls.filter(({ name }) => name === 'stopCanaryAsAdmin')).toMatchObject([
    { params: { name: 'mf-garden' } },
  ]);
  expect(screen.queryByRole('button', { name: /Volver a la anterior/ })).not.toBeInTheDocument();
});

it('says why it was not stopped', async () => {
  const message = 'De mf-garden no hay ninguna versión repartida.';
  const view = await open([stopCanaryAsAdmin, { status: 404, body: { message } }]);
  await view.user.click((await canary()).getByRole('button', { name: /^Parar el reparto/ }));
  expect(view.host.showToast).toHaveBeenCalledWith({ title: message, tone: 'error' });
});
