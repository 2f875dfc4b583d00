import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let garden: ReturnType<typeof deployCalls>;
const installation = deployCalls(() => server);
const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: publicKey.export({ format: 'jwk' }).x ?? '', privateKey };
};
const mine = pair();
const zipOf = (version: string) => aRemoteZip({ name: 'mf-garden', version });
const signatureOf = (zip: Uint8Array, privateKey: KeyObject) =>
  sign(null, unzipSync(zip)['remote.json'] ?? new Uint8Array(), privateKey).toString('base64url');
const publish = (zip: Uint8Array, signature?: string, by = garden) =>
  by.publish(zip, 'mf-garden', signature ? { signature } : {});

beforeEach(async () => {
  server = await startTestServer();
  garden = deployCalls(() => server, (await installation.makeToken('mf-garden')).body.token);
  await publish(zipOf('1.0.0'));
  await installation.owner('mf-garden', { key: mine.key });
});
afterEach(() => server.stop());

it('R-02: where a key is set, only versions that it signed are taken, with every token', async () => {
  const zip = zipOf('1.1.0');
  for (const by of [garden, installation]) {
    expect(await publish(zip, undefined, by)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('van firmadas') },
    });
    expect((await publish(zip, signatureOf(zip, pair().privateKey), by)).status).toBe(403);
    expect((await publish(zip, signatureOf(zipOf('1.0.0'), mine.privateKey), by)).status).toBe(403);
  }
  // The signature is of the hashes of all files.
  const files = unzipSync(zip);
  const changed = { ...files, 'remoteEntry.11111111.js': strToU8('/* other */') };
  expect((await publish(zipSync(changed), signatureOf(zip, mine.privateKey))).status).toBe(400);
  expect((await publish(zip, 'short')).status).toBe(400);
  expect((await publish(zip, signatureOf(zip, mine.privateKey))).status).toBe(201);
});

it('R-02: a team’s token neither sets nor removes the key; what was published before it stays', async () => {
  const put = (key: string) =>
    server.client().put('/api/registry/mf-garden/owner', { key }, { headers: garden.headers });
  expect((await put('')).status).toBe(403);
  expect((await installation.owner('mf-garden', { key: 'x' })).status).toBe(400);
  expect((await garden.promote('1.0.0', 'mf-garden')).status).toBe(200);
  expect((await installation.owner('mf-garden', { contact: 'equipo@example.com' })).body.key).toBe(mine.key);
  expect((await installation.owner('mf-garden', { key: '' })).body.key).toBeUndefined();
  expect((await publish(zipOf('1.1.0'))).status).toBe(201);
});
