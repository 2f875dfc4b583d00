import { TEST_DEPLOY_TOKEN } from './test-env.ts';
import type { TestServer } from './test-server.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const deployHeaders = bearer(TEST_DEPLOY_TOKEN);

/** Registry calls of a command line with a token. @param server evaluated at each call: it starts after the file is imported */
export const deployCalls = (server: () => TestServer, token = TEST_DEPLOY_TOKEN, deployHeaders = bearer(token)) => ({
  headers: deployHeaders,
  publish: (zip: Uint8Array, name = 'mf-journey', source: Record<string, string> = {}) =>
    server()
      .client()
      .post(`/api/registry/${name}/versions?${new URLSearchParams(source).toString()}`, zip, {
        headers: { ...deployHeaders, 'Content-Type': 'application/zip' },
      }),
  promote: (version: string, name = 'mf-journey', options: { readonly allowOlder?: boolean } = {}) =>
    server()
      .client()
      .put(`/api/registry/${name}/promoted`, { version, ...options }, { headers: deployHeaders }),
  withdraw: (version: string, name = 'mf-journey', reason = 'Muestra lo de otra cuenta') =>
    server()
      .client()
      .post(`/api/registry/${name}/versions/${version}/withdraw`, { reason }, { headers: deployHeaders }),
  state: (name = 'mf-journey') => server().client().get(`/api/registry/${name}`, { headers: deployHeaders }),
  owner: (name: string, change: object) =>
    server().client().put(`/api/registry/${name}/owner`, change, { headers: deployHeaders }),
  makeToken: (remote: string, name = `Equipo de ${remote}`, days = 30) =>
    server().client().post('/api/registry-tokens', { remote, name, days }, { headers: deployHeaders }),
  retire: (name: string) =>
    server().client().delete(`/api/registry/${name}/promoted`, undefined, { headers: deployHeaders }),
  rollback: (name = 'mf-journey') =>
    server().client().post(`/api/registry/${name}/rollback`, undefined, { headers: deployHeaders }),
});
