import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { deviceLabel } from '../devices/device-label.ts';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';
const FIREFOX_UPDATED = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('notices', () => {
  it('V-15: of a sign-in from a new device, not of the very first one, nor of an updated browser', async () => {
    const user = await insertUser();
    const [phone, desk] = [server.client(), server.client()];
    const signIn = (userAgent: string) =>
      (userAgent === CHROME ? desk : phone).post(
        '/api/auth/login',
        { username: user.username, password: TEST_PASSWORD },
        { headers: { 'User-Agent': userAgent } },
      );
    for (const userAgent of [FIREFOX, FIREFOX, FIREFOX_UPDATED]) expect((await signIn(userAgent)).status).toBe(200);
    expect(await mailsTo(server, user.email)).toEqual([]);
    for (const userAgent of [CHROME, CHROME, FIREFOX]) await signIn(userAgent);
    const mails = await mailsTo(server, user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['new-device']);
    expect(mails[0]?.text).toContain('Chrome en Windows');
    expect(mails[0]?.subject).toBe('Nuevo acceso a tu cuenta');
    expect(mails[0]?.text).toMatch(/Ver mis dispositivos.*\/profile#dispositivos/s);
  });

  it('V-15: of a second phone with the same user agent, and not of a known one', async () => {
    const user = await insertUser();
    const agent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
    const [mine, another] = [server.client(), server.client()];
    const signIn = (client: typeof mine) =>
      client.post(
        '/api/auth/login',
        { username: user.username, password: TEST_PASSWORD },
        { headers: { 'User-Agent': agent } },
      );
    const first = await signIn(mine);
    expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))).toMatch(
      /^device=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i,
    );
    await mine.post('/api/auth/logout');
    await signIn(mine);
    expect(await mailsTo(server, user.email)).toEqual([]);
    await signIn(another);
    expect((await mailsTo(server, user.email)).map(({ kind }) => kind)).toEqual(['new-device']);
    // A device known to another account is unknown to this one.
    const eva = await insertUser({ lastLoginAt: new Date() });
    await mine.post('/api/auth/login', { username: eva.username, password: TEST_PASSWORD });
    expect((await mailsTo(server, eva.email)).map(({ kind }) => kind)).toEqual(['new-device']);
    await signIn(mine);
    expect(await mailsTo(server, user.email)).toHaveLength(1);
  });

  it('V-15: of a changed password', async () => {
    const user = await insertUser();
    await server.client().post('/api/auth/forgot-password', { email: user.email });
    const { token } = await lastMailTo(server, user.email);
    await server.client().post('/api/auth/reset-password', { token, newPassword: 'una clave bien nueva' });
    expect((await mailsTo(server, user.email)).map(({ kind }) => kind)).toEqual(['reset', 'password-changed']);
  });

  it('V-15: of a changed role', async () => {
    const directora = await server.aUser({ role: 'admin' });
    const user = await insertUser();
    await directora.client.patch(`/api/admin/users/${user._id.toString()}/role`, { role: 'admin' });
    expect((await mailsTo(server, user.email)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['role-changed', 'Cambios en tu cuenta'],
    ]);
  });
});

it.each([
  [FIREFOX, 'Firefox en Android'],
  [CHROME, 'Chrome en Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [`${CHROME} Edg/131.0.0.0`, 'Edge en Windows'],
  ['curl/8.5.0', 'un navegador desconocido'],
  ['', 'un navegador desconocido'],
])('state %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
