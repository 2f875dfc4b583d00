import { request } from 'node:http';
import { database } from '../../../../platform/mongo.ts';
import { deployCalls, deployHeaders } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { DAY_MS } from '../../../../platform/durations.ts';

let server: TestServer;
let directora: TestUser;
const installation = deployCalls(() => server);
const teamWith = (token: string) => deployCalls(() => server, token);
const list = async () => (await server.client().get('/api/registry-tokens', { headers: deployHeaders })).body;
const end = (id: string) => server.client().delete(`/api/registry-tokens/${id}`, undefined, { headers: deployHeaders });

beforeAll(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin', username: 'directora' });
});
afterAll(() => server.stop());

it('R-02: has 256 random bits, and is stored as a hash alone', async () => {
  const { body, status } = await installation.makeToken('mf-garden', 'CI del jardín', 30);
  expect(status).toBe(201);
  expect(body.token).toMatch(/^reencuentro_remote_[A-Za-z0-9_-]{43}$/);
  expect(body).toMatchObject({
    remote: 'mf-garden',
    name: 'CI del jardín',
    createdBy: 'DEPLOY_TOKEN',
    lastUsedAt: null,
  });
  const stored = await database().collection('registryTokens').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(body.token.slice('reencuentro_remote_'.length));
  expect(JSON.stringify(await list())).not.toMatch(/reencuentro_remote_|hash/);
  const again = await installation.makeToken('mf-garden');
  expect(again.body.token).not.toBe(body.token);
});

it('R-02: shows when it was last used', async () => {
  const { body } = await installation.makeToken('mf-used');
  const used = async () => (await list()).find(({ id }: { id: string }) => id === body.id).lastUsedAt;
  expect(await used()).toBeNull();
  await teamWith(body.token).publish(aRemoteZip({ name: 'mf-used' }), 'mf-used');
  expect(Date.parse(await used())).toBeLessThanOrEqual(server.clock.now().getTime());
});

it('R-02: is void once it has expired', async () => {
  const { body } = await installation.makeToken('mf-short', 'Un día', 1);
  expect((await teamWith(body.token).publish(aRemoteZip({ name: 'mf-short' }), 'mf-short')).status).toBe(201);
  server.clock.advance(DAY_MS);
  for (const act of [teamWith(body.token).promote('1.0.0', 'mf-short'), teamWith(body.token).state('mf-short')])
    expect((await act).status).toBe(401);
});

const HELD = 'mf-held';

/** A call whose body stops in the middle. @returns a function that sends the rest, and resolves to the status */
async function heldBack(
  method: string,
  path: string,
  body: Uint8Array,
  type: string,
  made: { id: string; token: string },
) {
  const headers = { Authorization: `Bearer ${made.token}`, 'Content-Type': type, 'Content-Length': body.length };
  const call = request(new URL(`/api/registry/${HELD}/${path}`, server.url), { method, headers });
  const answered = new Promise<number>((resolve, reject) => {
    call.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  call.write(body.subarray(0, 1));
  // Its use is noted once it was authenticated.
  await until(async () =>
    (await list()).some((one: { id: string; lastUsedAt: unknown }) => one.id === made.id && one.lastUsedAt),
  );
  return () => {
    call.end(body.subarray(1));
    return answered;
  };
}

it.each([
  ['a version', 'POST', 'versions', aRemoteZip({ name: HELD, version: '2.0.0' }), 'application/zip'],
  ['a promotion', 'PUT', 'promoted', Buffer.from(JSON.stringify({ version: '1.0.0' })), 'application/json'],
  ['a trial', 'POST', 'versions/1.0.0/trial', Buffer.from('{ }'), 'application/json'],
])('R-02: is void once it was ended, also for %s whose body was held back', async (_, method, path, body, type) => {
  await installation.publish(aRemoteZip({ name: HELD }), HELD);
  const { body: made } = await installation.makeToken(HELD);
  const sendRest = await heldBack(method, path, body, type, made);
  await end(made.id);
  expect(await sendRest()).toBe(401);
  const { body: state } = await installation.state(HELD);
  expect(state.versions.map(({ version }: { version: string }) => version)).toEqual(['1.0.0']);
  expect(state.promoted).toBeNull();
  expect(await database().collection('registryTrials').countDocuments({ name: HELD })).toBe(0);
});

it('R-02: is void once it was ended, at once', async () => {
  const { body } = await installation.makeToken('mf-ended');
  expect((await end(body.id)).status).toBe(204);
  expect((await end(body.id)).status).toBe(204);
  expect((await teamWith(body.token).publish(aRemoteZip({ name: 'mf-ended' }), 'mf-ended')).status).toBe(401);
  expect((await list()).find(({ id }: { id: string }) => id === body.id).endedAt).toEqual(expect.any(String));
  expect((await end('0'.repeat(24))).status).toBe(404);
});

it.each([
  ['no remote', { remote: 'garden' }, 'remote'],
  ['no name', { name: ' ' }, 'name'],
  ['for ever', { days: 366 }, 'days'],
  ['for no time', { days: 0 }, 'days'],
])('R-02: is not created %s', async (_, change, field) => {
  const given = { remote: 'mf-garden', name: 'CI', days: 30, ...change };
  const answer = await server.client().post('/api/registry-tokens', given, { headers: deployHeaders });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

it('R-02: an administrator creates, lists and ends it too, within ten minutes of giving the password', async () => {
  const marta = await server.aUser({ role: 'admin', username: 'marta' });
  const given = { remote: 'mf-panel', name: 'Desde el panel', days: 90 };
  const made = await marta.client.post('/api/admin/registry-tokens', given);
  expect(made).toMatchObject({ status: 201, body: { createdBy: 'marta' } });
  expect((await teamWith(made.body.token).publish(aRemoteZip({ name: 'mf-panel' }), 'mf-panel')).status).toBe(201);
  expect((await marta.client.get('/api/admin/registry-tokens')).body[0]).toMatchObject({ name: 'Desde el panel' });
  expect((await marta.client.delete(`/api/admin/registry-tokens/${made.body.id}`)).status).toBe(204);
  expect((await teamWith(made.body.token).promote('1.0.0', 'mf-panel')).status).toBe(401);
  server.clock.advance(11 * 60_000);
  expect(await marta.client.post('/api/admin/registry-tokens', given)).toMatchObject({
    status: 403,
    body: { confirmationRequired: true },
  });
});

it('a version says where it comes from, and that it was forced past its checks, with the reason; the audit says so, too', async () => {
  const { body } = await installation.makeToken('mf-source', 'Equipo de origen');
  const team = teamWith(body.token);
  const source = { commit: 'a1b2c3d', change: 'feat(mf-source): water the beds' };
  const forced = 'The tests need a browser that this machine lacks.';
  expect((await team.publish(aRemoteZip({ name: 'mf-source' }), 'mf-source', source)).status).toBe(201);
  const next = aRemoteZip({ name: 'mf-source', version: '1.1.0' });
  expect((await team.publish(next, 'mf-source', { ...source, forced })).status).toBe(201);
  const { body: state } = await installation.state('mf-source');
  expect(state.versions).toMatchObject([{ source: { ...source, forced } }, { source }]);
  const [latest] = (await directora.client.get('/api/admin/audit')).body;
  expect(latest).toMatchObject({ action: 'publish_remote_forced', targetId: 'remote:mf-source@1.1.0' });
  const wrongOnes: Record<string, string>[] = [{ forced: 'x' }, { commit: 'main' }, { change: ' ' }];
  for (const wrong of wrongOnes) {
    const later = aRemoteZip({ name: 'mf-source', version: '1.2.0' });
    expect((await team.publish(later, 'mf-source', wrong)).status).toBe(400);
  }
});

it("Z-06: every action on a remote is in the audit, with the token's name", async () => {
  const { body } = await installation.makeToken('mf-audit', 'Equipo de auditoría');
  const team = teamWith(body.token);
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await team.publish(aRemoteZip({ name: 'mf-audit', version }), 'mf-audit');
  await team.promote('1.0.0', 'mf-audit');
  await team.promote('1.2.0', 'mf-audit');
  await team.promote('1.1.0', 'mf-audit', { allowOlder: true });
  await team.rollback('mf-audit');
  await team.withdraw('1.1.0', 'mf-audit');
  await team.retire('mf-audit');
  await installation.owner('mf-audit', { places: ['/audit', '/auditoria'] });
  await end(body.id);
  const acts = (await directora.client.get('/api/admin/audit')).body.slice(0, 13).toReversed();
  const of = (entry: { actor: string; action: string; targetId: string; target: string | null }) =>
    `${entry.actor}: ${entry.action} ${entry.target ?? entry.targetId}`;
  expect(acts.map(of)).toEqual([
    'DEPLOY_TOKEN: create_deploy_token Equipo de auditoría',
    'Equipo de auditoría: change_remote_owner remote:mf-audit',
    'Equipo de auditoría: publish_remote remote:mf-audit@1.0.0',
    'Equipo de auditoría: publish_remote remote:mf-audit@1.1.0',
    'Equipo de auditoría: publish_remote remote:mf-audit@1.2.0',
    'Equipo de auditoría: promote_remote remote:mf-audit@1.0.0',
    'Equipo de auditoría: promote_remote remote:mf-audit@1.2.0',
    'Equipo de auditoría: promote_older_remote remote:mf-audit@1.1.0',
    'Equipo de auditoría: rollback_remote remote:mf-audit@1.2.0',
    'Equipo de auditoría: withdraw_remote remote:mf-audit@1.1.0',
    'Equipo de auditoría: retire_remote remote:mf-audit@1.2.0',
    'DEPLOY_TOKEN: change_remote_owner remote:mf-audit',
    'DEPLOY_TOKEN: end_deploy_token Equipo de auditoría',
  ]);
  const { body: state } = await installation.state('mf-audit');
  expect(state.owner).toMatchObject({ access: 'user', places: ['/audit', '/auditoria'], by: 'Equipo de auditoría' });
  expect(state.versions.map(({ publishedBy }: { publishedBy: string }) => publishedBy)).toEqual(
    Array.from({ length: 3 }, () => 'Equipo de auditoría'),
  );
  expect(state.history.map(({ action, by }: { action: string; by: string }) => `${action} ${by}`)).toContain(
    'retire Equipo de auditoría',
  );
});
