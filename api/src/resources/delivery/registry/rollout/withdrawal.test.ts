import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { RemoteFileModel } from '../versions/registry.model.ts';
import { pruneVersions } from '../versions/retention.ts';

let server: TestServer;
let directora: TestUser;
const { publish, promote, rollback, withdraw, retire, state } = deployCalls(() => server);
const fileOf = (version: string) => `/remotes/mf-journey/${version}/remoteEntry.11111111.js`;
const live = async (at = server) => (await at.client().get('/registry.json')).body.remotes[0]?.version;

afterEach(() => server.stop());
beforeEach(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin', username: 'directora' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publish(aRemoteZip({ version }));
    await promote(version);
  }
});

it('R-04: a withdrawn version is neither promoted nor rolled back to, and no longer loaded', async () => {
  expect((await server.client().get(fileOf('1.1.0'))).status).toBe(200);
  expect((await withdraw('1.1.0')).body).toEqual({ promoted: '1.2.0' });
  expect((await server.client().get(fileOf('1.1.0'))).status).toBe(404);
  expect(await promote('1.1.0', 'mf-journey', { allowOlder: true })).toMatchObject({
    status: 409,
    body: { message: 'La versión 1.1.0 está retirada: Muestra lo de otra cuenta.' },
  });
  expect((await rollback()).body).toEqual({ version: '1.0.0' });
  expect((await publish(aRemoteZip({ version: '1.1.0' }))).status).toBe(409);
});

it('R-04: a withdrawn version stays withdrawn when its files have been pruned: the same upload is refused', async () => {
  const upload = aRemoteZip({ version: '1.1.0' });
  await withdraw('1.1.0');
  for (const version of ['1.3.0', '1.4.0']) await publish(aRemoteZip({ version }));
  await promote('1.4.0');
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  expect(await pruneVersions(server.clock.now)).toBe(2);
  expect(await pruneVersions(server.clock.now)).toBe(0);
  expect(await RemoteFileModel.countDocuments({ versionId: 'mf-journey@1.1.0' })).toBe(0);
  expect((await publish(upload)).status).toBe(409);
  expect((await promote('1.1.0', 'mf-journey', { allowOlder: true })).status).toBe(409);
  const { versions } = (await state()).body;
  expect(versions.find(({ version }: { version: string }) => version === '1.1.0')).toMatchObject({
    withdrawn: { reason: 'Muestra lo de otra cuenta' },
  });
});

it('R-04: withdrawing the live version rolls back to the newest good one, on every process', async () => {
  const other = await startTestServer({ beside: server });
  expect(await live(other)).toBe('1.2.0');
  expect((await state()).body.previous).toBe('1.1.0');
  await withdraw('1.1.0');
  expect((await withdraw('1.2.0')).body).toEqual({ promoted: '1.0.0' });
  expect((await withdraw('1.2.0')).body).toEqual({ promoted: '1.0.0' });
  expect(await live()).toBe('1.0.0');
  expect((await state()).body.previous).toBeNull();
  await until(async () => (await live(other)) === '1.0.0');
  await until(async () => (await other.client().get(fileOf('1.2.0'))).status === 404);
  const { body } = await state();
  expect(body.history.at(-1)).toMatchObject({ action: 'rollback', version: '1.0.0', by: 'DEPLOY_TOKEN' });
  expect(body.versions[0]).toMatchObject({
    version: '1.2.0',
    withdrawn: { reason: 'Muestra lo de otra cuenta', by: 'DEPLOY_TOKEN' },
  });
  await other.stop();
});

it('R-04: a page falls back to the version before the live one, or to the live one where it still has another', async () => {
  const { client } = await server.aUser();
  const previous = async (query = '') =>
    (await client.get(`/registry/mf-journey/previous.json${query}`)).body.remote.version;
  expect(await previous()).toBe('1.1.0');
  expect(await previous('?failed=1.2.0')).toBe('1.1.0');
  await withdraw('1.2.0');
  expect(await previous('?failed=1.2.0')).toBe('1.1.0');
  expect(await previous('?failed=1.1.0')).toBe('1.0.0');
});

it('R-04: the last good version is not withdrawn until another is live or the remote is retired', async () => {
  await withdraw('1.0.0');
  await withdraw('1.1.0');
  expect(await withdraw('1.2.0')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no hay otra buena a la que volver') },
  });
  expect(await live()).toBe('1.2.0');
  await retire('mf-journey');
  expect((await withdraw('1.2.0')).body).toEqual({ promoted: null });
  expect(await rollback()).toMatchObject({ status: 409 });
});

it('R-04: needs a reason, and an existing version', async () => {
  expect((await withdraw('1.1.0', 'mf-journey', '  ')).status).toBe(400);
  expect((await withdraw('7.7.7')).status).toBe(404);
});

it('Z-06: an administrator withdraws in the panel, and the audit records the version', async () => {
  const answer = await directora.client.post('/api/admin/remotes/mf-journey/versions/1.2.0/withdraw', {
    reason: 'Pierde textos',
  });
  expect(answer).toMatchObject({ status: 200, body: { promoted: '1.1.0' } });
  const [rolledBack, withdrawn] = (await directora.client.get('/api/admin/audit')).body;
  expect(withdrawn).toMatchObject({
    actor: 'directora',
    action: 'withdraw_remote',
    targetId: 'remote:mf-journey@1.2.0',
  });
  expect(rolledBack).toMatchObject({
    actor: 'directora',
    action: 'rollback_remote',
    targetId: 'remote:mf-journey@1.1.0',
  });
  const [{ versions }] = (await directora.client.get('/api/admin/remotes')).body;
  expect(versions[0].withdrawn).toMatchObject({ by: 'directora', reason: 'Pierde textos' });
});
