import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import type { LockRecord } from '@app/sync/lock/lock-record';
import type { PasskeyWrap } from '@app/sync/lock/passkey-wrap';
import { act, screen } from '@testing-library/react';
import { Keyring } from '../../session/lock/keyring.ts';
import type { LockChannel } from '../../session/lock/lock-channel.ts';
import { LockScreen } from './lock-screen.tsx';

const PASSKEY = 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo';
const plain = { id: 'un-candado' } as LockRecord;
const withPasskey: LockRecord = { ...plain, passkey: { credentialId: new Uint8Array([1]) } as PasskeyWrap };

/** The screen over an open page, and what its tab hears of others. */
async function cover(record: LockRecord) {
  const channel: LockChannel = { post: () => undefined, onMessage: undefined };
  const keyring = new Keyring('ana', channel);
  await keyring.give({ record, key: new Uint8Array(32) });
  keyring.cover();
  await renderInHost({ ui: <LockScreen keyring={keyring} userId="ana" isOverPage onShown={() => undefined} /> });
  return { hear: (changed: LockRecord) => act(() => channel.onMessage?.({ type: 'changed', record: changed })) };
}

const offered = () => screen.queryByRole('button', { name: PASSKEY });

it('D43: a passkey that another tab takes away is offered no more', async () => {
  const { hear } = await cover(withPasskey);
  expect(offered()).toBeVisible();
  hear(plain);
  expect(offered()).toBeNull();
  expect(screen.getByText('Escribe tu PIN para seguir donde estabas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible();
});

it('D43: one that another tab adds is offered', async () => {
  const { hear } = await cover(plain);
  expect(offered()).toBeNull();
  hear(withPasskey);
  expect(offered()).toBeVisible();
});
