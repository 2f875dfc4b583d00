import { endpoints } from '@app/contract/endpoints';
import type { Access, Endpoint } from '@app/contract/endpoint';
import type { User } from '../../src/resources/accounts/user.model.ts';
import { insertUser } from '../factories.ts';
import type { TestAnswer } from '../test-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { databaseState } from './database-state.ts';
import { samplePath } from './sample.ts';

type Role = 'visitor' | 'free' | 'premium' | 'administrator' | 'blocked';
type Verdict = 'may' | 'signed out' | 'may not';

const NO_SESSION = {
  visitor: 'signed out',
  free: 'signed out',
  premium: 'signed out',
  administrator: 'signed out',
  blocked: 'signed out',
} as const;

/** Who may call what: every endpoint of the contract has one of these accesses, and every role one verdict for each (Z-02). */
const MATRIX: Readonly<Record<Access, Readonly<Record<Role, Verdict>>>> = {
  public: { visitor: 'may', free: 'may', premium: 'may', administrator: 'may', blocked: 'may' },
  user: { visitor: 'signed out', free: 'may', premium: 'may', administrator: 'may', blocked: 'signed out' },
  admin: {
    visitor: 'signed out',
    free: 'may not',
    premium: 'may not',
    administrator: 'may',
    blocked: 'signed out',
  },
  // Deploy tokens are a right of their own; no session has it.
  deploy: NO_SESSION,
  installation: NO_SESSION,
};

const ACCOUNTS: Readonly<Record<Exclude<Role, 'visitor'>, Partial<User>>> = {
  free: {},
  premium: { hasPremiumAccess: true },
  administrator: { role: 'admin' },
  blocked: { isActive: false },
};

let server: TestServer;
let users: Record<Exclude<Role, 'visitor'>, User>;
let before: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  users = {
    free: await insertUser(ACCOUNTS.free),
    premium: await insertUser(ACCOUNTS.premium),
    administrator: await insertUser(ACCOUNTS.administrator),
    blocked: await insertUser(ACCOUNTS.blocked),
  };
  await server.api.deps.jobs.runDue(); // what a start has to do, before anything is compared
  before = await state();
});
afterAll(() => server.stop());

/** Sessions come and go with the callers. */
async function state(): Promise<Record<string, string>> {
  const { sessions: _, ...rest } = await databaseState();
  return rest;
}

/** A session of its own for each call: signing out must not be what the next one meets. */
const callerOf = (role: Role) => (role === 'visitor' ? server.client() : server.clientOf(users[role]));

/**
 * Asks for something that nobody can be given: a field that no call has, or a type that none takes. Whoever may call is told so with a
 * 400 or 415, and nothing happens.
 */
async function ask(endpoint: Endpoint, role: Role): Promise<TestAnswer> {
  const caller = await callerOf(role);
  if (endpoint.method === 'GET') return caller.get(samplePath(endpoint));
  return caller.request(endpoint.method, samplePath(endpoint), { body: { noCallHasThis: 1 } });
}

function verdictOf({ status, body }: TestAnswer): Verdict {
  if (status === 401) return 'signed out';
  // What is hers to change is no matter of roles: premium content, or her password to be given again.
  const isConditional = body?.requiresPremium ?? body?.confirmationRequired ?? body?.lockedBy;
  return status === 403 && !isConditional ? 'may not' : 'may';
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const roles = Object.keys(MATRIX[endpoint.access]) as Role[];

    it.each(roles)(`Z-02: as %s (${endpoint.access})`, async (role) => {
      const answer = await ask(endpoint, role);
      expect(verdictOf(answer)).toBe(MATRIX[endpoint.access][role]);
      // Whoever may change something has been stopped by what she sent, and by nothing else.
      const isChange = endpoint.method !== 'GET' && MATRIX[endpoint.access][role] === 'may';
      expect(isChange ? [400, 415] : [answer.status]).toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
    });
  },
);

it('changed nothing in the database', async () => expect(await state()).toEqual(before));
