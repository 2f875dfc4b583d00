import { resetPassword, undoEmailChange } from '@app/contract/mailed-links';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { UndoEmailChange } from './undo-email-change.tsx';

const token = 'T'.repeat(43);
const resetToken = 'R'.repeat(43);

const renderUndo = (
  undone: FakeAnswer = { body: { message: 'Hecho.', resetToken } },
  path = `/no-he-sido-yo?token=${token}`,
) =>
  renderInShell(<UndoEmailChange />, {
    path,
    answers: [
      [undoEmailChange, undone],
      [resetPassword, { body: { message: '' } }],
    ],
  });

it('V-15 does nothing by being opened, with the token out of the address', async () => {
  const { calls, location, container } = await renderUndo();
  expect(screen.getByRole('heading', { level: 1, name: '¿No has sido tú?' })).toBeVisible();
  expect(location()).toBe('/no-he-sido-yo');
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('V-15 stops the change by one press and goes on to a new password', async () => {
  const { calls, user } = await renderUndo();
  await user.click(screen.getByRole('button', { name: 'Parar el cambio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Elige tu nueva contraseña' })).toHaveFocus();
  await user.type(screen.getByLabelText('Nueva contraseña'), 'tres lunas en el balcón');
  await user.type(screen.getByLabelText('Confirma tu contraseña'), 'tres lunas en el balcón');
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Tu contraseña está cambiada' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { token },
    { token: resetToken, newPassword: 'tres lunas en el balcón' },
  ]);
});

it.each([
  [400, 'Este enlace ya se usó. Tu cuenta tiene la dirección de siempre.'],
  [409, 'Esta dirección tiene ahora otra cuenta. Escríbenos y lo miramos contigo.'],
])('says of a link that is answered with %d why it does nothing', async (status, message) => {
  const { user } = await renderUndo({ status, body: { message } });
  await user.click(screen.getByRole('button', { name: 'Parar el cambio' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Parar el cambio' })).toBeNull();
});

it.each(['/no-he-sido-yo', '/no-he-sido-yo?token=abc'])('says at %s that no link of ours opened it', async (path) => {
  const { calls } = await renderUndo(undefined, path);
  const said = path.endsWith('abc') ? 'Este enlace ya no sirve' : 'Abre el enlace de tu correo';
  expect(screen.getByRole('heading', { level: 1, name: said })).toBeVisible();
  expect(calls).toEqual([]);
});

it('keeps the page without a network', async () => {
  const { user } = await renderUndo('no network');
  await user.click(screen.getByRole('button', { name: 'Parar el cambio' }));
  expect(await screen.findByText('No se pudo conectar con el servidor.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Parar el cambio' })).toBeEnabled();
});
