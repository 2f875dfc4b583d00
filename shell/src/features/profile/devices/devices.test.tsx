import { type Device, forgetDevice, listDevices, nameDevice } from '@app/contract/devices';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { devicesCopy } from '../../../copy/devices.es.ts';
import { Devices } from './devices.tsx';

const aDevice = (facts: Partial<Device> = {}): Device => ({
  id: 'a'.repeat(24),
  device: 'Firefox en Android',
  isKnown: true,
  name: null,
  city: null,
  country: null,
  firstSeenAt: '2026-11-03T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:30:00.000Z',
  isCurrent: false,
  isSignedIn: true,
  ...facts,
});
const HERE = aDevice({ id: 'b'.repeat(24), device: 'Chrome en Windows', isCurrent: true });

async function open(devices: Device[], answers: CallAnswer[] = [], path = '/profile') {
  const list = { now: devices };
  const view = await renderInHost({
    ui: <Devices />,
    path,
    answers: [
      [listDevices, () => ({ body: list.now })],
      [forgetDevice, () => ({ status: 204 })],
      [nameDevice, () => ({ status: 204 })],
      ...answers,
    ],
  });
  await screen.findAllByRole('listitem');
  const changes = () => view.calls.filter(({ name }) => name !== 'listDevices');
  return { ...view, list, changes };
}
const row = (n: number) => within(screen.getAllByRole('listitem')[n] as HTMLElement);

it('S-06: says of each device what it is, since when and until when it was seen, and where', async () => {
  const { container } = await open([
    HERE,
    aDevice({ name: 'El móvil', city: 'Sevilla', country: 'España' }),
    aDevice({ id: 'c'.repeat(24), isSignedIn: false }),
  ]);
  expect(row(0).getByText('Este dispositivo')).toBeVisible();
  expect(row(0).queryByText(/Sesión abierta/)).not.toBeInTheDocument();
  expect(row(1).getByText('El móvil')).toBeVisible();
  expect(row(1).getByText('Firefox en Android')).toBeVisible();
  expect(row(1).getByText('Sesión abierta · Sevilla, España')).toBeVisible();
  expect(row(1).getByText('Desde el 3 de noviembre de 2026')).toBeVisible();
  expect(row(1).getByText(/^Última vez: 20 de noviembre a las \d\d:30$/)).toBeVisible();
  expect(row(2).queryByText(/Sesión abierta/)).not.toBeInTheDocument();
  expect(screen.getByText(/Al olvidar uno se cierra tu sesión en él/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('S-06: forgets any but the one that asks, and a browser that is only signed in', async () => {
  const loose = aDevice({ id: 's'.repeat(43), isKnown: false, device: 'Safari en iPad' });
  const { user, list, changes, host } = await open([HERE, aDevice(), loose]);
  expect(row(0).queryByRole('button', { name: /^Olvidar/ })).not.toBeInTheDocument();
  expect(row(2).queryByRole('button', { name: /nombre/i })).not.toBeInTheDocument();
  list.now = [HERE, aDevice()];
  await user.click(screen.getByRole('button', { name: 'Olvidar Safari en iPad' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Olvidar Firefox en Android' })).toHaveFocus();
  expect(changes()).toMatchObject([{ name: 'forgetDevice', params: { id: loose.id } }]);
  expect(host.showToast).toHaveBeenCalledWith({
    title: 'Hemos olvidado Safari en iPad',
    description: devicesCopy.forgottenText,
  });
});

it('S-06: says that it could not be forgotten, and shows what is there', async () => {
  const { user, calls } = await open([HERE, aDevice()], [[forgetDevice, 'no network']]);
  await user.click(screen.getByRole('button', { name: 'Olvidar Firefox en Android' }));
  const reason = await row(1).findByRole('alert');
  expect(reason).toHaveTextContent('no hay conexión');
  expect(screen.getByRole('button', { name: 'Olvidar Firefox en Android' })).toHaveFocus();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listDevices')).toHaveLength(2));
});

it('V-15: gives a device a name, by keyboard, and the focus goes back', async () => {
  const { user, list, changes, container } = await open([HERE]);
  screen.getByRole('button', { name: 'Poner nombre a este dispositivo' }).focus();
  await user.keyboard('{Enter}');
  const field = screen.getByLabelText('Nombre del dispositivo');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(await axe(container)).toHaveNoViolations();
  list.now = [{ ...HERE, name: 'El de casa' }];
  await user.keyboard('El de casa{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cambiar el nombre de este dispositivo' })).toHaveFocus(),
  );
  expect(changes()).toMatchObject([{ name: 'nameDevice', params: { id: HERE.id }, body: { name: 'El de casa' } }]);
  expect(row(0).getByText('El de casa')).toBeVisible();
});

it.each([
  ['a'.repeat(41), 'El nombre puede tener 40 caracteres como máximo'],
  ['a\u202Eb', 'El nombre tiene caracteres que no se pueden usar'],
  ['\u2800', 'Escribe un nombre'],
])('V-15: says at the field what cannot be a name: %j', async (name, text) => {
  const { user, changes } = await open([HERE]);
  await user.click(screen.getByRole('button', { name: /^Poner nombre/ }));
  await user.paste(name);
  await user.keyboard('{Enter}');
  const field = screen.getByLabelText('Nombre del dispositivo');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(field).toHaveFocus();
  expect(changes()).toEqual([]);
});

it('V-15: takes a name away where the field is left empty; cancelling changes nothing', async () => {
  const { user, changes } = await open([{ ...HERE, name: 'El de casa' }]);
  const begin = () => user.click(screen.getByRole('button', { name: 'Cambiar el nombre de este dispositivo' }));
  await begin();
  await user.keyboard('otro');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(changes()).toEqual([]);
  await begin();
  await user.clear(screen.getByLabelText('Nombre del dispositivo'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(changes()).toMatchObject([{ body: { name: null } }]));
});

it('S-06: shows the first five, and the others when asked, with the focus on the next', async () => {
  const many = Array.from({ length: 7 }, (_, i) => aDevice({ id: String(i).repeat(24), isCurrent: i === 0 }));
  const { user } = await open(many);
  expect(screen.getAllByText('Firefox en Android')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Ver los 7 dispositivos' }));
  expect(screen.getAllByText('Firefox en Android')).toHaveLength(7);
  expect(screen.getAllByRole('listitem')[5]).toHaveFocus();
});

it('V-15: is what the mail of a new device leads to', async () => {
  await open([HERE], [], '/profile#dispositivos');
  expect(screen.getByRole('heading', { name: 'Tus dispositivos' })).toHaveFocus();
});
