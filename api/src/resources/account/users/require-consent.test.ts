import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { accountOf, registrationCalls } from '../../../../test/a-registration.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { registered } = registrationCalls(() => server);

describe('texts of a user', () => {
  const push = (client: TestClient) => client.post('/api/sync/push', { clientId: randomUUID(), ops: [] });

  it('G-03 are accepted only with consent (M7)', async () => {
    const without = await server.aUser({ consent: null });
    const refused = { status: 403, body: { message: expect.stringContaining('Aún no has dado tu permiso') } };
    expect(await push(without.client)).toMatchObject(refused);
    const picture = { headers: { 'Content-Type': 'image/png' } };
    expect(await without.client.put(`/api/drawings/${'a'.repeat(64)}`, new Uint8Array([1]), picture)).toMatchObject(
      refused,
    );
    const archive = { headers: { 'Content-Type': 'application/zip' } };
    expect(await without.client.post('/api/account/import', new Uint8Array([1]), archive)).toMatchObject(refused);
    expect((await without.client.put('/api/account/consent', { version: CONSENT_VERSION })).status).toBe(204);
    expect((await push(without.client)).status).not.toBe(403);
    await without.client.delete('/api/account/consent');
    expect((await push(without.client)).status).toBe(403);
  });

  it('G-03 need no consent to be read, exported or erased', async () => {
    const { client } = await server.aUser({ consent: null });
    expect((await client.get('/api/sync/pull?since=0')).status).not.toBe(403);
    expect((await client.get('/api/account/export')).status).toBe(200);
    expect((await client.post('/api/account/erase')).status).toBe(204);
  });

  it('G-03 activation requires consent: without it there is no account', async () => {
    const { browser, token, form } = await registered();
    for (const body of [{ token }, { token, consentVersion: '0' }, { token, consentVersion: '' }])
      expect((await browser.post('/api/auth/verify-email', body)).status).toBe(400);
    expect(await accountOf(form)).toBeNull();
  });
});
