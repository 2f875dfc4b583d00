import { confirmPassword } from '@app/contract/account-settings';
import { getProfileStats } from '@app/contract/profile';
import { Button } from '@app/shared-ui/components/button';
import { call } from '@app/shared-ui/host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { DECLINED, PasswordConfirmation, usePasswordConfirmation } from './password-confirmation.tsx';

const stats = { progressPercent: 1, seals: 0, activeDays: 1 };
const PASSWORD = 'luz de marzo 7';

function Asker() {
  const guarded = usePasswordConfirmation();
  const [outcome, setOutcome] = useState('');
  const ask = async () => {
    const answer = await guarded(() => call(getProfileStats, {})).catch(() => 'failed');
    setOutcome(answer === DECLINED ? 'declined' : typeof answer === 'string' ? answer : 'done');
  };
  return (
    <>
      <Button onClick={() => void ask()}>Pedir</Button>
      <output>{outcome}</output>
    </>
  );
}

/** A server that requires the password, and knows it. */
function aServer(): CallAnswer[] {
  let isConfirmed = false;
  return [
    [
      getProfileStats,
      () =>
        isConfirmed
          ? { body: stats }
          : { status: 403, body: { message: 'Confirma tu contraseña para continuar.', confirmationRequired: true } },
    ],
    [
      confirmPassword,
      ({ body }) => {
        isConfirmed = (body as { password: string }).password === PASSWORD;
        return isConfirmed
          ? { status: 204 }
          : { status: 403, body: { message: 'La contraseña no es correcta.', confirmationRequired: true } };
      },
    ],
  ];
}

const open = async (answers: CallAnswer[]) => {
  const view = await renderInHost({
    ui: (
      <Toaster>
        <PasswordConfirmation>
          <Asker />
        </PasswordConfirmation>
      </Toaster>
    ),
    answers,
  });
  await view.user.click(screen.getByRole('button', { name: 'Pedir' }));
  return view;
};

it('asks for the password and repeats the call', async () => {
  const { user, calls } = await open(aServer());
  await user.type(await screen.findByLabelText('Contraseña'), 'no es esta');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña no es correcta.');
  await user.clear(screen.getByLabelText('Contraseña'));
  await user.type(screen.getByLabelText('Contraseña'), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('done')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual([
    'getProfileStats',
    'confirmPassword',
    'confirmPassword',
    'getProfileStats',
  ]);
});

it('sends the password once by two clicks', async () => {
  const { user, calls } = await open(aServer());
  await user.type(await screen.findByLabelText('Contraseña'), PASSWORD);
  const submit = screen.getByRole('button', { name: 'Continuar' });
  await act(async () => {
    submit.click();
    submit.click();
  });
  expect(await screen.findByText('done')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'confirmPassword')).toHaveLength(1);
});

it('can be cancelled', async () => {
  const { user } = await open(aServer());
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('declined')).toBeVisible();
});

it('asks nothing where nothing is needed, and passes other refusals on to the caller', async () => {
  await open([[getProfileStats, { status: 403, body: { message: 'No tienes permiso para hacer esto.' } }]]);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
