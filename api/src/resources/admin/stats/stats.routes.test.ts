import { CONSENT_VERSION } from '@app/contract/sign-in';
import { insertUser } from '../../../../test/factories.ts';
import { lastMailTo, runDueJobs } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { withTransaction, database } from '../../../platform/mongo.ts';
import { removeUser } from '../../account/users/user.repository.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { seedProgress } from '../../programme/progress/seed-progress.ts';
import { countDropoff } from './stage-dropoff.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';

let server: TestServer;
let directora: TestUser;
beforeEach(async () => {
  server = await startTestServer({ env: { TIME_ZONE: 'Europe/Madrid' } });
  await runDueJobs(server);
  directora = await server.aUser({ role: 'admin', username: 'directora', createdAt: new Date('2020-01-01') });
});
afterEach(() => server.stop());

const stats = async () => (await directora.client.get('/api/admin/stats')).body;
/** The figures of now: a process counts every ten seconds. */
const statsLater = () => {
  server.clock.advance(10_000);
  return stats();
};
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);
const old = new Date('2021-03-04');

describe('stats', () => {
  it('are the eight counters', async () => {
    await insertUser({ createdAt: ago(2 * DAY_MS), isEmailVerified: false });
    await insertUser({ createdAt: old, isActive: false, lastActiveAt: ago(1_000) });
    await insertUser({ createdAt: old, lastActiveAt: ago(4 * MINUTE_MS) });
    await insertUser({ createdAt: old, lastActiveAt: ago(5 * MINUTE_MS + 1_000) });
    await insertUser({ createdAt: old, lastActiveAt: ago(DAY_MS - 1_000) });
    await insertUser({ createdAt: old, lastActiveAt: ago(DAY_MS + 1_000) });
    await insertUser({ createdAt: server.clock.now() });
    expect(await stats()).toEqual({
      totalUsers: 8,
      newUsersToday: 1,
      activeUsers: 7,
      inactiveUsers: 1,
      onlineNow: 1,
      recentlyActive: 3,
      adminUsers: 1,
      verifiedUsers: 7,
    });
  });

  it('follow registration, verification, premium, block, promotion and removal', async () => {
    const base = await stats();
    const visitor = server.client();
    const password = 'luz de marzo 7';
    await visitor.post('/api/auth/register', { username: 'recién', email: 'recien@example.com', password });
    // A pending registration is no account (D46).
    expect(await statsLater()).toEqual(base);
    const { token } = await lastMailTo(server, 'recien@example.com');
    await visitor.post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION });
    expect(await statsLater()).toMatchObject({
      totalUsers: base.totalUsers + 1,
      newUsersToday: base.newUsersToday + 1,
      verifiedUsers: base.verifiedUsers + 1,
    });
    const user = await UserModel.findOne({ email: 'recien@example.com' }).lean();
    const id = String(user?._id);
    const patch = (what: string, body: object) => directora.client.patch(`/api/admin/users/${id}/${what}`, body);
    await patch('status', { isActive: false });
    await patch('status', { isActive: false });
    expect(await stats()).toMatchObject({ activeUsers: base.activeUsers, inactiveUsers: 1 });
    await patch('status', { isActive: true });
    await patch('role', { role: 'admin' });
    await patch('role', { role: 'admin' });
    expect(await stats()).toMatchObject({ activeUsers: base.activeUsers + 1, inactiveUsers: 0, adminUsers: 2 });
    await withTransaction((session) => removeUser(id, session));
    // The administrator's own calls are activity too.
    const { onlineNow: _1, recentlyActive: _2, ...counted } = base;
    expect(await statsLater()).toMatchObject(counted);
  });

  it('count a user as online from the sign-in or any other call', async () => {
    expect((await stats()).onlineNow).toBe(0);
    const { user } = await server.aUser({ createdAt: old });
    await server.client().post('/api/auth/login', { username: user.username, password: 'palabra de prueba' });
    expect(await statsLater()).toMatchObject({ onlineNow: 1, recentlyActive: 1 });
    const client = await server.clientOf(user);
    server.clock.advance(6 * MINUTE_MS);
    // The user counts as recent alone. The administrator's own calls are noted too, after their answers.
    await until(async () => (await statsLater()).recentlyActive === 2);
    expect(await stats()).toMatchObject({ onlineNow: 1 });
    await client.get('/api/auth/user');
    await until(async () => (await statsLater()).onlineNow === 2);
  });

  it('are counted again after ten seconds', async () => {
    const before = await stats();
    await insertUser({ createdAt: old });
    expect(await stats()).toEqual(before);
    expect(await statsLater()).toMatchObject({ totalUsers: before.totalUsers + 1 });
  });
});

describe('connected users', () => {
  it('are those of the last five minutes, with the address of their newest session', async () => {
    const { user } = await server.aUser({ username: 'ana', lastActiveAt: ago(MINUTE_MS) });
    await insertUser({ username: 'sin-sesion', lastActiveAt: ago(2 * MINUTE_MS) });
    await insertUser({ username: 'ida', lastActiveAt: ago(6 * MINUTE_MS) });
    await insertUser({ username: 'bloqueada', lastActiveAt: ago(1_000), isActive: false });
    const answer = await directora.client.get('/api/admin/online-users');
    expect(answer.body).toEqual([
      {
        username: 'ana',
        email: user.email,
        lastActivity: user.lastActiveAt?.toISOString(),
        ipAddress: '127.0.0.1',
      },
      { username: 'sin-sesion', email: 'sin-sesion@example.com', lastActivity: expect.any(String) },
    ]);
    expect(answer.headers.get('x-total-count')).toBe('2');
  });
});

describe('interest in premium', () => {
  it('is listed with the state of its mail, in the row too', async () => {
    const { client, id, user } = await server.aUser({ username: 'curiosa' });
    expect((await directora.client.get('/api/admin/premium-clicks')).body).toEqual([]);
    expect((await client.post('/api/track-premium-click')).body).toMatchObject({ success: true, emailSent: true });
    const answer = await directora.client.get('/api/admin/premium-clicks');
    expect(answer.body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        userName: 'curiosa',
        userEmail: user.email,
        clickedAt: expect.any(String),
        emailSent: true,
        emailSentAt: expect.any(String),
      },
    ]);
    expect([answer.headers.get('x-total-count'), answer.headers.get('x-pending-count')]).toEqual(['1', '0']);
    const [row] = (await directora.client.get('/api/admin/users?q=curiosa')).body;
    expect(row).toMatchObject({ id, premiumEmailClickedAt: answer.body[0].clickedAt, premiumEmailSent: true });
  });

  it('is paginated, the latest first', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { _id } = await insertUser({ username: `interesada-${i}` });
      await database()
        .collection('premiumClicks')
        .insertOne({
          userId: _id,
          clickedAt: new Date(Date.UTC(2024, 0, 1 + (i >> 1))),
          clicks: 1,
          emailSent: i > 2,
          emailSentAt: null,
        });
    }
    const names: string[] = [];
    let path: string | undefined = '/api/admin/premium-clicks?limit=2';
    while (path) {
      const page = await directora.client.get(path);
      names.push(...page.body.map(({ userName }: { userName: string }) => userName));
      expect(page.headers.get('x-pending-count')).toBe('3');
      path = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual([4, 3, 2, 1, 0].map((i) => `interesada-${i}`));
  });
});

describe('drop-off by stage', () => {
  const seedGroup = async (count: number, completed: number, at: Date) => {
    for (let i = 0; i < count; i += 1) {
      const { _id } = await insertUser();
      const ids = Array.from({ length: completed }, (_, n) => n + 1);
      await seedProgress(_id.toString(), ids, { at: () => at });
    }
  };
  const dropoff = async () => (await directora.client.get('/api/admin/stage-dropoff')).body;

  it('is reported for groups of five or more only', async () => {
    expect((await dropoff()).stages).toEqual([]);
    await seedGroup(5, 3, ago(20 * DAY_MS)); // stage 1, halted
    await seedGroup(6, 4, ago(DAY_MS)); // stage 1, active
    await seedGroup(4, 10, ago(20 * DAY_MS)); // stage 2: too few to be reported
    await seedGroup(5, 20, ago(DAY_MS)); // stage 3
    await seedGroup(2, 20, ago(20 * DAY_MS)); // two of seven: not reported
    await countDropoff(server.clock.now());
    const { countedAt, stages } = await dropoff();
    expect(countedAt).toBeTruthy();
    expect(stages.map(({ stageId, here, halted }: Record<string, number>) => [stageId, here, halted])).toEqual([
      [1, 11, 5],
      [3, 7, null],
    ]);
    expect(stages[0].title.length).toBeGreaterThan(0);
  });
});
