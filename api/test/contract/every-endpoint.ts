import { endpoints } from '@app/contract/endpoints';
import type { Access, Endpoint } from '@app/contract/endpoint';
import type { TestAnswer, TestClient, TestRequest } from '../test-client.ts';
import { TEST_DEPLOY_TOKEN } from '../test-env.ts';
import { startTestServer } from '../test-server.ts';
import { databaseState } from './database-state.ts';
import { samplePath } from './sample.ts';

export const all = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
export const those = (predicate: (endpoint: Endpoint) => boolean) => all.filter(([, endpoint]) => predicate(endpoint));
export const writes = those(({ method }) => method !== 'GET');
/** Endpoints with a JSON body. */
export const withJson = those(({ body }) => body !== undefined);

/** A server with a stopped clock, and a caller of every access. @returns also `before`: the hashes of the database */
export async function startWithCallers() {
  const server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  server.clock.stop();
  const [user, admin] = [await server.aUser(), await server.aUser({ role: 'admin' })];
  const callers: Record<Access, TestClient> = {
    public: server.client(),
    user: user.client,
    admin: admin.client,
    deploy: server.client(),
    installation: server.client(),
  };
  await server.api.deps.jobs.runDue(); // migrations and indexes, before the state is recorded

  /** Calls an endpoint with sufficient access, and the request under test. */
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

  return { server, callers, call, before: await databaseState() };
}

export type Callers = Awaited<ReturnType<typeof startWithCallers>>;

export const json = { 'Content-Type': 'application/json' };
/** A Spanish sentence, not the English of a library. */
const SPANISH = /^[A-ZÁÉÍÓÚ¡¿].*[.!?"]$/;

/** The comparable parts of a refusal. */
export const summary = ({ status, body, headers }: TestAnswer) => ({
  status,
  message: body.message,
  type: headers.get('content-type'),
  cache: headers.get('cache-control'),
  requestId: headers.get('x-request-id'),
});
export const problem = (status: number) => ({
  status,
  message: expect.stringMatching(SPANISH),
  type: 'application/json; charset=utf-8',
  cache: 'no-store',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});
