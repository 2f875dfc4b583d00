import { openDeviceLock, removeDeviceLock, setDeviceLock } from '@app/contract/device-lock';
import { getParcelKey } from '@app/contract/parcel-key';
import { type CallAnswer, answerCalls } from '@app/shared-ui/testing/render-with-host';
import { aDeviceLock, PIN } from '@app/sync/testing/a-locked-device';
import { lockNoteOf } from '../../storage/lock-note.ts';
import { DECLINED, type Guarded } from '../password-confirmation.tsx';
import { HalfRemovedError, removeLock, setLock } from './change-lock.ts';
import { Keyring } from './keyring.ts';
import { openWithPin } from './open-lock.ts';

const ANA = 'ana';

beforeEach(() => localStorage.clear());

async function anOpenLock() {
  const { record, key, share, verifier } = await aDeviceLock(ANA);
  const keyring = new Keyring(ANA, { post: () => undefined, onMessage: undefined });
  await keyring.give({ record, key, secrets: { verifier, share } });
  keyring.isInSession = true;
  const client = { convert: jest.fn(() => Promise.resolve()) };
  const guarded: Guarded = jest.fn((act) => act());
  return {
    keyring,
    secrets: { verifier, share },
    client,
    guarded,
    change: { userId: ANA, keyring, client, guarded },
  };
}

const fails = () => Promise.reject(new Error('a row does not compare'));

it('D43: the session gets its share back when a removal fails half way: the PIN opens as before', async () => {
  const { keyring, client, change, secrets } = await anOpenLock();
  client.convert.mockImplementation(fails);
  const calls = answerCalls([removeDeviceLock, { status: 204 }], [setDeviceLock, { status: 204 }]);
  await expect(removeLock(change)).rejects.toEqual(new Error('a row does not compare'));
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['removeDeviceLock', undefined],
    ['setDeviceLock', secrets],
  ]);
  expect([keyring.state, keyring.change, keyring.isInSession]).toEqual(['open', undefined, true]);
  const { record } = keyring.lock ?? {};
  if (!record) throw new Error('there is no lock');
  const opened = answerCalls([openDeviceLock, { body: { share: secrets.share } }]);
  keyring.cover();
  await openWithPin(keyring, record, PIN);
  expect([keyring.state, opened[0]?.body]).toEqual(['open', { verifier: secrets.verifier }]);
});

it.each<[string, CallAnswer]>([
  ['the server is out of reach', [setDeviceLock, 'no network']],
  [
    'the server asks for the password, and it is not given',
    [setDeviceLock, { status: 403, body: { message: 'x', confirmationRequired: true } }],
  ],
])('D43: it is given back later where %s', async (_, answer) => {
  const { keyring, client, change } = await anOpenLock();
  client.convert.mockImplementation(fails);
  answerCalls([removeDeviceLock, { status: 204 }], answer);
  const guarded: Guarded = (act) =>
    act().catch((error: unknown) => {
      if (String(error).includes('403')) return DECLINED;
      throw error;
    });
  await expect(removeLock({ ...change, guarded })).rejects.toBeInstanceOf(HalfRemovedError);
  // The lock session sets it at the next contact.
  expect([keyring.state, keyring.isInSession]).toEqual(['open', false]);
});

it('D43: a removal takes the lock away; without the password nothing is removed', async () => {
  const { keyring, client, change } = await anOpenLock();
  expect(await removeLock({ ...change, guarded: () => Promise.resolve(DECLINED) })).toBe(false);
  expect(client.convert).not.toHaveBeenCalled();
  answerCalls([removeDeviceLock, { status: 204 }]);
  expect(await removeLock(change)).toBe(true);
  expect([keyring.state, client.convert.mock.calls.length]).toEqual(['off', 1]);
});

it('D43: what fails while a lock is set leaves neither a lock nor a share', async () => {
  const { change } = await anOpenLock();
  const keyring = new Keyring(ANA, { post: () => undefined, onMessage: undefined });
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const calls = answerCalls(
    [getParcelKey, { body: { kty: 'EC', crv: 'P-256', x, y } }],
    [setDeviceLock, { status: 204 }],
    [removeDeviceLock, { status: 204 }],
  );
  const client = { convert: jest.fn(fails) };
  await expect(setLock({ ...change, keyring, client }, { pin: PIN, after: 5 })).rejects.toThrow('does not compare');
  expect([keyring.state, keyring.change, lockNoteOf(ANA)]).toEqual(['off', undefined, undefined]);
  expect(calls.at(-1)?.name).toBe('removeDeviceLock');
});

it('D43: two tabs do not change the lock at once: the share of one is never taken away by the other', async () => {
  const { change } = await anOpenLock();
  const keyring = new Keyring(ANA, { post: () => undefined, onMessage: undefined });
  const calls = answerCalls();
  const request = (_: string, __: object, act: (lock: null) => unknown) => Promise.resolve().then(() => act(null));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  try {
    await expect(setLock({ ...change, keyring }, { pin: PIN, after: 5 })).rejects.toThrow('another tab');
    await expect(removeLock(change)).rejects.toThrow('another tab');
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
  await expect(setLock(change, { pin: PIN, after: 5 })).rejects.toThrow('another tab has set a lock');
  expect([calls, change.keyring.state]).toEqual([[], 'open']);
});
