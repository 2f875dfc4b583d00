import { codeOf, HALF_MINUTE_MS } from '../../../../test/authenticator.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { broadcastEvent } from '../../../platform/live/events.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { UserModel } from '../users/user.model.ts';

const PATH = '/api/account/second-factor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop();
});
afterAll(() => server.stop());

describe('V-12 where it is required of administrators', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ beside: server, env: { ADMIN_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => strict.stop());

  it('refuses administration without it, and allows it with it', async () => {
    const { client } = await strict.aUser({ role: 'admin' });
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      user: { role: 'user', needsSecondFactor: true },
    });
    expect((await client.get('/api/admin/stats')).status).toBe(403);
    expect((await client.get(PATH)).body).toMatchObject({ isOn: false, isDemanded: true });

    const { secret } = (await client.post(PATH)).body;
    await client.put(PATH, { code: codeOf(secret, strict) });
    const { user } = (await client.get('/api/auth/user')).body;
    expect(user).toMatchObject({ role: 'admin' });
    expect(user).not.toHaveProperty('needsSecondFactor');
    expect((await client.get('/api/admin/stats')).status).toBe(200);

    strict.clock.advance(2 * HALF_MINUTE_MS);
    expect((await client.delete(PATH, { code: codeOf(secret, strict) })).status).toBe(409);
  });

  it('sends no events of the panel to an open page whose promoted user has none', async () => {
    const owner = await strict.aUser();
    const directora = await server.aUser({ role: 'admin' });
    const page = await LivePage.open(owner.client);
    await directora.client.patch(`/api/admin/users/${owner.id}/role`, { role: 'admin' });
    for (const [name, adminOnly] of [
      ['mf-admin', true],
      ['mf-journey', false],
    ] as const)
      await withTransaction((session) =>
        broadcastEvent(session, 'remote_promoted', { name, version: '1.0.0' }, { adminOnly }),
      );
    expect(await page.received(2)).toMatchObject([
      { event: 'access_changed' },
      { event: 'remote_promoted', data: { name: 'mf-journey' } },
    ]);
    page.close();
  });

  it('does not affect other users', async () => {
    const { client } = await strict.aUser();
    expect((await client.get('/api/auth/user')).body).not.toHaveProperty('user.needsSecondFactor');
    expect((await client.get(PATH)).body).toMatchObject({ isDemanded: false });
  });

  it('still protects the last administrator', async () => {
    await UserModel.updateMany({ role: 'admin' }, { isActive: false });
    const { client } = await strict.aUser({ role: 'admin' });
    expect((await client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(409);
  });
});
