import { confirmPassword } from '@app/contract/account-settings';
import { lookAtTrial, startTrial } from '@app/contract/remote-trials';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
import { PasswordConfirmation } from '../../session/password-confirmation.tsx';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { TrialOffer } from './trial-offer.tsx';

const TOKEN = 'a'.repeat(43);
const found: CallAnswer = [
  lookAtTrial,
  {
    body: {
      publishedAt: '2026-02-03T10:00:00.000Z',
      publishedBy: 'Equipo del jardín',
      expiresAt: '2026-02-06T10:00:00.000Z',
    },
  },
];
const at = (path: string, ...answers: CallAnswer[]) =>
  renderInShell(
    <PasswordConfirmation>
      <TrialOffer />
    </PasswordConfirmation>,
    { path, answers },
  );
const open = (...answers: CallAnswer[]) => at(`/profile?probar=mf-garden@2.0.0&clave=${TOKEN}`, ...answers);
const dialog = () => screen.findByRole('dialog', { name: 'Ver una versión antes de que se publique' });

it('X-04: a link alone runs nothing: it says what would run and whose it is, and leaves the address', async () => {
  const view = await open(found);
  expect(await dialog()).toHaveAccessibleDescription(/^La verás en lugar de lo publicado, .* actúa con tu cuenta/);
  expect(
    await screen.findByText(/^Publicada el 3 de febrero de 2026.* por Equipo del jardín\. El enlace sirve/),
  ).toBeVisible();
  expect(view.location()).toBe('/profile');
  await view.user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(view.calls.map(({ name }) => name)).toEqual(['lookAtTrial']);
});

it('X-04: once the user has said yes and given the password, it is opened from the server', async () => {
  let isConfirmed = false;
  const view = await open(
    found,
    [
      startTrial,
      () =>
        isConfirmed
          ? { body: { path: '/garden' } }
          : { status: 403, body: { message: '', confirmationRequired: true } },
    ],
    [
      confirmPassword,
      () => {
        isConfirmed = true;
        return { status: 204 };
      },
    ],
  );
  await dialog();
  await view.user.click(await screen.findByRole('button', { name: 'Verla' }));
  await view.user.type(await screen.findByLabelText(/^Contraseña/), 'luz de marzo 7{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ya está en este navegador' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrirla' })).toHaveAttribute('href', '/garden');
  const opened = view.calls.filter(({ name }) => name === 'startTrial');
  expect(opened.at(-1)).toMatchObject({ body: { name: 'mf-garden', version: '2.0.0', token: TOKEN } });
});

it('is opened once by two clicks', async () => {
  const { calls } = await open(found, [startTrial, { body: { path: '/garden' } }]);
  const submit = await screen.findByRole('button', { name: 'Verla' });
  await waitFor(() => expect(submit).toBeEnabled());
  await act(async () => {
    submit.click();
    submit.click();
  });
  expect(await screen.findByRole('dialog', { name: 'Ya está en este navegador' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'startTrial')).toHaveLength(1);
});

it.each<[string, CallAnswer, string]>([
  [
    'the link or the account does not serve',
    [lookAtTrial, { status: 403, body: { message: 'Tu cuenta no está entre las que pueden probarla.' } }],
    'Tu cuenta no está entre las que pueden probarla.',
  ],
  ['the connection is lost', [lookAtTrial, 'no network'], 'No se ha podido abrir. Vuelve a intentarlo.'],
  ['the server fails', [lookAtTrial, { status: 502 }], 'No se ha podido abrir. Vuelve a intentarlo.'],
])('gives the reason in words, and nothing else, where %s', async (_, answer, text) => {
  await open(answer);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByRole('button', { name: 'Verla' })).toBeDisabled();
});

it('says that the version could not be opened in the same words', async () => {
  const message = 'Esa versión se ha retirado.';
  const { user } = await open(found, [startTrial, { status: 409, body: { message } }]);
  await user.click(await screen.findByRole('button', { name: 'Verla' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it.each(['/profile', '/profile?probar=mf-garden&clave=x', '/profile?probar=mf-garden@2.0.0'])(
  'asks nothing at %s',
  async (path) => {
    await at(path);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
