import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployCalls, deployHeaders } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import type { TestClient } from '../../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { UserModel } from '../../../account/users/user.model.ts';

// A published version, never promoted, on trial in one browser: it takes its publisher and an administrator together.

let dist: string;
let server: TestServer;
let directora: TestUser;
let marta: TestUser;
let ana: TestUser;
let garden: ReturnType<typeof deployCalls>;
const installation = deployCalls(() => server);
const offerOf = (version: string, headers: Record<string, string>, name = 'mf-garden') =>
  server.client().post(`/api/registry/${name}/versions/${version}/trial`, undefined, { headers });
const start = (client: TestClient, token: string, version = '2.0.0', name = 'mf-garden') =>
  client.post(`/api/admin/remotes/${name}/versions/${version}/trial`, { token });
const fileOf = (version: string, file = 'remoteEntry.11111111.js') => `/remotes/mf-garden/${version}/${file}`;
const tokenIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('clave') ?? '';
const anOffer = async (version = '2.0.0') => tokenIn((await offerOf(version, deployHeaders)).body.path);
const overridesOf = async ({ client }: TestUser) => (await client.get('/registry.json')).body.overrides;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  writeFileSync(join(dist, 'index.html'), '%PRELOAD%<script id="registry">%REGISTRY%</script>');
});
afterAll(() => rmSync(dist, { recursive: true }));
beforeEach(async () => {
  server = await startTestServer({ env: { SHELL_DIST: dist } });
  [directora, marta, ana] = [
    await server.aUser({ role: 'admin', username: 'directora' }),
    await server.aUser({ role: 'admin', username: 'marta' }),
    await server.aUser(),
  ];
  const { body } = await installation.makeToken('mf-garden', 'Equipo del jardín');
  garden = deployCalls(() => server, body.token);
  await garden.publish(aRemoteZip({ name: 'mf-garden' }), 'mf-garden');
  await garden.promote('1.0.0', 'mf-garden');
  await garden.publish(aRemoteZip({ name: 'mf-garden', version: '2.0.0' }), 'mf-garden');
});
afterEach(() => server.stop());

it('X-04: a version that was never live is served to the browser in which its publisher has it tried, and to no other', async () => {
  const elsewhere = await server.clientOf(directora.user);
  const { status, body } = await offerOf('2.0.0', garden.headers);
  expect(status).toBe(201);
  expect(body.path).toMatch(/^\/admin\?ver=partes&probar=mf-garden%402\.0\.0&clave=[A-Za-z0-9_-]{43}$/);
  expect((await directora.client.get(fileOf('2.0.0'))).status).toBe(404);

  expect(await start(directora.client, tokenIn(body.path))).toMatchObject({ status: 200, body: { path: '/garden' } });
  const file = await directora.client.get(fileOf('2.0.0'));
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const manifest = await directora.client.get(fileOf('2.0.0', 'remote.json'));
  expect(manifest).toMatchObject({ status: 200, body: { name: 'mf-garden', version: '2.0.0' } });
  expect(manifest.headers.get('cache-control')).toBe('no-store');
  for (const other of [server.client(), ana.client, marta.client, elsewhere])
    for (const path of [fileOf('2.0.0'), fileOf('2.0.0', 'remote.json')])
      expect((await other.get(path)).status).toBe(404);
  // Nor does it give access to another version, or to another remote.
  await garden.publish(aRemoteZip({ name: 'mf-garden', version: '2.1.0' }), 'mf-garden');
  expect((await directora.client.get(fileOf('2.1.0'))).status).toBe(404);
});

it('X-04: only its page names it, it is not cached, and its policy is unchanged', async () => {
  await start(directora.client, await anOffer());
  const origin = server.url.toLowerCase();
  const override = { name: 'mf-garden', manifest: `${origin}${fileOf('2.0.0', 'remote.json')}` };
  expect(await overridesOf(directora)).toEqual([override]);
  const page = await directora.client.get('/garden');
  expect(page.body).toContain(override.manifest);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.headers.get('content-security-policy')).not.toContain('localhost');
  for (const other of [ana, marta]) expect(await overridesOf(other)).toBeUndefined();
  // Together with a build of the developer's own machine, and removed by name in the same way.
  const typed = { headers: { 'Sec-Fetch-Site': 'none' } };
  await directora.client.get('/?mf:mf-journal=http://localhost:8080/remote.json', typed);
  expect(await overridesOf(directora)).toHaveLength(2);
  await directora.client.get('/?mf:mf-garden=', typed);
  expect((await overridesOf(directora)).map(({ name }: { name: string }) => name)).toEqual(['mf-journal']);
  expect((await directora.client.get(fileOf('2.0.0'))).status).toBe(404);
});

it('R-02: a trial is offered only with the right to publish that remote, of an existing version', async () => {
  const { body } = await installation.makeToken('mf-library');
  expect((await offerOf('2.0.0', { Authorization: `Bearer ${body.token}` })).status).toBe(403);
  expect((await offerOf('2.0.0', {})).status).toBe(401);
  expect((await directora.client.post('/api/registry/mf-garden/versions/2.0.0/trial')).status).toBe(401);
  expect((await offerOf('9.9.9', garden.headers)).status).toBe(404);
  await garden.withdraw('2.0.0', 'mf-garden');
  expect((await offerOf('2.0.0', garden.headers)).status).toBe(409);
});

it('R-02: an offer is valid once, for an hour, for its version, for an administrator who gave the password', async () => {
  const token = await anOffer();
  expect((await start(ana.client, token)).status).toBe(403);
  expect((await start(server.client(), token)).status).toBe(401);
  expect((await start(directora.client, token, '1.0.0')).status).toBe(400);
  expect((await start(directora.client, 'A'.repeat(43))).status).toBe(400);
  expect((await start(directora.client, token)).status).toBe(200);
  expect((await start(marta.client, token)).status).toBe(400);
  const replaced = await anOffer();
  const late = await anOffer();
  expect((await start(marta.client, replaced)).status).toBe(400);
  server.clock.advance(11 * 60_000);
  expect(await start(marta.client, late)).toMatchObject({ status: 403, body: { confirmationRequired: true } });
  server.clock.advance(50 * 60_000);
  const fresh = await server.clientOf(marta.user);
  expect((await start(fresh, late)).status).toBe(400);
});

it('R-02: an offer ends with the token that made it, and with no other', async () => {
  await installation.makeToken('mf-library');
  const mine = await anOffer();
  const { body: tokens } = await server.client().get('/api/registry-tokens', { headers: deployHeaders });
  const idOf = (remote: string) => tokens.find((token: { remote: string }) => token.remote === remote).id;
  const end = (remote: string) =>
    server.client().delete(`/api/registry-tokens/${idOf(remote)}`, undefined, { headers: deployHeaders });
  expect((await end('mf-library')).status).toBe(204);
  expect((await start(directora.client, mine)).status).toBe(200);
  const another = await anOffer();
  expect((await end('mf-garden')).status).toBe(204);
  expect((await start(marta.client, another)).status).toBe(400);
});

it('R-02: a version withdrawn during its trial is gone there too', async () => {
  await start(directora.client, await anOffer());
  const token = await anOffer();
  await garden.withdraw('2.0.0', 'mf-garden');
  for (const file of ['remoteEntry.11111111.js', 'remote.json'])
    expect((await directora.client.get(fileOf('2.0.0', file))).status).toBe(404);
  expect((await start(directora.client, token)).status).toBe(409);
});

it('Z-07: a trial of the administrators’ remote is lost with the role', async () => {
  await start(directora.client, await anOffer());
  await UserModel.updateOne({ _id: directora.user._id }, { role: 'user' });
  // A session's user may be cached until the change stream reports the write.
  await until(async () => (await directora.client.get(fileOf('2.0.0'))).status === 404);
  expect(await overridesOf(directora)).toBeUndefined();
});

it('X-04: the cookie is void for another account, and when forged', async () => {
  await start(directora.client, await anOffer());
  for (const name of ['remoteOverrides', 'remoteOverrides.sig'])
    marta.client.setCookie(name, directora.client.cookie(name) ?? '');
  expect((await marta.client.get(fileOf('2.0.0'))).status).toBe(404);
  const entry = [{ name: 'mf-garden', version: '2.0.0', by: ana.id }];
  ana.client.setCookie('remoteOverrides', encodeURIComponent(JSON.stringify(entry)));
  expect((await ana.client.get(fileOf('2.0.0'))).status).toBe(404);
});

it('Z-06: every override is in the audit, with actor and content', async () => {
  await start(directora.client, await anOffer());
  const typed = { headers: { 'Sec-Fetch-Site': 'none' } };
  await marta.client.get('/?mf:mf-journal=http://localhost:8080/remote.json', typed);
  await marta.client.get('/?mf:mf-journal=', typed);
  await marta.client.get('/?mf:mf-journal=http://malo.example/remote.json', typed);
  const acts = (await directora.client.get('/api/admin/audit')).body;
  const overrides = acts.filter(({ action }: { action: string }) => action === 'override_remote');
  expect(overrides.map(({ actor, targetId }: { actor: string; targetId: string }) => `${actor} ${targetId}`)).toEqual([
    'marta remote:mf-journal@localhost:8080',
    'directora remote:mf-garden@2.0.0',
  ]);
});

it('X-04: anybody goes back to what is published, also who may override nothing', async () => {
  await directora.client.post('/api/admin/remotes/mf-garden/testers', { username: ana.user.username });
  const { body } = await server
    .client()
    .post('/api/registry/mf-garden/versions/2.0.0/preview', {}, { headers: garden.headers });
  const link = { name: 'mf-garden', version: '2.0.0', token: tokenIn(body.path) };
  expect((await ana.client.post('/api/previews', link)).body).toEqual({ path: '/garden' });
  expect((await ana.client.get('/garden')).headers.get('cache-control')).toBe('no-store');
  await ana.client.get('/garden?mf:mf-garden=', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(await overridesOf(ana)).toBeUndefined();
  expect((await ana.client.get(fileOf('2.0.0'))).status).toBe(404);
});
