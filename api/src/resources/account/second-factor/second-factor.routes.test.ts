import { codeOf, HALF_MINUTE_MS } from '../../../../test/authenticator.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { UserModel } from '../users/user.model.ts';
import { disableSecondFactor } from './change-second-factor.ts';

const PATH = '/api/account/second-factor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop();
});
afterAll(() => server.stop());
// A new code for each test.
beforeEach(() => server.clock.advance(5 * HALF_MINUTE_MS));

interface Protected extends TestUser {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** A user with the second factor on; the code used for that is used up. */
async function aProtectedUser(): Promise<Protected> {
  const her = await server.aUser();
  const { secret } = (await her.client.post(PATH)).body;
  const answer = await her.client.put(PATH, { code: codeOf(secret, server) });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = answer.body;
  server.clock.advance(2 * HALF_MINUTE_MS);
  return { ...her, secret, recoveryCodes };
}

const signIn = ({ user }: TestUser, code?: string, client: TestClient = server.client()) =>
  client.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD, ...(code && { code }) });

const missing = {
  status: 403,
  body: { message: 'Escribe el código de tu aplicación de verificación.', secondFactorRequired: true },
};
const wrong = {
  status: 403,
  body: { message: 'El código no es correcto o ya se usó.', secondFactorRequired: true },
};

describe('V-12 turning it on', () => {
  it('asks nobody for a code who has not turned it on', async () => {
    const her = await server.aUser();
    expect((await her.client.get(PATH)).body).toEqual({ isOn: false, isDemanded: false, recoveryCodesLeft: 0 });
    expect((await signIn(her)).status).toBe(200);
    expect((await signIn(her, '123456')).status).toBe(200);
  });

  it('needs a first code: a secret that never arrived locks nobody out', async () => {
    const her = await server.aUser();
    const { secret, uri } = (await her.client.post(PATH)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await signIn(her)).status).toBe(200);
    const refused = await her.client.put(PATH, { code: '000000' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { code: wrong.body.message } } });
    expect((await signIn(her)).status).toBe(200);
    expect(
      (
        await her.client.put(PATH, {
          code: ` ${codeOf(secret, server).slice(0, 3)} ${codeOf(secret, server).slice(3)}`,
        })
      ).status,
    ).toBe(200);
    expect(await signIn(her)).toMatchObject(missing);
    expect((await her.client.get(PATH)).body).toEqual({ isOn: true, isDemanded: false, recoveryCodesLeft: 10 });
  });

  it('takes the secret that was begun last, and none while it is on', async () => {
    const her = await server.aUser();
    const { secret: first } = (await her.client.post(PATH)).body;
    const { secret } = (await her.client.post(PATH)).body;
    expect((await her.client.put(PATH, { code: codeOf(first, server) })).status).toBe(400);
    expect((await her.client.put(PATH, { code: codeOf(secret, server) })).status).toBe(200);
    expect((await her.client.post(PATH)).status).toBe(409);
    server.clock.advance(2 * HALF_MINUTE_MS);
    expect((await her.client.put(PATH, { code: codeOf(secret, server) })).status).toBe(409);
    expect((await signIn(her, codeOf(secret, server))).status).toBe(200);
  });

  it('needs the password again', async () => {
    const her = await server.aUser();
    server.clock.advance(11 * 60_000);
    const needsPassword = { status: 403, body: { confirmationRequired: true } };
    expect(await her.client.post(PATH)).toMatchObject(needsPassword);
    expect(await her.client.put(PATH, { code: '123456' })).toMatchObject(needsPassword);
    expect(await her.client.delete(PATH, { code: '123456' })).toMatchObject(needsPassword);
    expect(await her.client.post(`${PATH}/recovery-codes`, { code: '123456' })).toMatchObject(needsPassword);
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const { id, secret, recoveryCodes } = await aProtectedUser();
    const stored = JSON.stringify(await UserModel.findById(id).lean());
    for (const word of [secret, ...recoveryCodes]) expect(stored).not.toContain(word);
    expect(stored).toContain('recoveryHashes');
    expect(stored).toContain('onSince');
  });
});

describe('V-12 signing in', () => {
  it('takes the code of her authenticator once', async () => {
    const her = await aProtectedUser();
    const code = codeOf(her.secret, server);
    expect(await signIn(her)).toMatchObject(missing);
    expect((await signIn(her, code)).status).toBe(200);
    expect(await signIn(her, code)).toMatchObject(wrong);
    server.clock.advance(HALF_MINUTE_MS);
    expect(await signIn(her, code)).toMatchObject(wrong);
    expect((await signIn(her, codeOf(her.secret, server))).status).toBe(200);
  });

  it('lets one in of two who come with the same code at once', async () => {
    const her = await aProtectedUser();
    const code = codeOf(her.secret, server);
    const answers = await Promise.all([signIn(her, code), signIn(her, code), signIn(her, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('does not take the code that turned it on', async () => {
    const her = await server.aUser();
    const { secret } = (await her.client.post(PATH)).body;
    await her.client.put(PATH, { code: codeOf(secret, server) });
    expect(await signIn(her, codeOf(secret, server))).toMatchObject(wrong);
  });

  it('takes each recovery code once, however she types it', async () => {
    const her = await aProtectedUser();
    const [first = '', second = ''] = her.recoveryCodes;
    expect((await signIn(her, first)).status).toBe(200);
    expect(await signIn(her, first)).toMatchObject(wrong);
    expect((await signIn(her, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await her.client.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('V-11 says nothing of it before the right password', async () => {
    const her = await aProtectedUser();
    const answer = await server.client().post('/api/auth/login', {
      username: her.user.username,
      password: 'no es esta',
      code: codeOf(her.secret, server),
    });
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.body).not.toHaveProperty('secondFactorRequired');
    expect((await signIn(her, codeOf(her.secret, server))).status).toBe(200);
  });

  it('opens no session with a wrong code', async () => {
    const her = await aProtectedUser();
    const client = server.client();
    expect(await signIn(her, '000000', client)).toMatchObject(wrong);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});

describe('V-12 turning it off, new recovery codes', () => {
  it('needs a code, of which none works any more afterwards', async () => {
    const her = await aProtectedUser();
    expect(await her.client.delete(PATH, { code: '000000' })).toMatchObject({ status: 400 });
    expect((await her.client.delete(PATH, { code: codeOf(her.secret, server) })).status).toBe(204);
    expect((await signIn(her)).status).toBe(200);
    expect((await her.client.get(PATH)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await her.client.delete(PATH, { code: codeOf(her.secret, server) })).status).toBe(409);
  });

  it('tells her by mail, both times', async () => {
    const her = await aProtectedUser();
    await her.client.delete(PATH, { code: codeOf(her.secret, server) });
    const mails = await mailsTo(server, her.user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-changed', 'second-factor-changed']);
    expect(mails[0]?.text).toContain('está activada');
    expect(mails[1]?.text).toContain('está desactivada');
  });

  it('is the operator’s to do where she has lost everything that proves it, and she is told', async () => {
    const her = await aProtectedUser();
    const { deps } = server.api;
    expect(await disableSecondFactor(deps, her.user, server.url)).toBe(true);
    expect((await signIn(her)).status).toBe(200);
    expect((await lastMailTo(server, her.user.email)).text).toContain('está desactivada');
    expect(await disableSecondFactor(deps, her.user, server.url)).toBe(false);
  });

  it('gives new recovery codes in the place of those that are left', async () => {
    const her = await aProtectedUser();
    const [old = ''] = her.recoveryCodes;
    const answer = await her.client.post(`${PATH}/recovery-codes`, { code: codeOf(her.secret, server) });
    const { recoveryCodes } = answer.body;
    expect(new Set([...recoveryCodes, ...her.recoveryCodes]).size).toBe(20);
    expect(await signIn(her, old)).toMatchObject(wrong);
    expect((await signIn(her, recoveryCodes[0])).status).toBe(200);
  });
});

it('V-12 the third wrong code beside the right password is told to the owner, once', async () => {
  const her = await aProtectedUser();
  const kinds = async () => (await mailsTo(server, her.user.email)).map(({ kind }) => kind);
  const before = await kinds();
  for (let i = 0; i < 2; i += 1) expect(await signIn(her, '000000')).toMatchObject(wrong);
  expect(await kinds()).toEqual(before);
  for (let i = 0; i < 3; i += 1) expect(await signIn(her, 'abcd-efgh-jkmn-pqrs')).toMatchObject(wrong);
  expect(await kinds()).toEqual([...before, 'wrong-codes']);
});

it('V-12 wrong codes on unknown devices shut the owner out neither of a known one nor of the recovery codes', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
  const her = await aProtectedUser();
  const known = strict.client();
  expect((await signIn(her, codeOf(her.secret, server), known)).status).toBe(200);
  for (let i = 0; i < 10; i += 1) expect(await signIn(her, '000000', strict.client())).toMatchObject(wrong);
  server.clock.advance(2 * HALF_MINUTE_MS);
  expect(await signIn(her, codeOf(her.secret, server), strict.client())).toMatchObject({
    status: 429,
    body: { linkSent: true },
  });
  expect((await lastMailTo(strict, her.user.email)).kind).toBe('device-link');
  expect((await signIn(her, codeOf(her.secret, server), known)).status).toBe(200);
  expect((await signIn(her, her.recoveryCodes[0], strict.client())).status).toBe(200);
  await strict.stop();
});

it('V-12 wrong codes are few, and known to be few over all networks', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  const her = await aProtectedUser();
  const tryFrom = (network: number, code: string) =>
    strict
      .client()
      .post(
        '/api/auth/login',
        { username: her.user.username, password: TEST_PASSWORD, code },
        { headers: { 'X-Forwarded-For': `203.0.113.${network}` } },
      );
  for (let i = 0; i < 10; i++) expect(await tryFrom(i, '000000')).toMatchObject(wrong);
  expect(await tryFrom(11, codeOf(her.secret, server))).toMatchObject({ status: 429 });
  // Recovery codes are counted apart, with the same limit.
  for (let i = 0; i < 10; i++) expect(await tryFrom(12 + i, 'abcd-efgh-jkmn-pqrs')).toMatchObject(wrong);
  expect(await tryFrom(30, her.recoveryCodes[0] ?? '')).toMatchObject({ status: 429 });
  await strict.stop();
});
