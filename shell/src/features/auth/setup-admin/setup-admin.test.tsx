import { setupAdmin } from '@app/contract/mailed-links';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { SetupAdmin } from './setup-admin.tsx';

const token = 'T'.repeat(43);

async function renderSetup(answer: FakeAnswer) {
  const view = await renderInShell(<SetupAdmin />, {
    path: `/primera-administradora?token=${token}`,
    answers: [[setupAdmin, answer]],
  });
  await view.user.type(screen.getByLabelText('Nombre de usuario'), 'directora');
  await view.user.type(screen.getByLabelText('Email'), 'directora@example.com');
  await view.user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await view.user.click(screen.getByRole('button', { name: 'Crear cuenta de administradora' }));
  return view;
}

it('makes the first administrator with the token of the link', async () => {
  const { calls, location } = await renderSetup({ body: { message: 'Hecho.' } });
  expect(await screen.findByRole('heading', { name: 'La cuenta está lista' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { token, username: 'directora', email: 'directora@example.com', password: 'secreta' },
  ]);
  expect(location()).toBe('/primera-administradora');
});

it('says when there is one already', async () => {
  await renderSetup({ status: 410, body: { message: 'Ya hay una.' } });
  expect(await screen.findByRole('heading', { name: 'Ya hay una administradora' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says without a link what to do, instead of a form that cannot be sent', async () => {
  await renderInShell(<SetupAdmin />, { path: '/primera-administradora' });
  expect(screen.getByRole('heading', { name: 'Abre el enlace de la instalación' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each<[FakeAnswer, string]>([
  [
    { status: 400, body: { message: 'El enlace no es válido o ya se usó.' } },
    'Error de registro - El enlace no es válido o ya se usó.',
  ],
  ['no network', 'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.'],
])('says %j', async (answer, text) => {
  await renderSetup(answer);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
