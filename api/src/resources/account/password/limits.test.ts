import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import type { TestAnswer } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { HttpProblem } from '../../../platform/errors.ts';
import { database } from '../../../platform/mongo.ts';
import { mailsTo } from '../../../../test/outbox.ts';

let nodes: TestServer[] = [];
beforeAll(async () => {
  // Each test uses its own networks, as set by the proxy header.
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  const first = await startTestServer({ env });
  nodes = [first, await startTestServer({ beside: first, env })];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

const node = (at: number): TestServer => {
  const found = nodes[at % nodes.length];
  if (!found) throw new Error('no node');
  return found;
};
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
const signIn = (at: number, ip: string, username: string, password: string) =>
  node(at).client().post('/api/auth/login', { username, password }, from(ip));

it('V-08 a hundred failures over two nodes get 429 with Retry-After; the owner signs in from elsewhere at the first attempt', async () => {
  const user = await insertUser();
  const answers: TestAnswer[] = [];
  for (let i = 0; i < 100; i += 1)
    answers.push(await signIn(i, '203.0.113.5', i % 2 ? user.username : user.email, 'no es esta'));
  const statuses = answers.map(({ status }) => status);
  expect(answers.every(({ status, headers }) => Number(headers.get('retry-after')) > 0 === (status === 429))).toBe(
    true,
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.slice(5).every((status) => status === 429)).toBe(true);
  expect((await signIn(0, '203.0.113.5', user.username, TEST_PASSWORD)).status).toBe(429);
  expect((await signIn(1, '198.51.100.7', user.username, TEST_PASSWORD)).status).toBe(200);
});

it('V-08 parallel attempts do not bypass the limit', async () => {
  const user = await insertUser();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, i) => signIn(i, '203.0.113.6', user.username, 'no es esta')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

it('V-08 parallel attempts are all counted, also the first ones of a key', async () => {
  const allowed: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const tries = Array.from({ length: 25 }, (_, i) => node(i).api.deps.limits.consume('loginPair', `round-${round}`));
    allowed.push((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length);
  }
  expect(allowed).toEqual(allowed.map(() => 5));
});

it('V-10 an account may ask for twenty user names an hour, taken or not; other changes are not counted', async () => {
  const other = await insertUser();
  const { client, user } = await node(0).aUser();
  const changeTo = async (username: string) => (await client.patch('/api/profile', { username })).status;
  for (let i = 0; i < 25; i += 1) expect(await changeTo(user.username)).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 22; i += 1) statuses.push(await changeTo(other.username));
  expect(statuses.filter((status) => status === 409)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect((await client.patch('/api/profile', { firstName: 'Eva' })).status).toBe(200);
});

it('V-08 thirty failures of one network, over all accounts; a /64 is one network', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 35; i += 1)
    statuses.push((await signIn(i, `2001:db8:1:2:${i.toString(16)}::1`, `nadie-${i}`, 'no es esta')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect((await signIn(0, '2001:db8:1:3::1', 'nadie-x', 'no es esta')).status).toBe(401);
});

it('V-08 a right password costs no attempt and clears the failures', async () => {
  const user = await insertUser();
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 4; i += 1)
      expect((await signIn(i, '203.0.113.8', user.username, 'no es esta')).status).toBe(401);
    expect((await signIn(round, '203.0.113.8', user.username, TEST_PASSWORD)).status).toBe(200);
  }
});

it('V-08 waits grow from one exhausted limit to the next, to an hour at most', async () => {
  const { limits } = node(0).api.deps;
  const waits: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (let i = 0; i < 5; i += 1) await limits.consume('loginPair', 'growing');
    const refusal: unknown = await limits.consume('loginPair', 'growing').catch((error: unknown) => error);
    waits.push(refusal instanceof HttpProblem ? refusal.headers['Retry-After'] : refusal);
    // The limiter has no test clock: the end of the block is set to the past.
    await database()
      .collection('rateLimits')
      .updateMany({ key: { $regex: '^loginPair:' } }, { $set: { expire: new Date(0) } });
  }
  expect(waits).toEqual(['900', '1800', '3600', '3600']);
});

it('V-10 registrations, which reveal taken names, are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 22; i += 1) {
    const form = { username: `nombre-${i}`, email: `nombre-${i}@example.com`, password: 'mi casa azul' };
    statuses.push((await node(i).client().post('/api/auth/register', form, from('203.0.113.20'))).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

it('L-01 three mails an hour to one address, known or not, whoever requests them', async () => {
  const user = await insertUser();
  for (const email of [user.email, 'nadie@example.com']) {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const path = i % 2 ? '/api/auth/forgot-password' : '/api/auth/resend-verification';
      statuses.push(
        (
          await node(i)
            .client()
            .post(path, { email }, from(`203.0.113.${100 + i}`))
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  }
  expect(await mailsTo(node(0), user.email)).toHaveLength(3);
});

it('L-02 a forged X-Forwarded-For opens no new budget', async () => {
  const open = await startTestServer({ beside: node(0), env: { RATE_LIMITS: 'on' } });
  const user = await insertUser();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    statuses.push(
      (
        await open
          .client()
          .post('/api/auth/login', { username: user.username, password: 'no es esta' }, from(`198.51.100.${i}`))
      ).status,
    );
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  await open.stop();
});
