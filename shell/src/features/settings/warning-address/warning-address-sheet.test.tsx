import { getWarningAddress, removeWarningAddress, setWarningAddress } from '@app/contract/warning-address';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { WarningAddressSheet } from './warning-address-sheet.tsx';
import { unfold } from '../../../testing/unfold.ts';

const none = { address: null, pending: null };
const open = async (state: object, ...answers: CallAnswer[]) => {
  const view = await renderInHost({
    ui: <WarningAddressSheet />,
    answers: [[getWarningAddress, { body: state }], ...answers],
  });
  await unfold(view.user, 'Segunda dirección para avisos');
  return view;
};

it('asks an address to confirm, and says what is missing', async () => {
  const pending = { address: null, pending: 'bea@example.com' };
  const { user, calls, container } = await open(none, [setWarningAddress, { body: pending }]);
  await user.click(await screen.findByRole('button', { name: 'Añadir dirección' }));
  const field = screen.getByRole('textbox', { name: 'Correo' });
  expect(field).toHaveFocus();
  await user.type(field, 'bea{Enter}');
  expect(screen.getByText('Ingresa un email válido')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(field, '@example.com{Enter}');
  expect(await screen.findByText(/^Hemos escrito a bea@example\.com/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'setWarningAddress')?.body).toEqual({ address: 'bea@example.com' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('keeps what was typed when the server refuses it', async () => {
  const { user } = await open(none, [setWarningAddress, { status: 429, body: { message: 'Demasiados intentos.' } }]);
  await user.click(await screen.findByRole('button', { name: 'Añadir dirección' }));
  await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'bea@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Demasiados intentos.');
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('bea@example.com');
});

it('is removed', async () => {
  let state: object = { address: 'bea@example.com', pending: null };
  const { user, host } = await open(
    {},
    [getWarningAddress, () => ({ body: state })],
    [
      removeWarningAddress,
      () => {
        state = none;
        return { status: 204 };
      },
    ],
  );
  expect(await screen.findByText('Los avisos llegan también a bea@example.com.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitarla' }));
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title: 'Segunda dirección quitada' }));
  expect(await screen.findByRole('button', { name: 'Añadir dirección' })).toHaveFocus();
});

it('says that it has not come, and asks again', async () => {
  const { user, calls } = await open({}, [getWarningAddress, { status: 500, body: {} }]);
  const asked = () => calls.filter(({ name }) => name === 'getWarningAddress').length;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(asked()).toBe(2));
});
