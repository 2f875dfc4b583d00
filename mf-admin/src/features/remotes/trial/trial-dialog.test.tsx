import { listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { startTrialAsAdmin } from '@app/contract/remote-trials';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const TOKEN = 'a'.repeat(43);
const version = { version: '2.0.0', publishedAt: '2026-02-03T10:00:00.000Z', publishedBy: 'Equipo del jardín' };
const garden = {
  name: 'mf-garden',
  promoted: null,
  previous: null,
  versions: [{ ...version, hostContract: '1', wasLive: false }],
  history: [],
};
const open = (answer: CallAnswer[1], which = 'mf-garden@2.0.0') =>
  renderInHost({
    routes,
    path: `/admin?ver=partes&probar=${which}&clave=${TOKEN}`,
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: [garden] }], [startTrialAsAdmin, answer]],
  });
const dialog = () => screen.findByRole('dialog', { name: 'Probar mf-garden 2.0.0 en este navegador' });
const startsIn = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name === 'startTrialAsAdmin');

it('X-04: a link alone runs nothing: the page shows what would run, and who published it', async () => {
  const view = await open({ body: { path: '/garden' } });
  expect(await dialog()).toHaveAccessibleDescription(/^La verás solo tú, .* actúa con tu cuenta/);
  expect(screen.getByText(/^Publicada el 3\/2\/26, \d+:00 · Equipo del jardín$/, { selector: 'p' })).toBeVisible();
  // The link works once, so it is removed from the address.
  expect(view.location()).toBe('/admin?ver=partes');
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(startsIn(view)).toHaveLength(0);
});

it('once confirmed it is opened from the server', async () => {
  const view = await open({ body: { path: '/garden' } });
  await dialog();
  await view.user.click(screen.getByRole('button', { name: 'Probarla' }));
  expect(startsIn(view)).toMatchObject([{ params: { name: 'mf-garden', version: '2.0.0' }, body: { token: TOKEN } }]);
  expect(await screen.findByRole('dialog', { name: 'Ya está en este navegador' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrirla' })).toHaveAttribute('href', '/garden');
});

it.each([
  [400, { message: 'Este enlace para probar ya no vale.' }, 'Este enlace para probar ya no vale.'],
  [500, {}, 'No se ha podido abrir. Vuelve a intentarlo.'],
])('refused with %i, it gives the reason', async (status, body, text) => {
  const view = await open({ status, body });
  await dialog();
  await view.user.click(screen.getByRole('button', { name: 'Probarla' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('says that there is no such version', async () => {
  const view = await open({ body: { path: '/' } }, 'mf-garden@3.0.0');
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta versión no está publicada.');
  expect(screen.getByRole('button', { name: 'Probarla' })).toBeDisabled();
  expect(startsIn(view)).toHaveLength(0);
});
