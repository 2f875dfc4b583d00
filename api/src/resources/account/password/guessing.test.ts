import { Writable } from 'node:stream';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { createLogger } from '../../../platform/logger.ts';
import { networkOf } from '../../../platform/limits/network.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
    logger: createLogger({ LOG_LEVEL: 'info' }, sink),
  });
});
afterAll(() => server.stop());

const WRONG = 'no es esta';
const signIn = (username: string, password: string, ip: string, client: TestClient = server.client()) =>
  client.post('/api/auth/login', { username, password }, { headers: { 'X-Forwarded-For': ip } });

/** The simulated attack: thirty addresses with four attempts each. */
async function attack(username: string, net: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const answers = Array.from({ length: 30 }, (_, at) => signIn(username, WRONG, `${net}.${at}`));
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  return statuses;
}

it('V-08 D-05 guessing from thirty addresses is limited after fifty attempts, with mail and log, and the owner can sign in', async () => {
  const user = await insertUser();
  const known = server.client();
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.1', known)).status).toBe(200);
  lines.length = 0;
  const statuses = await attack(user.username, '203.0.113');
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 403)).toHaveLength(70);
  expect((await mailsTo(server, user.email)).map(({ kind }) => kind)).toEqual(['failed-sign-ins']);

  const refusals = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in refused');
  expect(refusals).toHaveLength(120);
  expect(new Set(refusals.map(({ account }) => account)).size).toBe(1);
  expect(new Set(refusals.map(({ network }) => network)).size).toBe(30);
  expect(Math.max(...refusals.map(({ failures }) => failures))).toBe(120);
  expect(refusals).toContainEqual(expect.objectContaining({ networkFailures: 4, isKnownDevice: false }));
  const log = lines.join('');
  for (const clear of [user.username, user._id.toString(), '203.0.113.']) expect(log).not.toContain(clear);

  // A known device signs in as usual.
  expect((await signIn(user.username, TEST_PASSWORD, '203.0.113.1', known)).status).toBe(200);

  // An attacker cannot tell right, wrong and unknown apart; only the right password causes a mail.
  await attack('nadie-asi', '203.0.114');
  const seen = async (username: string, password: string) => {
    const before = server.api.deps.passwords.comparisons;
    const { status, body, headers } = await signIn(username, password, '198.51.100.9');
    expect(server.api.deps.passwords.comparisons - before).toBe(1);
    return { status, body, cookies: headers.getSetCookie() };
  };
  const wrong = await seen(user.username, WRONG);
  expect(wrong).toMatchObject({ status: 403, body: { linkSent: true }, cookies: [] });
  expect(await mailsTo(server, user.email)).toHaveLength(1);
  expect(await seen('nadie-asi', WRONG)).toEqual(wrong);
  expect(await seen(user.username, TEST_PASSWORD)).toEqual(wrong);

  const { kind, link, token } = await lastMailTo(server, user.email);
  expect([kind, new URL(link).pathname]).toEqual(['device-link', '/confirmar-dispositivo']);
  const phone = server.client();
  expect((await phone.post('/api/auth/confirm-device', { token })).status).toBe(200);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  expect((await signIn(user.username, TEST_PASSWORD, '198.51.100.9', phone)).status).toBe(200);
  expect((await server.client().post('/api/auth/confirm-device', { token })).status).toBe(400);
  expect((await signIn(user.username, TEST_PASSWORD, '198.51.100.10')).status).toBe(403);
});

it('V-08 five wrong attempts do not lock the user out on a known device', async () => {
  const user = await insertUser();
  const knownDevice = server.client();
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.20', knownDevice)).status).toBe(200);
  for (let i = 0; i < 5; i += 1) await signIn(user.username, WRONG, '192.0.2.20');
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.20')).status).toBe(429);
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.20', knownDevice)).status).toBe(200);
  // It has its own budget, and does not use up another device's.
  for (let i = 0; i < 5; i += 1)
    expect((await signIn(user.username, WRONG, '192.0.2.20', knownDevice)).status).toBe(401);
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.20', knownDevice)).status).toBe(429);
  expect((await signIn(user.username, TEST_PASSWORD, '192.0.2.21')).status).toBe(200);
});

it('V-08 a forged cookie, or one that another account knows, has no budget', async () => {
  const [user, other] = [await insertUser(), await insertUser()];
  const stranger = server.client();
  expect((await signIn(other.username, TEST_PASSWORD, '192.0.2.30', stranger)).status).toBe(200);
  stranger.setCookie('device', `${stranger.cookie('device')}.${'A'.repeat(43)}`);
  for (let i = 0; i < 5; i += 1) await signIn(user.username, WRONG, '192.0.2.30', stranger);
  expect((await signIn(user.username, WRONG, '192.0.2.30')).status).toBe(429);
});

it.each([
  ['56', 60, (i: number) => `2001:db8:a:${(0x100 + i).toString(16)}::1`],
  ['48', 120, (i: number) => `2001:db8:b:${(i * 0x100).toString(16)}::1`],
])('V-08 the /%s of an IPv6 address has %i attempts', async (_, tries, ip) => {
  const answers = await Promise.all(
    Array.from({ length: tries + 2 }, (__, i) => signIn(`nadie-${_}-${i}`, WRONG, ip(i))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(tries);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('reports wider networks', () => {
  expect([64, 56, 48].map((bits) => networkOf('2001:db8:1:abcd::5', bits as 48))).toEqual([
    '2001:db8:1:abcd::/64',
    '2001:db8:1:ab00::/56',
    '2001:db8:1:0::/48',
  ]);
});

it('V-13 after a reset only the resetting device is known', async () => {
  const user = await insertUser();
  const [before, resetting] = [server.client(), server.client()];
  await signIn(user.username, TEST_PASSWORD, '192.0.2.40', before);
  await resetting.post('/api/auth/forgot-password', { email: user.email });
  const { token } = await lastMailTo(server, user.email);
  const password = 'una clave bien nueva';
  expect((await resetting.post('/api/auth/reset-password', { token, newPassword: password })).status).toBe(200);
  for (let i = 0; i < 5; i += 1) await signIn(user.username, WRONG, '192.0.2.40');
  expect((await signIn(user.username, password, '192.0.2.40', before)).status).toBe(429);
  expect((await signIn(user.username, password, '192.0.2.40', resetting)).status).toBe(200);
});
