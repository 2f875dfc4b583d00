import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { createLogger } from '../logger.ts';

let server: TestServer;
let secure: TestServer;
let ana: TestUser;
const logs: string[] = [];

/** Collects the lines that a process logs. */
function recordingLogger() {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => logs.push(...chunk.toString().split('\n').filter(Boolean)));
  return createLogger({ LOG_LEVEL: 'info' }, stream);
}

beforeAll(async () => {
  server = await startTestServer({ logger: recordingLogger() });
  secure = await startTestServer({
    beside: server,
    env: { PUBLIC_URL: 'https://reencuentro.example', TRUST_PROXY: '10.0.0.0/8' },
  });
  ana = await server.aUser();
});
afterAll(() => server.stop());

describe('caching of answers', () => {
  it('D-01 no answer of the API is cached', async () => {
    for (const path of ['/api/auth/user', '/api/blocks', '/api/openapi.json', '/api/nothing']) {
      expect((await ana.client.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('answers that a browser opens as a page, without a lock', () => {
  it.each(['/api/auth/user', '/api/journal', '/api/nothing', '/registry.json', '/healthz'])(
    'X-08: %s contains nothing active',
    async (path) => {
      const { headers, body } = await ana.client.get(path, { headers: { 'Sec-Fetch-Dest': 'document' } });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(body).toEqual(expect.anything());
    },
  );
});

describe('calls that a session with a lock opens as a page', () => {
  const secret = 'a'.repeat(43);
  /** Opens a path as a browser's address bar does; `fetch` sets the mode itself. */
  const opened = async ({ cookieHeader }: TestClient, path: string, mode = 'navigate') => {
    const request = get(new URL(path, server.url), { headers: { Cookie: cookieHeader, 'Sec-Fetch-Mode': mode } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };

  it.each([
    '/api/journal',
    '/api/sync/pull?cursor=0&limit=10',
    '/api/account/parcel-key/private',
    '/api/account/export',
    `/api/drawings/${'a'.repeat(64)}`,
    '/api/auth/user',
  ])('D43: %s is refused, and answered where a page of ours fetches it', async (path) => {
    const { client } = await server.aUser();
    const before = await opened(client, path);
    expect(before.status).not.toBe(403);
    await client.put('/api/account/device-lock', { verifier: secret, share: secret });
    expect(await opened(client, path)).toEqual({
      status: 403,
      body: '{"message":"Este dispositivo tiene un candado. Abre la aplicación y escribe tu PIN para leer lo que guardas."}',
    });
    expect((await opened(client, path, 'cors')).status).toBe(before.status);
    await client.delete('/api/account/device-lock');
    expect((await opened(client, path)).status).toBe(before.status);
  });
});

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'CONNECTX', 'LOCK'])('X-02: %s is refused', async (method) => {
    const status = await raw(`${method} /api/blocks HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([400, 405]).toContain(status);
  });
});

describe("the product's own origin (D38)", () => {
  it('follows the Host on a development machine', async () => {
    const port = new URL(server.url).port;
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `portatil.local:${port}`]) {
      expect(await raw(logoutFrom(host, `http://${host}`))).toBe(204);
      expect(await raw(logoutFrom(host, 'http://other.local'))).toBe(403);
    }
  });

  it('is PUBLIC_URL where that is set, whatever the Host says', async () => {
    expect(
      (
        await secure
          .client()
          .post('/api/auth/logout', undefined, { headers: { Origin: 'https://reencuentro.example' } })
      ).status,
    ).toBe(204);
    const headers = { Origin: secure.url };
    expect((await secure.client().post('/api/auth/logout', undefined, { headers })).status).toBe(403);
  });

  it('is not required of a caller that is no browser', async () => {
    expect(await raw(logoutFrom('x', undefined))).toBe(204);
    expect(await raw(logoutFrom('x', undefined, 'Sec-Fetch-Site: same-origin\r\n'))).toBe(204);
    expect(await raw(logoutFrom('x', undefined, 'Sec-Fetch-Site: same-site\r\n'))).toBe(403);
    expect(await raw(logoutFrom('x', undefined, 'Sec-Fetch-Site: none\r\n'))).toBe(403);
  });
});

describe('bodies', () => {
  it('X-12: answers 413 to an endless one in under a second, without buffering it', async () => {
    const before = process.memoryUsage().rss;
    const startedAt = Date.now();
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    let isAnswered = false;
    const pump = (): void => {
      if (!isAnswered && socket.write(chunk)) setImmediate(pump);
    };
    socket.on('drain', pump);
    pump();
    const head = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    isAnswered = true;
    expect(head).toMatch(/^HTTP\/1\.1 413 /);
    expect(Date.now() - startedAt).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
    socket.destroy();
  });

  it('X-12: answers 413 at once to a declared length over the limit', async () => {
    expect(
      await raw(
        'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n\r\n',
      ),
    ).toBe(413);
  });
});

describe('the address of a caller', () => {
  it('L-02: forwarded addresses count from listed proxies alone', async () => {
    const forged = { 'X-Forwarded-For': '10.9.9.9', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
    expect((await server.client().post('/api/auth/logout', undefined, { headers: forged })).status).toBe(204);
    // /metrics is for loopback: a forged address must neither open nor close it
    expect((await server.client().get('/metrics', { headers: forged })).status).toBe(200);
  });
});

describe('logs', () => {
  it("D-04, D-05: are one line per call: endpoint, status, time, id and a hashed user; never the request's content", async () => {
    logs.length = 0;
    const { headers } = await ana.client.patch(
      '/api/activities/1/status?q=canario-1',
      { status: 'canario-2' },
      { headers: { 'User-Agent': 'canario-3' } },
    );
    await server.client().post('/api/auth/login', { username: 'canario-4@example.com', password: 'canario-5' });
    const [line] = logs.map((text) => JSON.parse(text)).filter(({ endpoint }) => endpoint === 'setActivityStatus');
    expect(line).toMatchObject({
      method: 'PATCH',
      status: 400,
      code: 'invalid',
      requestId: headers.get('x-request-id'),
      ms: expect.any(Number),
    });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(line.user).toMatch(/^[\w-]{12}$/);
    const all = logs.join('\n');
    for (const word of ['canario', ana.id, ana.user.email, ana.client.cookie('sid') ?? ''])
      expect(all).not.toContain(word);
    for (const text of logs) expect(() => JSON.parse(text)).not.toThrow();
  });
});

function logoutFrom(host: string, origin: string | undefined, more = ''): string {
  return `POST /api/auth/logout HTTP/1.1\r\nHost: ${host}\r\n${origin ? `Origin: ${origin}\r\n` : ''}${more}Content-Length: 0\r\nConnection: close\r\n\r\n`;
}

/** Sends exactly these bytes. @returns the status of the answer */
function raw(request: string): Promise<number> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.once('data', (data) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
