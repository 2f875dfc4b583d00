import { CONSENT_VERSION } from '@app/contract/sign-in';
import { accountOf, aName, registrationCalls } from '../../../../test/a-registration.ts';
import { insertUser } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { PendingRegistrationModel } from './pending-registration.model.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  limited = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.stop());

const { registered, follow } = registrationCalls(() => server);
const refused = {
  status: 400,
  body: { message: 'Ese código no es correcto o ya no sirve. Prueba con el del último correo, o abre su enlace.' },
};

const codeTo = async (email: string) =>
  (/\b\d{3}\u00a0\d{3}\b/.exec((await lastMailTo(server, email)).text ?? '') ?? [''])[0];
const type = (client: TestClient, code: string, more: object = {}) =>
  client.post('/api/auth/verify-code', { code, consentVersion: CONSENT_VERSION, ...more });
/** Another code of six digits. */
const notThe = (code: string) => String((Number(code.replaceAll(/\s/g, '')) + 1) % 1_000_000).padStart(6, '0');

describe('D46 the code beside the link', () => {
  it('activates and signs in by one call, in the browser that registered and in no other', async () => {
    const { form, browser } = await registered();
    const code = await codeTo(form.email);
    expect(await type(server.client(), code)).toMatchObject(refused);
    expect(await type((await registered()).browser, code)).toMatchObject(refused);
    expect(await type(browser, code)).toMatchObject({ status: 200, body: { message: 'Tu cuenta está activada.' } });
    expect((await browser.get('/api/auth/user')).body.user).toMatchObject({ username: form.username });
    expect(await accountOf(form)).toMatchObject({ consent: { version: CONSENT_VERSION } });
    expect(browser.cookie('registro')).toBeUndefined();
  });

  it('V-13 is used once, together with its link', async () => {
    const { form, browser, token } = await registered();
    const mark = browser.cookie('registro') ?? '';
    const code = await codeTo(form.email);
    expect((await follow(browser, token)).status).toBe(200);
    const again = server.client();
    again.setCookie('registro', mark);
    expect(await type(again, code)).toMatchObject(refused);
  });

  it('V-13 is stored as a keyed hash, and lasts half an hour', async () => {
    const { form, browser } = await registered();
    const code = await codeTo(form.email);
    const stored = JSON.stringify(await PendingRegistrationModel.findOne({ email: form.email }).lean());
    expect(stored).not.toContain(code.replaceAll(/\s/g, ''));
    server.clock.advance(30 * MINUTE_MS + 1);
    expect(await type(browser, code)).toMatchObject(refused);
  });

  it('V-13 is void after five wrong ones, also at once; a new mail has another, and the link still works', async () => {
    const { form, browser, token } = await registered();
    const code = await codeTo(form.email);
    const tries = await Promise.all(Array.from({ length: 5 }, () => type(browser, notThe(code))));
    for (const answer of tries) expect(answer).toMatchObject(refused);
    expect(await type(browser, code)).toMatchObject(refused);
    server.clock.advance(1000);
    await browser.post('/api/auth/resend-verification', { email: form.email });
    const fresh = await codeTo(form.email);
    expect(await follow(browser, token)).toMatchObject({ status: 400 });
    expect((await type(browser, fresh)).status).toBe(200);
  });

  it('V-10 is refused alike where the address has an account', async () => {
    const owner = await insertUser();
    const browser = server.client();
    await browser.post('/api/auth/register', { username: aName(), email: owner.email, password: 'mi casa azul' });
    for (let i = 0; i < 7; i += 1) expect(await type(browser, '123456')).toMatchObject(refused);
  });

  it('V-08 counts the tries for an address over all its registrations', async () => {
    const { form, browser } = await registered();
    const code = await codeTo(form.email);
    const patient = limited.client();
    patient.setCookie('registro', browser.cookie('registro') ?? '');
    for (let i = 0; i < 20; i += 1) await limited.api.deps.limits.consume('mailedCode', form.email);
    expect(await type(patient, code)).toMatchObject(refused);
  });

  it('accepts another user name where that was taken meanwhile', async () => {
    const { form, browser } = await registered();
    const code = await codeTo(form.email);
    await insertUser({ username: form.username.toUpperCase(), email: `otra-${form.email}` });
    expect((await type(browser, code)).status).toBe(409);
    const username = aName();
    expect((await type(browser, code, { username })).status).toBe(200);
    expect(await accountOf(form)).toMatchObject({ username });
  });

  it.each(['12345', '1234567', 'abcdef'])('is six digits: not %s', async (code) => {
    expect(await type(server.client(), code)).toMatchObject({
      status: 400,
      body: { fields: { code: 'El código tiene seis cifras' } },
    });
  });
});
