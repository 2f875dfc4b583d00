import { strToU8, zipSync } from 'fflate';
import { deployCalls } from '../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { pruneVersions } from '../registry/versions/retention.ts';
import { RemoteFaultModel } from './remote-fault.model.ts';
import { RemoteReportModel } from './remote-report.model.ts';
import { SourceMapModel } from '../registry/versions/source-map.model.ts';

let server: TestServer;
let ana: TestUser;
const { publish, promote, headers, makeToken } = deployCalls(() => server);
const FILE = 'remote.22222222.chunk.js';
/** Second line, fifth column of `src/bed.tsx` for the eleventh column of the first line. */
const map = {
  version: 3,
  sources: ['webpack://mf_journey/./src/bed.tsx'],
  names: ['water'],
  mappings: 'AAAA,UACIA',
  sourcesContent: ['secret'],
};
const keep = (content: unknown, file = FILE, version = '1.0.0', by: Record<string, string> = headers) =>
  server
    .client()
    .post(`/api/registry/mf-journey/versions/${version}/maps`, zipSync({ [file]: strToU8(JSON.stringify(content)) }), {
      headers: { ...by, 'Content-Type': 'application/zip' },
    });
const frame = { file: FILE, line: 1, column: 11 };
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

it('are grouped by version, kind, error and place, with the place in the sources', async () => {
  expect((await keep(map)).status).toBe(204);
  expect((await report()).status).toBe(204);
  server.clock.advance(60_000);
  await report({ frames: [frame, { file: 'of-another.js', line: 1, column: 1 }] });
  await report({ error: 'Error #31', frames: [] });
  const list = await faults();
  expect(list).toHaveLength(2);
  expect(list.find(({ error }: { error: string }) => error === 'TypeError')).toMatchObject({
    version: '1.0.0',
    count: 2,
    frames: [{ ...frame, source: { file: 'src/bed.tsx', line: 2, column: 5 }, name: 'water' }],
  });
  const directora = await server.aUser({ role: 'admin' });
  expect((await directora.client.get('/api/admin/remote-faults')).body).toEqual(list);
  expect((await ana.client.get('/api/admin/remote-faults')).status).toBe(403);
});

it('read the map of a file once for all its places', async () => {
  await keep(map);
  const parse = jest.spyOn(JSON, 'parse');
  await report({ frames: Array.from({ length: 8 }, (_, i) => ({ ...frame, column: 11 + i })) });
  const decoded = parse.mock.calls.filter(([text]) => text.includes('"mappings"'));
  parse.mockRestore();
  expect(decoded).toHaveLength(1);
  expect((await faults())[0].frames.filter(({ source }: { source?: object }) => source)).toHaveLength(8);
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

it('X-04: source maps are kept once, for files of the version, and served to nobody', async () => {
  expect((await keep(map, FILE, '9.9.9')).status).toBe(404);
  expect((await keep(map, 'of-another.js')).status).toBe(400);
  expect((await keep({ mappings: 1 })).status).toBe(400);
  for (const label of ['a'.repeat(1_000_000), 'src/\u001B[2Jbed.tsx'])
    for (const more of [{ sources: [label] }, { names: [label] }])
      expect((await keep({ ...map, ...more })).status).toBe(400);
  expect((await keep({ ...map, mappings: 'A'.repeat(4 * 1024 * 1024) })).status).toBe(400);
  const { token } = (await makeToken('mf-garden')).body;
  expect((await keep(map, FILE, '1.0.0', { Authorization: `Bearer ${token}` })).status).toBe(403);
  expect((await keep(map)).status).toBe(204);
  expect((await keep(map)).status).toBe(409);
  for (const file of [`${FILE}.map`, `maps/${FILE}`])
    for (const client of [ana.client, server.client()])
      expect((await client.get(`/remotes/mf-journey/1.0.0/${file}`, { headers })).status).toBe(404);
  const forOthers = { headers: { Authorization: `Bearer ${token}` } };
  expect((await server.client().get('/api/registry/mf-journey/faults', forOthers)).status).toBe(403);
});

it('R-04: maps go with their version', async () => {
  await keep(map);
  for (const version of ['1.1.0', '1.2.0']) await publish(aRemoteZip({ version }));
  await promote('1.1.0');
  await promote('1.2.0');
  server.clock.advance(40 * 24 * 60 * 60 * 1000);
  await publish(aRemoteZip({ version: '1.3.0' }));
  await pruneVersions(server.clock.now);
  expect(await SourceMapModel.countDocuments()).toBe(0);
});
