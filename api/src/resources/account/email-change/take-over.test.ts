import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { UserModel } from '../users/user.model.ts';

const DAY_MS = 24 * 60 * 60_000;
const HERS = 'una clave bien nueva';
const SECOND_FACTOR = '/api/account/second-factor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const anAddress = () => `lugar-${randomUUID().slice(0, 8)}@example.com`;
const addressOf = async ({ id }: TestUser) => (await UserModel.findById(id).lean())?.email;
const kindsTo = async (address: string) => (await mailsTo(server, address)).map(({ kind }) => kind);
const tokenTo = async (address: string) => (await lastMailTo(server, address)).token;
const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
const signIn = (username: string, password: string) => server.client().post('/api/auth/login', { username, password });

/** An attacker opens a link to an address of their own, with both calls that have ever accepted it. */
async function tryLink(token: string, client = server.client()) {
  const first = await client.post('/api/auth/verify-email', { token });
  const second = await client.post('/api/auth/confirm-email-change', { token });
  return [first.status, second.status];
}

/** Resets the password with a mail to an address. */
async function reset(email: string, newPassword = HERS) {
  await server.client().post('/api/auth/forgot-password', { email });
  return server.client().post('/api/auth/reset-password', { token: await tokenTo(email), newPassword });
}

/** An account with a change of address requested in one of its sessions. */
async function askedFor() {
  const owner = await server.aUser();
  const theirs = anAddress();
  const client = await server.clientOf(owner.user);
  expect((await client.patch('/api/profile', { email: theirs })).status).toBe(200);
  return { owner, client, theirs, token: await tokenTo(theirs) };
}

/** The same, confirmed: the account has the attacker's address. */
async function takenOver() {
  const asked = await askedFor();
  const { owner, client, token, theirs } = asked;
  const stop = await tokenTo(owner.user.email);
  expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
  expect(await addressOf(owner)).toBe(theirs);
  return { ...asked, stop, undo: await tokenTo(owner.user.email) };
}

const undo = (token: string) => server.client().post('/api/auth/undo-email-change', { token });

describe('a change of address that waits', () => {
  it('V-13 is forgotten when the password is reset, and its link is worth nothing (H1 A)', async () => {
    const { owner, theirs, token } = await askedFor();
    expect((await reset(owner.user.email)).status).toBe(200);
    expect(await tryLink(token)).toEqual([400, 400]);
    expect(await tryLink(token, await server.clientOf(owner.user))).toEqual([400, 400]);
    expect(await addressOf(owner)).toBe(owner.user.email);
    // The next step of the take-over: no reset link goes there.
    await server.client().post('/api/auth/forgot-password', { email: theirs });
    expect(await kindsTo(theirs)).toEqual(['verification']);
  });

  it('V-13 is forgotten when the password is changed in another session (H1 B)', async () => {
    const { owner, token } = await askedFor();
    const changed = await owner.client.put('/api/account/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: HERS,
    });
    expect(changed.status).toBe(204);
    expect(await tryLink(token)).toEqual([400, 400]);
    expect(await tryLink(token, owner.client)).toEqual([400, 400]);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await owner.client.get('/api/profile')).body.profile.pendingEmail).toBeNull();
  });

  it('V-13 cannot be asked for again by a session that the new password has just ended', async () => {
    const { owner, client } = await askedFor();
    const asking = Array.from({ length: 8 }, () => client.patch('/api/profile', { email: anAddress() }));
    const change = owner.client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: HERS });
    await Promise.all([...asking, change]);
    expect((await change).status).toBe(204);
    expect((await UserModel.findById(owner.id).lean())?.pendingEmail).toBeNull();
  });

  it('V-13 voids every other link that was sent, whatever it opens, and no other account’s', async () => {
    const [{ owner }, other] = [await askedFor(), await askedFor()];
    await server.client().post('/api/auth/forgot-password', { email: owner.user.email });
    await mailsTo(server, owner.user.email);
    const linksOf = async ({ id }: TestUser) =>
      (await TokenModel.find({ owner: id, usedAt: null }).lean()).map(({ purpose }) => purpose).toSorted();
    expect(await linksOf(owner)).toEqual(['change', 'reset', 'undo']);
    await owner.client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: HERS });
    expect(await linksOf(owner)).toEqual(['undo']);
    expect(await linksOf(other.owner)).toEqual(['change', 'undo']);
  });
});

describe('the link to another address', () => {
  it('V-13 needs a session of that account, or its password', async () => {
    const { owner, token, theirs } = await askedFor();
    const stranger = await server.aUser();
    const confirm = (client: TestClient, password?: string) =>
      client.post('/api/auth/confirm-email-change', { token, ...(password && { password }) });
    const asksForPassword = { status: 403, body: { confirmationRequired: true } };
    expect(await confirm(server.client())).toMatchObject(asksForPassword);
    expect(await confirm(stranger.client)).toMatchObject(asksForPassword);
    expect(await confirm(server.client(), 'no es esta')).toMatchObject({
      status: 403,
      body: { confirmationRequired: true, message: 'La contraseña no es correcta.' },
    });
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await confirm(server.client(), TEST_PASSWORD)).status).toBe(200);
    expect(await addressOf(owner)).toBe(theirs);
    expect(await confirm(owner.client)).toMatchObject({ status: 400, body: { message: 'Este enlace ya se usó.' } });
  });

  it('V-13 needs the code too where there is a second factor and no session', async () => {
    const owner = await server.aUser();
    const { secret } = (await owner.client.post(SECOND_FACTOR)).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    expect((await owner.client.put(SECOND_FACTOR, { code: code() })).status).toBe(200);
    const theirs = anAddress();
    await owner.client.patch('/api/profile', { email: theirs });
    const token = await tokenTo(theirs);
    const confirm = (more: object) =>
      server.client().post('/api/auth/confirm-email-change', { token, password: TEST_PASSWORD, ...more });
    expect(await confirm({})).toMatchObject({ status: 403, body: { secondFactorRequired: true } });
    expect(await confirm({ code: '000000' })).toMatchObject({ status: 403, body: { secondFactorRequired: true } });
    server.clock.advance(60_000);
    expect((await confirm({ code: code() })).status).toBe(200);
    expect(await addressOf(owner)).toBe(theirs);
  });

  it('V-13 works in no session that has ended, and for no blocked account', async () => {
    const { owner, client, token } = await askedFor();
    await client.post('/api/auth/logout');
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(403);
    await UserModel.updateOne({ _id: owner.id }, { isActive: false });
    const blocked = await server.client().post('/api/auth/confirm-email-change', { token, password: TEST_PASSWORD });
    expect(blocked).toMatchObject({ status: 403, body: { message: expect.stringContaining('bloqueada') } });
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-13 works when an API process of before has sent it, and activates nothing', async () => {
    const { owner, token, theirs } = await askedFor();
    await TokenModel.updateOne({ owner: owner.id, purpose: 'change' }, { purpose: 'verify' });
    const activation = await server.client().post('/api/auth/verify-email', { token, consentVersion: '1' });
    expect(activation.status).toBe(400);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await owner.client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
    expect(await addressOf(owner)).toBe(theirs);
  });

  it('V-13 used ten times at once changes it once', async () => {
    const { owner, token } = await askedFor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.client.post('/api/auth/confirm-email-change', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await kindsTo(owner.user.email)).toEqual(['email-change-asked', 'email-changed']);
  });
});

describe('the address that an account has', () => {
  it('V-15 hears of a change when it is asked for, and can end it before it is done', async () => {
    const { owner, client, token, theirs } = await askedFor();
    const mail = await lastMailTo(server, owner.user.email);
    expect(mail.kind).toBe('email-change-asked');
    expect(mail.link).toBe(`${server.url}/no-he-sido-yo?token=${mail.token}`);
    // Readers of the old mailbox must not see the new address.
    expect(mail.text).not.toContain(theirs);
    const answer = await undo(mail.token);
    expect(answer).toMatchObject({ status: 200, body: { resetToken: expect.any(String) } });
    expect(await tryLink(token)).toEqual([400, 400]);
    expect([await isSignedIn(client), await isSignedIn(owner.client)]).toEqual([false, false]);
    expect((await signIn(owner.user.username, TEST_PASSWORD)).status).toBe(401);
    const chosen = { token: answer.body.resetToken, newPassword: HERS };
    expect((await server.client().post('/api/auth/reset-password', chosen)).status).toBe(200);
    expect((await signIn(owner.user.email, HERS)).status).toBe(200);
    expect(await undo(mail.token)).toMatchObject({
      status: 400,
      body: { message: 'Este enlace ya se usó. Tu cuenta tiene la dirección de siempre.' },
    });
  });

  it('V-15 undoes it afterwards, by the mail of either moment', async () => {
    for (const link of ['stop', 'undo'] as const) {
      const taken = await takenOver();
      const { owner, client, theirs } = taken;
      const { status, body } = await undo(taken[link]);
      expect(status).toBe(200);
      expect(await addressOf(owner)).toBe(owner.user.email);
      expect(await isSignedIn(client)).toBe(false);
      expect(await kindsTo(theirs)).toEqual(['verification', 'email-change-undone']);
      const chosen = { token: body.resetToken, newPassword: HERS };
      expect((await server.client().post('/api/auth/reset-password', chosen)).status).toBe(200);
      expect((await signIn(owner.user.email, HERS)).status).toBe(200);
      expect((await undo(taken[link === 'stop' ? 'undo' : 'stop'])).status).toBe(400);
    }
  });

  it('V-15 has seven days from the change on', async () => {
    const { owner, stop, undo: late } = await takenOver();
    server.clock.advance(7 * DAY_MS - 60_000);
    expect((await undo(stop)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
    const other = await takenOver();
    server.clock.advance(7 * DAY_MS + 60_000);
    for (const token of [late, other.stop, other.undo])
      expect(await undo(token)).toMatchObject({
        status: 400,
        body: { message: 'Este enlace ha caducado o no es válido.' },
      });
    expect(await addressOf(other.owner)).toBe(other.theirs);
  });

  it('V-15 undoes nothing by being looked at', async () => {
    const { owner, undo: token, theirs } = await takenOver();
    await server.client().get(`/no-he-sido-yo?token=${token}`);
    expect((await server.client().get(`/api/auth/undo-email-change?token=${token}`)).status).toBe(405);
    expect(await addressOf(owner)).toBe(theirs);
  });
});

describe('a thief cannot take the undoing away', () => {
  it('V-15 by a new password, in the session or by a mail to the new address', async () => {
    const { owner, client, undo: token, theirs } = await takenOver();
    await client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'la clave del ladrón' });
    expect((await reset(theirs, 'otra clave del ladrón')).status).toBe(200);
    const thief = server.client();
    await thief.post('/api/auth/login', { username: theirs, password: 'otra clave del ladrón' });
    await thief.post('/api/auth/forgot-password', { email: theirs });
    const waiting = await tokenTo(theirs);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(owner.user.username, 'otra clave del ladrón')).status).toBe(401);
    const left = { token: waiting, newPassword: 'y una más del ladrón' };
    expect((await server.client().post('/api/auth/reset-password', left)).status).toBe(400);
  });

  it('V-15 by moving on to a second address, whose own link is worth nothing once the first was used', async () => {
    const { owner, client, undo: token, theirs } = await takenOver();
    const second = anAddress();
    await client.patch('/api/profile', { email: second });
    const link = await tokenTo(second);
    expect((await client.post('/api/auth/confirm-email-change', { token: link })).status).toBe(200);
    const theirUndo = await tokenTo(theirs);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await undo(theirUndo)).status).toBe(400);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 by using the undoing of the second address first', async () => {
    const { owner, client, undo: token, theirs } = await takenOver();
    server.clock.advance(1000);
    const second = anAddress();
    await client.patch('/api/profile', { email: second });
    await client.post('/api/auth/confirm-email-change', { token: await tokenTo(second) });
    expect((await undo(await tokenTo(theirs))).status).toBe(200);
    expect(await addressOf(owner)).toBe(theirs);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 by a second factor that was turned on since it was asked for', async () => {
    const { owner, client, token } = await askedFor();
    const { secret } = (await client.post(SECOND_FACTOR)).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    expect((await client.put(SECOND_FACTOR, { code })).status).toBe(200);
    await client.post('/api/auth/confirm-email-change', { token });
    const { body } = await undo(await tokenTo(owner.user.email));
    await server.client().post('/api/auth/reset-password', { token: body.resetToken, newPassword: HERS });
    expect((await signIn(owner.user.email, HERS)).status).toBe(200);
    expect(await kindsTo(owner.user.email)).toContain('second-factor-changed');
  });

  it('V-15 and whoever reads a mailbox that was left cannot take off a second factor that was there before', async () => {
    const owner = await server.aUser();
    const { secret } = (await owner.client.post(SECOND_FACTOR)).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    await owner.client.put(SECOND_FACTOR, { code });
    const next = anAddress();
    await owner.client.patch('/api/profile', { email: next });
    await owner.client.post('/api/auth/confirm-email-change', { token: await tokenTo(next) });
    const { body } = await undo(await tokenTo(owner.user.email));
    await server.client().post('/api/auth/reset-password', { token: body.resetToken, newPassword: HERS });
    expect(await signIn(owner.user.email, HERS)).toMatchObject({ status: 403, body: { secondFactorRequired: true } });
  });

  it('V-15 by taking the former address for another account of his', async () => {
    const { owner, undo: token } = await takenOver();
    const thief = await server.aUser();
    await thief.client.patch('/api/profile', { email: owner.user.email });
    const link = await lastMailTo(server, owner.user.email);
    expect(link.kind).toBe('verification');
    expect((await thief.client.post('/api/auth/confirm-email-change', { token: link.token })).status).toBe(400);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 says so when the address has another account all the same', async () => {
    const { owner, undo: token, theirs } = await takenOver();
    await server.aUser({ email: owner.user.email });
    expect(await undo(token)).toMatchObject({
      status: 409,
      body: { message: 'Esta dirección tiene ahora otra cuenta. Escríbenos y lo miramos contigo.' },
    });
    expect(await addressOf(owner)).toBe(theirs);
  });
});
