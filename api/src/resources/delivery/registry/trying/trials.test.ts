import { deployCalls, deployHeaders } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { AuditModel } from '../../../account/audit/audit.model.ts';
import { UserModel } from '../../../account/users/user.model.ts';

// A link that opens a version before it is live: for administrators, and for accounts that one has listed for that remote.

let server: TestServer;
let directora: TestUser;
let ana: TestUser;
let eva: TestUser;
let garden: ReturnType<typeof deployCalls>;
const installation = deployCalls(() => server);

const path = '/api/registry/mf-garden/versions/2.0.0/trial';
const offer = async (hours?: number) => {
  const { body } = await server
    .client()
    .post(hours ? `${path}?hours=${hours}` : path, undefined, { headers: garden.headers });
  const query = new URL(body.path, 'http://localhost').searchParams;
  return { name: 'mf-garden', version: '2.0.0', token: query.get('clave') ?? '' };
};
const add = (username: string, remote = 'mf-garden', by = directora) =>
  by.client.post(`/api/admin/remotes/${remote}/testers`, { username });
const look = ({ client }: TestUser, link: object) => client.post('/api/trials/look', link);
const open = ({ client }: TestUser, link: object) => client.post('/api/trials', link);
const statusOf = async ({ client }: Pick<TestUser, 'client'>) =>
  (await client.get('/remotes/mf-garden/2.0.0/remoteEntry.11111111.js')).status;
const overridesOf = async ({ client }: TestUser) => (await client.get('/registry.json')).body.overrides;

beforeEach(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin', username: 'directora' });
  ana = await server.aUser({ username: 'ana' });
  eva = await server.aUser({ username: 'eva' });
  const { body } = await installation.makeToken('mf-garden', 'Equipo del jardín');
  garden = deployCalls(() => server, body.token);
  await garden.publish(aRemoteZip({ name: 'mf-garden' }), 'mf-garden');
  await garden.promote('1.0.0', 'mf-garden');
  await garden.publish(aRemoteZip({ name: 'mf-garden', version: '2.0.0' }), 'mf-garden');
  await add('Ana');
});
afterEach(() => server.stop());

it('X-04: a listed account sees the version in its browser, after a look and the password; nobody else does', async () => {
  const link = await offer();
  expect(await look(ana, link)).toMatchObject({ status: 200, body: { publishedBy: 'Equipo del jardín' } });
  expect(await statusOf(ana)).toBe(404);
  expect(await open(ana, link)).toMatchObject({ status: 200, body: { path: '/garden' } });
  expect(await statusOf(ana)).toBe(200);
  expect(await overridesOf(ana)).toEqual([
    { name: 'mf-garden', manifest: expect.stringContaining('/remotes/mf-garden/2.0.0/remote.json') },
  ]);
  const manifest = await ana.client.get('/remotes/mf-garden/2.0.0/remote.json');
  expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const act of [look, open])
    expect(await act(eva, link)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Una administradora puede añadirla') },
    });
  for (const other of [eva, directora, { client: server.client() }, { client: await server.clientOf(ana.user) }])
    expect(await statusOf(other)).toBe(404);
  // Several use the same link.
  expect((await open(directora, link)).status).toBe(200);
  expect(await statusOf(directora)).toBe(200);
});

it('X-04: a listed account gets that version by the link, and no other', async () => {
  await garden.publish(aRemoteZip({ name: 'mf-garden', version: '2.1.0' }), 'mf-garden');
  const link = await offer();
  expect((await open(ana, { ...link, version: '2.1.0' })).status).toBe(400);
  expect((await open(ana, { ...link, name: 'mf-journey' })).status).toBe(400);
  expect((await open(ana, { ...link, token: 'A'.repeat(43) })).status).toBe(400);
  await open(ana, link);
  expect((await ana.client.get('/remotes/mf-garden/2.1.0/remoteEntry.11111111.js')).status).toBe(404);
});

it('works as long as its publisher says, three days otherwise, and a week at most', async () => {
  const link = await offer(1);
  server.clock.advance(61 * 60_000);
  expect((await look(ana, link)).status).toBe(400);
  const { body } = await server.client().post(path, undefined, { headers: garden.headers });
  expect(Math.round((Date.parse(body.expiresAt) - server.clock.now().getTime()) / 3_600_000)).toBe(72);
  for (const hours of ['0', '169', '1.5', 'x'])
    expect((await server.client().post(`${path}?hours=${hours}`, undefined, { headers: garden.headers })).status).toBe(
      400,
    );
});

it('asks for the password again', async () => {
  const link = await offer();
  server.clock.advance(11 * 60_000);
  for (const answer of [await open(ana, link), await add('eva')])
    expect(answer).toMatchObject({ status: 403, body: { confirmationRequired: true } });
});

describe('R-02: what was opened ends', () => {
  const tokenId = async () =>
    (await server.client().get('/api/registry-tokens', { headers: deployHeaders })).body[0].id;
  it.each([
    ['with the link', () => server.clock.advance(73 * 60 * 60_000)],
    ['when the team ends it', () => server.client().delete(path, undefined, { headers: garden.headers })],
    [
      'when an administrator ends it',
      () => directora.client.delete('/api/admin/remotes/mf-garden/versions/2.0.0/trial'),
    ],
    ['with a new link', () => offer()],
    [
      'when the account is no longer listed',
      () => directora.client.delete(`/api/admin/remotes/mf-garden/testers/${ana.id}`),
    ],
    ['when the version is withdrawn', () => garden.withdraw('2.0.0', 'mf-garden')],
    [
      'when the token of the remote ends',
      async () =>
        server.client().delete(`/api/registry-tokens/${await tokenId()}`, undefined, { headers: deployHeaders }),
    ],
    [
      'when the remote becomes one for administrators',
      async () => {
        await installation.owner('mf-garden', { access: 'admin' });
      },
    ],
  ])('%s', async (_, act) => {
    await open(ana, await offer());
    expect(await statusOf(ana)).toBe(200);
    await Promise.resolve(act());
    const anew = { client: await server.clientOf(ana.user) };
    for (const name of ['remoteOverrides', 'remoteOverrides.sig'])
      anew.client.setCookie(name, ana.client.cookie(name) ?? '');
    expect(await statusOf(anew)).toBe(404);
    expect((await anew.client.get('/registry.json')).body.overrides).toBeUndefined();
  });
});

it('X-04: the cookie is void for another listed account, and when forged', async () => {
  await add('eva');
  await open(ana, await offer());
  for (const name of ['remoteOverrides', 'remoteOverrides.sig'])
    eva.client.setCookie(name, ana.client.cookie(name) ?? '');
  expect(await statusOf(eva)).toBe(404);
});

it('R-02: a link is made with the right to publish that remote alone; its token lists nobody', async () => {
  const { token } = (await installation.makeToken('mf-library')).body;
  const headers = { Authorization: `Bearer ${token}` };
  expect((await server.client().post(path, undefined, { headers })).status).toBe(403);
  expect((await server.client().delete(path, undefined, { headers })).status).toBe(403);
  expect((await ana.client.post(path)).status).toBe(401);
  expect(
    (await server.client().post(path.replace('2.0.0', '9.9.9'), undefined, { headers: garden.headers })).status,
  ).toBe(404);
  expect((await server.client().delete(path, undefined, { headers: garden.headers })).status).toBe(404);
  await offer();
  const { versions } = (await garden.state('mf-garden')).body;
  expect(versions[0].trial).toMatchObject({ by: 'Equipo del jardín' });
  expect(versions[1].trial).toBeUndefined();
  await garden.withdraw('2.0.0', 'mf-garden');
  expect((await server.client().post(path, undefined, { headers: garden.headers })).status).toBe(409);
  const testers = '/api/admin/remotes/mf-garden/testers';
  expect((await server.client().post(testers, { username: 'eva' }, { headers: garden.headers })).status).toBe(401);
  expect((await ana.client.post(testers, { username: 'eva' })).status).toBe(403);
});

it('G-02: the list of testers names accounts as they are called now, and goes with them', async () => {
  await installation.publish(aRemoteZip({ name: 'mf-panel', access: 'admin' }), 'mf-panel');
  expect((await add('ana', 'mf-panel')).status).toBe(409);
  expect((await add('nadie')).status).toBe(404);
  expect((await add('eva')).status).toBe(201);
  const testers = async () => (await directora.client.get('/api/admin/remote-testers')).body;
  expect(await testers()).toEqual([
    { remote: 'mf-garden', userId: ana.id, username: 'ana' },
    { remote: 'mf-garden', userId: eva.id, username: 'eva' },
  ]);
  await UserModel.deleteOne({ _id: eva.id });
  expect(await testers()).toHaveLength(1);
  expect((await directora.client.delete(`/api/admin/remotes/mf-garden/testers/${ana.id}`)).status).toBe(204);
  const acts = (
    await AuditModel.find({ target: /^remote:mf-garden$|^[0-9a-f]{24}$/, actor: directora.id })
      .sort({ _id: 1 })
      .lean()
  ).map(({ action, target }) => [action, target]);
  expect(acts).toEqual([
    ['change_testers', 'remote:mf-garden'],
    ['add_tester', ana.id],
    ['change_testers', 'remote:mf-garden'],
    ['add_tester', eva.id],
    ['change_testers', 'remote:mf-garden'],
    ['remove_tester', ana.id],
  ]);
});
