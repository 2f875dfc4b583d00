import { endpoints } from '@app/contract/endpoints';
import type { Access, Endpoint } from '@app/contract/endpoint';
import Router from '@koa/router';
import { registerAll } from '../../src/routes.ts';
import type { TestAnswer, TestClient, TestRequest } from '../test-client.ts';
import { TEST_DEPLOY_TOKEN } from '../test-env.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { databaseState } from './database-state.ts';
import { fieldsOf, hostilePaths, isFaulty, samplePath } from './sample.ts';

let server: TestServer;
let callers: Record<Access, TestClient>;
let before: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  server.clock.stop();
  const [user, admin] = [await server.aUser(), await server.aUser({ role: 'admin' })];
  callers = {
    public: server.client(),
    user: user.client,
    admin: admin.client,
    deploy: server.client(),
    installation: server.client(),
  };
  await server.api.deps.jobs.runDue(); // what a start has to do, before anything is compared
  before = await databaseState();
});
afterAll(() => server.stop());

const all = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const those = (predicate: (endpoint: Endpoint) => boolean) => all.filter(([, endpoint]) => predicate(endpoint));
const writes = those(({ method }) => method !== 'GET');
const withJson = those(({ body }) => body !== undefined);

/** Calls as somebody who may, with whatever the test is about. */
function call(
  endpoint: Endpoint,
  { path = samplePath(endpoint), ...request }: TestRequest & { path?: string } = {},
): Promise<TestAnswer> {
  const token: Record<string, string> =
    endpoint.access === 'deploy' || endpoint.access === 'installation'
      ? { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}` }
      : {};
  return callers[endpoint.access].request(endpoint.method, path, {
    ...request,
    headers: { ...token, ...request.headers },
  });
}

const json = { 'Content-Type': 'application/json' };
/** Long enough to be a sentence, and not the English of a library. */
const SPANISH = /^[A-ZÁÉÍÓÚ¡¿].*[.!?"]$/;

/** What matters of a refusal, in one comparable piece. */
const summary = ({ status, body, headers }: TestAnswer) => ({
  status,
  message: body.message,
  type: headers.get('content-type'),
  cache: headers.get('cache-control'),
  requestId: headers.get('x-request-id'),
});
const problem = (status: number) => ({
  status,
  message: expect.stringMatching(SPANISH),
  type: 'application/json; charset=utf-8',
  cache: 'no-store',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

describe('the contract and the router', () => {
  const routes = () => {
    const router = new Router();
    registerAll(router);
    return router.stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
  };

  it('are the same: every endpoint is registered, once', () => {
    const registered = routes();
    for (const [name] of all) expect(registered.filter((route) => route === name)).toEqual([name]);
  });

  it('are the same: no call of /api is outside the contract', () => {
    const known = new Set([...all.map(([name]) => name), 'GET /api/openapi.json', 'POST /api/reports/csp']);
    expect(routes().filter((route) => route.includes(' /api/') && !known.has(route))).toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  });
});

describe('access', () => {
  it.each(those(({ access }) => access !== 'public'))('%s is 401 for a visitor', async (_, endpoint) => {
    expect(summary(await server.client().request(endpoint.method, samplePath(endpoint), { headers: json }))).toEqual(
      problem(401),
    );
  });

  it.each(those(({ access }) => access === 'admin'))('%s is 403 for a user', async (_, endpoint) => {
    expect(summary(await callers.user.request(endpoint.method, samplePath(endpoint), { headers: json }))).toEqual(
      problem(403),
    );
  });

  it.each(those(({ access }) => access === 'deploy' || access === 'installation'))(
    '%s is 401 for an administrator',
    async (_, endpoint) => {
      expect(summary(await callers.admin.request(endpoint.method, samplePath(endpoint), { headers: json }))).toEqual(
        problem(401),
      );
    },
  );

  it('changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});

describe('where a call comes from', () => {
  it.each(writes)('X-01: %s is refused from elsewhere', async (_, endpoint) => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', server.url.replace('http', 'https')]) {
      expect(summary(await call(endpoint, { headers: { ...json, Origin: origin } }))).toEqual(problem(403));
    }
    const { Origin: __, ...withoutOrigin } = { Origin: '', 'Sec-Fetch-Site': 'cross-site' };
    const raw = await fetch(new URL(samplePath(endpoint), server.url), {
      method: endpoint.method,
      headers: { ...json, ...withoutOrigin },
    });
    expect(raw.status).toBe(403);
  });

  it.each(writes)('X-01: %s takes no other content type', async (_, endpoint) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
    ]) {
      expect(summary(await call(endpoint, { body: '{"a":1}', headers: { 'Content-Type': type } }))).toEqual(
        problem(415),
      );
    }
    const untyped = await call(endpoint, { body: new TextEncoder().encode('{"a":1}') });
    expect(summary(untyped)).toEqual(problem(415));
  });

  it.each(all)('X-03: %s gives no foreign page leave to read', async (_, endpoint) => {
    const preflight = await server.client().request('OPTIONS', samplePath(endpoint), {
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': endpoint.method },
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(preflight.headers.get('allow')).toContain(endpoint.method);
  });

  it('X-01: changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});

describe('bodies', () => {
  it.each(withJson)('%s refuses what is no object', async (_, endpoint) => {
    for (const body of ['null', '[]', '"text"', '1', 'true', '{', '{"a":1,}', '', ' ', "{'a':1}", '[{}]', '\u0000']) {
      expect(summary(await call(endpoint, { body, headers: json }))).toEqual(problem(400));
    }
  });

  it.each(withJson)('%s names every field that it does not know (I-02)', async (_, endpoint) => {
    const known = new Set(fieldsOf(endpoint.body));
    const names = [
      'unknownField',
      'role',
      'isActive',
      'hasPremiumAccess',
      'isEmailVerified',
      '_id',
      'id',
      'userId',
      'rev',
      '$where',
      'a.b',
    ].filter((name) => !known.has(name));
    const answer = await call(endpoint, { body: Object.fromEntries(names.map((name) => [name, 'admin'])) });
    expect(summary(answer)).toEqual(problem(400));
    expect(answer.body.fields).toMatchObject(
      Object.fromEntries(names.map((name) => [name, 'Este campo no se admite.'])),
    );
  });

  it.each(withJson)('%s refuses operators and wrong types in every field (I-01)', async (_, endpoint) => {
    const shapes = [
      { $gt: '' },
      { $ne: null },
      { $regex: '.*' },
      { $where: 'sleep(1000)' },
      [],
      [{ $gt: '' }],
      {},
      null,
      12.5,
      -1,
      true,
      '',
    ];
    for (const field of fieldsOf(endpoint.body)) {
      for (const shape of shapes.filter((value) => endpoint.body && isFaulty(endpoint.body, field, value))) {
        const answer = await call(endpoint, { body: { [field]: shape } });
        expect(summary(answer)).toEqual(problem(400));
        expect(Object.keys(answer.body.fields).some((name) => name.split('.')[0] === field)).toBe(true);
      }
    }
  });

  it.each(withJson)('%s refuses keys of prototypes and deep nests (I-03)', async (_, endpoint) => {
    const deep = `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`;
    for (const body of [
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":{"prototype":{"x":1}}}',
      deep,
    ]) {
      expect(summary(await call(endpoint, { body, headers: json }))).toEqual(problem(400));
    }
    expect(Object.keys({}.constructor.prototype as object)).toEqual([]);
  });

  it.each(withJson)('%s answers 413 over 1 MB, 400 to a gzip that is none', async (_, endpoint) => {
    expect(summary(await call(endpoint, { body: `{"a":"${'x'.repeat(1024 * 1024)}"}`, headers: json }))).toEqual(
      problem(413),
    );
    expect(
      summary(await call(endpoint, { body: 'not gzip', headers: { ...json, 'Content-Encoding': 'gzip' } })),
    ).toEqual(problem(400));
  });

  it.each(writes.filter(([, { body, bodyTypes }]) => !body && !bodyTypes))(
    '%s, which has no body, takes none',
    async (_, endpoint) => {
      expect(summary(await call(endpoint, { body: { unknownField: 1 } }))).toEqual(problem(400));
      expect(summary(await call(endpoint, { body: '[1]', headers: json }))).toEqual(problem(400));
    },
  );

  it('changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});

describe('addresses', () => {
  it.each(those(({ path }) => path.includes(':')))('%s refuses made-up parameters', async (_, endpoint) => {
    for (const path of hostilePaths(endpoint)) {
      const answer = await call(endpoint, {
        path,
        headers: endpoint.bodyTypes ? { 'Content-Type': endpoint.bodyTypes[0] ?? '' } : json,
      });
      expect([400, 404]).toContain(answer.status);
      expect(summary(answer)).toEqual(problem(answer.status));
    }
  });

  it.each(those(({ query }) => query !== undefined))(
    '%s refuses repeated and structured query keys (I-04)',
    async (_, endpoint) => {
      for (const field of fieldsOf(endpoint.query)) {
        for (const query of [`${field}=1&${field}=2`, `${field}=%7B%22%24gt%22%3A%22%22%7D`]) {
          expect(summary(await call(endpoint, { path: `${samplePath(endpoint)}?${query}` }))).toEqual(problem(400));
        }
      }
    },
  );

  it.each(all)('%s answers unknown methods with 405 and Allow (X-02)', async (_, endpoint) => {
    const methods = endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method);
    const unknown =
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !methods.some((known) => known === method)) ??
      'PROPFIND';
    const answer = await callers.user.request(unknown, samplePath(endpoint), { headers: json });
    expect(summary(answer)).toEqual(problem(405));
    for (const method of methods) expect(answer.headers.get('allow')).toContain(method);
  });

  it.each(those(({ method }) => method === 'GET'))(
    '%s reads without a fault, and changes nothing (X-02)',
    async (_, endpoint) => {
      const { status } = await call(endpoint);
      expect(status).toBeLessThan(500);
      expect(
        (
          await call(
            { ...endpoint, method: 'GET' },
            { path: `${samplePath(endpoint)}?__proto__[x]=1&%24where=1&a=1&a=2` },
          )
        ).status,
      ).toBeLessThan(500);
    },
  );

  it('changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});
