import { createECDH, randomBytes } from 'node:crypto';
import { isPushAddress } from '@app/contract/reminders';
import type { RequestDetails } from 'web-push';
import { Push } from './push.ts';

const browser = createECDH('prime256v1');
browser.generateKeys();
const subscription = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: browser.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
});
const FCM = 'https://fcm.googleapis.com/fcm/send/abc';

function aPush(answer: () => number) {
  const calls: RequestDetails[] = [];
  const call = async (details: RequestDetails) => {
    calls.push(details);
    return answer();
  };
  return { calls, push: new Push({ vapidKey: randomBytes(32), contact: 'soporte@example.com', call }) };
}

it.each([
  FCM,
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('I-08: %s is of a push service', (address) => expect(isPushAddress(address)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://evil.example/?fcm.googleapis.com',
  'https://xpush.apple.com/',
  'https://push.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nothing',
])('I-08: %s is not', async (address) => {
  expect(isPushAddress(address)).toBe(false);
  const { push, calls } = aPush(() => 201);
  expect(await push.send(subscription(address), {})).toBe('gone');
  expect(calls).toEqual([]);
});

it('encrypts messages for the browser and signs them for its service', async () => {
  const { push, calls } = aPush(() => 201);
  expect(await push.send(subscription(FCM), { title: 'Tu recordatorio' })).toBe('sent');
  const [call] = calls;
  expect(call).toMatchObject({ method: 'POST', endpoint: FCM });
  expect(call?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 1800, Topic: 'daily' });
  expect(String(call?.headers['Authorization'])).toContain(`k=${push.publicKey}`);
  expect(call?.body?.includes('recordatorio')).toBe(false);
});

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
])('%i means %s', async (status, result) => {
  expect(await aPush(() => status).push.send(subscription(FCM), {})).toBe(result);
});

it('a service that does not answer is a failure', async () => {
  const { push } = aPush(() => {
    throw new Error('no network');
  });
  expect(await push.send(subscription(FCM), {})).toBe('failed');
});
