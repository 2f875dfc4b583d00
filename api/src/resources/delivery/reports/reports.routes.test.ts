import { aRemoteZip } from '../../../../test/remote-zip.ts';
import { TEST_DEPLOY_TOKEN } from '../../../../test/test-env.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { dayIn } from '../../../platform/civil-day.ts';
import { RemoteReportModel } from './remote-report.model.ts';

let server: TestServer;
let ana: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  const headers = { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}`, 'Content-Type': 'application/zip' };
  await server.client().post('/api/registry/mf-journey/versions', aRemoteZip(), { headers });
});
afterAll(() => server.stop());

const report = (more: object) =>
  ana.client.post('/api/reports/remote', { name: 'mf-journey', version: '1.0.0', kind: 'loaded', ...more });

it('are counted by version and day, with the time of the loads', async () => {
  for (const more of [{ ms: 120.4 }, { ms: 80 }, { kind: 'load_failed', ms: 8000 }, { kind: 'render_failed' }]) {
    expect((await report(more)).status).toBe(204);
  }
  const day = dayIn(server.api.deps.env.TIME_ZONE, server.clock.now());
  expect(await RemoteReportModel.find().lean()).toEqual([
    {
      _id: `mf-journey@1.0.0 ${day}`,
      name: 'mf-journey',
      version: '1.0.0',
      day,
      loaded: 2,
      load_failed: 1,
      render_failed: 1,
      totalMs: 200,
    },
  ]);
  expect((await server.client().get('/metrics')).body).toContain(
    'remote_reports_total{remote="mf-journey",kind="loaded"} 2',
  );
});

it('of unknown versions are accepted and dropped', async () => {
  const before = await RemoteReportModel.countDocuments();
  expect((await report({ version: '9.9.9' })).status).toBe(204);
  expect((await report({ name: 'mf-made-up' })).status).toBe(204);
  expect(await RemoteReportModel.countDocuments()).toBe(before);
  expect((await server.client().get('/metrics')).body).not.toContain('made-up');
});

it('are shown to administrators by version, as loads, failures and load time', async () => {
  const loads = async () => {
    const { client } = await server.aUser({ role: 'admin' });
    return (await client.get('/api/admin/remote-loads')).body;
  };
  const counted = { name: 'mf-journey', version: '1.0.0', isLive: false, loaded: 2, failed: 2, averageMs: 100 };
  expect((await ana.client.get('/api/admin/remote-loads')).status).toBe(403);
  expect(await loads()).toEqual([counted]);

  const headers = { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}` };
  const zip = aRemoteZip({ version: '1.1.0' });
  await server.client().post('/api/registry/mf-journey/versions', zip, {
    headers: { ...headers, 'Content-Type': 'application/zip' },
  });
  await server.client().put('/api/registry/mf-journey/promoted', { version: '1.1.0' }, { headers });
  const live = { name: 'mf-journey', version: '1.1.0', isLive: true, loaded: 0, failed: 0, averageMs: null };
  expect(await loads()).toEqual([live, counted]);

  server.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect(await loads()).toEqual([live]);
});

it('are limited, however many browsers a network has (X-07)', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
  const send = () =>
    strict.client().post('/api/reports/csp', '{}', { headers: { 'Content-Type': 'application/csp-report' } });
  const statuses: number[] = [];
  for (let i = 0; i < 125; i += 1) statuses.push((await send()).status);
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(120);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
});

describe('reports of violations (X-07)', () => {
  const violation = {
    'csp-report': {
      'document-uri': 'http://x/journaling/secreto',
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
    },
  };
  const send = (body: unknown) =>
    server.client().post('/api/reports/csp', typeof body === 'string' ? body : JSON.stringify(body), {
      headers: { Origin: 'null', 'Content-Type': 'application/csp-report' },
    });

  it('are counted by directive, without text of the page', async () => {
    expect((await send(violation)).status).toBe(204);
    expect((await send('{"csp-report":')).status).toBe(204);
    const { body } = await server.client().get('/metrics');
    expect(body).toContain('csp_violations_total{directive="script-src"} 1');
    expect(body).toContain('csp_violations_total{directive="unreadable"} 1');
    expect(body).not.toContain('secreto');
  });

  it('are refused when too large', async () => {
    expect((await send('x'.repeat(9 * 1024))).status).toBe(413);
  });
});
