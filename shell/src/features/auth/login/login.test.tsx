import { login } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { rememberSharedComputer } from '../../../storage/shared-computer.ts';
import { Login } from './login.tsx';

async function renderLogin(answer: FakeAnswer = { body: { user: aUser() } }) {
  const onSignedIn = jest.fn();
  const view = await renderInShell(<Login onSignedIn={onSignedIn} />, { path: '/login', answers: [[login, answer]] });
  const signIn = async (username = 'ana', password = 'secreta') => {
    await view.user.clear(screen.getByLabelText('Nombre de usuario'));
    if (username) await view.user.type(screen.getByLabelText('Nombre de usuario'), username);
    await view.user.clear(screen.getByLabelText('Contraseña'));
    if (password) await view.user.type(screen.getByLabelText('Contraseña'), password);
    await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };
  return { ...view, onSignedIn, signIn };
}

afterEach(() => delete window.fbq);

it('V-05: shows a form that password managers can fill in', async () => {
  const { container } = await renderLogin();
  expect(screen.getByRole('heading', { level: 1, name: 'Bienvenida a Reencuentro' })).toBeVisible();
  expect(screen.getByLabelText('Nombre de usuario')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['ab', 'secreta', 'El nombre de usuario debe tener al menos 3 caracteres'],
  ['', 'secreta', 'El nombre de usuario debe tener al menos 3 caracteres'],
  ['ana', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['ana', '', 'La contraseña debe tener al menos 6 caracteres'],
])('refuses %j / %j before asking the server', async (username, password, text) => {
  const { signIn, calls } = await renderLogin();
  await signIn(username, password);
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls).toEqual([]);
});

it.each([
  [true, ['sharedComputer=1']],
  [false, []],
])('P-08: sends whether others use this computer (%s) before the call', async (isShared, expected) => {
  const cookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('sharedComputer'));
  document.cookie = `sharedComputer=${isShared ? '' : '1'}; path=/${isShared ? '; max-age=0' : ''}`;
  const { signIn, user, onSignedIn } = await renderLogin({ status: 401, body: { message: 'Credenciales inválidas' } });
  if (isShared) await user.click(screen.getByRole('checkbox', { name: /Dispositivo compartido/ }));
  await signIn();
  // The cookie is set although the sign-in was refused.
  await waitFor(() => expect(cookies()).toEqual(expected));
  expect(onSignedIn).not.toHaveBeenCalled();
  document.cookie = 'sharedComputer=; path=/; max-age=0';
});

it('P-08 D44: a discreet device keeps the answer beyond the browser’s session, and begins with it', async () => {
  document.head.innerHTML = '<meta name="application-name" content="La compra">';
  document.cookie = 'sharedComputer=1; path=/';
  await renderLogin();
  expect(screen.getByRole('checkbox', { name: /Dispositivo compartido/ })).toBeChecked();
  const set = jest.spyOn(document, 'cookie', 'set');
  rememberSharedComputer(true);
  expect(set.mock.calls).toEqual([['sharedComputer=1; path=/; samesite=lax; max-age=31536000']]);
  set.mockRestore();
  document.cookie = 'sharedComputer=; path=/; max-age=0';
  document.head.innerHTML = '';
});

it('ties a fault to its field', async () => {
  const { signIn } = await renderLogin();
  await signIn('ab', 'secreta');
  const field = await screen.findByLabelText('Nombre de usuario');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/El nombre de usuario debe tener al menos 3 caracteres/);
  expect(field).toHaveFocus();
});

it('V-05: shows and hides the password, and accepts a pasted one', async () => {
  const { user } = await renderLogin();
  const password = screen.getByLabelText('Contraseña');
  await user.click(password);
  await user.paste('pegada-del-gestor');
  expect(password).toHaveValue('pegada-del-gestor');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('signs in, tells the pixel and leaves once', async () => {
  const fbq = jest.fn();
  window.fbq = fbq;
  const { signIn, calls, onSignedIn } = await renderLogin();
  await signIn('  ana ', 'secreta');
  expect(await screen.findByRole('button', { name: 'Entrando…' })).toBeDisabled();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([['login', { username: 'ana', password: 'secreta' }]]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(fbq).toHaveBeenCalledWith('track', 'Login', {});
});

it.each<[string, FakeAnswer, string]>([
  [
    'the server’s words',
    { status: 401, body: { message: 'Eso no encaja.' } },
    'Error de inicio de sesión - Eso no encaja.',
  ],
  [
    'an empty body',
    { status: 401, body: '' },
    'Error de inicio de sesión - Credenciales incorrectas. Intenta de nuevo.',
  ],
  [
    'a body that is no problem',
    { status: 500, body: '<h1>' },
    'Error de inicio de sesión - Credenciales incorrectas. Intenta de nuevo.',
  ],
  [
    'an unverified account',
    { status: 403, body: { requiresVerification: true, message: 'Otra cosa.' } },
    'Email no verificado - Revisa tu bandeja de entrada para verificar tu cuenta.',
  ],
  ['a blocked account', { status: 403, body: { message: 'Bloqueada.' } }, 'Error de inicio de sesión - Bloqueada.'],
  ['no network', 'no network', 'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.'],
])('says %s and allows another attempt', async (_, answer, text) => {
  const { signIn, onSignedIn } = await renderLogin(answer);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
});

it('ends no session for a sign-out that the server missed before', async () => {
  document.cookie = 'pendingLogout=1; path=/';
  const { signIn, onSignedIn } = await renderLogin();
  await signIn();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(document.cookie).not.toContain('pendingLogout');
});

it('offers another verification mail to an unverified account', async () => {
  const { signIn } = await renderLogin({ status: 403, body: { requiresVerification: true, message: '' } });
  await signIn();
  expect(await screen.findByRole('link', { name: 'Pedir otro enlace de verificación' })).toHaveAttribute(
    'href',
    '/verify-email',
  );
});

describe('V-12: the code of the second factor', () => {
  const refusal = (message: string): FakeAnswer => ({ status: 403, body: { message, secondFactorRequired: true } });

  it('is asked for after the password, and sent with it', async () => {
    let answer = refusal('Escribe el código de tu aplicación de verificación.');
    const onSignedIn = jest.fn();
    const { user, calls, container } = await renderInShell(<Login onSignedIn={onSignedIn} />, {
      path: '/login',
      answers: [[login, () => answer]],
    });
    expect(screen.queryByLabelText('Código de verificación')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Nombre de usuario'), 'ana');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
    const code = await screen.findByLabelText('Código de verificación');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    await user.keyboard('{Enter}');
    expect(await screen.findByText('El código está incompleto')).toBeVisible();
    answer = refusal('El código no es correcto o ya se usó.');
    await user.type(code, '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se usó.');
    expect(code).toHaveAccessibleDescription(/El código no es correcto o ya se usó\./);
    answer = { body: { user: aUser() } };
    await user.clear(code);
    await user.type(code, '222222{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    const account = { username: 'ana', password: 'secreta' };
    expect(calls.map(({ body }) => body)).toEqual([
      account,
      { ...account, code: '111111' },
      { ...account, code: '222222' },
    ]);
  });
});

it('removes an old failure at the next attempt', async () => {
  let answer: FakeAnswer = { status: 401, body: { message: 'No.' } };
  const view = await renderInShell(<Login onSignedIn={() => undefined} />, { answers: [[login, () => answer]] });
  const submit = async () => {
    await view.user.type(screen.getByLabelText('Contraseña'), 'secreta');
    await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };
  await view.user.type(screen.getByLabelText('Nombre de usuario'), 'ana');
  await submit();
  const failure = await screen.findByRole('alert');
  expect(within(failure).getByText('No.')).toBeVisible();
  answer = { body: { user: aUser() } };
  await submit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says beside the fields too that name or password are wrong, and to a screen reader once', async () => {
  const { signIn } = await renderLogin({ status: 401, body: { message: 'Credenciales incorrectas.' } });
  await signIn();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('Nombre de usuario')).toBeInvalid();
  expect(screen.getByLabelText('Contraseña')).toBeInvalid();
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Credenciales incorrectas.');
});
