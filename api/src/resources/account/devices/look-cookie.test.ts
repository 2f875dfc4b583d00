import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ofLook = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('discreet='));
const keptDays = (cookie = '') =>
  Math.round((Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / DAY_MS);

it('D44: a call gives the browser its look, for as long as browsers keep a cookie, and takes it away', async () => {
  const { client } = await server.aUser();
  const given = await client.put('/api/account/device-look', { look: 'compra' });
  expect(given.status).toBe(204);
  expect(ofLook(given.headers)).toMatch(/^discreet=compra; path=\/; expires=[^;]+; samesite=lax$/);
  expect(keptDays(ofLook(given.headers))).toBe(400);
  expect(client.cookie('discreet')).toBe('compra');

  const taken = await client.put('/api/account/device-look', { look: null });
  expect(taken.status).toBe(204);
  expect(ofLook(taken.headers)).toMatch(/^discreet=; path=\/; expires=Thu, 01 Jan 1970/);
  expect(client.cookie('discreet')).toBeUndefined();

  expect((await client.put('/api/account/device-look', { look: 'otra' })).status).toBe(400);
});

it('D44: a sign-in on a discreet device sets the cookie again, and gives no other device a look', async () => {
  const { username } = await insertUser();
  const signIn = async (look?: string) => {
    const client = server.client();
    if (look) client.setCookie('discreet', look);
    const { headers, status } = await client.post('/api/auth/login', { username, password: TEST_PASSWORD });
    expect(status).toBe(200);
    return ofLook(headers);
  };
  expect(keptDays(await signIn('plantas'))).toBe(400);
  expect(await signIn()).toBeUndefined();
  expect(await signIn('otra')).toBeUndefined();
});
