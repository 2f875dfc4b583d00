import { insertUser } from '../../../test/factories.ts';
import { lastMailTo } from '../../../test/outbox.ts';
import { rawGet } from '../../../test/raw-call.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('D11 shows the messages of a development machine to that machine', async () => {
  expect((await server.client().get('/outbox')).body).toContain('Todavía no hay correos.');
  const email = 'ana@example.com';
  // The form refuses a name with such characters.
  await insertUser({ username: 'Ana<b>', email });
  await server.client().post('/api/auth/forgot-password', { email });
  const { link } = await lastMailTo(server, email);
  const { body, headers } = await server.client().get('/outbox');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body).toContain('ana@example.com');
  expect(body).toContain('Tu enlace para cambiar la contraseña');
  const path = /href="(\/outbox\/[^"]+)"/.exec(body)?.[1] ?? '';
  const mail = await server.client().get(path);
  expect(mail.body).toContain(`href="${link}"`);
  expect(mail.body).toContain('Hola, Ana&lt;b&gt;:');
});

it.each(['/outbox/nada.eml', '/outbox/..%2f..%2fsecrets.json', '/outbox/%2e%2e%2fsecrets.json', '/outbox/a%00.eml'])(
  'finds nothing else: %s',
  async (path) => {
    expect((await server.client().get(path)).status).toBe(404);
  },
);

it('does not exist for other machines, for names that only resolve here, or with a mail server', async () => {
  expect(await rawGet(server.url, '/outbox', { Host: 'evil.example' })).toBe(404);
  const behind = await startTestServer({ beside: server, env: { TRUST_PROXY: 'loopback' } });
  expect(await rawGet(behind.url, '/outbox', { 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
  await behind.stop();
  const sends = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost' };
  const mailing = await startTestServer({ beside: server, env: sends });
  expect((await mailing.client().get('/outbox')).status).toBe(404);
  await mailing.stop();
});

it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP'])(
  'V-14 does not exist behind an unlisted proxy of this machine, once one call has shown it: %s',
  async (name) => {
    const behind = await startTestServer({ beside: server });
    const look = async (headers = {}) => rawGet(behind.url, '/outbox', { Host: 'localhost', ...headers });
    expect(await look()).toBe(200);
    expect(await look({ [name]: 'for=203.0.113.9' })).toBe(404);
    expect(await look()).toBe(404);
    await behind.stop();
  },
);

it('V-14 is off after any call that came by a proxy', async () => {
  const behind = await startTestServer({ beside: server });
  await rawGet(behind.url, '/healthz', { 'X-Forwarded-For': '203.0.113.9' });
  expect((await behind.client().get('/outbox')).status).toBe(404);
  await behind.stop();
});
