import 'fake-indexeddb/auto';
import { setDeviceLock, removeDeviceLock } from '@app/contract/device-lock';
import { getParcelKey } from '@app/contract/parcel-key';
import { answerCalls, renderInHost } from '@app/shared-ui/testing/render-with-host';
import type { SyncClient } from '@app/sync/sync-client';
import { aDeviceLock, anAccountKey, PIN } from '@app/sync/testing/a-locked-device';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { lockNoteOf, noteLock } from '../../../storage/lock-note.ts';
import { SyncContext } from '../../../sync/sync-context.ts';
import { stubAuthenticator } from '../../../testing/stub-authenticator.ts';
import { keyringOf } from '../../../session/lock/keyring.ts';
import { LockSheet } from './lock-sheet.tsx';

const SLOW = { timeout: 20_000 };

let device: ReturnType<typeof stubAuthenticator>;
beforeEach(() => {
  localStorage.clear();
  device = stubAuthenticator({ hasPrf: false });
});
afterEach(() => device.remove());

type Convert = SyncClient['convert'];

/** The page with the sheet, and another one. */
function Pages() {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <button onClick={() => setIsAway(!isAway)}>{isAway ? 'Volver' : 'Otra página'}</button>
      {isAway ? null : <LockSheet />}
    </>
  );
}

let accounts = 0;
async function open(convert: jest.MockedFunction<Convert> = jest.fn<Promise<void>, Parameters<Convert>>()) {
  const id = `ana-${(accounts += 1)}`;
  // The sheet converts the database, and uses nothing else of a client.
  const client = { convert } as unknown as SyncClient;
  const view = await renderInHost({
    ui: (
      <SyncContext value={client}>
        <PasswordConfirmation>
          <Pages />
        </PasswordConfirmation>
      </SyncContext>
    ),
    user: { id },
    answers: [
      [getParcelKey, { body: await anAccountKey() }],
      [setDeviceLock, { status: 204 }],
      [removeDeviceLock, { status: 204 }],
    ],
  });
  return { ...view, id, convert };
}

async function set({ user }: Awaited<ReturnType<typeof open>>, when = 'Tras 5 minutos') {
  await user.click(screen.getByRole('button', { name: 'Poner un candado' }));
  const dialog = screen.getByRole('dialog', { name: 'Elige un PIN' });
  expect(within(dialog).getAllByRole('button', { name: 'Mostrar PIN' })).toHaveLength(2);
  await user.type(within(dialog).getByLabelText('PIN de seis cifras'), PIN);
  await user.type(within(dialog).getByLabelText('Repite el PIN'), PIN);
  await user.click(within(dialog).getByLabelText(when));
  await user.click(within(dialog).getByRole('button', { name: 'Poner el candado' }));
  return dialog;
}

const isOn = () => screen.queryByText(/^Puesto en este dispositivo/) !== null;

it('D43: says that the device is encrypted once it is, and not while another tab keeps it from being', async () => {
  let finish = (): void => undefined;
  const convert = jest.fn((...[, , onBlocked]: Parameters<Convert>) => {
    onBlocked?.();
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const view = await open(convert);
  const dialog = await set(view);
  expect(await within(dialog).findByRole('alert', {}, SLOW)).toHaveTextContent('otra pestaña');
  expect(within(dialog).getByRole('button', { name: 'Ahora no' })).toBeDisabled();
  expect(isOn()).toBe(false);

  // Closed all the same, the sheet still says what is under way.
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isOn()).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('otra pestaña');
  expect(screen.getByRole('button', { name: 'Protegiendo lo que hay aquí…' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Quitar el candado' })).toBeNull();

  // So it does after the page was left.
  await view.user.click(screen.getByRole('button', { name: 'Otra página' }));
  await view.user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByRole('alert')).toHaveTextContent('otra pestaña');
  expect(screen.getByRole('button', { name: 'Protegiendo lo que hay aquí…' })).toBeDisabled();

  await act(async () => finish());
  expect(await screen.findByRole('button', { name: 'Quitar el candado' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isOn()).toBe(true);
  expect(screen.getByLabelText('Tras 5 minutos')).toBeChecked();
});

it('D43: a tab beside the one that sets the lock says what that one says', async () => {
  const { id } = await open();
  const keyring = keyringOf(id);
  const { record, key } = await aDeviceLock(id);
  const hear = (isBlocked: boolean) => act(() => keyring.noteChange({ kind: 'set', isBlocked }, { isFromTab: true }));
  hear(false);
  await act(() => keyring.give({ record, key }, { isFromTab: true }));
  expect(isOn()).toBe(false);
  expect(screen.getByRole('button', { name: 'Protegiendo lo que hay aquí…' })).toBeDisabled();
  hear(true);
  expect(screen.getByRole('alert')).toHaveTextContent('otra pestaña');
  act(() => keyring.noteChange(undefined, { isFromTab: true }));
  expect(isOn()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('D43: shows when the lock falls, also after another tab has changed it', async () => {
  const view = await open();
  await set(view, 'Tras 15 minutos');
  expect(await screen.findByLabelText('Tras 15 minutos', {}, SLOW)).toBeChecked();
  await waitFor(() => expect(isOn()).toBe(true), SLOW);
  await view.user.click(screen.getByLabelText('Tras 1 minuto'));
  expect(screen.getByLabelText('Tras 1 minuto')).toBeChecked();
  expect(lockNoteOf(view.id)?.after).toBe(1);

  noteLock({ userId: view.id, after: 0 });
  fireEvent(window, new StorageEvent('storage', { key: 'deviceLock' }));
  expect(screen.getByLabelText('Al salir')).toBeChecked();
});

it('D43: a removal that fails half way does not say that nothing has changed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open();
  await set(view);
  await waitFor(() => expect(isOn()).toBe(true), SLOW);
  view.convert.mockRejectedValue(new Error('a row does not compare'));
  answerCalls([removeDeviceLock, { status: 204 }], [setDeviceLock, 'no network']);
  await view.user.click(screen.getByRole('button', { name: 'Quitar el candado' }));
  await waitFor(() => expect(view.host.showToast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'error' })));
  expect(JSON.stringify(view.host.showToast.mock.lastCall)).toContain('por ahora tu PIN no abre');
  expect(screen.getByRole('button', { name: 'Quitar el candado' })).toBeEnabled();
});
