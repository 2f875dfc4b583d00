import { addressOf, anAddress, emailChangeCalls, NEW_PASSWORD } from '../../../../test/an-email-change.ts';
import { codeOf } from '../../../../test/authenticator.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { UserModel } from '../users/user.model.ts';

const SECOND_FACTOR = '/api/account/second-factor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { kindsTo, tokenTo, tryLink, reset, requestChange } = emailChangeCalls(() => server);

describe('a pending change of address', () => {
  it('V-13 is discarded when the password is reset, and its link is void (H1 A)', async () => {
    const { owner, attackersAddress, token } = await requestChange();
    expect((await reset(owner.user.email)).status).toBe(200);
    expect(await tryLink(token)).toEqual([400, 400]);
    expect(await tryLink(token, await server.clientOf(owner.user))).toEqual([400, 400]);
    expect(await addressOf(owner)).toBe(owner.user.email);
    // The next step of the take-over: no reset link goes there.
    await server.client().post('/api/auth/forgot-password', { email: attackersAddress });
    expect(await kindsTo(attackersAddress)).toEqual(['verification']);
  });

  it('V-13 is discarded when the password is changed in another session (H1 B)', async () => {
    const { owner, token } = await requestChange();
    const changed = await owner.client.put('/api/account/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(changed.status).toBe(204);
    expect(await tryLink(token)).toEqual([400, 400]);
    expect(await tryLink(token, owner.client)).toEqual([400, 400]);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await owner.client.get('/api/profile')).body.profile.pendingEmail).toBeNull();
  });

  it('V-13 cannot be requested again by a session that the new password has just ended', async () => {
    const { owner, client } = await requestChange();
    const asking = Array.from({ length: 8 }, () => client.patch('/api/profile', { email: anAddress() }));
    const change = owner.client.put('/api/account/password', {
      currentPassword: TEST_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    await Promise.all([...asking, change]);
    expect((await change).status).toBe(204);
    expect((await UserModel.findById(owner.id).lean())?.pendingEmail).toBeNull();
  });

  it('V-13 voids every other link of the account, whatever its purpose, and none of other accounts', async () => {
    const [{ owner }, other] = [await requestChange(), await requestChange()];
    await server.client().post('/api/auth/forgot-password', { email: owner.user.email });
    await mailsTo(server, owner.user.email);
    const linksOf = async ({ id }: TestUser) =>
      (await TokenModel.find({ owner: id, usedAt: null }).lean()).map(({ purpose }) => purpose).toSorted();
    expect(await linksOf(owner)).toEqual(['change', 'reset', 'undo']);
    await owner.client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(await linksOf(owner)).toEqual(['undo']);
    expect(await linksOf(other.owner)).toEqual(['change', 'undo']);
  });
});

describe('the link to another address', () => {
  it('V-13 needs a session of that account, or its password', async () => {
    const { owner, token, attackersAddress } = await requestChange();
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
    expect(await addressOf(owner)).toBe(attackersAddress);
    expect(await confirm(owner.client)).toMatchObject({ status: 400, body: { message: 'Este enlace ya se usó.' } });
  });

  it('V-13 also needs the code where there is a second factor and no session', async () => {
    const owner = await server.aUser();
    const { secret } = (await owner.client.post(SECOND_FACTOR)).body;
    const code = () => codeOf(secret, server);
    expect((await owner.client.put(SECOND_FACTOR, { code: code() })).status).toBe(200);
    const attackersAddress = anAddress();
    await owner.client.patch('/api/profile', { email: attackersAddress });
    const token = await tokenTo(attackersAddress);
    const confirm = (more: object) =>
      server.client().post('/api/auth/confirm-email-change', { token, password: TEST_PASSWORD, ...more });
    expect(await confirm({})).toMatchObject({ status: 403, body: { secondFactorRequired: true } });
    expect(await confirm({ code: '000000' })).toMatchObject({ status: 403, body: { secondFactorRequired: true } });
    server.clock.advance(60_000);
    expect((await confirm({ code: code() })).status).toBe(200);
    expect(await addressOf(owner)).toBe(attackersAddress);
  });

  it('V-13 works in no ended session, and for no blocked account', async () => {
    const { owner, client, token } = await requestChange();
    await client.post('/api/auth/logout');
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(403);
    await UserModel.updateOne({ _id: owner.id }, { isActive: false });
    const blocked = await server.client().post('/api/auth/confirm-email-change', { token, password: TEST_PASSWORD });
    expect(blocked).toMatchObject({ status: 403, body: { message: expect.stringContaining('bloqueada') } });
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-13 takes no link that was sent for something else, and activates nothing', async () => {
    const { owner, token } = await requestChange();
    await TokenModel.updateOne({ owner: owner.id, purpose: 'change' }, { purpose: 'verify' });
    const activation = await server.client().post('/api/auth/verify-email', { token, consentVersion: '1' });
    expect(activation.status).toBe(400);
    expect(await addressOf(owner)).toBe(owner.user.email);
    expect((await owner.client.post('/api/auth/confirm-email-change', { token })).status).toBe(400);
    expect(await addressOf(owner)).toBe(owner.user.email);
  });

  it('V-13 used ten times at once, changes the address once', async () => {
    const { owner, token } = await requestChange();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.client.post('/api/auth/confirm-email-change', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await kindsTo(owner.user.email)).toEqual(['email-change-asked', 'email-changed']);
  });
});
