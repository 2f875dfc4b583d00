import { changePassword } from '@app/contract/account-settings';
import { type Device, forgetOtherDevices } from '@app/contract/devices';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { IntruderButton } from './intruder-button.tsx';

const aDevice = (facts: Partial<Device>): Device => ({
  id: 'a'.repeat(24),
  device: 'Firefox en Android',
  isKnown: true,
  name: null,
  city: 'Sevilla',
  country: 'España',
  firstSeenAt: '2026-11-03T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:30:00.000Z',
  isCurrent: false,
  isSignedIn: true,
  ...facts,
});
const HERE = aDevice({ id: 'b'.repeat(24), device: 'Chrome en Windows', isCurrent: true });

async function open(devices: Device[], answers: CallAnswer[] = []) {
  const view = await renderInHost({
    ui: <IntruderButton devices={devices} />,
    path: '/profile',
    answers: [[forgetOtherDevices, () => ({ status: 204 })], [changePassword, () => ({ status: 204 })], ...answers],
  });
  await view.user.click(screen.getByRole('button', { name: 'Alguien ha entrado y no era yo' }));
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

it('says who could enter, since when and until when; one tap ends it, and a new password follows', async () => {
  const { press, user, calls, baseElement, host } = await open([HERE, aDevice({})]);
  expect(screen.getByRole('dialog', { name: 'Alguien ha entrado y no eras tú' })).toBeVisible();
  expect(screen.getByText('Firefox en Android')).toBeVisible();
  expect(screen.queryByText('Chrome en Windows')).not.toBeInTheDocument();
  expect(screen.getByText(/^Desde el 3 de noviembre de 2026 · Última vez: .* · Sevilla, España$/)).toBeVisible();
  expect(await axe(baseElement)).toHaveNoViolations();
  await press('Cerrar todo lo demás');
  expect(await screen.findByRole('dialog', { name: 'Ya solo estás tú' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('forgetOtherDevices');
  await user.type(screen.getByLabelText('Contraseña actual'), 'luz de marzo 7');
  for (const label of [/^Nueva contraseña/, /^Repite/])
    await user.type(screen.getByLabelText(label), 'mar de noviembre 8');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.map(({ name }) => name)).toContain('changePassword');
  expect(host.showToast).toHaveBeenCalled();
});

it('without another device it still leads to a new password', async () => {
  const { press } = await open([HERE]);
  expect(screen.getByText(/^Ahora mismo no hay ningún otro dispositivo/)).toBeVisible();
  await press('Elegir una contraseña nueva');
  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
});

it('says when it did not work, and nothing else', async () => {
  const { press } = await open([HERE, aDevice({})], [[forgetOtherDevices, 'no network']]);
  await press('Cerrar todo lo demás');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Ya solo estás tú' })).not.toBeInTheDocument();
  await press('Ahora no');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
