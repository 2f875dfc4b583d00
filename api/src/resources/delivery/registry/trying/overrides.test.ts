import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { TEST_DEPLOY_TOKEN } from '../../../../../test/test-env.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';

const ADDRESS = 'http://localhost:8080/remote.json';
const LINK = `/block/1?mf:mf-journey=${ADDRESS}&desde=aqui`;
const typed = { 'Sec-Fetch-Site': 'none' };

let dist: string;
let development: TestServer;
let production: TestServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  writeFileSync(join(dist, 'index.html'), '%PRELOAD%<script id="registry">%REGISTRY%</script>');
  development = await startTestServer({ env: { SHELL_DIST: dist } });
  production = await startTestServer({ beside: development, env: { SHELL_DIST: dist, TRUST_PROXY: 'loopback' } });
  const headers = { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}` };
  await development.client().post('/api/registry/mf-journey/versions', aRemoteZip(), {
    headers: { ...headers, 'Content-Type': 'application/zip' },
  });
  await development.client().put('/api/registry/mf-journey/promoted', { version: '1.0.0' }, { headers });
});
afterAll(async () => {
  await production.stop();
  await development.stop();
  rmSync(dist, { recursive: true });
});

/** Headers as from a proxy in production: the host is not this machine. */
const elsewhere = { 'X-Forwarded-Host': 'reencuentro.example', 'X-Forwarded-For': '203.0.113.5' };

async function open({ client }: TestUser, path: string, headers: Record<string, string> = {}) {
  const answer = await client.get(path, { headers });
  const registry: unknown = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}');
  return { ...answer, registry, policy: answer.headers.get('content-security-policy') ?? '' };
}

describe('a developer’s override (D34)', () => {
  it('applies to the developer’s pages from the link on, is allowed by their policy alone, and can be removed', async () => {
    const ana = await development.aUser();
    const sent = await open(ana, LINK, typed);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/block/1?desde=aqui']);

    const page = await open(ana, '/block/1');
    expect(page.registry).toMatchObject({ overrides: [{ name: 'mf-journey', manifest: ADDRESS }] });
    expect(page.policy).toContain("script-src 'self' http://localhost:8080;");
    expect(page.policy).toContain("connect-src 'self' http://localhost:8080;");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).not.toContain('rel="preload"');
    expect((await ana.client.get('/registry.json')).body.overrides).toEqual([
      { name: 'mf-journey', manifest: ADDRESS },
    ]);
    const other = await open(await development.aUser(), '/block/1');
    expect(other.registry).not.toHaveProperty('overrides');
    expect(other.policy).not.toContain('localhost');

    const back = await open(ana, '/block/1?mf:mf-journey=', { 'Sec-Fetch-Site': 'same-origin' });
    expect(back.headers.get('location')).toBe('/block/1');
    expect((await open(ana, '/block/1')).registry).not.toHaveProperty('overrides');
  });

  it.each([
    ['another machine', 'http://192.168.1.7:8080/remote.json'],
    ['another site', 'https://malo.example/remote.json'],
    ['a name that only begins like this machine', 'http://localhost.malo.example/remote.json'],
    ['no address of a server', 'javascript:alert(1)'],
    ['credentials', 'http://a:b@localhost:8080/remote.json'],
    ['a policy in its path', 'http://localhost:8080; script-src *'],
  ])('may come from the developer’s own machine only: %s is refused', async (_, address) => {
    const ana = await development.aUser();
    await open(ana, `/?mf:mf-journey=${encodeURIComponent(address)}`, typed);
    expect((await open(ana, '/')).registry).not.toHaveProperty('overrides');
  });

  it.each([
    ['a link on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a browser that does not say', {}],
  ])('may be set only by a navigation of its owner: %s cannot', async (_, headers) => {
    const directora = await development.aUser({ role: 'admin' });
    expect((await open(directora, LINK, headers)).status).toBe(200);
    expect((await open(directora, '/')).registry).not.toHaveProperty('overrides');
  });

  it('is for administrators only where the product is not on the developer’s own machine', async () => {
    const ana = await production.aUser();
    const directora = await production.aUser({ role: 'admin' });
    expect((await open(ana, LINK, { ...typed, ...elsewhere })).status).toBe(200);
    expect((await open(directora, LINK, { ...typed, ...elsewhere })).status).toBe(303);
    expect((await open(directora, '/', elsewhere)).registry).toHaveProperty('overrides');

    // The cookie that the user's browser got on a development machine is not accepted here.
    await open(ana, LINK, typed);
    expect((await open(ana, '/')).registry).toHaveProperty('overrides');
    expect((await open(ana, '/', elsewhere)).registry).not.toHaveProperty('overrides');
  });

  it('ends by itself after a week, in a browser that never ends its session', async () => {
    const ana = await development.aUser();
    await open(ana, LINK, typed);
    development.clock.advance(7 * 24 * 60 * 60_000);
    const anew = { ...ana, client: await development.clientOf(ana.user) };
    for (const name of ['remoteOverrides', 'remoteOverrides.sig'])
      anew.client.setCookie(name, ana.client.cookie(name) ?? '');
    expect((await open(anew, '/')).registry).not.toHaveProperty('overrides');
  });

  it('is not for visitors, and cannot be forged in the cookie', async () => {
    const visitor = development.client();
    expect((await visitor.get(LINK, { headers: typed })).status).toBe(200);
    const ana = await development.aUser();
    const value = encodeURIComponent(JSON.stringify([{ name: 'mf-journey', manifest: ADDRESS, until: 9e15 }]));
    ana.client.setCookie('remoteOverrides', value);
    expect((await open(ana, '/')).registry).not.toHaveProperty('overrides');
  });
});
