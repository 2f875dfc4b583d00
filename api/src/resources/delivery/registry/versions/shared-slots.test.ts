import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
const installation = deployCalls(() => server);
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const filling = (...slots: string[]) => ({ slots: Object.fromEntries(slots.map((slot) => [slot, `slot-${slot}`])) });
const publish = (name: string, manifest: object, version = '1.0.0') =>
  installation.publish(aRemoteZip({ name, version, manifest: { ...manifest } }), name);
const deploy = async (name: string, manifest: object, version = '1.0.0') => {
  expect((await publish(name, manifest, version)).status).toBe(201);
  expect((await installation.promote(version, name)).status).toBe(200);
};

it('R-02: refuses at publishing a shared slot that no page has, naming those that there are', async () => {
  await deploy('mf-orchard', { sharedSlots: ['many-orchard'] });
  expect(await publish('mf-garden', filling('many-home', 'many-hom'))).toMatchObject({
    status: 409,
    body: { message: 'Ninguna página tiene el hueco compartido many-hom. Los que hay: many-home, many-orchard.' },
  });
  expect((await installation.state('mf-garden')).status).toBe(404);
});

it('takes one that a live remote places, or the version itself, in whatever order both are undone', async () => {
  await publish('mf-orchard', { sharedSlots: ['many-orchard'] });
  expect((await publish('mf-garden', filling('many-orchard'))).status).toBe(409);
  await installation.promote('1.0.0', 'mf-orchard');
  await deploy('mf-garden', filling('many-orchard'));
  await deploy('mf-meadow', { ...filling('many-meadow'), sharedSlots: ['many-meadow'] });
  await installation.retire('mf-orchard');
  await deploy('mf-garden', filling('many-orchard'), '1.1.0');
  expect((await installation.rollback('mf-garden')).status).toBe(200);
  expect((await publish('mf-pond', filling('many-orchard'))).status).toBe(409);
});

it('refuses a name that is not of a shared slot among those that a remote places', async () => {
  const { status, body } = await publish('mf-garden', { sharedSlots: ['garden-bed'] });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { 'remote.json/sharedSlots/0': 'Un hueco compartido empieza por many-' },
  });
});

it('lists who fills a shared slot, in the order of the page, and nothing that is not live', async () => {
  await deploy('mf-garden', filling('many-home'));
  await deploy('mf-orchard', { ...filling('many-home'), order: 7 });
  await deploy('mf-zinnia', { ...filling('many-home'), order: 3 });
  await publish('mf-pond', { ...filling('many-home'), order: 1 });
  const slotsOf = async (name: string) => (await installation.state(name)).body.sharedSlots;
  const all = [{ slot: 'many-home', remotes: ['mf-zinnia', 'mf-orchard', 'mf-garden'] }];
  expect(await slotsOf('mf-garden')).toEqual(all);
  expect(await slotsOf('mf-zinnia')).toEqual(all);
  expect(await slotsOf('mf-pond')).toBeUndefined();
});
