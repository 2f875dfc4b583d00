import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

it('reports that it is alive and ready', async () => {
  expect(await server.client().get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.client().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it('gives Prometheus text to loopback callers', async () => {
  const { status, body } = await server.client().get('/metrics');
  expect(status).toBe(200);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",endpoint="other",status="200"}');
});

it('answers another method with 405 and Allow', async () => {
  const { status, headers, body } = await server.client().post('/healthz');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD');
  expect(body).toEqual({ message: 'Esta acción no existe aquí.' });
});

it('answers an unknown path with a Spanish 404', async () => {
  expect(await server.client().get('/api/nothing')).toMatchObject({
    status: 404,
    body: { message: 'No lo hemos encontrado.' },
  });
});
