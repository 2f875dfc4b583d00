import { createPrivateKey, createPublicKey } from 'node:crypto';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PUBLIC = '/api/account/parcel-key';
const PRIVATE = '/api/account/parcel-key/private';

it('D42: an account has one key pair, which is nobody else’s; only its private call has the private half', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const key = (await ana.client.get(PUBLIC)).body;
  expect(Object.keys(key).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
  const opener = (await ana.client.get(PRIVATE)).body;
  const { x, y } = createPublicKey(createPrivateKey({ key: opener, format: 'jwk' })).export({ format: 'jwk' });
  expect([x, y]).toEqual([key.x, key.y]);
  expect((await (await server.clientOf(ana.user)).get(PRIVATE)).body).toEqual(opener);
  expect((await eva.client.get(PUBLIC)).body.x).not.toBe(key.x);
});

it('D42: the pair survives a new password and the next operator key, and an ended session gets neither half', async () => {
  const { client, user, id } = await server.aUser();
  const phone = await server.clientOf(user);
  const opener = (await client.get(PRIVATE)).body;
  await client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'una clave bien nueva' });
  server.api.deps.vaults.forget(id); // read from the database again
  expect((await client.get(PRIVATE)).body).toEqual(opener);
  for (const path of [PUBLIC, PRIVATE])
    expect(await phone.get(path)).toMatchObject({ status: 401, body: { reason: 'password_changed' } });
});
