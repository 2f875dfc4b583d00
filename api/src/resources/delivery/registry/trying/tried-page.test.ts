import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { UserModel } from '../../../account/users/user.model.ts';

// What a browser gets in which a version was opened that is not live.

let dist: string;
let server: TestServer;
let directora: TestUser;
let marta: TestUser;
let ana: TestUser;
const garden = deployCalls(() => server);
const FILE = '/remotes/mf-garden/2.0.0/remoteEntry.11111111.js';
const MANIFEST = '/remotes/mf-garden/2.0.0/remote.json';
const typed = { headers: { 'Sec-Fetch-Site': 'none' } };
const overridesOf = async ({ client }: TestUser) => (await client.get('/registry.json')).body.overrides;
const statusOf = async ({ client }: TestUser) => (await client.get(FILE)).status;

/** Opens the version for a user, by a link of its publisher. */
async function startFor({ client }: TestUser): Promise<void> {
  const { body } = await server
    .client()
    .post('/api/registry/mf-garden/versions/2.0.0/trial', undefined, { headers: garden.headers });
  expect(body.path).toMatch(/^\/profile\?probar=mf-garden%402\.0\.0&clave=[A-Za-z0-9_-]{43}$/);
  const token = new URL(body.path, server.url).searchParams.get('clave');
  const answer = await client.post('/api/trials', { name: 'mf-garden', version: '2.0.0', token });
  expect(answer).toMatchObject({ status: 200, body: { path: '/garden' } });
}

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
  await garden.publish(aRemoteZip({ name: 'mf-garden' }), 'mf-garden');
  await garden.promote('1.0.0', 'mf-garden');
  await garden.publish(aRemoteZip({ name: 'mf-garden', version: '2.0.0' }), 'mf-garden');
});
afterEach(() => server.stop());

it('X-04: only its page names it, it is not cached, and its policy is unchanged', async () => {
  await startFor(directora);
  const manifest = `${server.url.toLowerCase()}${MANIFEST}`;
  expect(await overridesOf(directora)).toEqual([{ name: 'mf-garden', manifest }]);
  const page = await directora.client.get('/garden');
  expect(page.body).toContain(manifest);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.headers.get('content-security-policy')).not.toContain('localhost');
  for (const other of [ana, marta]) expect(await overridesOf(other)).toBeUndefined();
  // Together with a build of the developer's own machine, and removed by name in the same way.
  await directora.client.get('/?mf:mf-journal=http://localhost:8080/remote.json', typed);
  expect(await overridesOf(directora)).toHaveLength(2);
  await directora.client.get('/?mf:mf-garden=', typed);
  expect((await overridesOf(directora)).map(({ name }: { name: string }) => name)).toEqual(['mf-journal']);
  expect(await statusOf(directora)).toBe(404);
});

it('Z-07: a trial of who is not listed is lost with the role', async () => {
  await startFor(directora);
  await UserModel.updateOne({ _id: directora.user._id }, { role: 'user' });
  // A session's user may be cached until the change stream reports the write.
  await until(async () => (await statusOf(directora)) === 404);
  expect(await overridesOf(directora)).toBeUndefined();
});

it('X-04: the cookie is void when forged', async () => {
  const entry = { name: 'mf-garden', version: '2.0.0', by: ana.id, hash: 'A'.repeat(43), until: 9e15 };
  ana.client.setCookie('remoteOverrides', encodeURIComponent(JSON.stringify([entry])));
  expect(await statusOf(ana)).toBe(404);
});

it('Z-06: every override is in the audit, with actor and content', async () => {
  await startFor(directora);
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
  await startFor(ana);
  expect((await ana.client.get('/garden')).headers.get('cache-control')).toBe('no-store');
  await ana.client.get('/garden?mf:mf-garden=', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(await overridesOf(ana)).toBeUndefined();
  expect(await statusOf(ana)).toBe(404);
});
