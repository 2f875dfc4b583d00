import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { TEST_PASSWORD } from '../../../test/factories.ts';
import { lastMailTo } from '../../../test/outbox.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off', PASSWORD_REFUSAL: 'strict' } });
});
afterAll(() => server.stop());

const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
const NEW_PASSWORD = 'tres lunas en el balcón';
const RESET_PASSWORD = 'siete ríos bajo la nieve';

async function aResetToken(email: string): Promise<string> {
  await server.client().post('/api/auth/forgot-password', { email });
  return (await lastMailTo(server, email)).token;
}
const reset = (token: string) =>
  server.client().post('/api/auth/reset-password', { token, newPassword: RESET_PASSWORD });

describe('the password', () => {
  it('V-06: changes with the current one; other devices are signed out, and a mail notifies the user', async () => {
    const { client, user } = await server.aUser();
    const other = await server.clientOf(user);
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await client.put('/api/account/password', body)).status).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await lastMailTo(server, user.email)).kind).toBe('password-changed');
    const signIn = (password: string) => server.client().post('/api/auth/login', { username: user.username, password });
    expect((await signIn(TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('V-06: is unchanged without it, and the user stays signed in', async () => {
    const { client, user } = await server.aUser();
    const wrong = await client.put('/api/account/password', {
      currentPassword: 'no es esta',
      newPassword: NEW_PASSWORD,
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'La contraseña no es correcta.' } },
    });
    expect(await isSignedIn(client)).toBe(true);
    expect(
      (await server.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD })).status,
    ).toBe(200);
  });

  it('V-06: V-13 voids a reset link when it changes', async () => {
    const { client, user } = await server.aUser();
    const token = await aResetToken(user.email);
    await client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(token)).status).toBe(400);
  });

  it('V-06: is not changed if it was reset meanwhile', async () => {
    const { client, user } = await server.aUser();
    const token = await aResetToken(user.email);
    const { passwords } = server.api.deps;
    const verify = passwords.verify.bind(passwords);
    // The old password is right when compared; the reset completes before the new one is written.
    jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
      const isRight = await verify(...args);
      expect((await reset(token)).status).toBe(200);
      return isRight;
    });
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect(await client.put('/api/account/password', body)).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'La contraseña no es correcta.' } },
    });
    const signIn = (password: string) => server.client().post('/api/auth/login', { username: user.username, password });
    expect((await signIn(NEW_PASSWORD)).status).toBe(401);
    expect((await signIn(RESET_PASSWORD)).status).toBe(200);
  });

  it('V-06: V-03 is not changed to a weak one', async () => {
    const { client } = await server.aUser();
    const weak = await client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: '123456' });
    expect(weak).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
  });
});

describe('the user’s devices', () => {
  it('S-06: are listed by readable names, and one can be ended', async () => {
    const { client, user } = await server.aUser();
    const phone = server.client();
    await phone.post(
      '/api/auth/login',
      { username: user.username, password: TEST_PASSWORD },
      {
        headers: { 'User-Agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0' },
      },
    );
    const { body } = await client.get('/api/account/sessions');
    expect(body).toHaveLength(2);
    const other = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(other).toMatchObject({ device: 'Firefox en Android' });
    expect(Object.keys(other).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastSeenAt']);
    expect((await client.delete(`/api/account/sessions/${other.id}`)).status).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await client.delete(`/api/account/sessions/${other.id}`)).status).toBe(404);
  });

  it('S-06: Z-01 can be ended by their owner only', async () => {
    const [{ client }, { client: stranger }] = [await server.aUser(), await server.aUser()];
    const { body } = await client.get('/api/account/sessions');
    expect((await stranger.delete(`/api/account/sessions/${body[0].id}`)).status).toBe(404);
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('the user’s consent', () => {
  const push = (client: TestClient) =>
    client.post('/api/sync/push', {
      clientId: randomUUID(),
      ops: [
        {
          opId: randomUUID(),
          opNo: 1,
          kind: 'day',
          key: '2026-11-21',
          action: 'set',
          fields: { note: { value: 'un día', baseRev: 0 } },
          createdAt: '2026-11-21T08:00:00.000Z',
        },
      ],
    });

  it('G-03: is stored with its version and its time', async () => {
    const { client } = await server.aUser();
    const before = server.clock.now().getTime();
    expect((await client.put('/api/account/consent', { version: '1' })).status).toBe(204);
    const { consent } = (await client.get('/api/profile')).body.profile;
    expect(consent.version).toBe('1');
    expect(Date.parse(consent.at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(consent.at)).toBeLessThanOrEqual(server.clock.now().getTime());
  });

  it('G-03: is given to the current text only', async () => {
    const { client } = await server.aUser();
    const answer = await client.put('/api/account/consent', { version: '0' });
    expect(answer).toMatchObject({ status: 400, body: { fields: { version: expect.any(String) } } });
  });

  it('G-03: once withdrawn, no text is accepted until it is given again; existing texts stay', async () => {
    const { client } = await server.aUser();
    await client.put('/api/account/consent', { version: '1' });
    expect((await push(client)).status).toBe(200);
    expect((await client.delete('/api/account/consent')).status).toBe(204);
    expect((await client.get('/api/profile')).body.profile).toMatchObject({ consent: null, isConsentWithdrawn: true });
    expect(await push(client)).toMatchObject({ status: 403, body: { message: expect.stringContaining('permiso') } });
    const drawing = await client.put(`/api/drawings/${'a'.repeat(64)}`, new Uint8Array(8), {
      headers: { 'Content-Type': 'image/png' },
    });
    expect(drawing.status).toBe(403);
    expect((await client.get('/api/sync/pull?cursor=0')).body.docs).toHaveLength(1);
    await client.put('/api/account/consent', { version: '1' });
    expect((await push(client)).status).toBe(200);
  });

  it('G-03: withdrawn on one process, is withdrawn on the others', async () => {
    const other = await startTestServer({ beside: server });
    const { client, user } = await server.aUser();
    const there = await other.clientOf(user);
    await client.put('/api/account/consent', { version: '1' });
    expect((await push(there)).status).toBe(200);
    await client.delete('/api/account/consent');
    await until(async () => (await push(there)).status === 403);
    await client.put('/api/account/consent', { version: '1' });
    await until(async () => (await push(there)).status === 200);
    await other.stop();
  });
});
