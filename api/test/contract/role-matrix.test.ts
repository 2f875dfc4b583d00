import { endpoints } from '@app/contract/endpoints';
import type { Access, Endpoint } from '@app/contract/endpoint';
import type { User } from '../../src/resources/account/users/user.model.ts';
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

/** Authorisation matrix: every endpoint of the contract has one of these accesses, and every role one verdict for each (Z-02). */
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
  // Deploy tokens are separate rights; no session has them.
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
  await server.api.deps.jobs.runDue(); // migrations and indexes, before the state is recorded
  before = await state();
});
afterAll(() => server.stop());

/** Sessions differ between the calls. */
async function state(): Promise<Record<string, string>> {
  const { sessions: _, sessionEnds: __, ...rest } = await databaseState();
  return rest;
}

/** A new session for each call: a sign-out must not affect the next one. */
const callerOf = (role: Role) => (role === 'visitor' ? server.client() : server.clientOf(users[role]));

/**
 * Sends a request that cannot succeed: an unknown field, or an unsupported type. An authorised caller gets a 400 or 415, and nothing
 * changes.
 */
async function ask(endpoint: Endpoint, role: Role): Promise<TestAnswer> {
  const caller = await callerOf(role);
  if (endpoint.method === 'GET') return caller.get(samplePath(endpoint));
  return caller.request(endpoint.method, samplePath(endpoint), { body: { noCallHasThis: 1 } });
}

function verdictOf({ status, body }: TestAnswer): Verdict {
  if (status === 401) return 'signed out';
  // Conditions on the user's own state do not depend on roles: premium content, or a password confirmation.
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
      // An authorised change was stopped by the invalid request, and by nothing else.
      const isChange = endpoint.method !== 'GET' && MATRIX[endpoint.access][role] === 'may';
      expect(isChange ? [400, 415] : [answer.status]).toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
    });
  },
);

it('changed nothing in the database', async () => expect(await state()).toEqual(before));
