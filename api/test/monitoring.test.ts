import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestServer, type TestServer } from './test-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const alerts = read('deploy/monitoring/alerts.yaml');
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Prometheus itself tells `up`; `npm run backup -- --metrics` the other. */
const FROM_ELSEWHERE = ['up', 'backup_last_success_timestamp_seconds'];
const FUNCTIONS = new Set(
  'sum rate by le histogram_quantile time absent max increase topk or endpoint status method kind remote job'.split(
    ' ',
  ),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Names of metrics in an expression, without what stands in quotes. */
const metricsIn = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"/g, '').matchAll(/(?<![\w.])[a-z_][a-z0-9_]+/g)]
    .map(([name]) => name)
    .filter((name) => !FUNCTIONS.has(name));

it('every alert has its page in the runbook, and every page its alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const linked = [...alerts.matchAll(/docs\/runbook\.md#(\w+)/g)].map(([, name]) => name);
  const pages = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(pages).toEqual(names);
  expect(linked).toEqual(names.map((name) => name?.toLowerCase()));
});

it('alerts and dashboard ask for metrics that a process tells', async () => {
  await server.client().get('/api/auth/user');
  const { body } = await server.client().get('/metrics');
  const told = new Set([...String(body).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const exprs = [
    ...[...alerts.matchAll(/expr: (?!>-)(.+)/g)].map(([, expr]) => expr ?? ''),
    ...[...alerts.matchAll(/expr: >-\n((?: {10}.+\n)+)/g)].map(([, expr]) => expr ?? ''),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const asked = new Set(exprs.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(exprs.length).toBeGreaterThan(20);
  expect([...asked].filter((name) => !told.has(name) && !FROM_ELSEWHERE.includes(name))).toEqual([]);
});

it('tells whether the change stream is open, and of jobs that are late', async () => {
  const { body } = await server.client().get('/metrics');
  expect(body).toContain('change_feed_up 1');
  expect(body).toMatch(/^jobs_late \d+$/m);
  expect(body).toContain('live_event_delay_seconds_count');
});
