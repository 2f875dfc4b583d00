import { createHash } from 'node:crypto';
import { deployCalls, deployHeaders as headers } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';

let server: TestServer;
let ana: TestUser;
let directora: TestUser;

const { publish, promote } = deployCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  directora = await server.aUser({ role: 'admin' });
  await publish(aRemoteZip({ version: '2.0.0' }));
  await promote('2.0.0');
});
afterAll(() => server.stop());

describe('files', () => {
  const path = '/remotes/mf-journey/2.0.0/remoteEntry.11111111.js';

  it('are immutable, compressed, and match their hash', async () => {
    const answer = await server.client().get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const hash = `sha384-${createHash('sha384').update(answer.body).digest('base64')}`;
    const version = await server.client().get('/api/registry/mf-journey', { headers });
    expect(version.status).toBe(200);
    expect(answer.headers.get('etag')).toBe(`"${hash}"`);
  });

  it('answer 304 to a browser that has them cached', async () => {
    const { headers: first } = await server.client().get(path);
    expect(
      (
        await server
          .client()
          .get(path, { headers: { 'If-None-Match': first.get('etag') ?? '', 'Cache-Control': 'max-age=0' } })
      ).status,
    ).toBe(304);
  });

  it.each([
    '/remotes/mf-journey/2.0.0/nothing.js',
    '/remotes/mf-journey/0.0.0/remoteEntry.11111111.js',
    '/remotes/mf-journey/2.0.0/..%2f..%2fetc',
  ])('answer 404 for %s, not cached', async (missing) => {
    const answer = await server.client().get(missing);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the remote of administrators', () => {
  const path = '/remotes/mf-admin/1.0.0/remoteEntry.11111111.js';

  beforeAll(async () => {
    await publish(aRemoteZip({ name: 'mf-admin', access: 'admin' }), 'mf-admin');
    await promote('1.0.0', 'mf-admin');
  });

  it('Z-07: sends its files to administrators only, and allows no shared cache', async () => {
    expect((await server.client().get(path)).status).toBe(401);
    expect(await ana.client.get(path)).toMatchObject({
      status: 403,
      body: { message: 'No tienes permiso para hacer esto.' },
    });
    const answer = await directora.client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it("Z-07: is in administrators' registry only", async () => {
    const names = async (client: { get: TestUser['client']['get'] }) =>
      (await client.get('/registry.json')).body.remotes.map(({ name }: { name: string }) => name);
    expect(await names(server.client())).toEqual(['mf-journey']);
    expect(await names(ana.client)).toEqual(['mf-journey']);
    expect(await names(directora.client)).toEqual(['mf-admin', 'mf-journey']);
  });
});
