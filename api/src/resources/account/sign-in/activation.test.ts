import { CONSENT_VERSION } from '@app/contract/sign-in';
import {
  accountOf,
  aForm,
  aName,
  PASSWORD,
  registrationCalls,
  wantsPassword,
} from '../../../../test/a-registration.ts';
import { insertUser } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { DeviceModel } from '../devices/device.model.ts';
import { UserModel } from '../users/user.model.ts';
import { PendingRegistrationModel } from './pending-registration.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { registered, follow } = registrationCalls(() => server);

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

  it('reports a second use, and an expired link', async () => {
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

  it('requested again belongs to the requesting browser, or else to the latest registration', async () => {
    const own = await registered();
    const { email } = own.form;
    const stranger = await registered({ email, password: 'la clave del otro' });
    await own.browser.post('/api/auth/resend-verification', { email });
    expect((await lastMailTo(server, email)).text).toContain(own.form.username);
    await server.client().post('/api/auth/resend-verification', { email });
    expect((await lastMailTo(server, email)).text).toContain(stranger.form.username);
  });

  it('reports that the name was taken meanwhile, and accepts another', async () => {
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

  it('of two registrations with one name, followed at once, creates one account of that name', async () => {
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

  it('creates no account of an address that has one by now, or that may be restored by an undo', async () => {
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

  it('of several registrations of an address, fifty are kept side by side', async () => {
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
