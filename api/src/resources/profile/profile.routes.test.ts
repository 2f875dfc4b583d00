import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { lastMailTo, mailsTo } from '../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { TestClient } from '../../../test/test-client.ts';

const CONFIRMED_MS = 10 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const profileOf = async (client: TestClient) => (await client.get('/api/profile')).body.profile;
const aName = () => `eva-${randomUUID().slice(0, 8)}`;

describe('the profile (D20)', () => {
  it('is read and saved by its user', async () => {
    const { client, user } = await server.aUser();
    expect(await profileOf(client)).toEqual({
      username: user.username,
      email: user.email,
      pendingEmail: null,
      firstName: 'Ana',
      lastName: 'Prueba',
      consent: { version: '1', at: expect.any(String) },
      isConsentWithdrawn: false,
    });
    const username = aName();
    const saved = await client.patch('/api/profile', { username, firstName: ' Eva ', lastName: '' });
    expect(saved).toMatchObject({ status: 200, body: { profile: { username, firstName: 'Eva', lastName: '' } } });
    expect(await profileOf(client)).toEqual(saved.body.profile);
    // Visible at once in the session, and at the next sign-in.
    expect((await client.get('/api/auth/user')).body.user).toMatchObject({ username, firstName: 'Eva' });
    expect((await server.client().post('/api/auth/login', { username, password: 'palabra de prueba' })).status).toBe(
      200,
    );
  });

  it('leaves missing fields unchanged', async () => {
    const { client, user } = await server.aUser();
    await client.patch('/api/profile', { firstName: 'Eva' });
    expect(await profileOf(client)).toMatchObject({ username: user.username, lastName: 'Prueba' });
  });

  it('refuses a taken user name, however it is written, and saves no other field', async () => {
    const [{ client }, { user: other }] = [await server.aUser(), await server.aUser()];
    const answer = await client.patch('/api/profile', { username: other.username.toUpperCase(), firstName: 'Eva' });
    expect(answer.status).toBe(409);
    expect(await profileOf(client)).toMatchObject({ firstName: 'Ana' });
  });

  it('names the fields that cannot be saved', async () => {
    const { client } = await server.aUser();
    const answer = await client.patch('/api/profile', {
      username: 'ab',
      email: 'nada',
      firstName: 'a\nb',
      role: 'admin',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(['email', 'firstName', 'role', 'username']);
  });
});

describe('another address', () => {
  it('is pending until it is verified, and then the former one is notified (V-15)', async () => {
    const { client, user } = await server.aUser();
    const email = `${aName()}@example.com`;
    const answer = await client.patch('/api/profile', { email });
    expect(answer).toMatchObject({ status: 200, body: { profile: { email: user.email, pendingEmail: email } } });
    const { kind, link, token, text } = await lastMailTo(server, email);
    expect(kind).toBe('verification');
    expect(link).toContain('&cambio=1');
    expect(text).toContain('Has pedido usar este correo en tu cuenta');
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
    expect(await profileOf(client)).toMatchObject({ email, pendingEmail: null });
    expect((await lastMailTo(server, user.email)).kind).toBe('email-changed');
    expect(
      (await server.client().post('/api/auth/login', { username: email, password: 'palabra de prueba' })).status,
    ).toBe(200);
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(400);
  });

  it('S-07 requires the password again', async () => {
    const { client } = await server.aUser();
    const email = `${aName()}@example.com`;
    server.clock.advance(CONFIRMED_MS + 1000);
    expect(await client.patch('/api/profile', { email })).toMatchObject({
      status: 403,
      body: { confirmationRequired: true },
    });
    expect((await client.patch('/api/profile', { firstName: 'Eva' })).status).toBe(200);
    expect((await client.post('/api/auth/confirm', { password: 'palabra de prueba' })).status).toBe(204);
    expect((await client.patch('/api/profile', { email })).status).toBe(200);
  });

  it('can be cancelled, and its link is void then', async () => {
    const { client, user } = await server.aUser();
    const email = `${aName()}@example.com`;
    await client.patch('/api/profile', { email });
    const { token } = await lastMailTo(server, email);
    await client.patch('/api/profile', { email: user.email });
    expect(await profileOf(client)).toMatchObject({ email: user.email, pendingEmail: null });
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(400);
    expect(await profileOf(client)).toMatchObject({ email: user.email });
  });

  it('is not verified by a link that was sent to another one', async () => {
    const { client, user } = await server.aUser();
    const [first, second] = [`${aName()}@example.com`, `${aName()}@example.com`];
    await client.patch('/api/profile', { email: first });
    const { token } = await lastMailTo(server, first);
    // The mail to the second address is not prepared yet, so that the first link is not replaced.
    jest.spyOn(server.api.deps.jobs, 'enqueue').mockResolvedValueOnce();
    await client.patch('/api/profile', { email: second });
    expect(await client.post('/api/auth/confirm-email-change', { token })).toMatchObject({
      status: 400,
      body: { message: 'El enlace de verificación ha expirado o no es válido.' },
    });
    expect(await profileOf(client)).toMatchObject({ email: user.email, pendingEmail: second });
    await client.patch('/api/profile', { email: second });
    const sent = await lastMailTo(server, second);
    expect((await client.post('/api/auth/confirm-email-change', { token: sent.token })).status).toBe(200);
    expect(await profileOf(client)).toMatchObject({ email: second, pendingEmail: null });
  });

  it('V-13 voids the reset link that was sent to the former one', async () => {
    const { client, user } = await server.aUser();
    await server.client().post('/api/auth/forgot-password', { email: user.email });
    const old = await lastMailTo(server, user.email);
    const email = `${aName()}@example.com`;
    await client.patch('/api/profile', { email });
    const { token } = await lastMailTo(server, email);
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
    expect(
      (await server.client().post('/api/auth/reset-password', { token: old.token, newPassword: 'la luna de enero' }))
        .status,
    ).toBe(400);
  });

  it('of another user notifies only that user (V-10)', async () => {
    const [{ client }, { user: owner, client: ownersClient }] = [await server.aUser(), await server.aUser()];
    expect(await client.patch('/api/profile', { email: owner.email })).toMatchObject({
      status: 200,
      body: { profile: { pendingEmail: owner.email } },
    });
    expect((await mailsTo(server, owner.email)).map(({ kind }) => kind)).toEqual(['account-exists']);
    expect(await profileOf(ownersClient)).toMatchObject({ email: owner.email });
  });

  it('that another user has verified first is not changed', async () => {
    const [{ client, user }, { client: faster }] = [await server.aUser(), await server.aUser()];
    const email = `${aName()}@example.com`;
    await client.patch('/api/profile', { email });
    const { token } = await lastMailTo(server, email);
    await faster.patch('/api/profile', { email });
    const second = await lastMailTo(server, email);
    await faster.post('/api/auth/confirm-email-change', { token: second.token });
    expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(400);
    expect(await profileOf(client)).toMatchObject({ email: user.email });
  });
});

describe('the user’s statistics', () => {
  it('are zero at first', async () => {
    const { client } = await server.aUser();
    expect((await client.get('/api/profile/stats')).body).toEqual({ progressPercent: 0, seals: 0, activeDays: 0 });
  });

  it('count completed activities, unlocked seals and active days', async () => {
    const { client } = await server.aUser({ hasPremiumAccess: true });
    for (let id = 1; id <= 9; id += 1) await client.patch(`/api/activities/${id}/status`, { status: 'completed' });
    const day = (key: string, opNo: number) => ({
      opId: randomUUID(),
      opNo,
      kind: 'day',
      key,
      action: 'set',
      fields: { emotion: { value: 'serena', baseRev: 0 } },
      createdAt: server.clock.now().toISOString(),
    });
    const ops = ['2020-01-01', '2020-01-02', '2099-01-01'].map((key, i) => day(key, i + 1));
    expect((await client.post('/api/sync/push', { clientId: randomUUID(), ops })).status).toBe(200);
    // 9 of 432; two past days and today; a future day does not count.
    expect((await client.get('/api/profile/stats')).body).toEqual({ progressPercent: 2, seals: 1, activeDays: 3 });
  });
});
