import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { moveUnverifiedAccounts } from './move-unverified.ts';
import { PendingRegistrationModel } from './pending-registration.model.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { issueToken } from '../tokens/tokens.ts';
import { UserModel } from '../users/user.model.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { DeviceModel } from '../devices/device.model.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'mi casa azul';
const wantsPassword = { status: 403, body: { confirmationRequired: true } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

interface Form {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}
const aName = () => `ana-${randomUUID().slice(0, 8)}`;
const aForm = (more: Partial<Form> = {}): Form => {
  const username = aName();
  return { username, email: `${username}@example.com`, password: PASSWORD, ...more };
};

/** Registers in a browser. @returns the browser, the form, and the mailed token */
async function registered(more: Partial<Form> = {}, browser = server.client()) {
  const form = aForm(more);
  expect((await browser.post('/api/auth/register', form)).status).toBe(201);
  return { form, browser, token: (await lastMailTo(server, form.email)).token };
}
const follow = (client: TestClient, token: string, more: object = {}) =>
  client.post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION, ...more });
const signIn = (username: string, password: string, client = server.client()) =>
  client.post('/api/auth/login', { username, password });
const accountOf = ({ email }: { email: string }) => UserModel.findOne({ email }).lean();

describe('a registration in advance (M1)', () => {
  it('V-13 is no account: nothing of it is there before its link is followed', async () => {
    const { form } = await registered();
    expect(await accountOf(form)).toBeNull();
    const administrator = await server.aUser({ role: 'admin' });
    const listed = await administrator.client.get(`/api/admin/users?q=${form.username}`);
    expect(listed.body).toEqual([]);
    const stored = await PendingRegistrationModel.findOne({ email: form.email }).lean();
    expect(Object.keys(stored ?? {})).not.toContain('dataKey');
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('V-13 by a stranger keeps neither name nor password after the owner has activated her own', async () => {
    const stranger = await registered({ password: 'la clave del otro' });
    const { email } = stranger.form;
    const own = await registered({ email });
    expect(await mailsTo(server, email)).toHaveLength(2);
    expect((await follow(own.browser, own.token)).status).toBe(200);
    expect(await accountOf(own.form)).toMatchObject({
      username: own.form.username,
      isEmailVerified: true,
      secondFactor: null,
    });
    expect((await signIn(email, 'la clave del otro')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    // The stranger's link is void too, in the stranger's browser and with the stranger's password.
    expect((await follow(stranger.browser, stranger.token)).status).toBe(400);
    expect((await follow(server.client(), stranger.token, { password: 'la clave del otro' })).status).toBe(400);
    expect(await UserModel.countDocuments({ email })).toBe(1);
  });

  it('V-13 by a stranger is not activated by the owner who follows its link, without knowing its password', async () => {
    const { token, form } = await registered({ password: 'la clave del otro' });
    const owner = server.client();
    expect(await follow(owner, token)).toMatchObject(wantsPassword);
    expect(await follow(owner, token, { password: PASSWORD })).toMatchObject({
      status: 403,
      body: { confirmationRequired: true, message: 'La contraseña no es correcta.' },
    });
    expect(await accountOf(form)).toBeNull();
    // Nor does the cookie of another registration, in the owner's own browser.
    const own = await registered({}, owner);
    expect(await follow(own.browser, token)).toMatchObject(wantsPassword);
  });

  it('V-13 cannot be turned on a second factor for, nor written to', async () => {
    const { form, browser } = await registered();
    expect((await browser.post('/api/account/second-factor')).status).toBe(401);
    expect((await signIn(form.username, PASSWORD, browser)).status).toBe(403);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });
});

describe('D46 the link', () => {
  it('activates and signs in by one call in the browser that registered, under a new session id', async () => {
    const { form, browser, token } = await registered();
    expect(browser.cookie('registro')).toMatch(/^[\w-]{43}$/);
    const answer = await follow(browser, token);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Tu cuenta está activada.' } });
    expect((await browser.get('/api/auth/user')).body.user).toMatchObject({
      username: form.username,
      email: form.email,
    });
    expect(browser.cookie('registro')).toBeUndefined();
    expect(browser.cookie('device')).toMatch(/^[\w-]{43}$/);
    expect(await DeviceModel.countDocuments({ uid: (await accountOf(form))?._id })).toBe(1);
    expect(await accountOf(form)).toMatchObject({
      consent: { version: CONSENT_VERSION },
      lastLoginAt: expect.any(Date),
    });
    const cookies = answer.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/^sid=/m);
  });

  it('keeps its mark from scripts and other sites', async () => {
    const answer = await server.client().post('/api/auth/register', aForm());
    const [mark = ''] = answer.headers.getSetCookie();
    expect(mark).toMatch(/^registro=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/);
  });

  it('asks for the password elsewhere, then activates and signs in there', async () => {
    const { form, token } = await registered();
    const elsewhere = server.client();
    expect(await follow(elsewhere, token)).toMatchObject(wantsPassword);
    expect((await follow(elsewhere, token, { password: PASSWORD })).status).toBe(200);
    expect((await elsewhere.get('/api/auth/user')).body.user).toMatchObject({ username: form.username });
  });

  it('ends the session that the browser came with', async () => {
    const other = await server.aUser();
    const { form, token } = await registered({}, other.client);
    expect((await follow(other.client, token)).status).toBe(200);
    expect((await other.client.get('/api/auth/user')).body.user).toMatchObject({ username: form.username });
  });

  it('tells a second time that it was used, and one that has run out', async () => {
    const { browser, token } = await registered();
    expect((await follow(browser, token)).status).toBe(200);
    expect(await follow(browser, token)).toMatchObject({
      status: 400,
      body: { message: 'Este enlace ya se usó. Si tu cuenta está activada, puedes iniciar sesión.' },
    });
    const late = await registered();
    server.clock.advance(DAY_MS + 1000);
    expect((await follow(late.browser, late.token)).status).toBe(400);
    await server.client().post('/api/auth/resend-verification', { email: late.form.email });
    const again = await lastMailTo(server, late.form.email);
    expect((await follow(late.browser, late.token)).status).toBe(400);
    expect((await follow(late.browser, again.token)).status).toBe(200);
  });

  it('asked for again is that of the browser that asks, or else of the latest registration', async () => {
    const own = await registered();
    const { email } = own.form;
    const stranger = await registered({ email, password: 'la clave del otro' });
    await own.browser.post('/api/auth/resend-verification', { email });
    expect((await lastMailTo(server, email)).text).toContain(own.form.username);
    await server.client().post('/api/auth/resend-verification', { email });
    expect((await lastMailTo(server, email)).text).toContain(stranger.form.username);
  });

  it('says that the name was taken meanwhile, and takes another', async () => {
    const { form, browser, token } = await registered();
    await insertUser({ username: form.username.toUpperCase(), email: `otra-${form.email}` });
    expect(await follow(browser, token)).toMatchObject({
      status: 409,
      body: { message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' },
    });
    expect(await follow(browser, token, { username: 'ab' })).toMatchObject({
      status: 400,
      body: { fields: { username: expect.any(String) } },
    });
    const username = aName();
    expect((await follow(browser, token, { username })).status).toBe(200);
    expect(await accountOf(form)).toMatchObject({ username });
  });

  it('of two with the same name, followed at once, makes one account of that name', async () => {
    const username = aName();
    const [one, two] = [
      await registered({ username, email: `a-${username}@example.com` }),
      await registered({ username, email: `b-${username}@example.com` }),
    ];
    const statuses = (await Promise.all([follow(one.browser, one.token), follow(two.browser, two.token)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('makes no account of an address that has one by now, nor of one that may come back to its own', async () => {
    const { form, browser, token } = await registered();
    await insertUser({ email: form.email });
    expect((await follow(browser, token)).status).toBe(400);
    expect(await UserModel.countDocuments({ email: form.email })).toBe(1);

    const mover = await server.aUser();
    const next = aForm().email;
    await mover.client.patch('/api/profile', { email: next });
    await mover.client.post('/api/auth/confirm-email-change', { token: (await lastMailTo(server, next)).token });
    const left = await registered({ email: mover.user.email });
    const kept = await follow(left.browser, left.token);
    expect(kept).toMatchObject({ status: 400, body: { message: expect.stringContaining('puede volver a ella') } });
  });

  it('of several of an address, fifty are kept side by side', async () => {
    const first = await registered();
    for (let i = 0; i < 50; i += 1)
      await PendingRegistrationModel.create({
        email: first.form.email,
        createdAt: server.clock.now(),
        expiresAt: new Date(Date.now() + 40 * DAY_MS),
      });
    await registered({ email: first.form.email });
    expect(await PendingRegistrationModel.countDocuments({ email: first.form.email })).toBe(50);
    expect((await follow(first.browser, first.token)).status).toBe(400);
  });
});

describe('signing in before', () => {
  it('V-11 tells that the link waits only after the right password, by one comparison, as for an account', async () => {
    const { form } = await registered();
    const { passwords } = server.api.deps;
    for (const username of [form.username, form.username.toUpperCase(), form.email]) {
      const before = passwords.comparisons;
      expect((await signIn(username, 'no es esta')).status).toBe(401);
      expect(passwords.comparisons - before).toBe(1);
      expect(await signIn(username, PASSWORD)).toMatchObject({
        status: 403,
        body: { requiresVerification: true, message: 'Revisa tu bandeja de entrada para verificar tu cuenta.' },
      });
    }
  });

  it('V-11 V-10 tells whoever registers somebody’s address nothing about it, before and after', async () => {
    const owner = await insertUser();
    const [known, unknown] = [aForm({ email: owner.email }), aForm()];
    const browser = server.client();
    for (const form of [known, unknown]) {
      expect((await browser.post('/api/auth/register', form)).status).toBe(201);
      await mailsTo(server, form.email);
      expect((await signIn(form.username, PASSWORD)).status).toBe(403);
    }
    expect((await mailsTo(server, owner.email)).map(({ kind }) => kind)).toEqual(['account-exists']);
    // The account keeps its own password.
    expect((await signIn(owner.email, PASSWORD)).status).toBe(401);
    expect((await signIn(owner.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('V-11 sends whoever has forgotten the password the link that waits', async () => {
    const { form, browser } = await registered();
    expect((await browser.post('/api/auth/forgot-password', { email: form.email })).status).toBe(200);
    const mail = await lastMailTo(server, form.email);
    expect(mail.kind).toBe('verification');
    expect((await follow(browser, mail.token)).status).toBe(200);
  });
});

describe('what waits', () => {
  it('G-04 is forgotten after thirty days, and with the account', async () => {
    const { form, browser } = await registered();
    const [row] = await PendingRegistrationModel.find({ email: form.email }).lean();
    expect(row?.expiresAt.getTime()).toBe((row?.createdAt.getTime() ?? 0) + 30 * DAY_MS);
    const { token } = await lastMailTo(server, form.email);
    await follow(browser, token);
    // Name and password have moved to the account.
    const used = await PendingRegistrationModel.findOne({ email: form.email }).lean();
    expect(used).toMatchObject({ username: '', passwordHash: '' });
    expect((await browser.delete('/api/account', { password: PASSWORD })).status).toBe(204);
    expect(await PendingRegistrationModel.countDocuments({ email: form.email })).toBe(0);
  });
});

describe('accounts of before that were never verified', () => {
  it('become registrations, with the links on their way; a second time changes nothing', async () => {
    const user = await insertUser({ isEmailVerified: false, createdAt: server.clock.now(), consent: null });
    const blocked = await insertUser({ isEmailVerified: false, isActive: false, createdAt: server.clock.now() });
    const token = await withTransaction((session) =>
      issueToken('verify', user._id.toString(), server.clock.now(), session, user.email),
    );
    await moveUnverifiedAccounts();
    await moveUnverifiedAccounts();
    expect(await UserModel.findById(user._id)).toBeNull();
    expect(await UserModel.findById(blocked._id)).not.toBeNull();
    expect(await TokenModel.countDocuments({ owner: user._id.toString() })).toBe(0);
    expect(await PendingRegistrationModel.countDocuments({ email: user.email })).toBe(1);
    const client = server.client();
    expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(403);
    expect(await follow(client, token)).toMatchObject(wantsPassword);
    expect((await follow(client, token, { password: TEST_PASSWORD })).status).toBe(200);
    expect((await client.get('/api/auth/user')).body.user.username).toBe(user.username);
  });

  it('work at once when an API process of before has just made them', async () => {
    const user = await insertUser({ isEmailVerified: false, createdAt: server.clock.now(), consent: null });
    const token = await withTransaction((session) =>
      issueToken('verify', user._id.toString(), server.clock.now(), session, user.email),
    );
    expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(403);
    expect((await follow(server.client(), token, { password: TEST_PASSWORD })).status).toBe(200);
    const other = await insertUser({ isEmailVerified: false, createdAt: server.clock.now(), consent: null });
    await server.client().post('/api/auth/resend-verification', { email: other.email });
    const mail = await lastMailTo(server, other.email);
    expect((await follow(server.client(), mail.token, { password: TEST_PASSWORD })).status).toBe(200);
  });
});

describe('what is written', () => {
  const push = (client: TestClient) => client.post('/api/sync/push', { clientId: randomUUID(), ops: [] });

  it('G-03 is taken only where a consent is there (M7)', async () => {
    const without = await server.aUser({ consent: null });
    const refused = { status: 403, body: { message: expect.stringContaining('Aún no has dado tu permiso') } };
    expect(await push(without.client)).toMatchObject(refused);
    const picture = { headers: { 'Content-Type': 'image/png' } };
    expect(await without.client.put(`/api/drawings/${'a'.repeat(64)}`, new Uint8Array([1]), picture)).toMatchObject(
      refused,
    );
    const archive = { headers: { 'Content-Type': 'application/zip' } };
    expect(await without.client.post('/api/account/import', new Uint8Array([1]), archive)).toMatchObject(refused);
    expect((await without.client.put('/api/account/consent', { version: CONSENT_VERSION })).status).toBe(204);
    expect((await push(without.client)).status).not.toBe(403);
    await without.client.delete('/api/account/consent');
    expect((await push(without.client)).status).toBe(403);
  });

  it('G-03 needs no consent to be read, taken along or erased', async () => {
    const { client } = await server.aUser({ consent: null });
    expect((await client.get('/api/sync/pull?since=0')).status).not.toBe(403);
    expect((await client.get('/api/account/export')).status).toBe(200);
    expect((await client.post('/api/account/erase')).status).toBe(204);
  });

  it('G-03 is never asked for without it: no activation, no account', async () => {
    const { browser, token, form } = await registered();
    for (const body of [{ token }, { token, consentVersion: '0' }, { token, consentVersion: '' }])
      expect((await browser.post('/api/auth/verify-email', body)).status).toBe(400);
    expect(await accountOf(form)).toBeNull();
  });
});
