import { endpoints } from '@app/contract/endpoints';
import { isServerPath } from '@app/contract/shell-paths';
import Router from '@koa/router';
import { registerAll } from '../../src/routes.ts';
import { databaseState } from './database-state.ts';
import { all, type Callers, json, problem, startWithCallers, summary, those, writes } from './every-endpoint.ts';
import { samplePath } from './sample.ts';

let server: Callers['server'];
let callers: Callers['callers'];
let call: Callers['call'];
let before: Callers['before'];
beforeAll(async () => ({ server, callers, call, before } = await startWithCallers()));
afterAll(() => server.stop());

describe('the contract and the router', () => {
  const routes = () => {
    const router = new Router();
    registerAll(router);
    return router.stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
  };

  it('agree: every endpoint is registered, once', () => {
    const registered = routes();
    for (const [name] of all) expect(registered.filter((route) => route === name)).toEqual([name]);
  });

  it('agree: no call of /api is outside the contract', () => {
    const known = new Set([...all.map(([name]) => name), 'GET /api/openapi.json', 'POST /api/reports/csp']);
    expect(routes().filter((route) => route.includes(' /api/') && !known.has(route))).toEqual([]);
  });

  it('agree: every route is where the server answers itself, and neither a remote nor the app has a page', () => {
    const paths = routes().map((route) => route.replace(/^\w+ (?:\/\^)?/, '').replaceAll('\\/', '/'));
    expect(paths.filter((path) => !isServerPath(path))).toEqual([]);
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

describe('the origin of a call', () => {
  it.each(writes)('X-01: %s is refused from another origin', async (_, endpoint) => {
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

  it.each(writes)('X-01: %s accepts no other content type', async (_, endpoint) => {
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

  it.each(all)('X-03: %s lets no other origin read the answer', async (_, endpoint) => {
    const preflight = await server.client().request('OPTIONS', samplePath(endpoint), {
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': endpoint.method },
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(preflight.headers.get('allow')).toContain(endpoint.method);
  });

  it('X-01: changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});
