import { aShellDist } from '../../../../test/a-shell-dist.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const { dist, remove } = aShellDist();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SHELL_DIST: dist } });
});
afterAll(async () => {
  await server.stop();
  remove();
});

describe('files of the shell', () => {
  it('are immutable and precompressed under /assets', async () => {
    const { status, headers, body } = await server
      .client()
      .get('/assets/main.12345678.js', { headers: { 'Accept-Encoding': 'br' } });
    expect({ status, body }).toEqual({ status: 200, body: 'console.log("hola")' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('are revalidated elsewhere', async () => {
    expect((await server.client().get('/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
  });

  it('let the service worker fetch what it caches', async () => {
    const { headers } = await server.client().get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('let the recognition worker alone compile WebAssembly', async () => {
    const { headers } = await server.client().get('/assets/recognition-worker.12345678.js');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  it.each([
    '/assets/nothing.js',
    '/assets/main.12345678.js.map',
    '/assets/main.12345678.js.br',
    '/index.html',
    '/.stamp',
    '/assets/../.stamp',
    '/.env',
    '/.git/config',
    '/assets/%2e%2e/.stamp',
    '/favicon.ico',
    '/wp-login.php',
    '/assets/..%2f.stamp',
  ])('L-06 answer 404 for %s', async (path) => {
    const { status, headers, body } = await server.client().get(path);
    expect({ status, body }).toEqual({ status: 404, body: { message: 'No lo hemos encontrado.' } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('handle invalid ranges', async () => {
    for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=x-y', 'bytes=99999-']) {
      expect((await server.client().get('/assets/main.12345678.js', { headers: { Range: range } })).status).toBe(200);
    }
  });
});
