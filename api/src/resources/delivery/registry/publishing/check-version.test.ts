import { HOST_CONTRACT } from '@app/contract/host-contract';
import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let team: ReturnType<typeof deployCalls>;

const installation = deployCalls(() => server);
const facts = { version: '1.1.0', access: 'user', routes: ['/garden'], slots: [], hostContract: '1' };
const check = (change: object = {}, { headers } = team, name = 'mf-garden') =>
  server.client().post(`/api/registry/${name}/check`, { ...facts, ...change }, { headers });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['mf-garden', 'mf-library']) {
    const nav = { to: '/library', label: 'Libros', icon: 'M4 4h16', bar: 'resources' } as const;
    const manifest = name === 'mf-library' ? { slots: { 'home-next-reading': 'slot-x' }, nav } : {};
    await installation.publish(aRemoteZip({ name, manifest }), name);
    await installation.promote('1.0.0', name);
  }
  team = deployCalls(() => server, (await installation.makeToken('mf-garden')).body.token);
});
afterAll(() => server.stop());

it('says what a version would replace, and which host it would meet', async () => {
  expect(await check()).toMatchObject({ status: 200, body: { host: HOST_CONTRACT, live: '1.0.0', faults: [] } });
});

it.each([
  ['a newer host than this one', { hostContract: '1.9' }, 'host', /contrato 1\.9 .* aquí hay el 1/],
  ['another major of the host', { hostContract: '2' }, 'host', /contrato 2/],
  ['a version that exists', { version: '1.0.0' }, 'version', /ya está publicada/],
  ['an older version', { version: '0.9.0' }, 'older', /es anterior/],
  ['the same address twice', { routes: ['/garden', '/garden/'] }, 'routes', /Dos rutas son la misma/],
  ["another remote's address", { routes: ['/garden', '/library'] }, 'owner', /es de mf-library/],
  ["another remote's slot", { slots: ['home-next-reading'] }, 'owner', /es de mf-library/],
  ["another remote's place in the bar", { slots: ['bar-resources'] }, 'owner', /de la barra es de mf-library/],
  ['an address of the application', { routes: ['/profile'] }, 'owner', /de la propia aplicación/],
  ['a new address of a team', { routes: ['/garden', '/orchard'] }, 'owner', /no es de mf-garden/],
  ['another access', { access: 'admin' }, 'owner', /mf-garden/],
])('names %s', async (_, change, kind, message) => {
  const { status, body } = await check(change);
  expect({ status, faults: body.faults }).toEqual({ status: 200, faults: [{ kind, message: expect.any(String) }] });
  expect(body.faults[0].message).toMatch(message);
});

it('names every fault at once, and takes an older version where that is wished', async () => {
  const { body } = await check({ hostContract: '1.9', version: '0.9.0', routes: ['/library'] });
  expect(body.faults.map(({ kind }: { kind: string }) => kind)).toEqual(['host', 'older', 'owner']);
  expect((await check({ version: '0.9.0', allowOlder: true })).body.faults).toEqual([]);
});

it('stores nothing: neither a version nor an owner', async () => {
  expect((await check({ routes: ['/new'] }, installation, 'mf-new')).body).toMatchObject({ live: null, faults: [] });
  expect((await installation.state('mf-new')).status).toBe(404);
  await check({ routes: ['/garden', '/orchard'] }, installation);
  expect((await installation.state('mf-garden')).body.owner.places).toEqual(['/garden']);
});

it('R-02: answers no token of another remote', async () => {
  expect((await check({}, team, 'mf-library')).status).toBe(403);
  expect(
    (
      await check(
        {},
        deployCalls(() => server, 'x'.repeat(43)),
      )
    ).status,
  ).toBe(401);
});

it('R-02: refuses at publishing what needs a newer host, with the reason, and takes what needs an older one', async () => {
  const publish = (version: string, hostContract: string) =>
    team.publish(
      aRemoteZip({ name: 'mf-garden', version, manifest: { hostContract, routes: ['/garden'] } }),
      'mf-garden',
    );
  const refused = await publish('1.2.0', '1.9');
  expect(refused.status).toBe(400);
  expect(refused.body.fields.hostContract).toMatch(/contrato 1\.9 .* aquí hay el 1/);
  expect((await publish('1.2.0', '1.0')).status).toBe(201);
});
