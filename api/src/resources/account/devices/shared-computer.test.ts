import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { deviceCookieName } from './device-cookie.ts';
import { DeviceModel } from './device.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ofDevice = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${deviceCookieName(false)}=`)) ?? '';

async function signInOn({ isShared }: { isShared: boolean }) {
  const user = await insertUser();
  const client = server.client();
  if (isShared) client.setCookie('sharedComputer', '1');
  const { username } = user;
  const enter = () => client.post('/api/auth/login', { username, password: TEST_PASSWORD });
  const { headers, status } = await enter();
  expect(status).toBe(200);
  const device = await DeviceModel.findOne({ uid: user._id }).lean();
  const keptDays = (device!.expiresAt.getTime() - device!.lastSeenAt.getTime()) / DAY_MS;
  const ofSession = headers.getSetCookie().filter((cookie) => cookie.startsWith('sid'));
  return { user, client, enter, cookie: ofDevice(headers), ofSession, keptDays };
}

it('P-08 V-15 a shared computer is known while its browser is open, for a day at most', async () => {
  const { client, user, enter, cookie, ofSession, keptDays } = await signInOn({ isShared: true });
  expect(cookie).toMatch(/^device=[\w-]{43}; /);
  expect(cookie).not.toMatch(/expires|max-age/i);
  expect(keptDays).toBe(1);
  // Nor is the session on the disk: the next person at the browser is a visitor.
  expect(ofSession).toHaveLength(2);
  expect(ofSession.join('\n')).not.toMatch(/expires|max-age/i);

  // The same browser is one device until sign-out: afterwards it has no cookie.
  expect(ofDevice((await enter()).headers).split(';')[0]).toBe(cookie.split(';')[0]);
  expect(await DeviceModel.countDocuments({ uid: user._id })).toBe(1);
  const { headers } = await client.post('/api/auth/logout');
  expect(ofDevice(headers)).toMatch(/^device=; .*expires=Thu, 01 Jan 1970/);
  expect(headers.getSetCookie().join('\n')).toMatch(/^sharedComputer=; .*expires=Thu, 01 Jan 1970(?!.*httponly)/im);
});

it('P-08 V-15 any other browser stays known for a year, and after a sign-out', async () => {
  const { client, cookie, ofSession, keptDays } = await signInOn({ isShared: false });
  expect(cookie).toMatch(/expires=/);
  for (const one of ofSession) expect(one).toMatch(/expires=/);
  expect(keptDays).toBe(365);
  expect(ofDevice((await client.post('/api/auth/logout')).headers)).toBe('');
});

it('P-08 a browser that was known before it was shared is known no longer than the others', async () => {
  const { client, user, enter } = await signInOn({ isShared: false });
  client.setCookie('sharedComputer', '1');
  expect(ofDevice((await enter()).headers)).not.toMatch(/expires|max-age/i);
  const { expiresAt, lastSeenAt } = (await DeviceModel.findOne({ uid: user._id }).lean())!;
  expect(expiresAt.getTime() - lastSeenAt.getTime()).toBe(DAY_MS);
});
