import { resetPassword, validateResetToken } from '@app/contract/mailed-links';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { ResetPassword } from './reset-password.tsx';

const token = 'T'.repeat(43);
const good: FakeAnswer = { body: { message: 'Vale.' } };

async function renderReset({ path = `/reset-password?token=${token}`, validation = good, reset = good } = {}) {
  const view = await renderInShell(<ResetPassword />, {
    path,
    answers: [
      [validateResetToken, () => validation],
      [resetPassword, reset],
    ],
  });
  const save = async (newPassword: string, repeated = newPassword) => {
    if (newPassword) await view.user.type(await screen.findByLabelText('Nueva contraseña'), newPassword);
    if (repeated) await view.user.type(await screen.findByLabelText('Confirma tu contraseña'), repeated);
    await view.user.click(await screen.findByRole('button', { name: 'Guardar contraseña' }));
  };
  return { ...view, save };
}

it('spins while the link is checked, with the token out of the address', async () => {
  let answer: (value: FakeAnswer) => void = () => undefined;
  const { location } = await renderInShell(<ResetPassword />, {
    path: `/reset-password?token=${token}`,
    answers: [[validateResetToken, () => new Promise<FakeAnswer>((resolve) => (answer = resolve))]],
  });
  expect(screen.getByRole('status', { name: 'Comprobando tu enlace…' })).toBeVisible();
  expect(location()).toBe('/reset-password');
  answer(good);
  expect(await screen.findByRole('button', { name: 'Guardar contraseña' })).toBeVisible();
});

it.each<[string, string, FakeAnswer]>([
  ['a malformed token', '/reset-password?token=abc', good],
  ['a refused token', `/reset-password?token=${token}`, { status: 400, body: { message: 'Otra cosa.' } }],
])('with %s says that the link is not valid', async (_, path, validation) => {
  await renderReset({ path, validation });
  expect(await screen.findByText('El enlace de restablecimiento ha expirado o no es válido.')).toBeVisible();
  expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
});

it.each(['/reset-password', '/reset-password?token=abc'])('offers another link on %s', async (path) => {
  const { user } = await renderReset({ path });
  await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
  expect(await screen.findByRole('dialog', { name: 'Recupera tu acceso' })).toBeVisible();
});

it('tries again when there was no network', async () => {
  let validation: FakeAnswer = 'no network';
  const { user } = await renderInShell(<ResetPassword />, {
    path: `/reset-password?token=${token}`,
    answers: [[validateResetToken, () => validation]],
  });
  expect(await screen.findByText('No se pudo conectar con el servidor.')).toBeVisible();
  validation = good;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible();
});

it.each([
  ['', '', 'Campos requeridos - Por favor completa todos los campos.'],
  ['nueva clave 8', '', 'Campos requeridos - Por favor completa todos los campos.'],
  ['12345', '12345', 'Contraseña muy corta - La contraseña debe tener al menos 6 caracteres.'],
  ['secreta', 'secreto', 'Contraseñas no coinciden - Las contraseñas deben ser idénticas.'],
])('refuses %j / %j', async (newPassword, repeated, text) => {
  const { save, calls } = await renderReset();
  await save(newPassword, repeated);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(calls.map(({ name }) => name)).toEqual(['validateResetToken']);
});

it('asks for a password of its own, with the placeholder', async () => {
  await renderReset();
  for (const label of ['Nueva contraseña', 'Confirma tu contraseña']) {
    expect(await screen.findByLabelText(label)).toHaveAttribute('placeholder', 'Mínimo 6 caracteres');
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
  }
  expect(screen.getAllByRole('button', { name: 'Mostrar contraseña' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
});

it('saves the new password and leads to the sign-in', async () => {
  const { save, calls } = await renderReset();
  await save('nueva-secreta');
  expect(await screen.findByRole('heading', { name: 'Tu contraseña está cambiada' })).toHaveFocus();
  expect(screen.getByText('Contraseña restablecida')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  expect(calls.at(-1)).toMatchObject({ name: 'resetPassword', body: { token, newPassword: 'nueva-secreta' } });
});

it.each<[string, FakeAnswer, string]>([
  ['the server’s words', { status: 400, body: { message: 'Ese enlace ya se usó.' } }, 'Error - Ese enlace ya se usó.'],
  ['an empty body', { status: 500, body: '' }, 'Error - Error al restablecer la contraseña.'],
  ['no network', 'no network', 'Error de conexión - No se pudo conectar con el servidor.'],
])('says %s', async (_, reset, text) => {
  const { save } = await renderReset({ reset });
  await save('nueva-secreta');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
