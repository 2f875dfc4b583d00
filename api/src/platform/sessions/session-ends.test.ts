import { Types } from 'mongoose';
import { TEST_PASSWORD } from '../../../test/factories.ts';
import { lastMailTo } from '../../../test/outbox.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTwoServers, type TestServer } from '../../../test/test-server.ts';
import { UserModel } from '../../resources/account/users/user.model.ts';
import { SessionEndModel } from './session-end.model.ts';
import { endReasonOf, ENDS_PER_USER, expectEnd, noteEnds } from './session-ends.ts';
import { SessionModel } from './session.model.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import { DAY_MS } from '../durations.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());

const told = async (client: TestClient) => {
  const { status, body } = await client.get('/api/auth/user');
  return status === 401 ? (body.reason ?? 'nothing') : status;
};

/** A user at home, and the phone that was lost. */
async function aLostPhone() {
  const { client: home, user, id } = await server.aUser();
  const phone = server.client();
  await phone.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
  return { home, user, id, phone };
}

/** The same cookies on another process. */
function movedTo(target: TestServer, client: TestClient): TestClient {
  const copy = target.client();
  for (const name of ['sid', 'sid.sig']) copy.setCookie(name, client.cookie(name) ?? '');
  return copy;
}

const sessionIdOf = (client: TestClient) => hashSessionId(client.cookie('sid') ?? '');

describe('D42: the 401 of an ended session says why', () => {
  const acts: [string, string, (lost: Awaited<ReturnType<typeof aLostPhone>>) => Promise<unknown>][] = [
    ['closed in the profile', 'ended', ({ home, phone }) => home.delete(`/api/account/sessions/${sessionIdOf(phone)}`)],
    [
      'a new password',
      'password_changed',
      ({ home }) =>
        home.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'una clave bien nueva' }),
    ],
    [
      'a password reset',
      'password_changed',
      async ({ user }) => {
        await server.client().post('/api/auth/forgot-password', { email: user.email });
        const { token } = await lastMailTo(server, user.email);
        await server.client().post('/api/auth/reset-password', { token, newPassword: 'una clave bien nueva' });
      },
    ],
    [
      'the account blocked',
      'blocked',
      async ({ id }) => {
        const { client } = await server.aUser({ role: 'admin' });
        await client.patch(`/api/admin/users/${id}/status`, { isActive: false });
      },
    ],
    ['the account deleted', 'deleted', ({ home }) => home.delete('/api/account', { password: TEST_PASSWORD })],
  ];

  it.each(acts)('%s: %s, on every process, and a week later too', async (_, reason, act) => {
    const lost = await aLostPhone();
    await act(lost);
    for (const phone of [lost.phone, movedTo(other, lost.phone)]) expect(await told(phone)).toBe(reason);
    server.clock.advance(8 * DAY_MS);
    expect(await told(lost.phone)).toBe(reason);
    expect(await told(lost.phone)).toBe(reason);
  });

  it.each(acts)('%s: %s, although the session had expired before', async (_, reason, act) => {
    const lost = await aLostPhone();
    server.clock.advance(8 * DAY_MS);
    expect(await told(lost.phone)).toBe('nothing');
    const home = await server.clientOf(lost.user);
    if (reason === 'ended') {
      const phone = (await home.get('/api/account/devices')).body.find(
        (each: { isCurrent: boolean }) => !each.isCurrent,
      );
      await home.delete(`/api/account/devices/${phone.id}`);
    } else await act({ ...lost, home });
    expect(await told(lost.phone)).toBe(reason);
  });

  it('a deletion reaches devices whose sessions were ended before, and leaves nothing that names the account', async () => {
    const { home, phone, id } = await aLostPhone();
    await home.delete(`/api/account/sessions/${sessionIdOf(phone)}`);
    expect(await told(phone)).toBe('ended');
    await home.delete('/api/account', { password: TEST_PASSWORD });
    expect(await told(phone)).toBe('deleted');
    const left = await SessionEndModel.find({ _id: sessionIdOf(phone) }).lean();
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left)).not.toContain(id);
  });

  it('a process that died before it ended the sessions: block and deletion count all the same', async () => {
    const { phone, id } = await aLostPhone();
    await UserModel.updateOne({ _id: id }, { isActive: false });
    server.api.deps.sessions.forgetUser(id);
    expect(await told(phone)).toBe('blocked');
    await UserModel.deleteOne({ _id: id });
    server.api.deps.sessions.forgetUser(id);
    expect(await told(phone)).toBe('deleted');
  });
});

describe('nothing is said', () => {
  it('of a session that expired, that its own browser ended, or that an eleventh one displaced', async () => {
    const { phone: expired } = await aLostPhone();
    server.clock.advance(8 * DAY_MS);
    const { home: left } = await aLostPhone();
    const copy = movedTo(server, left);
    await left.post('/api/auth/logout');
    const { phone: displaced, user } = await aLostPhone();
    for (let i = 0; i < 10; i += 1) await server.clientOf(user);
    expect(await Promise.all([expired, copy, displaced].map(told))).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it('to anybody without that signed cookie', async () => {
    const { home, phone } = await aLostPhone();
    await home.delete(`/api/account/sessions/${sessionIdOf(phone)}`);
    const stranger = server.client();
    stranger.setCookie('sid', phone.cookie('sid') ?? '');
    stranger.setCookie('sid.sig', 'A'.repeat(27));
    expect(await told(stranger)).toBe('nothing');
    expect(await told(server.client())).toBe('nothing');
    // The answer to the right cookie is the control.
    expect(await told(phone)).toBe('ended');
  });

  it('to a device that has signed in again since', async () => {
    const { home, phone, user } = await aLostPhone();
    await home.delete(`/api/account/sessions/${sessionIdOf(phone)}`);
    await phone.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
    expect(await told(phone)).toBe(200);
  });

  it('once the cookie has expired', async () => {
    const { home, phone } = await aLostPhone();
    await home.delete(`/api/account/sessions/${sessionIdOf(phone)}`);
    server.clock.advance(31 * DAY_MS);
    expect(await told(phone)).toBe('nothing');
  });
});

it('an account has a bounded number of records: the oldest go', async () => {
  const uid = new Types.ObjectId();
  const now = server.clock.now();
  const ids = Array.from({ length: ENDS_PER_USER + 3 }, newSessionId);
  for (const [i, id] of ids.entries()) await expectEnd(id, uid, new Date(now.getTime() + i));
  expect(await SessionEndModel.countDocuments({ uid })).toBe(ENDS_PER_USER);
  await noteEnds(ids.slice(-1), 'ended');
  expect(await endReasonOf(ids.at(-1) ?? '', now)).toBe('ended');
  expect(await SessionModel.countDocuments({ uid })).toBe(0);
});
