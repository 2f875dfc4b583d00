import { login } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { SignInAgain } from './sign-in-again.tsx';

const her = aUser();

async function open(answer: () => FakeAnswer) {
  const [onBack, onLater] = [jest.fn(), jest.fn()];
  const view = await renderInHost({
    ui: <SignInAgain onBack={onBack} onLater={onLater} />,
    answers: [[login, answer]],
  });
  await view.user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await view.user.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  return { ...view, onBack, onLater };
}

it('lets the user sign in again over the page', async () => {
  const { onBack, calls } = await open(() => ({ body: { user: her } }));
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => body)).toEqual([{ username: her.username, password: 'secreta' }]);
});

it('V-12: asks for the code of the second factor there too', async () => {
  let answer: FakeAnswer = { status: 403, body: { message: 'Escribe el código.', secondFactorRequired: true } };
  const { user, onBack, calls } = await open(() => answer);
  const code = await screen.findByLabelText('Código de verificación');
  await waitFor(() => expect(code).toHaveFocus());
  answer = { body: { user: her } };
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)?.body).toEqual({ username: her.username, password: 'secreta', code: '123456' });
});
