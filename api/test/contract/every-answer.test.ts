import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@app/contract/endpoints';
import { jest } from '@jest/globals';
import Koa from 'koa';
import { deployCalls, deployHeaders } from '../deploy-calls.ts';
import { aRemoteZip } from '../remote-zip.ts';
import { TestClient, type TestRequest } from '../test-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { samplePath } from './sample.ts';

const PUBLIC_URL = 'https://reencuentro.example';
/** Number of concurrent calls. */
const AT_ONCE = 8;

let dist: string;
let server: TestServer;
let secure: TestServer;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head>%META%</head><div id="root">%BODY%</div>%REGISTRY%');
  writeFileSync(join(dist, 'public-pages.json'), '{}');
  for (const name of ['sw.js', 'manifest.webmanifest', 'icon.svg', 'icon.png'].concat(
    ['js', 'css', 'wasm', 'woff2', 'json', 'txt', 'js.map'].map((type) => `assets/file.12345678.${type}`),
  ))
    writeFileSync(join(dist, name), '{}');
  const env = { SHELL_DIST: dist, RATE_LIMITS: 'off' };
  server = await startTestServer({ env });
  secure = await startTestServer({ beside: server, env: { ...env, PUBLIC_URL, TRUST_PROXY: '127.0.0.1' } });
  const { publish, promote } = deployCalls(() => server);
  for (const [name, access] of [
    ['mf-journey', 'user'],
    ['mf-admin', 'admin'],
  ] as const) {
    await publish(aRemoteZip({ name, access }), name);
    await promote('1.0.0', name);
  }
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

type Call = readonly [method: string, path: string, request?: TestRequest];

const PAGES =
  '/ /login /register /reset-password?token=x /verify-email?token=x /privacy /help /block/1 /block/1/etapa/2 /seals /journaling /calendario /books /movies/101 /playlists /challenges /profile /settings /admin /no-existe';
const FILES =
  '/sw.js /manifest.webmanifest /icon.svg /icon.png /robots.txt /sitemap.xml /assets/ /assets/nothing.js /index.html /.env ' +
  ['js', 'css', 'wasm', 'woff2', 'json', 'txt', 'js.map'].map((type) => `/assets/file.12345678.${type}`).join(' ');
const REMOTES = ['mf-journey', 'mf-admin', 'mf-none'].flatMap((name) =>
  ['remoteEntry.11111111.js', 'remote.22222222.chunk.js', 'nothing.js', ''].map(
    (file) => `/remotes/${name}/1.0.0/${file}`,
  ),
);
const OWN = '/healthz /readyz /metrics /registry.json /ws /api /api/ /api/nothing /api/openapi.json /%E0%A4%A /%00';

const OVER_LIMIT = `{"a":"${'x'.repeat(1024 * 1024)}"}`;
const json = { 'Content-Type': 'application/json' };

/** Every address, and each way in which one can be refused. */
const CALLS: readonly Call[] = [
  ...[...`${PAGES} ${FILES} ${OWN}`.split(' '), ...REMOTES].flatMap((path): Call[] => [
    ['GET', path],
    ['HEAD', path],
    ['PATCH', path, { body: {} }],
    ['OPTIONS', path],
  ]),
  ...endpoints.flatMap((endpoint): Call[] => {
    const { access, method } = endpoint;
    const path = samplePath(endpoint);
    const headers = access === 'deploy' ? deployHeaders : {};
    // a field of no call: it changes nothing
    const call: Call = method === 'GET' ? [method, path] : [method, path, { body: { noCallHasThis: 1 }, headers }];
    if (method === 'GET') return [call, ['OPTIONS', path]];
    return [
      call,
      ['OPTIONS', path],
      [method, path, { body: 'x', headers: { ...headers, 'Content-Type': 'text/plain' } }],
      [method, path, { body: {}, headers: { ...headers, Origin: 'https://evil.example' } }],
    ];
  }),
  ['POST', '/api/leads', { body: OVER_LIMIT, headers: json }],
  ['POST', '/api/leads', { body: '{', headers: json }],
  ['POST', '/api/auth/login', { body: { username: 'nadie', password: 'no es esta' } }],
];

/** Required headers that an answer lacks, or that have another value. */
function faultsIn(headers: Headers, isHttps: boolean): string[] {
  const wanted: Record<string, RegExp | null> = {
    'content-security-policy': /frame-ancestors 'none'/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^no-referrer$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
    'x-frame-options': /^DENY$/i,
    // over plain http it would lock out a development machine
    'strict-transport-security': isHttps ? /^max-age=31536000; includeSubDomains$/ : null,
    'x-powered-by': null,
    server: null,
    'access-control-allow-origin': null,
  };
  return Object.entries(wanted).flatMap(([name, pattern]) => {
    const value = headers.get(name);
    return (pattern ? pattern.test(value ?? '') : value === null) ? [] : [`${name}: ${value}`];
  });
}

interface Seen {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
}

async function crawl(clients: readonly TestClient[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = clients.flatMap((client, who) => CALLS.map((call) => ({ client, who, call })));
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { client, who, call } = next;
      const { status, headers } = await client.request(...call);
      seen.push({ call: `${call[0]} ${call[1]} as ${who}`, status, headers });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return seen;
}

describe.each([
  ['http', () => server, false],
  ['https', () => secure, true],
] as const)('every answer over %s', (_, target, isHttps) => {
  let seen: Seen[];
  beforeAll(async () => {
    const others = isHttps ? [] : [(await server.aUser()).client, (await server.aUser({ role: 'admin' })).client];
    seen = await crawl([target().client(), ...others]);
  }, 240_000);

  it('covers pages, files and every call, accepted and refused in every way', () => {
    const statuses = [200, 204, 401, 403, 404, 405, ...(isHttps ? [] : [400, 413, 415])]; // https refuses the tests' Origin
    expect([...new Set(seen.map(({ status }) => status))]).toEqual(expect.arrayContaining(statuses));
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
    const files = seen.filter(({ call }) => /^GET \/remotes\/mf-\w+\/1.0.0\/remote\./.test(call));
    expect(files.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
  });

  it('X-05, X-06: has every security header', () => {
    const faults = seen.map(({ call, headers }) => [call, ...faultsIn(headers, isHttps)]);
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });

  it('L-04: names its type, and the charset of text', () => {
    const typeless = seen.filter(({ headers, status }) => {
      const type = headers.get('content-type');
      const isText = /^(text|application\/(json|javascript|manifest\+json|xml))|^image\/svg/.test(type ?? '');
      if (status === 204 || status === 304) return type !== null;
      return isText ? !type?.endsWith('; charset=utf-8') : !/^(image|font|application)\//.test(type ?? '');
    });
    expect(typeless.map(({ call, headers }) => [call, headers.get('content-type')])).toEqual([]);
  });

  it('D-01: is not cached where it comes from the API', () => {
    const kept = seen.filter(({ call, headers }) => / \/api/.test(call) && headers.get('cache-control') !== 'no-store');
    expect(kept.map(({ call }) => call)).toEqual([]);
  });
});

it('X-06: a fault, a refused upgrade and a malformed request have the same headers', async () => {
  jest.spyOn(server.api.deps.health, 'isReady').mockRejectedValueOnce(new Error('injected'));
  const fault = await server.client().get('/readyz');
  expect(fault.status).toBe(500);
  expect(faultsIn(fault.headers, false)).toEqual([]);
  for (const [path, status] of [
    ['/ws', 401],
    ['/elsewhere', 404],
  ] as const) {
    const answer = await upgrade(path);
    expect(answer.status).toBe(status);
    // an answer without a body cannot be framed or use the camera
    expect(faultsIn(answer.headers, false).filter((text) => !/permissions|frame-options/.test(text))).toEqual([]);
  }
});

function upgrade(path: string): Promise<{ status: number | undefined; headers: Headers }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, server.url), { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } });
    asked.once('error', reject);
    asked.once('response', ({ statusCode, headers }) =>
      resolve({ status: statusCode, headers: new Headers(headers as Record<string, string>) }),
    );
    asked.end();
  });
}

it('control: an application without these headers fails the check', async () => {
  const app = new Koa();
  app.use((ctx) => void (ctx.body = 'hola'));
  const bare = app.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const client = new TestClient(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`);
  const faults = faultsIn((await client.get('/')).headers, true);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['content-security-policy', 'x-content-type-options', 'strict-transport-security']),
  );
  expect(faults).toHaveLength(8);
  await new Promise((resolve) => bare.close(resolve));
});
