import { deployCalls, deployHeaders as headers } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { pruneVersions } from './retention.ts';
import { DAY_MS } from '../../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
/** A month later for the retention alone: with the server's clock its own daily job would be due, and could come before. */
const afterAMonth = (): Date => new Date(server.clock.now().getTime() + 31 * DAY_MS);
const { publish, promote, rollback } = deployCalls(() => server);

it('R-04: keeps the last two, the last thirty days, the live one and the one before it', async () => {
  const versions = async () =>
    (await server.client().get('/api/registry/mf-journey', { headers })).body.versions.map(
      ({ version }: { version: string }) => version,
    );
  for (const version of ['0.9.0', '1.0.0', '1.1.0', '2.0.0', '2.1.0']) await publish(aRemoteZip({ version }));
  for (const version of ['1.1.0', '2.0.0']) await promote(version);
  expect(await pruneVersions(server.clock.now)).toBe(0);
  await publish(aRemoteZip({ version: '3.0.0' }));
  expect(await pruneVersions(afterAMonth)).toBe(2);
  expect(await versions()).toEqual(['3.0.0', '2.1.0', '2.0.0', '1.1.0']);
  expect((await server.client().get('/remotes/mf-journey/1.0.0/remoteEntry.11111111.js')).status).toBe(404);
});

it('R-04: leaves no rollback to a removed version', async () => {
  const name = 'mf-antigua';
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) {
    await publish(aRemoteZip({ name, version, manifest: { routes: [`/${name}`] } }), name);
    await promote(version, name);
  }
  expect(await pruneVersions(afterAMonth)).toBe(2);
  expect(await rollback(name)).toMatchObject({ status: 200, body: { version: '3.0.0' } });
  expect((await rollback(name)).status).toBe(409);
});

it('R-04: removes no version that is promoted at the same moment', async () => {
  const names = ['alba', 'brisa', 'cala', 'duna', 'eco', 'faro', 'gruta', 'hoja'].map((word) => `mf-${word}`);
  for (const name of names) {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await publish(aRemoteZip({ name, version, manifest: { routes: [`/${name}`] } }), name);
    }
  }
  const [, ...promotions] = await Promise.all([
    pruneVersions(afterAMonth),
    ...names.map((name) => promote('1.0.0', name)),
  ]);
  for (const [i, { status }] of promotions.entries()) {
    const isThere = (await server.client().get(`/api/registry/${names[i]}`, { headers })).body.versions.some(
      ({ version }: { version: string }) => version === '1.0.0',
    );
    expect({ status, isThere }).toEqual(isThere ? { status: 200, isThere } : { status: 404, isThere });
  }
});
