import { addressOf, anAddress, emailChangeCalls, NEW_PASSWORD } from '../../../../test/an-email-change.ts';
import { codeOf } from '../../../../test/authenticator.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { DAY_MS } from '../../../platform/durations.ts';

const SECOND_FACTOR = '/api/account/second-factor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { kindsTo, tokenTo, tryLink, reset, requestChange } = emailChangeCalls(() => server);
const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
const signIn = (username: string, password: string) => server.client().post('/api/auth/login', { username, password });
const undo = (token: string) => server.client().post('/api/auth/undo-email-change', { token });

/** A change of address, confirmed: the account has the attacker's address. */
async function takenOver() {
  const asked = await requestChange();
  const { owner, client, token, attackersAddress } = asked;
  const stop = await tokenTo(owner.user.email);
  expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
  expect(await addressOf(owner)).toBe(attackersAddress);
  return { ...asked, stop, undo: await tokenTo(owner.user.email) };
}

describe('the current address of an account', () => {
  it('V-15 is notified of a requested change, and can stop it before it is done', async () => {
    const { owner, client, token, attackersAddress } = await requestChange();
    const mail = await lastMailTo(server, owner.user.email);
    expect(mail.kind).toBe('email-change-asked');
    expect(mail.link).toBe(`${server.url}/no-he-sido-yo?token=${mail.token}`);
    // Readers of the old mailbox must not see the new address.
    expect(mail.text).not.toContain(attackersAddress);
    const answer = await undo(mail.token);
    expect(answer).toMatchObject({ status: 200, body: { resetToken: expect.any(String) } });
    expect(await tryLink(token)).toEqual([400, 400]);
    expect([await isSignedIn(client), await isSignedIn(owner.client)]).toEqual([false, false]);
    expect((await signIn(owner.user.username, TEST_PASSWORD)).status).toBe(401);
    const chosen = { token: answer.body.resetToken, newPassword: NEW_PASSWORD };
    expect((await server.client().post('/api/auth/reset-password', chosen)).status).toBe(200);
    expect((await signIn(owner.user.email, NEW_PASSWORD)).status).toBe(200);
    expect(await undo(mail.token)).toMatchObject({
      status: 400,
      body: { message: 'Este enlace ya se usó. Tu cuenta tiene la dirección de siempre.' },
    });
  });

  it('V-15 undoes it afterwards, by the mail of either moment', async () => {
    for (const link of ['stop', 'undo'] as const) {
      const taken = await takenOver();
      const { owner, client, attackersAddress } = taken;
      const { status, body } = await undo(taken[link]);
      expect(status).toBe(200);
      expect(await addressOf(owner)).toBe(owner.user.email);
      expect(await isSignedIn(client)).toBe(false);
      expect(await kindsTo(attackersAddress)).toEqual(['verification', 'email-change-undone']);
      const chosen = { token: body.resetToken, newPassword: NEW_PASSWORD };
      expect((await server.client().post('/api/auth/reset-password', chosen)).status).toBe(200);
      expect((await signIn(owner.user.email, NEW_PASSWORD)).status).toBe(200);
      expect((await undo(taken[link === 'stop' ? 'undo' : 'stop'])).status).toBe(400);
    }
  });

  it('V-15 may undo it for seven days', async () => {
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
    expect(await addressOf(other.owner)).toBe(other.attackersAddress);
  });

  it('V-15 undoes nothing by opening the link', async () => {
    const { owner, undo: token, attackersAddress } = await takenOver();
    await server.client().get(`/no-he-sido-yo?token=${token}`);
    expect((await server.client().get(`/api/auth/undo-email-change?token=${token}`)).status).toBe(405);
    expect(await addressOf(owner)).toBe(attackersAddress);
  });
});

describe('an attacker cannot prevent the undoing', () => {
  it('V-15 by a new password, in the session or by a mail to the new address', async () => {
    const { owner, client, undo: token, attackersAddress } = await takenOver();
    await client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'la clave del ladrón' });
    expect((await reset(attackersAddress, 'otra clave del ladrón')).status).toBe(200);
    const thief = server.client();
    await thief.post('/api/auth/login', { username: attackersAddress, password: 'otra clave del ladrón' });
    await thief.post('/api/auth/forgot-password', { email: attackersAddress });
    const waiting = await tokenTo(attackersAddress);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(owner.user.username, 'otra clave del ladrón')).status).toBe(401);
    const left = { token: waiting, newPassword: 'y una más del ladrón' };
    expect((await server.client().post('/api/auth/reset-password', left)).status).toBe(400);
  });

  it('V-15 by moving on to a second address, whose own undo link is void once the first was used', async () => {
    const { owner, client, undo: token, attackersAddress } = await takenOver();
    const second = anAddress();
    await client.patch('/api/profile', { email: second });
    const link = await tokenTo(second);
    expect((await client.post('/api/auth/confirm-email-change', { token: link })).status).toBe(200);
    const attackersUndo = await tokenTo(attackersAddress);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await undo(attackersUndo)).status).toBe(400);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 by using the undo link of the second address first', async () => {
    const { owner, client, undo: token, attackersAddress } = await takenOver();
    server.clock.advance(1000);
    const second = anAddress();
    await client.patch('/api/profile', { email: second });
    await client.post('/api/auth/confirm-email-change', { token: await tokenTo(second) });
    expect((await undo(await tokenTo(attackersAddress))).status).toBe(200);
    expect(await addressOf(owner)).toBe(attackersAddress);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 by a second factor turned on since the request', async () => {
    const { owner, client, token } = await requestChange();
    const { secret } = (await client.post(SECOND_FACTOR)).body;
    const code = codeOf(secret, server);
    expect((await client.put(SECOND_FACTOR, { code })).status).toBe(200);
    await client.post('/api/auth/confirm-email-change', { token });
    const { body } = await undo(await tokenTo(owner.user.email));
    await server.client().post('/api/auth/reset-password', { token: body.resetToken, newPassword: NEW_PASSWORD });
    expect((await signIn(owner.user.email, NEW_PASSWORD)).status).toBe(200);
    expect(await kindsTo(owner.user.email)).toContain('second-factor-changed');
  });

  it('V-15 and a reader of an abandoned mailbox cannot remove a second factor that was there before', async () => {
    const owner = await server.aUser();
    const { secret } = (await owner.client.post(SECOND_FACTOR)).body;
    const code = codeOf(secret, server);
    await owner.client.put(SECOND_FACTOR, { code });
    const next = anAddress();
    await owner.client.patch('/api/profile', { email: next });
    await owner.client.post('/api/auth/confirm-email-change', { token: await tokenTo(next) });
    const { body } = await undo(await tokenTo(owner.user.email));
    await server.client().post('/api/auth/reset-password', { token: body.resetToken, newPassword: NEW_PASSWORD });
    expect(await signIn(owner.user.email, NEW_PASSWORD)).toMatchObject({
      status: 403,
      body: { secondFactorRequired: true },
    });
  });

  it('V-15 by using the former address for another account', async () => {
    const { owner, undo: token } = await takenOver();
    const thief = await server.aUser();
    await thief.client.patch('/api/profile', { email: owner.user.email });
    const link = await lastMailTo(server, owner.user.email);
    expect(link.kind).toBe('verification');
    expect((await thief.client.post('/api/auth/confirm-email-change', { token: link.token })).status).toBe(400);
    expect((await undo(token)).status).toBe(200);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-15 reports if the address has another account all the same', async () => {
    const { owner, undo: token, attackersAddress } = await takenOver();
    await server.aUser({ email: owner.user.email });
    expect(await undo(token)).toMatchObject({
      status: 409,
      body: { message: 'Esta dirección tiene ahora otra cuenta. Escríbenos y lo miramos contigo.' },
    });
    expect(await addressOf(owner)).toBe(attackersAddress);
  });
});
