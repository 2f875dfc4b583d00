import 'fake-indexeddb/auto';
import { openDeviceLock } from '@app/contract/device-lock';
import { type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { openAccountDatabase } from '@app/sync/store/database';
import { aDeviceLock, PIN, setLock } from '@app/sync/testing/a-locked-device';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Keyring } from '../../../session/lock/keyring.ts';
import { stubAuthenticator } from '../../../testing/stub-authenticator.ts';
import { PasskeyPart } from './passkey-part.tsx';

const NAME = 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo';

let device: ReturnType<typeof stubAuthenticator>;
beforeEach(() => (device = stubAuthenticator()));
afterEach(() => device.remove());

let devices = 0;
async function open(answer?: FakeAnswer) {
  const userId = `ana-${(devices += 1)}`;
  (await openAccountDatabase(userId, () => undefined)).close();
  const { record, key, verifier, share, ...lock } = await aDeviceLock(userId);
  await setLock(userId, { record, key, verifier, share, ...lock });
  const keyring = new Keyring(userId, { post: () => undefined, onMessage: undefined });
  await keyring.give({ record, key, secrets: { verifier, share } });
  const ui = <PasskeyPart keyring={keyring} userId={userId} />;
  const view = await renderInHost({ ui, answers: [[openDeviceLock, answer ?? { body: { share } }]] });
  return { ...view, keyring };
}

/** Up to where the device is asked. */
async function prove({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Añadir esta forma de abrir' }));
  await user.type(screen.getByLabelText('PIN'), PIN);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Activarlo' })).toHaveFocus(), { timeout: 20_000 });
}

it('D43: asks for the PIN, then the device, and says who could open it', async () => {
  const view = await open();
  expect(await screen.findByText(/Quien pueda desbloquear este dispositivo podrá abrir el candado/)).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
  await prove(view);
  expect(device.credentials.create).not.toHaveBeenCalled();
  await view.user.click(screen.getByRole('button', { name: 'Activarlo' }));
  await view.user.click(await screen.findByRole('button', { name: 'Abrir solo con el PIN' }));
  expect(await screen.findByRole('button', { name: 'Añadir esta forma de abrir' })).toHaveFocus();
  expect(view.keyring.lock?.record.passkey).toBeUndefined();
});

it('D43: declined, it says that the lock is as it was, and can be tried again', async () => {
  device.decline();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open();
  await prove(view);
  await view.user.click(screen.getByRole('button', { name: 'Activarlo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha activado');
  expect(screen.getByRole('button', { name: 'Activarlo' })).toBeEnabled();
  expect(view.keyring.lock?.record.passkey).toBeUndefined();
});

it('D43: where the session has no lock any more, it says what helps', async () => {
  const view = await open({ status: 404 });
  await view.user.click(await screen.findByRole('button', { name: 'Añadir esta forma de abrir' }));
  await view.user.type(screen.getByLabelText('PIN'), PIN);
  expect(await screen.findByText(/Quita el candado y ponlo otra vez/, {}, { timeout: 20_000 })).toBeVisible();
});

it('D43: is not there where the device cannot', async () => {
  device = stubAuthenticator({ hasPrf: false });
  const { cached } = await open();
  await waitFor(() => expect(cached()).toContain('"data":false'));
  expect(screen.queryByRole('group', { name: NAME })).toBeNull();
});
