import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { wrapForPasskey } from '@app/sync/lock/passkey-wrap';
import type { LockRecord } from '@app/sync/lock/lock-record';
import { screen, waitFor } from '@testing-library/react';
import { Keyring } from '../../session/lock/keyring.ts';
import { stubAuthenticator } from '../../testing/stub-authenticator.ts';
import { PasskeyButton } from './passkey-button.tsx';

const NAME = 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo';
const secrets = { verifier: 'v', share: 's' };
const bytes = (value: number) => new Uint8Array(32).fill(value);

let device: ReturnType<typeof stubAuthenticator>;
beforeEach(() => (device = stubAuthenticator()));
afterEach(() => device.remove());

/** @param output what the device has answered when the passkey was added */
async function open(output = bytes(9)) {
  const answer = { credentialId: new Uint8Array([1, 2, 3]), input: bytes(1), output };
  const passkey = await wrapForPasskey({ key: bytes(3), secrets }, 'un-candado', answer);
  const keyring = new Keyring('ana', { post: () => undefined, onMessage: undefined });
  const record = { id: 'un-candado', passkey } as LockRecord;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await renderInHost({ ui: <PasskeyButton keyring={keyring} record={record} /> });
  return { ...view, keyring, button: screen.getByRole('button', { name: NAME }) };
}

it('D43: has the focus, and opens the lock', async () => {
  const { user, keyring, button } = await open();
  expect(button).toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(keyring.state).toBe('open'));
});

it('D43: declined, it leads to the PIN, and can be tried again', async () => {
  device.decline();
  const { user, keyring, button } = await open();
  // There before it says anything, or the first message would not be heard.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button);
  expect(await screen.findByText('No se ha podido abrir. Prueba otra vez o escribe tu PIN.')).toBeVisible();
  expect([keyring.state, button.textContent]).toEqual(['off', NAME]);
});

it('D43: where the device answers otherwise than before, it leads to the PIN', async () => {
  const { user, button } = await open(bytes(8));
  await user.click(button);
  expect(await screen.findByText(/ya no se puede abrir así\. Escribe tu PIN/)).toBeVisible();
});
