import { randomUUID } from 'node:crypto';
import { drawingPath } from '@app/contract/drawings';
import { png, sha256 } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { DrawingModel, DrawingUsageModel } from './drawing.model.ts';

// Entries name their drawings by hash; both arrive apart, in any order.

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser()));

const put = (bytes: Buffer) =>
  ana.client.put(drawingPath(sha256(bytes)), bytes, { headers: { 'Content-Type': 'image/png' } });
const at = '2026-11-21T08:00:00.000Z';
const [one, two, kept] = [png({ seed: 7 }), png({ seed: 8 }), png({ seed: 9 })] as const;
const push = async (opNo: number, op: Record<string, unknown>, clientId: string) => {
  const whole = { opId: randomUUID(), opNo, kind: 'entry', createdAt: at, ...op };
  return (await ana.client.post('/api/sync/push', { clientId, ops: [whole] })).body;
};
const entry = (key: string, canvas: string, saved: string[]) => ({
  key,
  action: 'set',
  fields: {
    'canvasData.a': { value: canvas, baseRev: 0 },
    'savedDrawings.a': { add: saved, remove: [], baseRev: 0 },
  },
});

it('names those that the server lacks', async () => {
  await put(one);
  const answer = await push(1, entry('activity-3', sha256(one), [sha256(two)]), randomUUID());
  expect(answer.missingDrawings).toEqual([sha256(two)]);
  await put(two);
  const again = await push(1, entry('activity-3', sha256(one), [sha256(two)]), randomUUID());
  expect(again).not.toHaveProperty('missingDrawings');
});

it('names those of an entry that came back after its deletion to every device that pulls it', async () => {
  const [deletes, writes] = [randomUUID(), randomUUID()];
  await put(one);
  await push(1, entry('activity-4', sha256(one), []), deletes);
  await push(2, { key: 'activity-4', action: 'delete', baseRev: 1_000 }, deletes);
  await server.api.deps.jobs.runDue();
  await push(1, entry('activity-4', sha256(one), []), writes);
  const pulled = async () => (await ana.client.get('/api/sync/pull?cursor=0')).body;
  expect((await pulled()).missingDrawings).toEqual([sha256(one)]);
  expect((await put(one)).status).toBe(201);
  expect(await pulled()).not.toHaveProperty('missingDrawings');
});

it('D19: deleting an entry deletes its drawings, except those of another entry', async () => {
  const clientId = randomUUID();
  for (const bytes of [one, two, kept]) await put(bytes);
  await push(1, entry('activity-1', sha256(one), [sha256(two), sha256(kept)]), clientId);
  await push(2, entry('activity-2', sha256(kept), []), clientId);
  await push(3, { key: 'activity-1', action: 'delete', baseRev: 1 }, clientId);
  await server.api.deps.jobs.runDue();
  const left = await DrawingModel.find({ userId: ana.id }, { _id: 1 }).lean();
  expect(left.map(({ _id }) => _id)).toEqual([`${ana.id}/${sha256(kept)}`]);
  expect((await DrawingUsageModel.findById(ana.id).lean())?.bytes).toBe(kept.length);
});

it('G-04: deletes after a month what no entry ever named', async () => {
  const clientId = randomUUID();
  for (const bytes of [one, two]) await put(bytes);
  await push(1, entry('activity-1', sha256(one), []), clientId);
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  await server.api.deps.jobs.runDue();
  const left = await DrawingModel.find({ userId: ana.id }, { _id: 1 }).lean();
  expect(left.map(({ _id }) => _id)).toEqual([`${ana.id}/${sha256(one)}`]);
});
