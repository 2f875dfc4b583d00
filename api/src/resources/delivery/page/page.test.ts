import { aShellDist, SIGNED_IN_LINK } from '../../../../test/a-shell-dist.ts';
import { aRemoteZip } from '../../../../test/remote-zip.ts';
import type { TestClient, TestRequest } from '../../../../test/test-client.ts';
import { TEST_DEPLOY_TOKEN } from '../../../../test/test-env.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';

const auth = { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}` };

const { dist, remove } = aShellDist();
let server: TestServer;
let ana: TestUser;
let directora: TestUser;

async function deploy(name: string, zip: Uint8Array): Promise<void> {
  const published = await server
    .client()
    .post(`/api/registry/${name}/versions`, zip, { headers: { ...auth, 'Content-Type': 'application/zip' } });
  expect(published.status).toBe(201);
  await server.client().put(`/api/registry/${name}/promoted`, { version: '1.0.0' }, { headers: auth });
}

beforeAll(async () => {
  server = await startTestServer({ env: { SHELL_DIST: dist } });
  ana = await server.aUser();
  directora = await server.aUser({ role: 'admin' });
  const headings = {
    '/': { title: 'Tu camino', form: 'banner' as const },
    '/seals': { title: 'Sellos <b> & $&', lead: 'Uno "por" etapa' },
    '/block/:blockId/etapa/2': { title: 'La segunda' },
  };
  const routes = ['/', '/seals', '/block/:id', '/block/:blockId/etapa/:etapaId'];
  const pages = { '/block/:id': ['page.33333333.chunk.js'] };
  await deploy(
    'mf-journey',
    aRemoteZip({
      files: {
        'remoteEntry.11111111.js': 'entry',
        'remote.22222222.chunk.js': 'remote',
        'page.33333333.chunk.js': 'page',
      },
      manifest: { headings, routes, pages, preload: ['remote.22222222.chunk.js'] },
    }),
  );
  await deploy('mf-admin', aRemoteZip({ name: 'mf-admin', access: 'admin' }));
});
afterAll(async () => {
  await server.stop();
  remove();
});

const registryIn = (html: string) => JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const sessionMarkOf = async (client: TestClient): Promise<string | undefined> =>
  /name="session" content="(\w+)"/.exec((await client.get('/')).body)?.[1];

it('D42: the page says whether the session of the cookie lives, or was ended: the landing page asks nothing else', async () => {
  const { client: home, user } = await server.aUser();
  const lost = await server.clientOf(user);
  expect(await Promise.all([home, lost, server.client()].map(sessionMarkOf))).toEqual(['live', 'live', 'none']);
  const [phone] = (await home.get('/api/account/sessions')).body.filter(
    (one: { isCurrent: boolean }) => !one.isCurrent,
  );
  await home.delete(`/api/account/sessions/${phone.id}`);
  expect(await Promise.all([home, lost].map(sessionMarkOf))).toEqual(['live', 'ended']);
  await lost.post('/api/auth/logout');
  expect(await sessionMarkOf(lost)).toBe('none');
});

it('D44: shows the look of a discreet device without setting its cookie, and knows no other look than its own', async () => {
  const withLook = (value: string) => server.client().get('/login', { headers: { cookie: `discreet=${value}` } });
  const known = await withLook('compra');
  // A page that was asked for before the look was taken away must not give it back.
  expect(known.headers.get('set-cookie')).toBeNull();
  expect(known.body).toContain('La compra');
  for (const value of ['otra', '__proto__', 'toString']) {
    const answer = await withLook(value);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

describe('the page', () => {
  it('has exactly the policy X-04, with a fresh nonce', async () => {
    const first = await server.client().get('/login');
    const second = await server.client().get('/login');
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(second.body).not.toContain(nonce);
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; " +
        `style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; ` +
        "media-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri /api/reports/csp",
    );
  });

  it('is revalidated each time, in UTF-8', async () => {
    const { headers, status } = await server.client().get('/');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it("carries this session's registry", async () => {
    const names = (html: string) => registryIn(html).remotes.map(({ name }: { name: string }) => name);
    expect(names((await server.client().get('/')).body)).toEqual(['mf-journey']);
    expect(names((await ana.client.get('/')).body)).toEqual(['mf-journey']);
    expect(names((await directora.client.get('/')).body)).toEqual(['mf-admin', 'mf-journey']);
    for (const ofOnePage of ['headings', 'pages'])
      expect(registryIn((await ana.client.get('/')).body).remotes[0]).not.toHaveProperty(ofOnePage);
  });

  it('preloads the files of the remote that owns the path, with their hashes', async () => {
    const { body } = await ana.client.get('/block/1/etapa/1');
    const { integrity } = registryIn(body).remotes[0];
    for (const file of ['remoteEntry.11111111.js', 'remote.22222222.chunk.js']) {
      expect(body).toContain(
        `<link rel="preload" as="script" href="/remotes/mf-journey/1.0.0/${file}" crossorigin="anonymous" integrity="${integrity[file]}" fetchpriority="low">`,
      );
    }
  });

  it('and the additional files of a page, on that page alone', async () => {
    const file = '/remotes/mf-journey/1.0.0/page.33333333.chunk.js';
    expect((await ana.client.get('/block/1')).body).toContain(`<link rel="preload" as="script" href="${file}"`);
    expect((await ana.client.get('/seals')).body).not.toContain(file);
    expect((await ana.client.get('/block/1/etapa/1')).body).not.toContain(file);
  });

  it('preloads what every signed-in page needs, except behind the link of a mail', async () => {
    expect((await ana.client.get('/profile')).body).toContain(SIGNED_IN_LINK);
    expect((await ana.client.get('/verify-email')).body).not.toContain(SIGNED_IN_LINK);
  });

  it('preloads nothing for a visitor, nor of a remote on a path of the shell, nor what the user may not access', async () => {
    expect((await server.client().get('/block/1')).body).not.toContain('rel="preload"');
    expect((await ana.client.get('/profile')).body).not.toContain('href="/remotes/');
    expect((await ana.client.get('/admin')).body).not.toContain('mf-admin');
    expect((await directora.client.get('/admin')).body).toContain('href="/remotes/mf-admin/1.0.0/');
  });

  it('is readable for a visitor before any script, and for a search engine', async () => {
    const { body } = await server.client().get('/');
    const nonce = /csp-nonce" nonce="([^"]+)"/.exec(body)?.[1];
    expect(body).toContain(`<div id="root"><style nonce="${nonce}">h1{}</style><h1>Doce meses</h1></div>`);
    expect(body).toContain(`<title>Tu camino</title><link rel="canonical" href="${server.url}/">`);
    expect(body).not.toContain('noindex');
    expect((await server.client().get('/login')).body).toContain('<title>Acceso</title>');
  });

  it('shows search engines only public content, and a signed-in user no landing page', async () => {
    for (const path of ['/journaling', '/reset-password?token=x', '/no-existe']) {
      const { body } = await server.client().get(path);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain('<div id="root"></div>');
    }
    const { body } = await ana.client.get('/');
    expect(body).not.toContain('Doce meses');
    expect(body).toContain('noindex');
  });

  it('shows a signed-in user the skeleton of the page before any script, with its heading; none behind a link of a mail', async () => {
    const shown = async (path: string) => /<div id="root">(.*?)<\/div>/.exec((await ana.client.get(path)).body)?.[1];
    expect(await shown('/')).toMatch(/^<style nonce="[^"%]+">p{}<\/style><h1>Tu camino<\/h1>$/);
    expect(await shown('/seals')).toBe(
      '<!--heading--><h1>Sellos &lt;b&gt; &amp; $&amp;</h1><p>Uno &quot;por&quot; etapa</p><!--heading-->',
    );
    expect(await shown('/block/1/etapa/2')).toContain('<h1>La segunda</h1><p></p>');
    expect(await shown('/block/1/etapa/3')).toBe('Un momento');
    expect(await shown('/profile')).toBe('Un momento');
    expect(await shown('/verify-email')).toBe('');
    expect((await server.client().get('/seals')).body).toContain('<div id="root"></div>');
  });

  it('tells robots of the public pages', async () => {
    const robots = await server.client().get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const sitemap = await server.client().get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.match(/<loc>[^<]+/g)).toEqual([`<loc>${server.url}/`, `<loc>${server.url}/login`]);
  });

  it('names no other host than its own in the metadata, whatever the request says', async () => {
    const { body } = await server.client().get('/', { headers: { Host: 'malo.example.com' } });
    expect(body).not.toContain('malo.example.com');
  });

  it('is compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await server.client().get('/', { headers: { 'Accept-Encoding': encoding } });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(body).toContain('<!doctype html>');
    }
  });

  it('refuses other methods', async () => {
    const { status, headers } = await server.client().post('/login', {});
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect((await server.client().request('HEAD', '/login')).status).toBe(200);
  });
});

it("allows the pixel's host with an id, on a public page, after consent only (D24)", async () => {
  const operator = await startTestServer({ beside: server, env: { SHELL_DIST: dist, PIXEL_ID: '123456789' } });
  const consented = { headers: { Cookie: 'pixelConsent=granted' } };
  const isNamed = async (target: TestServer, path: string, request?: TestRequest) => {
    const { headers, body } = await target.client().get(path, request);
    const isInPolicy = headers
      .get('content-security-policy')
      ?.includes("img-src 'self' data: blob: https://www.facebook.com;");
    return [isInPolicy, body.includes('<meta name="pixel-id" content="123456789">')];
  };
  expect(await isNamed(operator, '/login', consented)).toEqual([true, true]);
  expect(await isNamed(operator, '/login')).toEqual([false, false]);
  expect(await isNamed(operator, '/login', { headers: { Cookie: 'pixelConsent=denied' } })).toEqual([false, false]);
  expect(await isNamed(operator, '/journaling', consented)).toEqual([false, false]);
  const { user } = await operator.aUser();
  const signedIn = (await operator.clientOf(user)).cookieHeader;
  expect(await isNamed(operator, '/', { headers: { Cookie: `${signedIn}; pixelConsent=granted` } })).toEqual([
    false,
    false,
  ]);
  expect(await isNamed(server, '/login', consented)).toEqual([false, false]);

  const isAsked = async (target: TestServer, path: string, request?: TestRequest) =>
    (await target.client().get(path, request)).body.includes('<meta name="pixel-consent" content="ask">');
  expect(await isAsked(operator, '/login')).toBe(true);
  expect(await isAsked(operator, '/login', { headers: { Cookie: 'pixelConsent=denied' } })).toBe(false);
  expect(await isAsked(operator, '/login', consented)).toBe(false);
  expect(await isAsked(operator, '/', { headers: { Cookie: signedIn } })).toBe(false);
  expect(await isAsked(server, '/login')).toBe(false);
  await operator.stop();
});

it('reports clearly that the shell is not built', async () => {
  const bare = await startTestServer({ beside: server });
  expect(await bare.client().get('/')).toMatchObject({
    status: 503,
    body: 'The shell is not built: run npm run build.\n',
  });
  await bare.stop();
});
