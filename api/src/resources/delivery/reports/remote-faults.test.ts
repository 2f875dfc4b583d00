import { deployCalls } from '../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { RemoteFaultModel } from './remote-fault.model.ts';
import { RemoteReportModel } from './remote-report.model.ts';

let server: TestServer;
let ana: TestUser;
const { publish, promote, headers, makeToken } = deployCalls(() => server);
const frame = { file: 'remote.22222222.chunk.js', line: 1, column: 11 };
const report = (more: object = {}) =>
  ana.client.post('/api/reports/remote-fault', {
    name: 'mf-journey',
    version: '1.0.0',
    kind: 'render_failed',
    error: 'TypeError',
    frames: [frame],
    ...more,
  });
const faults = async () => (await server.client().get('/api/registry/mf-journey/faults', { headers })).body;

/** Groups of inventions, the first the oldest. */
const fill = (groups: number, count: number) =>
  RemoteFaultModel.insertMany(
    Array.from({ length: groups }, (_, i) => {
      const at = new Date(server.clock.now().getTime() - (groups - i) * 60_000);
      const fault = { name: 'mf-journey', version: '1.0.0', kind: 'load_failed', error: 'Error' } as const;
      return { _id: `mf-journey@1.0.0 ${i}`, ...fault, frames: [], count, firstAt: at, lastAt: at };
    }),
  );

afterEach(() => server.stop());
beforeEach(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  await publish(aRemoteZip());
  await promote('1.0.0');
});

it('are grouped by version, kind, error and place', async () => {
  expect((await report()).status).toBe(204);
  server.clock.advance(60_000);
  await report({ frames: [frame, { file: 'of-another.js', line: 1, column: 1 }] });
  await report({ error: 'Error #31', frames: [] });
  const list = await faults();
  expect(list).toHaveLength(2);
  expect(list.find(({ error }: { error: string }) => error === 'TypeError')).toMatchObject({
    version: '1.0.0',
    count: 2,
    frames: [frame],
  });
  const directora = await server.aUser({ role: 'admin' });
  expect((await directora.client.get('/api/admin/remote-faults')).body).toEqual(list);
  expect((await ana.client.get('/api/admin/remote-faults')).status).toBe(403);
});

it('have no words: a message, an address, another name are refused', async () => {
  for (const more of [{ message: 'Mi secreto' }, { error: 'Mi secreto' }, { frames: [{ ...frame, file: '../x y' }] }])
    expect((await report(more)).status).toBe(400);
  expect(await faults()).toEqual([]);
});

it('do not fill the database: of unknown versions and files nothing is kept, of one version fifty groups', async () => {
  await report({ version: '9.9.9' });
  await report({ name: 'mf-made-up' });
  expect(await RemoteFaultModel.countDocuments()).toBe(0);
  await fill(50, 2);
  await report();
  expect(await RemoteFaultModel.countDocuments()).toBe(50);
  expect(await RemoteFaultModel.countDocuments({ count: 1 })).toBe(0);
});

it('of an administrators’ remote are taken from administrators alone, and so are its loads', async () => {
  await publish(aRemoteZip({ name: 'mf-panel', access: 'admin' }), 'mf-panel');
  const from = async ({ client }: TestUser) => {
    const load = { name: 'mf-panel', version: '1.0.0', kind: 'load_failed' };
    expect((await client.post('/api/reports/remote', load)).status).toBe(204);
    expect((await client.post('/api/reports/remote-fault', { ...load, error: 'Error', frames: [] })).status).toBe(204);
    return [await RemoteReportModel.countDocuments(), await RemoteFaultModel.countDocuments()];
  };
  expect(await from(ana)).toEqual([0, 0]);
  expect(await from(await server.aUser({ role: 'admin' }))).toEqual([1, 1]);
});

it('of one account are five new ones a day, and known ones are counted', async () => {
  for (let column = 1; column <= 8; column += 1) await report({ frames: [{ ...frame, column }] });
  expect(await RemoteFaultModel.countDocuments()).toBe(5);
  await report({ frames: [{ ...frame, column: 1 }] });
  expect(await RemoteFaultModel.findOne({ count: 2 }).lean()).toMatchObject({ frames: [{ column: 1 }] });
  ana = await server.aUser();
  await report({ frames: [{ ...frame, column: 9 }] });
  expect(await RemoteFaultModel.countDocuments()).toBe(6);
});

it('hide no real one: among fifty the oldest that was never repeated gives way', async () => {
  await fill(50, 1);
  await RemoteFaultModel.updateOne({ _id: 'mf-journey@1.0.0 0' }, { count: 7 });
  await report({ error: 'RangeError' });
  const ids = (await RemoteFaultModel.find().lean()).map(({ _id }) => _id);
  expect(ids).toHaveLength(50);
  expect(ids).toContain('mf-journey@1.0.0 0');
  expect(ids).not.toContain('mf-journey@1.0.0 1');
  expect((await faults()).map(({ error }: { error: string }) => error)).toContain('RangeError');
});

it('are not read with the token of another remote', async () => {
  const { token } = (await makeToken('mf-garden')).body;
  const ofOthers = { headers: { Authorization: `Bearer ${token}` } };
  expect((await server.client().get('/api/registry/mf-journey/faults', ofOthers)).status).toBe(403);
});
