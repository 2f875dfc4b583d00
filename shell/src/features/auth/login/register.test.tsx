import { resendVerification } from '@app/contract/account-mails';
import { verifyCode } from '@app/contract/mailed-links';
import { register } from '@app/contract/registration';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import type { CallAnswer, FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { isFirstVisit } from '../../../storage/first-visit.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { ACCOUNT_WANTED } from '../../../ui/wants-account.ts';
import { Login } from './login.tsx';

async function renderRegister(
  answer: FakeAnswer = { body: { message: 'Creada.' } },
  resend: FakeAnswer = { body: { message: 'Enviado.' } },
  code: CallAnswer[1] = { body: { message: 'Activada.' } },
) {
  const onSignedIn = jest.fn();
  const view = await renderInShell(<Login onSignedIn={onSignedIn} />, {
    path: '/login',
    answers: [
      [register, answer],
      [resendVerification, resend],
      [verifyCode, code],
    ],
  });
  await view.user.click(screen.getByRole('button', { name: 'Crear una cuenta' }));
  await screen.findByLabelText('Email');
  const signUp = async (username = 'ana', email = 'ana@example.com', password = 'secreta') => {
    await view.user.type(screen.getByLabelText('Nombre de usuario'), username);
    await view.user.type(screen.getByLabelText('Email'), email);
    await view.user.type(screen.getByLabelText('Contraseña'), password);
    await view.user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  };
  return { ...view, signUp, onSignedIn };
}

afterEach(() => {
  delete window.fbq;
  localStorage.clear();
});

it('is there at once for who comes from ‘Crear mi cuenta’', async () => {
  history.replaceState(null, '', ACCOUNT_WANTED);
  await renderInShell(<Login onSignedIn={() => undefined} />, { path: '/login' });
  expect(await screen.findByRole('button', { name: 'Crear cuenta' })).toBeVisible();
  expect(location.hash).toBe('');
});

it('asks for three fields, all required', async () => {
  const { user, calls } = await renderRegister();
  for (const label of ['Nombre de usuario', 'Email', 'Contraseña']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('El nombre de usuario debe tener al menos 3 caracteres')).toBeVisible();
  expect(screen.getByText('Ingresa un email válido')).toBeVisible();
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(calls).toEqual([]);
});

it('moves the focus to the heading of the form that is switched to', async () => {
  await renderRegister();
  expect(screen.getByRole('heading', { level: 1, name: 'Bienvenida a Reencuentro' })).toHaveFocus();
});

it('registers, tells the pixel, and says where the mail went', async () => {
  const fbq = jest.fn();
  window.fbq = fbq;
  const { signUp, calls } = await renderRegister();
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Verifica tu correo' })).toHaveFocus();
  expect(screen.getByText('Registro exitoso')).toBeVisible();
  expect(screen.getByText(/ana@example\.com/)).toBeVisible();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['register', { username: 'ana', email: 'ana@example.com', password: 'secreta' }],
  ]);
  expect(fbq).toHaveBeenCalledWith('track', 'CompleteRegistration', { value: 0, currency: 'EUR' });
});

it('begins the page that says so at its top, where the message lies over the drawing', async () => {
  const { signUp } = await renderRegister();
  jest.mocked(window.scrollTo).mockClear();
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Verifica tu correo' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it.each<[string, FakeAnswer, string]>([
  [
    'a name that is taken',
    { status: 409, body: { message: 'Ese nombre ya está en uso.' } },
    'Error de registro - Ese nombre ya está en uso.',
  ],
  ['an empty body', { status: 500, body: '' }, 'Error de registro - Error al crear la cuenta. Intenta de nuevo.'],
  ['no network', 'no network', 'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.'],
])('says %s', async (_, answer, text) => {
  const { signUp } = await renderRegister(answer);
  await signUp();
  expect(
    await screen.findByText(
      (_text, element) => element?.getAttribute('role') === 'alert' && element.textContent === text,
    ),
  ).toBeVisible();
});

it('puts what the server says of a field at the field', async () => {
  const { signUp } = await renderRegister({
    status: 400,
    body: { message: 'Hay datos que revisar.', fields: { password: 'Esta contraseña es muy común.', oculto: 'x' } },
  });
  await signUp();
  expect(await screen.findByText('Esta contraseña es muy común.')).toBeVisible();
  expect(screen.getByLabelText('Contraseña')).toBeInvalid();
});

it.each<[string, FakeAnswer, string]>([
  ['sent', { body: { message: '' } }, 'Email reenviado'],
  ['refused', { status: 429, body: { message: 'Espera un momento.' } }, 'Espera un momento.'],
  ['failed', { status: 500, body: '' }, 'Error al reenviar verificación.'],
  ['without a network', 'no network', 'No se pudo conectar con el servidor.'],
])('sends the mail again: %s', async (_, resend, text) => {
  const { signUp, user, calls } = await renderRegister(undefined, resend);
  await signUp();
  await user.click(await screen.findByRole('button', { name: 'Reenviar correo' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ name: 'resendVerification', body: { email: 'ana@example.com' } });
});

it('leads to the inbox where the provider is well known, and leaves this page open for the code', async () => {
  const { signUp, container } = await renderRegister();
  await signUp('ana', 'ana@gmail.com');
  const inbox = await screen.findByRole('link', { name: 'Abrir mi correo (se abre en otra pestaña)' });
  expect(inbox).toHaveAttribute('href', 'https://mail.google.com/');
  expect(inbox).toHaveAttribute('target', '_blank');
  expect(inbox).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await axe(container)).toHaveNoViolations();
});

it('names no inbox where it knows none', async () => {
  const { signUp } = await renderRegister();
  await signUp();
  expect(await screen.findByRole('button', { name: 'Reenviar correo' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Abrir mi correo/ })).not.toBeInTheDocument();
});

it('leads back to the sign-in', async () => {
  const { signUp, user } = await renderRegister();
  await signUp();
  await user.click(await screen.findByRole('button', { name: 'Volver a iniciar sesión' }));
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('D46 activates by the code of the mail: consent, then the user is in, at the first steps', async () => {
  const { signUp, user, calls, onSignedIn, container } = await renderRegister();
  await signUp();
  const code = await screen.findByLabelText('Código del correo');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axe(container)).toHaveNoViolations();
  await user.type(code, '12 34');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('El código tiene seis cifras')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu cuenta está casi lista' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByRole('status', { name: 'Tu cuenta está activada. Entrando…' })).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ code: '123456', consentVersion: CONSENT_VERSION });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(isFirstVisit()).toBe(true);
});

it('D46 leads back to a code that does not do, which says why', async () => {
  const refused = { status: 400, body: { message: 'Ese código no es correcto o ya no sirve.' } };
  const { signUp, user, onSignedIn } = await renderRegister(undefined, undefined, refused);
  await signUp();
  await user.type(await screen.findByLabelText('Código del correo'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Acepto y activar mi cuenta' }));
  const code = await screen.findByLabelText('Código del correo');
  expect(code).toHaveAccessibleDescription(/Ese código no es correcto o ya no sirve\./);
  expect(code).toHaveFocus();
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('says nothing of a refused code once the mail went to another address', async () => {
  const refused = { status: 400, body: { message: 'Ese código no es correcto o ya no sirve.' } };
  const { signUp, user } = await renderRegister(undefined, undefined, refused);
  await signUp();
  await user.type(await screen.findByLabelText('Código del correo'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Acepto y activar mi cuenta' }));
  await user.click(await screen.findByRole('button', { name: '¿No es ese tu correo? Corrígelo' }));
  await user.clear(screen.getByLabelText('Tu correo'));
  await user.type(screen.getByLabelText('Tu correo'), 'eva@example.com');
  await user.click(screen.getByRole('button', { name: 'Corregir y enviar' }));
  expect(await screen.findByText(/enlace a eva@example\.com/)).toBeVisible();
  expect(screen.getByLabelText('Código del correo')).not.toHaveAccessibleDescription(/no es correcto/);
});

it('mends a mistyped address with the same name and password, and sends the mail there', async () => {
  const { signUp, user, calls, container } = await renderRegister();
  await signUp('ana', 'ana@exmaple.com');
  await user.click(await screen.findByRole('button', { name: '¿No es ese tu correo? Corrígelo' }));
  const address = screen.getByLabelText('Tu correo');
  expect(address).toHaveFocus();
  expect(address).toHaveValue('ana@exmaple.com');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Dejarlo como está' }));
  const mend = screen.getByRole('button', { name: '¿No es ese tu correo? Corrígelo' });
  expect(mend).toHaveFocus();
  await user.click(mend);
  await user.clear(screen.getByLabelText('Tu correo'));
  await user.click(screen.getByRole('button', { name: 'Corregir y enviar' }));
  expect(await screen.findByText('Ingresa un email válido')).toBeVisible();
  await user.type(screen.getByLabelText('Tu correo'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Corregir y enviar' }));
  expect(await screen.findByText('Correo corregido')).toBeVisible();
  expect(screen.getByText(/enlace a ana@example\.com/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ username: 'ana', email: 'ana@example.com', password: 'secreta' });
  await user.click(screen.getByRole('button', { name: 'Reenviar correo' }));
  expect(calls.at(-1)?.body).toEqual({ email: 'ana@example.com' });
});

it('says beside the field that a name is taken', async () => {
  const { signUp } = await renderRegister({ status: 409, body: { message: 'Ese nombre ya está en uso.' } });
  await signUp();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Nombre de usuario')).toBeInvalid();
  expect(screen.getByLabelText('Nombre de usuario')).toHaveAccessibleDescription('Ese nombre ya está en uso.');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  expect(screen.getByLabelText('Nombre de usuario')).toHaveFocus();
});
