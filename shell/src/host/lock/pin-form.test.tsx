import { openDeviceLock } from '@app/contract/device-lock';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import type { LockRecord } from '@app/sync/lock/lock-record';
import { aDeviceLock } from '@app/sync/testing/a-locked-device';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Keyring } from '../../session/lock/keyring.ts';
import { PinForm } from './pin-form.tsx';

/** The form of a page that has not read its lock yet. */
async function open() {
  const { record } = await aDeviceLock('ana');
  const keyring = new Keyring('ana', { post: () => undefined, onMessage: undefined });
  let read: (found: LockRecord) => void = () => undefined;
  function Page() {
    const [found, setFound] = useState<LockRecord>();
    read = setFound;
    const nothing = () => undefined;
    return (
      <PinForm
        keyring={keyring}
        record={found}
        isGone={false}
        isSecond={false}
        onGone={nothing}
        onForgotten={nothing}
        reload={nothing}
      />
    );
  }
  const wrong = { status: 403, body: { message: 'PIN incorrecto.' } };
  const view = await renderInHost({ ui: <Page />, answers: [[openDeviceLock, wrong]] });
  return { ...view, read: () => act(() => read(record)) };
}

it('D43: a PIN that is typed before the lock is read is tried as soon as it is, once', async () => {
  const { user, read, calls } = await open();
  await user.type(screen.getByLabelText('PIN'), '482913');
  expect(calls).toHaveLength(0);
  read();
  expect(await screen.findByText('PIN incorrecto.')).toBeVisible();
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  expect(calls).toHaveLength(1);
});

it('D43: one that is complete only afterwards is tried at its sixth digit', async () => {
  const { user, read, calls } = await open();
  await user.type(screen.getByLabelText('PIN'), '48291');
  read();
  expect(calls).toHaveLength(0);
  await user.type(screen.getByLabelText('PIN'), '3');
  await waitFor(() => expect(calls).toHaveLength(1));
});
