import { createHmac, randomInt, randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { ensureIndexes } from '../src/platform/indexes.ts';
import type { User } from '../src/resources/account/users/user.model.ts';
import { type ApiProcess, buildApi, startApiProcess } from '../test/api-process.ts';
import { insertUser } from '../test/factories.ts';
import { TestClient } from '../test/test-client.ts';
import { connectTestDatabase, leaveTestDatabase } from '../test/test-database.ts';
import { TEST_KEY, testEnv } from '../test/test-env.ts';
import { aucOf, seeded } from './auc.ts';

/**
 * Whether the time of an answer, or of the call after it, reveals that an address has an account (V-09, V-10). Against a production process, in pairs
 * of random order; `TIMING_SEED` repeats a run.
 */
const SEED = Number(process.env['TIMING_SEED'] ?? randomInt(2 ** 31));
/** Limits of the number of pairs: as many as it takes until the interval lies on one side. */
const FEWEST = 150;
const ROUND = 75;
const MOST = Number(process.env['TIMING_PAIRS'] ?? 600);
/** Bounds of an unrevealing sample. */
const [LEAST, GREATEST] = [0.45, 0.55];
const ORIGIN = 'https://reencuentro.example';
const COST = 11;
const GOOD = 'mi casa azul y grande';
const FORWARDED = { 'X-Forwarded-Proto': 'https', Origin: ORIGIN };

const random = seeded(SEED);
const { env, remove } = testEnv();
let api: ApiProcess;
let users: User[];
/** Addresses with a pending registration. */
let waiting: string[];

beforeAll(async () => {
  buildApi();
  await connectTestDatabase(env.MONGODB_URI);
  await ensureIndexes();
  const hash = await bcrypt.hash(createHmac('sha256', TEST_KEY).update('su contraseña').digest('base64'), COST);
  users = await Promise.all(Array.from({ length: 40 }, () => insertUser({ passwordHash: hash })));
  api = await startApiProcess(
    { api: { deps: { env } } },
    { PUBLIC_URL: ORIGIN, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', PASSWORD_REFUSAL: 'off' },
  );
  waiting = Array.from({ length: 40 }, () => `${nobody()}@example.com`);
  for (const email of waiting) await post('/api/auth/register', { username: nobody(), email, password: GOOD });
}, 180_000);
afterAll(async () => {
  await api.kill();
  await leaveTestDatabase();
  remove();
});

function someone<T>(of: readonly T[]): T {
  const one = of[Math.floor(random() * of.length)];
  if (one === undefined) throw new Error('nobody to ask for');
  return one;
}
const nobody = () => `nadie-${randomUUID().slice(0, 8)}`;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = process.hrtime.bigint();
  await call();
  return Number(process.hrtime.bigint() - startedAt) / 1e6;
}

const post = (path: string, body: unknown) => new TestClient(api.url).post(path, body, { headers: FORWARDED });
/** The next call: one that a visitor may make and that queries the database. */
const next = () => post('/api/auth/validate-reset-token', { token: 'a'.repeat(43) });

type Call = (isKnown: boolean) => () => Promise<unknown>;

/** Times both kinds in turn until the AUC is clearly on one side. */
async function measure(name: string, call: Call) {
  const own = { known: [] as number[], unknown: [] as number[] };
  const after = { known: [] as number[], unknown: [] as number[] };
  for (let warmUp = 0; warmUp < 10; warmUp++) await call(warmUp % 2 === 0)();
  const isClear = () =>
    own.known.length >= FEWEST &&
    [aucOf(own), aucOf(after)].every(
      ({ from, to }) => (from > LEAST && to < GREATEST) || to < LEAST || from > GREATEST,
    );
  while (own.known.length < MOST && !isClear())
    for (let pair = 0; pair < ROUND; pair++)
      for (const kind of random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const request = call(kind === 'known');
        own[kind].push(await timed(request));
        after[kind].push(await timed(next));
      }
  const [itself, following] = [aucOf(own), aucOf(after)];
  const said = (auc: typeof itself) => `AUC ${auc.auc.toFixed(3)} [${auc.from.toFixed(3)}, ${auc.to.toFixed(3)}]`;
  process.stdout.write(
    `${name}: seed ${SEED}, n ${own.known.length} pairs; itself ${said(itself)}; the next call ${said(following)}\n`,
  );
  return { itself: itself.auc, next: following.auc };
}

const expectNothing = ({ itself, next: following }: { itself: number; next: number }) =>
  [itself, following].filter((auc) => auc < LEAST || auc > GREATEST);

const TIMEOUT_MS = 1_800_000;
const password = 'no es esta';

it.each<[string, Call]>([
  [
    'signing in by name',
    (isKnown) => () => post('/api/auth/login', { username: isKnown ? someone(users).username : nobody(), password }),
  ],
  [
    'signing in by address',
    (isKnown) => () =>
      post('/api/auth/login', { username: isKnown ? someone(users).email : `${nobody()}@example.com`, password }),
  ],
  [
    'a forgotten password',
    (isKnown) => () =>
      post('/api/auth/forgot-password', { email: isKnown ? someone(users).email : `${nobody()}@example.com` }),
  ],
  [
    'the link again',
    (isKnown) => () =>
      post('/api/auth/resend-verification', { email: isKnown ? someone(waiting) : `${nobody()}@example.com` }),
  ],
  [
    'registering',
    (isKnown) => () =>
      post('/api/auth/register', {
        username: nobody(),
        email: isKnown ? someone(users).email : `${nobody()}@example.com`,
        password: GOOD,
      }),
  ],
])(
  'V-09, V-10: %s takes as long for known as for unknown, and so does the next call',
  async (name, call) => expect(expectNothing(await measure(name, call))).toEqual([]),
  TIMEOUT_MS,
);

it(
  'control: half a millisecond more for the known is found',
  async () => {
    const wait = (ms: number) => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    const slower: Call = (isKnown) => async () => {
      await next();
      if (isKnown) wait(0.5);
    };
    expect((await measure('control', slower)).itself).toBeGreaterThan(GREATEST);
  },
  TIMEOUT_MS,
);
