import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

/** 2^22 expansions: 2 s for every page. */
const ATTACK = `/garden${'/a?'.repeat(22)}`;

let server: TestServer;
const { publish } = deployCalls(() => server);

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

it.each([
  ['22 optional segments', { routes: [ATTACK] }, 'remote.json/routes/0'],
  ['4 optional segments', { routes: ['/garden/a?/b?/c?/d?'] }, 'remote.json/routes/0'],
  ['101 characters', { routes: [`/${'a'.repeat(100)}`] }, 'remote.json/routes/0'],
  ['51 routes', { routes: Array.from({ length: 51 }, (_, i) => `/garden/${i}`) }, 'remote.json/routes'],
  ['optional segments in a heading', { headings: { [ATTACK]: { title: 'x' } } }, `remote.json/headings/${ATTACK}`],
  ['optional segments in a page', { pages: { [ATTACK]: [] } }, `remote.json/pages/${ATTACK}`],
  ['a slot that is a key of prototypes', { slots: { constructor$: 'x' } }, 'remote.json/slots/constructor$'],
])('I-03: %s are refused at publishing, naming the place', async (_, manifest, field) => {
  const answer = await publish(aRemoteZip({ name: 'mf-garden', manifest }), 'mf-garden');
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

it.each([
  ['twice the same', ['/garden', '/garden']],
  ['names of parameters', ['/garden/:id', '/garden/:bed']],
  ['case and a last slash', ['/garden/beds', '/Garden/beds/']],
])('equal patterns in one declaration are refused at publishing: %s', async (_, routes) => {
  const answer = await publish(aRemoteZip({ name: 'mf-garden', version: '0.0.2', manifest: { routes } }), 'mf-garden');
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { routes: `Dos rutas son la misma: ${routes.join(' y ')}.` },
  ]);
});

it('three optional segments, a hundred characters and fifty routes are accepted', async () => {
  const longest = `/garden/${'a'.repeat(92)}`;
  const routes = ['/garden/a?/b?/:c?', longest, ...Array.from({ length: 48 }, (_, i) => `/garden/${i}`)];
  const published = await publish(
    aRemoteZip({ name: 'mf-garden', version: '0.0.1', manifest: { routes } }),
    'mf-garden',
  );
  expect(published.status).toBe(201);
});
