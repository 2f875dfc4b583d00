import { CONSENT_VERSION } from '@app/contract/sign-in';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { UserModel } from '../users/user.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ana = { username: 'Ana Luz', email: 'ana.luz@example.com', password: 'mi casa azul' };

describe('registration and sign-in', () => {
  it('registers, verifies with consent, signs in, and out again', async () => {
    const browser = server.client();
    const registered = await browser.post('/api/auth/register', ana);
    expect(registered).toMatchObject({
      status: 201,
      body: { message: 'Te hemos enviado un correo para verificar tu cuenta.' },
    });

    expect(await browser.post('/api/auth/login', { username: ana.username, password: ana.password })).toMatchObject({
      status: 403,
      body: { requiresVerification: true, message: 'Revisa tu bandeja de entrada para verificar tu cuenta.' },
    });

    const mail = await lastMailTo(server, ana.email);
    expect(mail.kind).toBe('verification');
    expect(mail.link).toBe(`${server.url}/verify-email?token=${mail.token}`);
    const verified = await browser.post('/api/auth/verify-email', {
      token: mail.token,
      consentVersion: CONSENT_VERSION,
    });
    expect(verified).toMatchObject({
      status: 200,
      body: { message: 'Tu cuenta está activada.' },
    });

    const signedIn = await browser.post('/api/auth/login', { username: ana.username, password: ana.password });
    const user = {
      username: 'Ana Luz',
      email: ana.email,
      firstName: '',
      lastName: '',
      role: 'user',
      hasPremiumAccess: false,
    };
    expect(signedIn).toMatchObject({ status: 200, body: { user } });
    expect(Object.keys(signedIn.body.user).toSorted()).toEqual([
      'email',
      'firstName',
      'hasPremiumAccess',
      'id',
      'lastName',
      'role',
      'username',
    ]);
    expect((await browser.get('/api/auth/user')).body).toEqual(signedIn.body);

    expect(
      (await browser.post('/api/auth/logout', undefined, { headers: { 'Content-Type': 'application/json' } })).status,
    ).toBe(204);
    expect(await browser.get('/api/auth/user')).toMatchObject({
      status: 401,
      body: { message: 'Inicia sesión para continuar.' },
    });
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
  });

  it('G-03 records the consent, its version and time', async () => {
    const user = await UserModel.findOne({ email: ana.email }).lean();
    expect(user?.consent).toEqual({ version: CONSENT_VERSION, at: expect.any(Date) });
    expect(user?.dataKey).toBeDefined();
  });

  it('G-03 activates with no consent, nor with one to another text than today’s', async () => {
    const browser = server.client();
    await browser.post('/api/auth/register', {
      username: 'Beatriz',
      email: 'bea@example.com',
      password: 'mi casa azul',
    });
    const { token } = await lastMailTo(server, 'bea@example.com');
    const refused = await browser.post('/api/auth/verify-email', { token, consentVersion: '0' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { consentVersion: expect.any(String) } } });
    const none = await browser.post('/api/auth/verify-email', { token });
    expect(none).toMatchObject({ status: 400, body: { fields: { consentVersion: expect.any(String) } } });
    expect(await UserModel.countDocuments({ email: 'bea@example.com' })).toBe(0);
    expect((await browser.post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION })).status).toBe(200);
    expect((await UserModel.findOne({ email: 'bea@example.com' }).lean())?.consent?.version).toBe(CONSENT_VERSION);
  });

  it('signs in by address, and by name regardless of case', async () => {
    const { user } = await server.aUser({ username: 'Ñusta', email: 'nusta@example.com' });
    for (const username of ['Ñusta', 'ñUSTA', ' ñusta ', 'nusta@example.com', 'Nusta@Example.com']) {
      const answer = await server.client().post('/api/auth/login', { username, password: TEST_PASSWORD });
      expect(answer).toMatchObject({ status: 200, body: { user: { id: user._id.toString() } } });
    }
  });

  it('prefers an address if it is another account’s name', async () => {
    const owner = await server.aUser({ email: 'dueña@example.com' });
    await server.aUser({ username: 'dueña@example.com', email: 'otra@example.com' });
    const answer = await server
      .client()
      .post('/api/auth/login', { username: 'dueña@example.com', password: TEST_PASSWORD });
    expect(answer.body.user.id).toBe(owner.id);
  });

  it('refuses a taken user name, regardless of case', async () => {
    await server.aUser({ username: 'Única' });
    const answer = await server
      .client()
      .post('/api/auth/register', { username: 'ÚNICA', email: 'nueva@example.com', password: 'mi casa azul' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' },
    });
  });

  it('creates one account when the same form is sent twenty times at once', async () => {
    const form = { username: 'Prisa', email: 'prisa@example.com', password: 'mi casa azul' };
    const browser = server.client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/auth/register', form)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await UserModel.countDocuments({ email: form.email })).toBe(0);
    const tokens = (await mailsTo(server, form.email)).map(({ token }) => token);
    const activations = await Promise.all(
      tokens.map((token) =>
        server
          .client()
          .post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION, password: form.password }),
      ),
    );
    expect(activations.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await UserModel.countDocuments({ email: form.email })).toBe(1);
  });

  it('refuses invalid forms, naming every field in Spanish', async () => {
    const answer = await server
      .client()
      .post('/api/auth/register', { username: 'ab', email: 'nadie', password: '12345' });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: {
          username: 'El nombre de usuario debe tener al menos 3 caracteres',
          email: 'Ingresa un email válido',
          password: 'La contraseña debe tener al menos 6 caracteres',
        },
      },
    });
  });

  it.each(['role', 'isActive', 'hasPremiumAccess', 'isEmailVerified', '_id', 'userId', 'rev'])(
    'I-02 refuses %s at registration',
    async (field) => {
      const answer = await server.client().post('/api/auth/register', {
        username: 'Intrusa',
        email: 'intrusa@example.com',
        password: 'mi casa azul',
        [field]: true,
      });
      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: 'Este campo no se admite.' } } });
      expect(await UserModel.countDocuments({ email: 'intrusa@example.com' })).toBe(0);
    },
  );

  it.each([{ $gt: '' }, { $ne: null }, ['ana'], null, 7, true])(
    'I-01 refuses %j as a user name or token',
    async (value) => {
      expect(
        (await server.client().post('/api/auth/login', { username: value, password: 'mi casa azul' })).status,
      ).toBe(400);
      expect((await server.client().post('/api/auth/login', { username: 'Ana Luz', password: value })).status).toBe(
        400,
      );
      expect((await server.client().post('/api/auth/verify-email', { token: value })).status).toBe(400);
      expect((await server.client().post('/api/auth/forgot-password', { email: value })).status).toBe(400);
    },
  );
});

describe('a new link', () => {
  it('is sent again to an unverified user', async () => {
    const browser = server.client();
    await browser.post('/api/auth/register', {
      username: 'Clara',
      email: 'clara@example.com',
      password: 'mi casa azul',
    });
    const first = await lastMailTo(server, 'clara@example.com');
    expect((await browser.post('/api/auth/resend-verification', { email: 'CLARA@example.com ' })).status).toBe(200);
    const second = await lastMailTo(server, 'clara@example.com');
    expect(second.kind).toBe('verification');
    expect(
      (await browser.post('/api/auth/verify-email', { token: first.token, consentVersion: CONSENT_VERSION })).status,
    ).toBe(400);
    expect(
      (await browser.post('/api/auth/verify-email', { token: second.token, consentVersion: CONSENT_VERSION })).status,
    ).toBe(200);
  });

  it('explains that a link was used before', async () => {
    const { token } = await lastMailTo(server, 'clara@example.com');
    const again = await server.client().post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION });
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'Este enlace ya se usó. Si tu cuenta está activada, puedes iniciar sesión.' },
    });
  });

  it('is refused for a verified account', async () => {
    await server.client().post('/api/auth/resend-verification', { email: 'clara@example.com' });
    expect((await lastMailTo(server, 'clara@example.com')).kind).toBe('account-exists');
  });

  it('is sent nowhere for an unknown address', async () => {
    expect((await server.client().post('/api/auth/resend-verification', { email: 'nadie@example.com' })).status).toBe(
      200,
    );
    expect(await mailsTo(server, 'nadie@example.com')).toEqual([]);
  });
});

describe('a blocked user', () => {
  it('is told after the right password, and is not signed in', async () => {
    const { client, user } = await server.aUser({ isActive: false });
    expect(
      await server.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD }),
    ).toMatchObject({
      status: 403,
      body: { message: 'Tu cuenta está bloqueada. Escríbenos y lo vemos juntas.' },
    });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});
