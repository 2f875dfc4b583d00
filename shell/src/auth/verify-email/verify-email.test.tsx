import { confirmEmailChange, verifyEmail } from '@app/contract/account-links';
import { CONSENT_VERSION, resendVerification } from '@app/contract/accounts';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { VerifyEmail } from './verify-email.tsx';

const token = 'T'.repeat(43);

function renderVerify(
  verification: CallAnswer[1] = { body: { message: 'Hecho.' } },
  path = `/verify-email?token=${token}`,
) {
  return renderInShell(<VerifyEmail />, {
    path,
    answers: [
      [verifyEmail, verification],
      [confirmEmailChange, verification],
      [resendVerification, { body: { message: '' } }],
    ],
  });
}

it('asks for consent before it uses the link, with the token out of the address', async () => {
  const { calls, location, container } = await renderVerify();
  expect(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' })).toBeVisible();
  expect(screen.getByText(new RegExp(`versión ${CONSENT_VERSION}`))).toBeVisible();
  expect(location()).toBe('/verify-email');
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('activates the account with the consent that she read', async () => {
  const { calls, user } = await renderVerify();
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByRole('heading', { name: 'Tu cuenta está activada' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token, consentVersion: CONSENT_VERSION }]);
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

it('is kind to a link that was used before, and sends another', async () => {
  const { user, calls } = await renderVerify({ status: 400, body: { message: 'Este enlace ya se usó.' } });
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByText('Este enlace ya se usó.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
  expect(await screen.findByText('Email reenviado')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ name: 'resendVerification', body: { email: 'ana@example.com' } });
});

it.each(['/verify-email', '/verify-email?token=abc'])('says at %s that there is no link', async (path) => {
  const { calls } = await renderVerify(undefined, path);
  expect(screen.getByText('El enlace de verificación ha expirado o no es válido.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('keeps the page without a network, so that she can try again', async () => {
  const { user } = await renderVerify('no network');
  await user.click(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' }));
  expect(await screen.findByText('No se pudo conectar con el servidor.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Acepto y activar mi cuenta' })).toBeEnabled();
});

describe('another address', () => {
  const change = `/verify-email?token=${token}&cambio=1`;

  it('is confirmed by her hand, without asking for consent again', async () => {
    const { calls, user, location } = await renderVerify(undefined, change);
    expect(screen.queryByText(/consentimiento/)).toBeNull();
    expect(location()).toBe('/verify-email');
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirmar este email' }));
    expect(await screen.findByRole('heading', { name: 'Tu email está cambiado' })).toBeVisible();
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
    const confirm = () => user.click(screen.getByRole('button', { name: 'Confirmar este email' }));
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
    expect(await screen.findByRole('heading', { name: 'Tu email está cambiado' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { token },
      { token, password: 'no es esta' },
      { token, password: 'luz de marzo' },
      { token, password: 'luz de marzo', code: '123456' },
    ]);
  });

  it('says where to ask again when the link is old', async () => {
    const { user } = await renderVerify({ status: 400, body: { message: 'x' } }, change);
    await user.click(screen.getByRole('button', { name: 'Confirmar este email' }));
    expect(await screen.findByText(/Puedes volver a pedir el cambio en tu perfil/)).toBeVisible();
  });
});
