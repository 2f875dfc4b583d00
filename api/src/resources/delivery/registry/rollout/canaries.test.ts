import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { RemoteFaultModel } from '../../reports/remote-fault.model.ts';
import { AuditModel } from '../../../account/audit/audit.model.ts';
import { isInShare } from './canary-share.ts';
import { pruneVersions } from '../versions/retention.ts';

let server: TestServer;
const { publish, promote, rollback, withdraw, retire, state, owner, canary, stopCanary, makeToken } = deployCalls(
  () => server,
);

const versionOf = async ({ client }: Pick<TestUser, 'client'>) =>
  (await client.get('/registry.json')).body.remotes[0]?.version;
const report = ({ client }: TestUser, kind = 'loaded', version = '1.1.0') =>
  client.post('/api/reports/remote', { name: 'mf-journey', version, kind });
/** Accounts that get a canary of half of them, and one that does not. */
async function accounts() {
  const users: TestUser[] = [];
  const chosen = () => users.filter(({ id }) => isInShare(id, 'mf-journey', { percent: 50 }));
  while (chosen().length < 2 || chosen().length === users.length) users.push(await server.aUser());
  const [one, two] = chosen() as [TestUser, TestUser];
  const other = users.find((user) => !chosen().includes(user)) as TestUser;
  return { one, two, other };
}
const half = (more: object = {}) => canary({ version: '1.1.0', percent: 50, ...more });

afterEach(() => server.stop());
beforeEach(async () => {
  server = await startTestServer();
  for (const version of ['0.9.0', '1.0.0', '1.1.0', '1.2.0']) await publish(aRemoteZip({ version }));
  await promote('0.9.0');
  await promote('1.0.0');
});

it('gives a share of the accounts, always the same, another version; all others and visitors get the live one', async () => {
  const { one, two, other } = await accounts();
  expect(await half()).toMatchObject({ status: 200, body: { version: '1.1.0', percent: 50, views: 0, failed: 0 } });
  expect([await versionOf(one), await versionOf(two), await versionOf(other)]).toEqual(['1.1.0', '1.1.0', '1.0.0']);
  expect(await versionOf(one)).toBe('1.1.0');
  expect((await server.client().get('/registry.json')).body.remotes[0]?.version).toBe('1.0.0');
  expect((await one.client.get('/remotes/mf-journey/1.1.0/remoteEntry.11111111.js')).status).toBe(200);
  await canary({ version: '1.1.0', percent: 99 });
  expect(await versionOf(one)).toBe('1.1.0');
  expect((await stopCanary()).body).toEqual({ version: '1.1.0' });
  expect(await versionOf(one)).toBe('1.0.0');
  expect((await stopCanary()).status).toBe(404);
  const actions = (await AuditModel.find({ target: 'remote:mf-journey@1.1.0' }).lean()).map(({ action }) => action);
  expect(actions).toEqual(['publish_remote', 'start_canary', 'change_canary', 'stop_canary']);
});

it('an account falls back from it to the live version, also when it was taken back meanwhile', async () => {
  const { one, other } = await accounts();
  await half();
  const previous = async ({ client }: TestUser, failed?: string) =>
    (await client.get(`/registry/mf-journey/previous.json${failed ? `?failed=${failed}` : ''}`)).body.remote.version;
  expect(await previous(one)).toBe('1.0.0');
  expect(await previous(one, '1.1.0')).toBe('1.0.0');
  expect(await previous(one, '1.0.0')).toBe('0.9.0');
  expect(await previous(other)).toBe('0.9.0');
  await stopCanary();
  expect(await previous(one, '1.1.0')).toBe('1.0.0');
});

it('grows with its number of accounts, and evenly', () => {
  const ids = Array.from({ length: 4_000 }, (_, i) => `account-${i}`);
  const share = (percent: number, remote = 'mf-journey') => ids.filter((id) => isInShare(id, remote, { percent }));
  expect(share(10).length / 4_000).toBeCloseTo(0.1, 1);
  expect(share(50)).toEqual(expect.arrayContaining(share(10)));
  expect(share(10, 'mf-journal')).not.toEqual(share(10));
});

describe('beyond its budget', () => {
  const mails = async () =>
    (await server.api.deps.mail.history(50)).filter(({ trace }) => trace?.kind === 'canary-taken-back');

  it('a canary is taken back by the server, on every process, with mails to administrators and to the team', async () => {
    const other = await startTestServer({ beside: server });
    const directora = await server.aUser({ role: 'admin', email: 'directora@example.com' });
    await owner('mf-journey', { contact: 'equipo@example.com' });
    const { one, two } = await accounts();
    const there = async () => (await other.api.deps.registry.forReader({ id: one.id, role: 'user' }))[0];
    await half({ failures: 10, views: 10 });
    await until(async () => (await there())?.version === '1.1.0');
    for (let i = 0; i < 4; i += 1) await report(one);
    await report(one, 'render_failed');
    await report(two, 'load_failed');
    expect(await versionOf(one)).toBe('1.1.0');
    for (let i = 0; i < 5; i += 1) await report(two);
    expect(await versionOf(one)).toBe('1.0.0');
    await until(async () => (await there())?.version === '1.0.0');
    const { body } = await state();
    expect(body.canary).toBeUndefined();
    expect(body.canaries).toMatchObject([
      { version: '1.1.0', percent: 50, end: 'over-budget', by: null, views: 10, failed: 2 },
    ]);
    expect((await mails()).map(({ trace }) => trace?.to).toSorted()).toEqual([
      'directora@example.com',
      'equipo@example.com',
    ]);
    const audit = (await directora.client.get('/api/admin/audit')).body[0];
    expect(audit).toMatchObject({ actorId: 'server', action: 'take_back_canary', targetId: 'remote:mf-journey@1.1.0' });
    await other.stop();
  });

  it('a canary of an administrators’ remote is judged by administrators alone', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await publish(aRemoteZip({ name: 'mf-panel', version, access: 'admin' }), 'mf-panel');
    await promote('1.0.0', 'mf-panel');
    await canary({ version: '1.1.0', percent: 99, views: 5 }, 'mf-panel');
    const from = async (role: 'user' | 'admin') => {
      const { client } = await server.aUser({ role });
      for (let i = 0; i < 5; i += 1)
        await client.post('/api/reports/remote', { name: 'mf-panel', version: '1.1.0', kind: 'load_failed' });
      const fault = { name: 'mf-panel', version: '1.1.0', kind: 'load_failed', error: 'Error', frames: [] };
      expect((await client.post('/api/reports/remote-fault', fault)).status).toBe(204);
    };
    for (let i = 0; i < 4; i += 1) await from('user');
    expect((await state('mf-panel')).body.canary).toMatchObject({ views: 0, failed: 0 });
    expect(await RemoteFaultModel.countDocuments()).toBe(0);
    for (let i = 0; i < 4; i += 1) await from('admin');
    expect((await state('mf-panel')).body.canaries).toMatchObject([{ end: 'over-budget' }]);
    expect(await RemoteFaultModel.countDocuments()).toBe(1);
  });

  it('several reports at once end it once', async () => {
    await server.aUser({ role: 'admin' });
    const { one, two } = await accounts();
    await half({ failures: 1, views: 2 });
    await report(one, 'load_failed');
    await Promise.all([two, two, two, one, one].map((user) => report(user, 'load_failed')));
    expect((await state()).body.canaries).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('a canary is judged by the accounts that have it, and not by one of them alone', async () => {
    const { one, two, other } = await accounts();
    await half({ failures: 5, views: 10 });
    for (let i = 0; i < 20; i += 1) await report(other, 'load_failed');
    await report(two);
    for (let i = 0; i < 20; i += 1) await report(one, 'load_failed');
    expect((await state()).body.canary).toMatchObject({ views: 11, failed: 10 });
    await report(two, 'render_failed');
    expect((await state()).body.canary).toBeUndefined();
  });
});

describe('life cycles', () => {
  it('promoted for all it ends well, and a rollback leads to the version before', async () => {
    await half();
    expect((await promote('1.1.0')).status).toBe(200);
    expect((await state()).body).toMatchObject({
      promoted: '1.1.0',
      previous: '1.0.0',
      canaries: [{ end: 'promoted' }],
    });
    expect((await rollback()).body).toEqual({ version: '1.0.0' });
  });

  it('a rollback beside it is refused: it is not said which of the two is meant', async () => {
    await half();
    expect(await rollback()).toMatchObject({ status: 409, body: { message: expect.stringContaining('--stop') } });
    await stopCanary();
    expect((await rollback()).body).toEqual({ version: '0.9.0' });
  });

  it.each([
    ['promotion of another version', () => promote('1.2.0')],
    ['promotion of the live one', () => promote('1.0.0')],
    ['retirement', () => retire('mf-journey')],
    ['withdrawal', () => withdraw('1.1.0')],
    ['withdrawal of the live version', () => withdraw('1.0.0')],
  ])('%s ends it', async (_, act) => {
    await half();
    expect((await act()).status).toBe(200);
    const { body } = await state();
    expect(body.canary).toBeUndefined();
    expect(body.canaries).toMatchObject([{ version: '1.1.0', end: 'stopped', by: 'DEPLOY_TOKEN' }]);
  });

  it('another version replaces it, with counts of its own', async () => {
    const { one } = await accounts();
    await half();
    await report(one);
    await canary({ version: '1.2.0', percent: 50 });
    expect(await versionOf(one)).toBe('1.2.0');
    expect((await state()).body).toMatchObject({
      canary: { version: '1.2.0', views: 0 },
      canaries: [{ version: '1.1.0', end: 'replaced', views: 1 }],
    });
  });

  it('its version is not pruned, however old', async () => {
    await half();
    await publish(aRemoteZip({ version: '1.3.0' }));
    server.clock.advance(40 * 24 * 60 * 60 * 1000);
    await pruneVersions(server.clock.now);
    expect((await state()).body.versions.map(({ version }: { version: string }) => version)).toContain('1.1.0');
  });
});

it('R-02: takes the rules of a promotion', async () => {
  expect((await canary({ version: '3.0.0', percent: 10 })).status).toBe(404);
  expect((await canary({ version: '1.0.0', percent: 10 })).status).toBe(409);
  expect((await canary({ version: '0.9.0', percent: 10 })).status).toBe(409);
  expect((await canary({ version: '1.1.0', percent: 100 })).status).toBe(400);
  await publish(aRemoteZip({ name: 'mf-garden' }), 'mf-garden');
  expect((await canary({ version: '1.0.0', percent: 10 }, 'mf-garden')).status).toBe(409);
  await promote('1.0.0', 'mf-garden');
  await publish(aRemoteZip({ name: 'mf-garden', version: '1.1.0', manifest: { routes: ['/block'] } }), 'mf-garden');
  expect(await canary({ version: '1.1.0', percent: 10 }, 'mf-garden')).toMatchObject({
    status: 409,
    body: { message: 'La ruta /block es de mf-journey.' },
  });
  await withdraw('1.2.0');
  expect((await canary({ version: '1.2.0', percent: 10 })).status).toBe(409);
});

it('Z-07: with the token of another remote, or none, it can be neither started nor stopped', async () => {
  await half();
  const { token } = (await makeToken('mf-garden')).body;
  const headers = { Authorization: `Bearer ${token}` };
  const path = '/api/registry/mf-journey/canary';
  expect((await server.client().put(path, { version: '1.2.0', percent: 99 }, { headers })).status).toBe(403);
  expect((await server.client().delete(path, undefined, { headers })).status).toBe(403);
  expect((await server.client().delete(path)).status).toBe(401);
  const ana = await server.aUser();
  expect((await ana.client.delete('/api/admin/remotes/mf-journey/canary')).status).toBe(403);
  const directora = await server.aUser({ role: 'admin' });
  expect((await directora.client.delete('/api/admin/remotes/mf-journey/canary')).body).toEqual({ version: '1.1.0' });
  expect((await state()).body.canaries).toHaveLength(1);
});
