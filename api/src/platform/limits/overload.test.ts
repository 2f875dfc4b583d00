import { getRegistry } from '@app/contract/registry';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { change, push } from '../../../test/device-calls.ts';
import { randomUUID } from 'node:crypto';
import { Overload, type Urgency } from './overload.ts';

const URGENCIES: readonly Urgency[] = ['save', 'read', 'poll'];
const admitted = (delayMs: number) => {
  const overload = new Overload();
  overload.note(delayMs);
  return URGENCIES.filter((urgency) => {
    try {
      overload.admit(urgency);
      return true;
    } catch {
      return false;
    }
  });
};

it.each([
  [0, ['save', 'read', 'poll']],
  [499, ['save', 'read', 'poll']],
  [500, ['save', 'read']],
  [2_000, ['save']],
  [60_000, ['save']],
])('with a delay of %i ms it admits %j', (delayMs, urgencies) => expect(admitted(delayMs)).toEqual(urgencies));

it('measures a loop that is kept busy, and recovers', async () => {
  const shed: Urgency[] = [];
  const overload = new Overload((urgency) => shed.push(urgency));
  overload.start();
  const isShed = () => {
    try {
      overload.admit('poll');
      return false;
    } catch {
      return true;
    }
  };
  // Longer than the limit at every turn.
  for (let turn = 0; turn < 4 && !isShed(); turn++) {
    const until = performance.now() + 700;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(isShed()).toBe(true);
  expect(shed).toContain('poll');
  const deadline = performance.now() + 10_000;
  while (isShed() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isShed()).toBe(false);
  overload.stop();
}, 30_000);

describe('a process that falls behind', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('refuses polls first, then reads, and takes every save', async () => {
    const { client } = await server.aUser();
    server.api.deps.overload.stop(); // the test says what it would measure
    const clientId = randomUUID();
    const save = () => push(client, clientId, change('day', '2026-11-21', { note: 'mar' }));
    const polls = ['/api/journal', '/api/sync/pull?cursor=0', getRegistry.path];
    server.api.deps.overload.note(600);
    for (const path of polls) {
      const { status, headers } = await client.get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await client.get('/api/current-week')).status).toBe(200);
    expect((await save()).status).toBe(200);
    server.api.deps.overload.note(3_000);
    expect((await client.get('/api/current-week')).status).toBe(503);
    expect((await save()).status).toBe(200);
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/metrics')).body).toContain('calls_shed_total{urgency="poll"} 3');
  });
});
