import { runDueJobs } from './outbox.ts';
import type { TestAnswer } from './test-client.ts';
import { startTestServer, type TestUser } from './test-server.ts';

/** A server with an administrator, its oldest account, and no job that is due. */
export async function startWithAdministrator() {
  const server = await startTestServer();
  await runDueJobs(server);
  const directora = await server.aUser({ role: 'admin', username: 'directora', createdAt: new Date('2020-01-01') });
  return { server, directora };
}

/** The list of accounts as an administrator reads it. */
export function userListOf(administrator: () => TestUser) {
  const list = (query = '') => administrator().client.get(`/api/admin/users${query}`);
  const nextOf = ({ headers }: TestAnswer) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  const namesOf = ({ body }: TestAnswer): string[] => body.map(({ username }: { username: string }) => username);

  /** Follows the next-page links to the end. */
  async function walk(query: string): Promise<string[]> {
    const names: string[] = [];
    let path: string | undefined = `/api/admin/users${query}`;
    while (path) {
      const page: TestAnswer = await administrator().client.get(path);
      expect(page.status).toBe(200);
      names.push(...namesOf(page));
      path = nextOf(page);
    }
    return names;
  }

  return { list, nextOf, namesOf, walk };
}
