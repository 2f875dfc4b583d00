import { randomBytes } from 'node:crypto';
import { LOCK_TRIES } from '@app/contract/device-lock';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import { hashSessionId } from '../../../platform/sessions/session-id.ts';
import { UserModel } from '../users/user.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const LOCK = '/api/account/device-lock';
const secret = () => randomBytes(32).toString('base64url');
const open = (client: TestClient, verifier: string) => client.post(`${LOCK}/open`, { verifier });
const refused = (left: string) => ({ status: 403, body: { message: `Ese no es el PIN. ${left}` } });
const sessionIdOf = (client: TestClient) => hashSessionId(client.cookie('sid') ?? '');

async function aLockedPhone() {
  const { client: phone, user, id } = await server.aUser();
  const lock = { verifier: secret(), share: secret() };
  expect((await phone.put(LOCK, lock)).status).toBe(204);
  return { phone, user, id, ...lock };
}

it('D43: the session’s share is given for the right verifier, as often as it is asked for', async () => {
  const { phone, verifier, share } = await aLockedPhone();
  expect((await phone.get(LOCK)).body).toEqual({ isOn: true });
  for (let i = 0; i < LOCK_TRIES + 2; i += 1)
    expect(await open(phone, verifier)).toMatchObject({ status: 200, body: { share } });
});

it('D43: wrong ones are counted, and a right one begins anew', async () => {
  const { phone, verifier, share } = await aLockedPhone();
  for (let left = LOCK_TRIES - 1; left > 1; left -= 1)
    expect(await open(phone, secret())).toMatchObject(refused(`Te quedan ${left} intentos.`));
  expect(await open(phone, secret())).toMatchObject(refused('Te queda un intento.'));
  expect((await open(phone, verifier)).body).toEqual({ share });
  expect(await open(phone, secret())).toMatchObject(refused(`Te quedan ${LOCK_TRIES - 1} intentos.`));
});

it('D43: the tenth wrong one ends the session; nothing gives the share any more', async () => {
  const { phone, user, verifier } = await aLockedPhone();
  for (let i = 1; i < LOCK_TRIES; i += 1) await open(phone, secret());
  for (const each of [secret(), verifier])
    expect(await open(phone, each)).toMatchObject({ status: 401, body: { reason: 'ended' } });
  expect(await SessionModel.countDocuments({ _id: sessionIdOf(phone) })).toBe(0);
  const again = await server.clientOf(user);
  expect((await again.get(LOCK)).body).toEqual({ isOn: false });
  expect((await open(again, verifier)).status).toBe(404);
});

it('D43: parallel tries cannot go beyond the tenth', async () => {
  const { phone, verifier } = await aLockedPhone();
  const answers = await Promise.all(Array.from({ length: 3 * LOCK_TRIES }, () => open(phone, secret())));
  expect(answers.filter(({ status }) => status === 403).length).toBeLessThan(LOCK_TRIES);
  expect((await open(phone, verifier)).status).toBe(401);
});

it('D43: a process that died at the tenth try has not left a way in', async () => {
  const { phone, verifier } = await aLockedPhone();
  await SessionModel.updateOne({ _id: sessionIdOf(phone) }, { 'lock.tries': LOCK_TRIES });
  expect(await open(phone, verifier)).toMatchObject({ status: 401, body: { reason: 'ended' } });
});

it('D43: it is the session’s alone: another device, another account, an ended session have no share', async () => {
  const { phone, user, verifier } = await aLockedPhone();
  const home = await server.clientOf(user);
  const { client: other } = await server.aUser();
  expect((await open(home, verifier)).status).toBe(404);
  expect((await open(other, verifier)).status).toBe(404);
  expect((await home.delete(`/api/account/sessions/${sessionIdOf(phone)}`)).status).toBe(204);
  expect(await open(phone, verifier)).toMatchObject({ status: 401, body: { reason: 'ended' } });
});

it('D43: who has forgotten the PIN ends the session', async () => {
  const { phone } = await aLockedPhone();
  expect((await phone.post(`${LOCK}/forget`)).status).toBe(204);
  expect(await phone.get('/api/auth/user')).toMatchObject({ status: 401, body: { reason: 'ended' } });
});

it('D43: setting and removing it needs the password of the last ten minutes', async () => {
  const { phone, verifier, share } = await aLockedPhone();
  server.clock.advance(11 * 60_000);
  const confirm = { status: 403, body: { confirmationRequired: true } };
  expect(await phone.put(LOCK, { verifier: secret(), share: secret() })).toMatchObject(confirm);
  expect(await phone.delete(LOCK)).toMatchObject(confirm);
  expect((await open(phone, verifier)).body).toEqual({ share });
});

it('D43: who wants to be asked each time is not asked for the lock that a page brings to a new session', async () => {
  const { phone, user, id } = await aLockedPhone();
  await UserModel.updateOne({ _id: id }, { asksEachTime: true });
  const lock = { verifier: secret(), share: secret() };
  expect((await phone.put(LOCK, lock)).status).toBe(403);
  const again = await server.clientOf(user);
  expect((await again.put(LOCK, lock)).status).toBe(204);
  expect((await again.put(LOCK, { verifier: secret(), share: secret() })).status).toBe(403);
});

it('D43: removed, and set again with another PIN', async () => {
  const { phone, verifier } = await aLockedPhone();
  expect((await phone.delete(LOCK)).status).toBe(204);
  expect((await open(phone, verifier)).status).toBe(404);
  const next = { verifier: secret(), share: secret() };
  await phone.put(LOCK, next);
  expect((await open(phone, verifier)).status).toBe(403);
  expect((await open(phone, next.verifier)).body).toEqual({ share: next.share });
});

it('D43: neither verifier nor share is stored as it came', async () => {
  const { phone, verifier, share } = await aLockedPhone();
  const found = await SessionModel.findOne({ _id: sessionIdOf(phone) }).lean();
  expect(found?.lock?.tries).toBe(0);
  const stored = JSON.stringify(found) + Buffer.from(JSON.stringify(found?.lock)).toString('latin1');
  for (const each of [verifier, share]) {
    expect(stored).not.toContain(each);
    expect(stored).not.toContain(Buffer.from(each).toString('base64'));
  }
});
