import { forgotPassword } from '@app/contract/account-mails';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { Login } from './login.tsx';

async function openForgot(answer: FakeAnswer = { body: { message: 'Enviado.' } }) {
  const view = await renderInShell(<Login onSignedIn={() => undefined} />, {
    path: '/login',
    answers: [[forgotPassword, answer]],
  });
  const open = () => view.user.click(screen.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  const send = async (email: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    if (email) await view.user.type(dialog.getByLabelText('Email'), email);
    await view.user.click(dialog.getByRole('button', { name: 'Enviar enlace' }));
  };
  await open();
  return { ...view, open, send };
}

it.each(['', '   '])('asks for an address when it gets %j', async (email) => {
  const { send, calls } = await openForgot();
  await send(email);
  const text = 'Email requerido - Por favor ingresa tu email para restablecer la contraseña.';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(calls).toEqual([]);
});

it('refuses what is no address', async () => {
  const { send, calls } = await openForgot();
  await send('ana');
  expect(await screen.findByText('Ingresa un email válido')).toBeVisible();
  expect(calls).toEqual([]);
});

it('confirms with the address as it was entered, and forgets it on closing', async () => {
  const { send, open, user, calls } = await openForgot();
  await send('Ana@Example.com');
  expect(await screen.findByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible();
  expect(screen.getByText('Ana@Example.com')).toBeVisible();
  expect(screen.getByText('Email enviado')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(within(await screen.findByRole('dialog')).getByLabelText('Email')).toHaveValue('');
});

it.each<[string, FakeAnswer, string]>([
  ['the server’s words', { status: 429, body: { message: 'Espera un momento.' } }, 'Error - Espera un momento.'],
  ['an empty body', { status: 500, body: '' }, 'Error - Error al enviar email de restablecimiento.'],
  ['no network', 'no network', 'Error de conexión - No se pudo conectar con el servidor.'],
])('says %s', async (_, answer, text) => {
  const { send } = await openForgot(answer);
  await send('ana@example.com');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
