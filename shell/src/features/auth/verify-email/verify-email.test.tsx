import { confirmEmailChange, verifyEmail } from '@app/contract/mailed-links';
import { resendVerification } from '@app/contract/account-mails';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { jest } from '@jest/globals';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { VerifyEmail } from './verify-email.tsx';

const token = 'T'.repeat(43);

const onSignedIn = jest.fn();
afterEach(() => onSignedIn.mockClear());

function renderVerify(
  verification: CallAnswer[1] = { body: { message: 'Hecho.' } },
  path = `/verify-email?token=${token}`,
) {
  return renderInShell(<VerifyEmail onSignedIn={onSignedIn} />, {
    path,
    answers: [
      [verifyEmail, verification],
      [confirmEmailChange, verification],
      [resendVerification, { body: { message: '' } }],
    ],
  });
}

it('asks for consent before it uses the link, and removes the token from the address bar', async () => {
  const { calls, location, container } = await renderVerify();
  const accept = screen.getByRole('button', { name: 'Acepto y activar mi cuenta' });
  expect(accept).toBeVisible();
  expect(accept.parentElement).toHaveStyle({ position: 'sticky', bottom: '0px' });
  expect(screen.getByText(new RegExp(`versión ${CONSENT_VERSION}`))).toBeVisible();
  expect(location()).toBe('/verify-email');
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('activates with the current consent, and enters', async () => {
  const { calls, user } = await renderVerify();
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByRole('status', { name: 'Tu cuenta está activada. Entrando…' })).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ token, consentVersion: CONSENT_VERSION }]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it.each([
  [true, ['sharedComputer=1']],
  [false, []],
])('P-08: sends whether others use this computer (%s) before the call that signs in', async (isShared, expected) => {
  const cookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('sharedComputer'));
  document.cookie = `sharedComputer=${isShared ? '' : '1'}; path=/${isShared ? '; max-age=0' : ''}`;
  let atCall: string[] = ['nothing was called'];
  const { user } = await renderVerify(() => {
    atCall = cookies();
    return { body: { message: 'Hecho.' } };
  });
  const choice = screen.getByText('Dispositivo compartido');
  expect(choice).not.toBeVisible();
  await user.click(screen.getByText('Más opciones'));
  expect(choice).toBeVisible();
  if (isShared) await user.click(screen.getByRole('checkbox', { name: /Dispositivo compartido/ }));
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByRole('status', { name: 'Tu cuenta está activada. Entrando…' })).toBeInTheDocument();
  expect(atCall).toEqual(expected);
  document.cookie = 'sharedComputer=; path=/; max-age=0';
});

it('asks for the password elsewhere, and for another user name where that was taken (D46)', async () => {
  const answers = [
    { status: 403, body: { message: 'Confirma tu contraseña para continuar.', confirmationRequired: true } },
    { status: 403, body: { message: 'La contraseña no es correcta.', confirmationRequired: true } },
    { status: 409, body: { message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' } },
    { status: 400, body: { message: 'Hay datos que revisar.', fields: { username: 'Ese nombre no se puede usar' } } },
    { body: { message: 'Hecho.' } },
  ];
  const { calls, user, container } = await renderVerify(() => answers.shift() ?? { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  const password = await screen.findByLabelText('Contraseña');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Crear mi cuenta de nuevo' })).toHaveAttribute('href', '/login#crear-cuenta');
  expect(await axe(container)).toHaveNoViolations();
  const submit = () => user.click(screen.getByRole('button', { name: 'Activar mi cuenta' }));
  await submit();
  expect(calls).toHaveLength(1);
  await user.type(password, 'no es esta');
  await submit();
  expect(await screen.findByText('La contraseña no es correcta.')).toBeVisible();
  expect(password).toHaveFocus();
  await user.clear(password);
  await user.type(password, 'luz de marzo');
  await submit();
  const name = await screen.findByLabelText('Otro nombre de usuario');
  expect(screen.getByText('Ese nombre de usuario ya está en uso. Prueba con otro.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(name, 'Clara Luz');
  await submit();
  expect(await screen.findByText('Ese nombre no se puede usar')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Clara Sol');
  await submit();
  expect(await screen.findByRole('status', { name: 'Tu cuenta está activada. Entrando…' })).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({
    token,
    consentVersion: CONSENT_VERSION,
    password: 'luz de marzo',
    username: 'Clara Sol',
  });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('explains that a link was used before, and sends another', async () => {
  const { user, calls } = await renderVerify({ status: 400, body: { message: 'Este enlace ya se usó.' } });
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByText('Este enlace ya se usó.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
  expect(await screen.findByText('Email reenviado')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ name: 'resendVerification', body: { email: 'ana@example.com' } });
});

it('says that a malformed link is not valid', async () => {
  const { calls } = await renderVerify(undefined, '/verify-email?token=abc');
  expect(screen.getByText('El enlace de verificación ha expirado o no es válido.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('says without a link what to do, and not that it has expired', async () => {
  await renderVerify(undefined, '/verify-email');
  expect(screen.getByRole('heading', { level: 1, name: 'Abre el enlace de tu correo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar otro enlace' })).toBeVisible();
  expect(screen.queryByText(/expirado|ya no sirve/)).not.toBeInTheDocument();
});

it('opens the policy beside itself', async () => {
  await renderVerify();
  const policy = screen.getByRole('link', { name: 'Leer la política de privacidad' });
  expect(policy).toHaveAttribute('target', '_blank');
  // In sight with the button, which a phone keeps at the foot of the screen over the end of the text.
  const text = screen.getByText(/^Doy mi consentimiento/);
  expect(policy.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('keeps the page without a network, for another attempt', async () => {
  const { user } = await renderVerify('no network');
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByText('No se pudo conectar con el servidor.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' })).toBeEnabled();
});

describe('another address', () => {
  const change = `/verify-email?token=${token}&cambio=1`;

  it('is confirmed by a press, without asking for consent again', async () => {
    const { calls, user, location } = await renderVerify(undefined, change);
    expect(screen.queryByText(/consentimiento/)).toBeNull();
    expect(location()).toBe('/verify-email');
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
    expect(await screen.findByRole('heading', { name: 'Tu correo está cambiado' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token }]);
  });

  it('V-13 asks for the password where nobody is signed in to that account, and for the code', async () => {
    const answers = [
      { status: 403, body: { message: 'Confirma tu contraseña para continuar.', confirmationRequired: true } },
      { status: 403, body: { message: 'La contraseña no es correcta.', confirmationRequired: true } },
      { status: 403, body: { message: 'Escribe el código.', secondFactorRequired: true } },
      { body: { message: 'Hecho.' } },
    ];
    const { calls, user, container } = await renderVerify(() => answers.shift() ?? { status: 500 }, change);
    const confirm = () => user.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
    await confirm();
    await user.type(await screen.findByLabelText('Contraseña'), 'no es esta');
    expect(screen.queryByRole('alert')).toBeNull();
    await confirm();
    expect(await screen.findByText('La contraseña no es correcta.')).toBeVisible();
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    await user.clear(screen.getByLabelText('Contraseña'));
    await user.type(screen.getByLabelText('Contraseña'), 'luz de marzo');
    await confirm();
    const code = await screen.findByLabelText('Código de verificación');
    expect(code).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(code, '123456');
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Tu correo está cambiado' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { token },
      { token, password: 'no es esta' },
      { token, password: 'luz de marzo' },
      { token, password: 'luz de marzo', code: '123456' },
    ]);
  });

  it('says where to ask again when the link is old', async () => {
    const { user } = await renderVerify({ status: 400, body: { message: 'x' } }, change);
    await user.click(screen.getByRole('button', { name: 'Confirmar este correo' }));
    expect(await screen.findByText(/Puedes volver a pedir el cambio en tu perfil/)).toBeVisible();
  });
});
