import { TEST_DEPLOY_TOKEN } from './test-env.ts';
import type { TestServer } from './test-server.ts';

export const deployHeaders = { Authorization: `Bearer ${TEST_DEPLOY_TOKEN}` };
const zipHeaders = { ...deployHeaders, 'Content-Type': 'application/zip' };

/** What a team's command line asks of the registry. @param server asked for at each call: it starts after the file is read */
export const deployCalls = (server: () => TestServer) => ({
  publish: (zip: Uint8Array, name = 'mf-journey') =>
    server().client().post(`/api/registry/${name}/versions`, zip, { headers: zipHeaders }),
  promote: (version: string, name = 'mf-journey') =>
    server().client().put(`/api/registry/${name}/promoted`, { version }, { headers: deployHeaders }),
  retire: (name: string) =>
    server().client().delete(`/api/registry/${name}/promoted`, undefined, { headers: deployHeaders }),
  rollback: (name = 'mf-journey') =>
    server().client().post(`/api/registry/${name}/rollback`, undefined, { headers: deployHeaders }),
});
