import { login } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { isSharedComputer, rememberSharedComputer } from '../../storage/shared-computer.ts';
import { SignInAgain } from './sign-in-again.tsx';

const account = aUser();

async function open(answer: () => FakeAnswer, keepsNothing = false) {
  const [onBack, onLater] = [jest.fn(), jest.fn()];
  const view = await renderInHost({
    ui: <SignInAgain keepsNothing={keepsNothing} onBack={onBack} onLater={onLater} />,
    answers: [[login, answer]],
  });
  await view.user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await view.user.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  return { ...view, onBack, onLater };
}

it('lets the user sign in again over the page', async () => {
  const { onBack, calls } = await open(() => ({ body: { user: account } }));
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body)).toEqual([{ username: account.username, password: 'secreta' }]);
});

it.each([true, false])(
  'P-08: tells the server before the call whether the computer is shared (%s)',
  async (isShared) => {
    rememberSharedComputer(!isShared);
    let told: boolean | undefined;
    const { onBack } = await open(() => {
      told = isSharedComputer();
      return { body: { user: account } };
    }, isShared);
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(told).toBe(isShared);
    rememberSharedComputer(false);
  },
);

it('P-08: an attempt that fails leaves the mark of the session that lives', async () => {
  rememberSharedComputer(true);
  await open(() => ({ status: 401, body: { message: 'Datos incorrectos.' } }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(isSharedComputer()).toBe(true);
  rememberSharedComputer(false);
});

it('V-12: asks for the code of the second factor there too', async () => {
  let answer: FakeAnswer = { status: 403, body: { message: 'Escribe el código.', secondFactorRequired: true } };
  const { user, onBack, calls } = await open(() => answer);
  const code = await screen.findByLabelText('Código de verificación');
  await waitFor(() => expect(code).toHaveFocus());
  answer = { body: { user: account } };
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)?.body).toEqual({ username: account.username, password: 'secreta', code: '123456' });
});
