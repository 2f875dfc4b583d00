import { Types } from 'mongoose';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { runDueJobs } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { database } from '../../../platform/mongo.ts';
import { ReminderModel } from '../../account/reminders/reminder.model.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { AuditModel } from '../../account/audit/audit.model.ts';
import { setRole } from './user-access.ts';

let server: TestServer;
let directora: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin' });
});
afterAll(() => server.stop());

const patch = (id: string, what: 'status' | 'role' | 'premium', body: unknown, by: TestUser = directora) =>
  by.client.patch(`/api/admin/users/${id}/${what}`, body);
const aPlainUser = async () => (await insertUser())._id.toString();

describe('changes by an administrator', () => {
  it('premium takes effect on the next call and reaches open pages', async () => {
    const { client, id, user } = await server.aUser();
    const page = await LivePage.open(client);
    expect(await patch(id, 'premium', { hasPremiumAccess: true })).toMatchObject({
      status: 200,
      body: { username: user.username },
    });
    expect((await client.get('/api/auth/user')).body.user.hasPremiumAccess).toBe(true);
    expect(await page.received(1)).toEqual([
      { event: 'access_changed', data: { seq: 1, hasPremiumAccess: true, role: 'user' } },
    ]);
    await patch(id, 'premium', { hasPremiumAccess: false });
    expect((await client.get('/api/auth/user')).body.user.hasPremiumAccess).toBe(false);
    page.close();
  });

  it('Z-04 role and premium count on another process within two seconds', async () => {
    const other = await startTestServer({ beside: server });
    const { id, user } = await server.aUser();
    const there = await other.clientOf(user);
    expect((await there.get('/api/auth/user')).body.user.role).toBe('user');
    await patch(id, 'role', { role: 'admin' });
    const deadline = Date.now() + 2_000;
    let role = '';
    while (role !== 'admin' && Date.now() < deadline) role = (await there.get('/api/auth/user')).body.user.role;
    expect(role).toBe('admin');
    await other.stop();
  });

  it('S-07 making an administrator needs the password again, ten minutes after it was given', async () => {
    const [administrator, id] = [await server.aUser({ role: 'admin' }), await aPlainUser()];
    const promote = () => patch(id, 'role', { role: 'admin' }, administrator);
    server.clock.advance(11 * 60_000);
    expect(await promote()).toMatchObject({ status: 403, body: { confirmationRequired: true } });
    expect((await UserModel.findById(id).lean())?.role).toBe('user');
    for (const { client } of [administrator, directora])
      await client.post('/api/auth/confirm', { password: TEST_PASSWORD });
    expect((await promote()).status).toBe(200);
  });

  it('S-05 blocking ends the user’s sessions and pages at once; unblocking allows new sign-ins', async () => {
    const { client, id, user } = await server.aUser();
    const page = await LivePage.open(client);
    expect((await patch(id, 'status', { isActive: false })).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await page.received(1)).toMatchObject([{ event: 'session_ended', data: { reason: 'blocked' } }]);
    const signIn = () => server.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
    expect((await signIn()).status).toBe(403);
    await patch(id, 'status', { isActive: true });
    expect((await signIn()).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    page.close();
  });

  it('unblocked, the user gets her reminders by mail again', async () => {
    const { client, id } = await server.aUser();
    await client.put('/api/account/reminders/mail', { isOn: true, timeZone: 'Europe/Madrid' });
    const isLookedAt = async () => ((await ReminderModel.findById(id).lean())?.nextAt ?? null) !== null;
    await patch(id, 'status', { isActive: false });
    server.clock.advance(60_000);
    await runDueJobs(server);
    expect(await isLookedAt()).toBe(false);
    await patch(id, 'status', { isActive: true });
    expect(await isLookedAt()).toBe(true);
  });

  it('repeated, changes and records nothing the second time', async () => {
    const id = await aPlainUser();
    for (let i = 0; i < 2; i += 1) expect((await patch(id, 'premium', { hasPremiumAccess: true })).status).toBe(200);
    expect(await AuditModel.countDocuments({ target: id })).toBe(1);
    expect(
      await database()
        .collection('events')
        .countDocuments({ uid: new Types.ObjectId(id) }),
    ).toBe(1);
  });
});

describe('administrators', () => {
  it('Z-05: role accepts only admin', async () => {
    const id = await aPlainUser();
    for (const role of ['user', 'superadmin', '', null, true, { $ne: 'user' }])
      expect((await patch(id, 'role', { role })).status).toBe(400);
    expect((await UserModel.findById(id).lean())?.role).toBe('user');
  });

  it('Z-05: nobody changes an administrator’s status, another’s or their own', async () => {
    const other = await server.aUser({ role: 'admin' });
    for (const id of [other.id, directora.id]) {
      for (const isActive of [false, true]) {
        expect(await patch(id, 'status', { isActive })).toMatchObject({
          status: 403,
          body: { message: 'El estado de una administradora no se puede cambiar.' },
        });
      }
    }
    expect(await UserModel.countDocuments({ role: 'admin', isActive: false })).toBe(0);
  });

  it('Z-05: a blocked user is not promoted', async () => {
    const { id } = await server.aUser({ isActive: false });
    expect((await patch(id, 'role', { role: 'admin' })).status).toBe(409);
  });

  it('Z-05: one always stays active: two demote each other, in fifty parallel rounds', async () => {
    const { mail } = server.api.deps;
    await UserModel.updateMany({ role: 'admin' }, { role: 'user' });
    let [ana, eva] = [await server.aUser({ role: 'admin' }), await server.aUser({ role: 'admin' })];
    for (let round = 0; round < 50; round += 1) {
      await Promise.all([
        patch(eva.id, 'status', { isActive: false }, ana),
        patch(ana.id, 'status', { isActive: false }, eva),
        // Demotion is available by no call, only by the operator's command.
        ...[ana, eva].map(({ id }) =>
          setRole({ mail }, id, 'user', { actor: 'operator', now: new Date() }, 'http://localhost').catch(
            () => undefined,
          ),
        ),
      ]);
      expect(await UserModel.countDocuments({ role: 'admin', isActive: true })).toBe(1);
      // The first user to be demoted may have been blocked afterwards, which also ends the user's sessions.
      const anew = async ({ id, user }: TestUser): Promise<TestUser> => {
        await UserModel.updateOne({ _id: id }, { isActive: true });
        await setRole({ mail }, id, 'admin', { actor: 'operator', now: new Date() }, 'http://localhost');
        server.api.deps.sessions.forgetUser(id);
        return { id, user, client: await server.clientOf(user) };
      };
      [ana, eva] = [await anew(ana), await anew(eva)];
    }
    await UserModel.updateOne({ _id: directora.id }, { role: 'admin' });
    server.api.deps.sessions.forgetUser(directora.id);
  }, 240_000);
});

describe('the audit', () => {
  it('Z-06: records actor, target, action and time of each action', async () => {
    const id = await aPlainUser();
    const before = Date.now();
    await patch(id, 'premium', { hasPremiumAccess: true });
    await patch(id, 'premium', { hasPremiumAccess: false });
    await patch(id, 'status', { isActive: false });
    await patch(id, 'status', { isActive: true });
    await patch(id, 'role', { role: 'admin' });
    const records = await AuditModel.find({ target: id }).sort({ _id: 1 }).lean();
    expect(records.map(({ action }) => action)).toEqual([
      'grant_premium',
      'revoke_premium',
      'block',
      'unblock',
      'promote',
    ]);
    for (const { actor, at } of records) {
      expect(actor).toBe(directora.id);
      expect(at.getTime()).toBeGreaterThanOrEqual(before);
    }
  });

  it('Z-06: has no record of refused calls', async () => {
    const id = await aPlainUser();
    await patch(id, 'role', { role: 'user' });
    await patch(directora.id, 'status', { isActive: false });
    expect(await AuditModel.countDocuments({ target: id })).toBe(0);
    expect(await AuditModel.countDocuments({ target: directora.id })).toBe(0);
  });

  it('Z-06: is append-only', async () => {
    const id = await aPlainUser();
    await patch(id, 'premium', { hasPremiumAccess: true });
    await AuditModel.updateOne({ target: id }, { action: 'block' }).catch(() => undefined);
    expect((await AuditModel.findOne({ target: id }).lean())?.action).toBe('grant_premium');
  });
});

it.each(['status', 'role', 'premium'] as const)(
  '%s: 401 signed out, 403 for others, 404 unknown, 400 malformed',
  async (what) => {
    const body = { status: { isActive: true }, role: { role: 'admin' }, premium: { hasPremiumAccess: true } }[what];
    const id = await aPlainUser();
    const nobody = await server.aUser({ hasPremiumAccess: true });
    expect((await server.client().patch(`/api/admin/users/${id}/${what}`, body)).status).toBe(401);
    expect((await patch(id, what, body, nobody)).status).toBe(403);
    expect((await patch('0'.repeat(24), what, body)).status).toBe(404);
    expect((await patch('1', what, body)).status).toBe(400);
    expect((await patch(id, what, {})).status).toBe(400);
    expect((await patch(id, what, { ...body, email: 'otra@example.com' })).status).toBe(400);
    expect(await UserModel.findById(id).lean()).toMatchObject({
      role: 'user',
      isActive: true,
      hasPremiumAccess: false,
    });
  },
);
