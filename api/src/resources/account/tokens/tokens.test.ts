import { CONSENT_VERSION } from '@app/contract/sign-in';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import { rawPost } from '../../../../test/raw-call.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { database } from '../../../platform/mongo.ts';
import { UserModel } from '../users/user.model.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

const NEW_PASSWORD = 'una clave bien nueva';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function aResetLink() {
  const made = await server.aUser();
  await server.client().post('/api/auth/forgot-password', { email: made.user.email });
  const mail = await lastMailTo(server, made.user.email);
  return { ...made, mail, token: mail.token };
}

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  server.client().post('/api/auth/reset-password', { token, newPassword });
const validate = (token: string) => server.client().post('/api/auth/validate-reset-token', { token });
const expired = { status: 400, body: { message: 'El enlace de restablecimiento ha expirado o no es válido.' } };

describe('links in mails', () => {
  it('V-13: have 256 random bits, of which only the SHA-256 is stored', async () => {
    const { token, mail } = await aResetLink();
    expect(mail.kind).toBe('reset');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const collections = await database().listCollections().toArray();
    for (const { name } of collections)
      expect(JSON.stringify(await database().collection(name).find().toArray())).not.toContain(token);
  });

  it('V-13: work once', async () => {
    const { token, user } = await aResetLink();
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Tu contraseña se ha restablecido. Ya puedes iniciar sesión.' },
    });
    expect(await reset(token, 'otra clave distinta')).toMatchObject(expired);
    expect(
      (await server.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD })).status,
    ).toBe(401);
    expect(
      (await server.client().post('/api/auth/login', { username: user.username, password: NEW_PASSWORD })).status,
    ).toBe(200);
  });

  it('V-13: used twice at once, exactly one gets 200', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await aResetLink();
      const statuses = (await Promise.all([reset(token, 'la primera clave'), reset(token, 'la segunda clave')])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 400]);
    }
  });

  it('V-13: a verification used ten times at once succeeds once', async () => {
    const browser = server.client();
    await browser.post('/api/auth/register', {
      username: 'Paralela',
      email: 'paralela@example.com',
      password: 'mi casa azul',
    });
    const { token } = await lastMailTo(server, 'paralela@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('V-13: a new one voids the old', async () => {
    const { token, user } = await aResetLink();
    await server.client().post('/api/auth/forgot-password', { email: user.email });
    const { token: newer } = await lastMailTo(server, user.email);
    expect(await validate(token)).toMatchObject(expired);
    expect((await validate(newer)).status).toBe(200);
  });

  it('V-13: to reset expire after an hour', async () => {
    const { token } = await aResetLink();
    server.clock.advance(HOUR_MS - 60_000);
    expect((await validate(token)).status).toBe(200);
    server.clock.advance(2 * 60_000);
    expect(await validate(token)).toMatchObject(expired);
    expect(await reset(token)).toMatchObject(expired);
  });

  it('V-13: to verify expire after a day', async () => {
    await server
      .client()
      .post('/api/auth/register', { username: 'Tardía', email: 'tardia@example.com', password: 'mi casa azul' });
    const { token } = await lastMailTo(server, 'tardia@example.com');
    server.clock.advance(24 * HOUR_MS + 1_000);
    const answer = await server.client().post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'El enlace de verificación ha expirado o no es válido.' },
    });
    expect(await UserModel.countDocuments({ email: 'tardia@example.com' })).toBe(0);
  });

  it('V-13: of one purpose do not work for another', async () => {
    const { token } = await aResetLink();
    expect(
      (await server.client().post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION })).status,
    ).toBe(400);
    expect((await validate(token)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`])(
    'V-13: refuses the malformed %j',
    async (token) => {
      expect((await validate(token)).status).toBe(400);
      expect((await reset(token)).status).toBe(400);
    },
  );
});

describe('links', () => {
  it('V-14: are not used up by being validated', async () => {
    const { token } = await aResetLink();
    for (let i = 0; i < 3; i += 1) expect((await validate(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('V-14: stay valid when the new password is refused', async () => {
    const { token } = await aResetLink();
    expect((await reset(token, '12345')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('V-14: are never built from a foreign Host header', async () => {
    const { user } = await server.aUser();
    const forged = [
      ['Host', 'evil.example'],
      ['X-Forwarded-Host', 'evil.example'],
      ['Host', 'localhost.evil.example:80'],
      ['Host', 'evil'],
      ['Host', '203.0.113.66'],
      ['Host', '[2001:db8::66]:80'],
    ] as const;
    for (const [name, value] of forged) {
      await rawPost(server.url, '/api/auth/forgot-password', { email: user.email }, { [name]: value });
      const { link } = await lastMailTo(server, user.email);
      expect(new URL(link).host).toMatch(/^(localhost|127\.0\.0\.1):\d+$/);
    }
  });

  it.each(['192.168.1.20:3000', 'portatil.local:3000'])(
    'V-14: follow a host of the local network: %s',
    async (host) => {
      const { user } = await server.aUser();
      await rawPost(server.url, '/api/auth/forgot-password', { email: user.email }, { Host: host });
      const { link } = await lastMailTo(server, user.email);
      expect(new URL(link).host).toBe(host);
    },
  );

  it('V-14: follow PUBLIC_URL alone when it is set', async () => {
    const hosted = await startTestServer({ beside: server, env: { PUBLIC_URL: 'http://reencuentro.test:8080' } });
    const { user } = await hosted.aUser();
    await hosted
      .client()
      .post(
        '/api/auth/forgot-password',
        { email: user.email },
        { headers: { Origin: 'http://reencuentro.test:8080' } },
      );
    const found = await lastMailTo(server, user.email);
    expect(found.link).toMatch(/^http:\/\/reencuentro\.test:8080\/reset-password\?token=/);
    await hosted.stop();
  });
});
