import { getDeviceLock, setDeviceLock } from '@app/contract/device-lock';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import type { LockRecord } from '@app/sync/lock/lock-record';
import { Keyring } from '../../session/lock/keyring.ts';
import { LockSession } from './lock-session.ts';

const record = { id: 'un-candado' } as LockRecord;
const secrets = { verifier: 'v'.repeat(43), share: 's'.repeat(43) };

function aSession() {
  const keyring = new Keyring('ana', { post: () => undefined, onMessage: undefined });
  const client = { convert: jest.fn(() => Promise.resolve()) };
  const onRecovered = jest.fn();
  return { keyring, client, onRecovered, session: new LockSession(keyring, client, onRecovered) };
}
const open = (keyring: Keyring) => keyring.give({ record, key: new Uint8Array(32), secrets });

it('D43: a page that is signed in again brings the lock into the new session, once', async () => {
  const calls = answerCalls([getDeviceLock, { body: { isOn: false } }], [setDeviceLock, { status: 204 }]);
  const { keyring, session } = aSession();
  await open(keyring);
  await session.settle();
  await session.settle();
  expect(calls.map(({ name }) => name)).toEqual(['getDeviceLock', 'setDeviceLock']);
  expect(calls[1]?.body).toEqual(secrets);
});

it('D43: a session that has it already is left as it is; the next one is looked at again', async () => {
  const calls = answerCalls([getDeviceLock, { body: { isOn: true } }]);
  const { keyring, session } = aSession();
  await open(keyring);
  await session.settle();
  session.mayBeNew();
  await session.settle();
  expect(calls.map(({ name }) => name)).toEqual(['getDeviceLock', 'getDeviceLock']);
});

it('D43: opened by the account’s key, it is removed; if that fails, it is tried again', async () => {
  const { keyring, client, onRecovered, session } = aSession();
  keyring.isRecovered = true;
  await keyring.give({ record, key: new Uint8Array(32) });
  client.convert.mockRejectedValueOnce(new Error('full'));
  await session.settle();
  expect([keyring.state, onRecovered.mock.calls.length]).toEqual(['open', 0]);
  await session.settle();
  expect(client.convert).toHaveBeenLastCalledWith(undefined, expect.anything());
  expect([keyring.state, onRecovered.mock.calls.length]).toEqual(['off', 1]);
});
