import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo, runDueJobs } from '../../../../test/outbox.ts';
import type { TestAnswer } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await runDueJobs(server);
});
afterAll(() => server.stop());

/** The visible parts of a response without its random values. */
function seen({ status, body, headers }: TestAnswer) {
  const visible = [...headers]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replace(/(registro=)[\w-]{43}|expires=[^;]+/g, '$1')]);
  return { status, body, headers: visible };
}

it('V-09 an unknown user and a wrong password get the same answer at the same cost', async () => {
  const { user } = await server.aUser();
  const { passwords } = server.api.deps;
  const attempt = async (username: string) => {
    const before = passwords.comparisons;
    const answer = await server.client().post('/api/auth/login', { username, password: 'no es esta' });
    expect(passwords.comparisons - before).toBe(1);
    return seen(answer);
  };
  const [wrong, unknown, wrongByMail, unknownMail] = [
    await attempt(user.username),
    await attempt('nadie-aquí'),
    await attempt(user.email),
    await attempt('nadie@example.com'),
  ];
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Credenciales incorrectas. Intenta de nuevo.' } });
  expect(unknown).toEqual(wrong);
  expect(wrongByMail).toEqual(wrong);
  expect(unknownMail).toEqual(wrong);
});

describe('known and unknown addresses', () => {
  it('V-10: register the same way; the owner gets a mail', async () => {
    const { user } = await server.aUser();
    const form = (username: string, email: string) => ({ username, email, password: 'mi casa azul' });
    const known = await server.client().post('/api/auth/register', form('otra-vez', user.email));
    const unknown = await server.client().post('/api/auth/register', form('primera-vez', 'primera@example.com'));
    expect(seen(known)).toEqual(seen(unknown));
    const mail = await lastMailTo(server, user.email);
    expect(mail.kind).toBe('account-exists');
    expect(mail.text).toContain(`Tu nombre de usuario es «${user.username}»`);
    expect(await mailsTo(server, 'primera@example.com')).toHaveLength(1);
    // The registration has not reserved the name.
    expect((await server.client().post('/api/auth/register', form('otra-vez', 'libre@example.com'))).status).toBe(201);
  });

  it.each(['/api/auth/forgot-password', '/api/auth/resend-verification'])(
    'V-10: get the same answer of %s',
    async (path) => {
      const { user } = await server.aUser();
      const known = await server.client().post(path, { email: user.email });
      const unknown = await server.client().post(path, { email: 'desconocida@example.com' });
      expect(seen(known)).toEqual(seen(unknown));
      expect(await mailsTo(server, user.email)).toHaveLength(1);
      expect(await mailsTo(server, 'desconocida@example.com')).toEqual([]);
    },
  );
});

it('V-10 over https the work of a mail begins after a random delay, for known and unknown addresses alike', async () => {
  const origin = 'https://reencuentro.example';
  const secure = await startTestServer({ beside: server, env: { PUBLIC_URL: origin, RATE_LIMITS: 'off' } });
  const { user } = await secure.aUser();
  const waits = async (target: TestServer, Origin: string) => {
    const askedAt = target.clock.now().getTime();
    await JobModel.deleteMany({});
    for (const email of Array.from({ length: 10 }, (_, i) => (i % 2 ? user.email : `nadie-${i}@example.com`)))
      await target.client().post('/api/auth/forgot-password', { email }, { headers: { Origin } });
    const jobs = await JobModel.find({ kind: 'account-mail' }).lean();
    return jobs.map(({ runAt }) => runAt.getTime() - askedAt);
  };
  server.clock.stop();
  const secureWaits = await waits(secure, origin);
  expect(secureWaits).toHaveLength(10);
  for (const ms of secureWaits) {
    expect(ms).toBeGreaterThanOrEqual(2_000);
    expect(ms).toBeLessThan(20_000);
  }
  expect(new Set(secureWaits).size).toBeGreaterThan(5);
  // control: no delay on a development machine
  expect(new Set(await waits(server, server.url))).toEqual(new Set([0]));
  await secure.stop();
});

it('V-11 reveals that an account is blocked or unverified only after the right password', async () => {
  for (const state of [{ isEmailVerified: false }, { isActive: false }, { isActive: false, isEmailVerified: false }]) {
    const { user } = await server.aUser(state);
    const wrong = await server.client().post('/api/auth/login', { username: user.username, password: 'no es esta' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Credenciales incorrectas. Intenta de nuevo.' });
    const right = await server.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
    expect(right.status).toBe(403);
    expect(right.headers.getSetCookie()).toEqual([]);
  }
});
