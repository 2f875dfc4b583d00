import { login } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { Login } from './login.tsx';

const LINK_SENT: FakeAnswer = { status: 403, body: { linkSent: true, message: 'Hace falta un paso más.' } };

async function renderRefused() {
  const answers = { next: LINK_SENT };
  const onSignedIn = jest.fn();
  const view = await renderInShell(<Login onSignedIn={onSignedIn} />, {
    path: '/login',
    answers: [[login, () => answers.next]],
  });
  await view.user.type(screen.getByLabelText('Nombre de usuario'), 'ana');
  await view.user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
  const note = await screen.findByRole('alert');
  return { ...view, note, answers, onSignedIn };
}

it('V-08: says in the form, for as long as it holds, that a link was mailed, and what to do', async () => {
  const { note, container } = await renderRefused();
  expect(note).toHaveTextContent(/Mira tu correo para terminar de entrar/);
  expect(note).toHaveTextContent(/Si la contraseña es correcta, te hemos enviado un enlace/);
  expect(note).toHaveTextContent(/Ábrelo en este mismo navegador y vuelve a iniciar sesión/);
  expect(note).toHaveTextContent(/¿No llega\?.*correo no deseado/);
  await waitFor(() => expect(note).toHaveFocus());
  // The page shows the message; a toast would repeat it.
  expect(screen.queryByText('Hace falta un paso más.')).not.toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('ana');
  expect(await axe(container)).toHaveNoViolations();
});

it('V-08: says it again when the same happens again', async () => {
  const { user, note } = await renderRefused();
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(note).toHaveFocus());
  expect(screen.getAllByRole('alert')).toEqual([note]);
});

it.each<[string, FakeAnswer]>([
  ['a wrong password', { status: 401, body: { message: 'Credenciales inválidas' } }],
  ['no network', 'no network'],
])('V-08: gives way to what comes next: %s', async (_, next) => {
  const { user, note, answers } = await renderRefused();
  answers.next = next;
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('V-08: the same press signs in once the link was opened', async () => {
  const { user, answers, onSignedIn } = await renderRefused();
  answers.next = { body: { user: aUser() } };
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
});
