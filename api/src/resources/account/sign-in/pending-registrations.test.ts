import { accountOf, aForm, PASSWORD, registrationCalls, wantsPassword } from '../../../../test/a-registration.ts';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { UserModel } from '../users/user.model.ts';
import { PendingRegistrationModel } from './pending-registration.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { registered, follow, signIn } = registrationCalls(() => server);

describe('a registration by somebody else (M1)', () => {
  it('V-13 is no account: nothing of it exists before its link is followed', async () => {
    const { form } = await registered();
    expect(await accountOf(form)).toBeNull();
    const administrator = await server.aUser({ role: 'admin' });
    const listed = await administrator.client.get(`/api/admin/users?q=${form.username}`);
    expect(listed.body).toEqual([]);
    const stored = await PendingRegistrationModel.findOne({ email: form.email }).lean();
    expect(Object.keys(stored ?? {})).not.toContain('dataKey');
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('V-13 by an attacker leaves neither name nor password after the owner has activated another', async () => {
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
    // The attacker's link is void too, in the attacker's browser and with the attacker's password.
    expect((await follow(stranger.browser, stranger.token)).status).toBe(400);
    expect((await follow(server.client(), stranger.token, { password: 'la clave del otro' })).status).toBe(400);
    expect(await UserModel.countDocuments({ email })).toBe(1);
  });

  it('V-13 by an attacker is not activated when the owner follows its link without knowing its password', async () => {
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

  it('V-13 accepts no second factor and no texts', async () => {
    const { form, browser } = await registered();
    expect((await browser.post('/api/account/second-factor')).status).toBe(401);
    expect((await signIn(form.username, PASSWORD, browser)).status).toBe(403);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });
});

describe('signing in before the activation', () => {
  it('V-11 reveals a pending link only after the right password, by one comparison, as for an account', async () => {
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

  it('V-11 V-10 reveals nothing to a visitor who registers another user’s address, before and after', async () => {
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

  it('V-11 sends the pending link to a user who has forgotten the password', async () => {
    const { form, browser } = await registered();
    expect((await browser.post('/api/auth/forgot-password', { email: form.email })).status).toBe(200);
    const mail = await lastMailTo(server, form.email);
    expect(mail.kind).toBe('verification');
    expect((await follow(browser, mail.token)).status).toBe(200);
  });
});

describe('a pending registration', () => {
  it('G-04 is deleted after thirty days, and with the account', async () => {
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
