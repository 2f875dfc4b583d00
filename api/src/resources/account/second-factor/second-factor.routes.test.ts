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
  const owner = await server.aUser();
  const { secret } = (await owner.client.post(PATH)).body;
  const answer = await owner.client.put(PATH, { code: codeOf(secret, server) });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = answer.body;
  server.clock.advance(2 * HALF_MINUTE_MS);
  return { ...owner, secret, recoveryCodes };
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
  it('asks no user for a code who has not turned it on', async () => {
    const owner = await server.aUser();
    expect((await owner.client.get(PATH)).body).toEqual({ isOn: false, isDemanded: false, recoveryCodesLeft: 0 });
    expect((await signIn(owner)).status).toBe(200);
    expect((await signIn(owner, '123456')).status).toBe(200);
  });

  it('requires a first code: an undelivered secret locks no user out', async () => {
    const owner = await server.aUser();
    const { secret, uri } = (await owner.client.post(PATH)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await signIn(owner)).status).toBe(200);
    const refused = await owner.client.put(PATH, { code: '000000' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { code: wrong.body.message } } });
    expect((await signIn(owner)).status).toBe(200);
    expect(
      (
        await owner.client.put(PATH, {
          code: ` ${codeOf(secret, server).slice(0, 3)} ${codeOf(secret, server).slice(3)}`,
        })
      ).status,
    ).toBe(200);
    expect(await signIn(owner)).toMatchObject(missing);
    expect((await owner.client.get(PATH)).body).toEqual({ isOn: true, isDemanded: false, recoveryCodesLeft: 10 });
  });

  it('uses the latest secret, and accepts none while it is on', async () => {
    const owner = await server.aUser();
    const { secret: first } = (await owner.client.post(PATH)).body;
    const { secret } = (await owner.client.post(PATH)).body;
    expect((await owner.client.put(PATH, { code: codeOf(first, server) })).status).toBe(400);
    expect((await owner.client.put(PATH, { code: codeOf(secret, server) })).status).toBe(200);
    expect((await owner.client.post(PATH)).status).toBe(409);
    server.clock.advance(2 * HALF_MINUTE_MS);
    expect((await owner.client.put(PATH, { code: codeOf(secret, server) })).status).toBe(409);
    expect((await signIn(owner, codeOf(secret, server))).status).toBe(200);
  });

  it('requires the password again', async () => {
    const owner = await server.aUser();
    server.clock.advance(11 * 60_000);
    const needsPassword = { status: 403, body: { confirmationRequired: true } };
    expect(await owner.client.post(PATH)).toMatchObject(needsPassword);
    expect(await owner.client.put(PATH, { code: '123456' })).toMatchObject(needsPassword);
    expect(await owner.client.delete(PATH, { code: '123456' })).toMatchObject(needsPassword);
    expect(await owner.client.post(`${PATH}/recovery-codes`, { code: '123456' })).toMatchObject(needsPassword);
  });

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { id, secret, recoveryCodes } = await aProtectedUser();
    const stored = JSON.stringify(await UserModel.findById(id).lean());
    for (const word of [secret, ...recoveryCodes]) expect(stored).not.toContain(word);
    expect(stored).toContain('recoveryHashes');
    expect(stored).toContain('onSince');
  });
});

describe('V-12 signing in', () => {
  it('accepts the code of the user’s authenticator once', async () => {
    const owner = await aProtectedUser();
    const code = codeOf(owner.secret, server);
    expect(await signIn(owner)).toMatchObject(missing);
    expect((await signIn(owner, code)).status).toBe(200);
    expect(await signIn(owner, code)).toMatchObject(wrong);
    server.clock.advance(HALF_MINUTE_MS);
    expect(await signIn(owner, code)).toMatchObject(wrong);
    expect((await signIn(owner, codeOf(owner.secret, server))).status).toBe(200);
  });

  it('admits one of two simultaneous sign-ins with the same code', async () => {
    const owner = await aProtectedUser();
    const code = codeOf(owner.secret, server);
    const answers = await Promise.all([signIn(owner, code), signIn(owner, code), signIn(owner, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('does not accept the code that turned it on', async () => {
    const owner = await server.aUser();
    const { secret } = (await owner.client.post(PATH)).body;
    await owner.client.put(PATH, { code: codeOf(secret, server) });
    expect(await signIn(owner, codeOf(secret, server))).toMatchObject(wrong);
  });

  it('accepts each recovery code once, regardless of case and separators', async () => {
    const owner = await aProtectedUser();
    const [first = '', second = ''] = owner.recoveryCodes;
    expect((await signIn(owner, first)).status).toBe(200);
    expect(await signIn(owner, first)).toMatchObject(wrong);
    expect((await signIn(owner, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await owner.client.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('V-11 is not revealed before the right password', async () => {
    const owner = await aProtectedUser();
    const answer = await server.client().post('/api/auth/login', {
      username: owner.user.username,
      password: 'no es esta',
      code: codeOf(owner.secret, server),
    });
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.body).not.toHaveProperty('secondFactorRequired');
    expect((await signIn(owner, codeOf(owner.secret, server))).status).toBe(200);
  });

  it('begins no session with a wrong code', async () => {
    const owner = await aProtectedUser();
    const client = server.client();
    expect(await signIn(owner, '000000', client)).toMatchObject(wrong);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});

describe('V-12 turning it off, new recovery codes', () => {
  it('requires a code; none works afterwards', async () => {
    const owner = await aProtectedUser();
    expect(await owner.client.delete(PATH, { code: '000000' })).toMatchObject({ status: 400 });
    expect((await owner.client.delete(PATH, { code: codeOf(owner.secret, server) })).status).toBe(204);
    expect((await signIn(owner)).status).toBe(200);
    expect((await owner.client.get(PATH)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await owner.client.delete(PATH, { code: codeOf(owner.secret, server) })).status).toBe(409);
  });

  it('notifies the user by mail, both times', async () => {
    const owner = await aProtectedUser();
    await owner.client.delete(PATH, { code: codeOf(owner.secret, server) });
    const mails = await mailsTo(server, owner.user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-changed', 'second-factor-changed']);
    expect(mails[0]?.text).toContain('está activada');
    expect(mails[1]?.text).toContain('está desactivada');
  });

  it('can be done by the operator for a user who has lost every proof, with a mail to the user', async () => {
    const owner = await aProtectedUser();
    const { deps } = server.api;
    expect(await disableSecondFactor(deps, owner.user, server.url)).toBe(true);
    expect((await signIn(owner)).status).toBe(200);
    expect((await lastMailTo(server, owner.user.email)).text).toContain('está desactivada');
    expect(await disableSecondFactor(deps, owner.user, server.url)).toBe(false);
  });

  it('replaces the remaining recovery codes', async () => {
    const owner = await aProtectedUser();
    const [old = ''] = owner.recoveryCodes;
    const answer = await owner.client.post(`${PATH}/recovery-codes`, { code: codeOf(owner.secret, server) });
    const { recoveryCodes } = answer.body;
    expect(new Set([...recoveryCodes, ...owner.recoveryCodes]).size).toBe(20);
    expect(await signIn(owner, old)).toMatchObject(wrong);
    expect((await signIn(owner, recoveryCodes[0])).status).toBe(200);
  });
});

it('V-12 the owner is notified of the third wrong code with the right password, once', async () => {
  const owner = await aProtectedUser();
  const kinds = async () => (await mailsTo(server, owner.user.email)).map(({ kind }) => kind);
  const before = await kinds();
  for (let i = 0; i < 2; i += 1) expect(await signIn(owner, '000000')).toMatchObject(wrong);
  expect(await kinds()).toEqual(before);
  for (let i = 0; i < 3; i += 1) expect(await signIn(owner, 'abcd-efgh-jkmn-pqrs')).toMatchObject(wrong);
  expect(await kinds()).toEqual([...before, 'wrong-codes']);
});

it('V-12 wrong codes on unknown devices lock the owner out neither of a known one nor of the recovery codes', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
  const owner = await aProtectedUser();
  const known = strict.client();
  expect((await signIn(owner, codeOf(owner.secret, server), known)).status).toBe(200);
  for (let i = 0; i < 10; i += 1) expect(await signIn(owner, '000000', strict.client())).toMatchObject(wrong);
  server.clock.advance(2 * HALF_MINUTE_MS);
  expect(await signIn(owner, codeOf(owner.secret, server), strict.client())).toMatchObject({
    status: 429,
    body: { linkSent: true },
  });
  // The notice of the wrong codes may be written in the same millisecond, in either order.
  expect((await mailsTo(strict, owner.user.email)).map(({ kind }) => kind)).toContain('device-link');
  expect((await signIn(owner, codeOf(owner.secret, server), known)).status).toBe(200);
  expect((await signIn(owner, owner.recoveryCodes[0], strict.client())).status).toBe(200);
  await strict.stop();
});

it('V-12 wrong codes are limited, over all networks together', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  const owner = await aProtectedUser();
  const tryFrom = (network: number, code: string) =>
    strict
      .client()
      .post(
        '/api/auth/login',
        { username: owner.user.username, password: TEST_PASSWORD, code },
        { headers: { 'X-Forwarded-For': `203.0.113.${network}` } },
      );
  for (let i = 0; i < 10; i++) expect(await tryFrom(i, '000000')).toMatchObject(wrong);
  expect(await tryFrom(11, codeOf(owner.secret, server))).toMatchObject({ status: 429 });
  // Recovery codes are counted separately, with the same limit.
  for (let i = 0; i < 10; i++) expect(await tryFrom(12 + i, 'abcd-efgh-jkmn-pqrs')).toMatchObject(wrong);
  expect(await tryFrom(30, owner.recoveryCodes[0] ?? '')).toMatchObject({ status: 429 });
  await strict.stop();
});
