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
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const ask = async () => {
    const answer = await guarded(() => call(getProfileStats, {})).catch(() => 'failed');
    const outcome = answer === DECLINED ? 'declined' : typeof answer === 'string' ? answer : 'done';
    setOutcomes((all) => [...all, outcome]);
  };
  return (
    <>
      <Button onClick={() => void ask()}>Pedir</Button>
      <output>{outcomes.join(' ')}</output>
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

const open = async (answers: CallAnswer[], presses = 1) => {
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
  const button = screen.getByRole('button', { name: 'Pedir' });
  await act(async () => {
    for (let press = 0; press < presses; press += 1) button.click();
  });
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

it.each([
  ['Continuar', 'done done'],
  ['Cancelar', 'declined declined'],
])('answers all acts that wait: %s', async (button, outcome) => {
  const { user } = await open(aServer(), 2);
  await user.type(await screen.findByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks nothing where nothing is needed, and passes other refusals on to the caller', async () => {
  await open([[getProfileStats, { status: 403, body: { message: 'No tienes permiso para hacer esto.' } }]]);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
