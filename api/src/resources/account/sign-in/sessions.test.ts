import { jest } from '@jest/globals';
import type { ChangeStreamDeleteDocument, ChangeStreamUpdateDocument, Document } from 'mongodb';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import { rawGet } from '../../../../test/raw-call.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTwoServers, type TestServer } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { database } from '../../../platform/mongo.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import type { User } from '../users/user.model.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());

const signIn = async (client: TestClient, user: User) =>
  client.post('/api/auth/login', { username: user.username, password: TEST_PASSWORD });
const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;

describe('the session id', () => {
  it('S-02: is new at sign-in, and the old one is void', async () => {
    const user = await insertUser();
    const client = server.client();
    await signIn(client, user);
    const before = server.client();
    for (const name of ['sid', 'sid.sig']) before.setCookie(name, client.cookie(name) ?? '');
    expect(await isSignedIn(before)).toBe(true);
    await signIn(client, user);
    expect(client.cookie('sid')).not.toBe(before.cookie('sid'));
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
  });

  it('S-02: is never one that the browser sent', async () => {
    const user = await insertUser();
    const client = server.client();
    client.setCookie('sid', 'a'.repeat(43));
    client.setCookie('sid.sig', 'b'.repeat(27));
    await signIn(client, user);
    expect(client.cookie('sid')).not.toBe('a'.repeat(43));
    expect(await isSignedIn(client)).toBe(true);
  });
});

it('D43: a lock holds on every node within two seconds, and so does its end', async () => {
  const client = await server.clientOf(await insertUser());
  const opened = () => rawGet(other.url, '/api/journal', { Cookie: client.cookieHeader, 'Sec-Fetch-Mode': 'navigate' });
  expect(await opened()).toBe(200);
  const secret = 'a'.repeat(43);
  expect((await client.put('/api/account/device-lock', { verifier: secret, share: secret })).status).toBe(204);
  await until(async () => (await opened()) === 403, 2_000);
  expect((await client.delete('/api/account/device-lock')).status).toBe(204);
  await until(async () => (await opened()) === 200, 2_000);
});

it('S-05 a reset ends every session and page, on both nodes, within two seconds', async () => {
  const user = await insertUser();
  const devices = [await server.clientOf(user), await server.clientOf(user), await other.clientOf(user)];
  const pages = await Promise.all(devices.map((client) => LivePage.open(client)));
  expect(await Promise.all(devices.map(isSignedIn))).toEqual([true, true, true]);
  await server.client().post('/api/auth/forgot-password', { email: user.email });
  const { token } = await lastMailTo(server, user.email);
  expect(
    (await server.client().post('/api/auth/reset-password', { token, newPassword: 'una clave bien nueva' })).status,
  ).toBe(200);
  expect(await isSignedIn(devices[0] ?? server.client())).toBe(false);
  await until(async () => (await Promise.all(devices.map(isSignedIn))).every((isIn) => !isIn), 2_000);
  await until(() => pages.every(({ frames }) => frames.some(({ event }) => event === 'session_ended')), 2_000);
  for (const page of pages) page.close();
});

it('S-05 a sign-in that overlaps a reset does not survive it', async () => {
  const user = await insertUser();
  const client = server.client();
  const passwords = server.api.deps.passwords;
  const verify = passwords.verify.bind(passwords);
  // The old password is right when compared; the reset completes before the session is stored.
  jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
    const isRight = await verify(...args);
    await server.client().post('/api/auth/forgot-password', { email: user.email });
    const { token } = await lastMailTo(server, user.email);
    await server.client().post('/api/auth/reset-password', { token, newPassword: 'una clave bien nueva' });
    return isRight;
  });
  expect((await signIn(client, user)).status).toBe(401);
  expect(await isSignedIn(client)).toBe(false);
  expect(await SessionModel.countDocuments({ uid: user._id })).toBe(0);
});

describe('ending the user’s sessions', () => {
  /** The transactions in which an action wrote the user's account and ended the given number of sessions. */
  async function transactionsOf(user: User, ended: number, act: () => Promise<unknown>) {
    const sessions = await SessionModel.find({ uid: user._id }, { _id: 1 }).lean();
    const stream = database().watch<Document, ChangeStreamUpdateDocument | ChangeStreamDeleteDocument>([
      {
        $match: {
          'documentKey._id': { $in: [user._id, ...sessions.map(({ _id }) => _id)] },
          $or: [{ operationType: 'delete' }, { 'updateDescription.updatedFields.passwordHash': { $exists: true } }],
        },
      },
    ]);
    await stream.tryNext();
    await act();
    const transactions = new Set<string>();
    for (let change = 0; change < 1 + ended; change += 1) {
      const { lsid, txnNumber } = await stream.next();
      transactions.add(JSON.stringify([lsid, txnNumber]));
    }
    await stream.close();
    return transactions;
  }

  it('S-05: happens with the reset in one transaction, so that no crash separates them', async () => {
    const user = await insertUser();
    await server.clientOf(user);
    await server.clientOf(user);
    await server.client().post('/api/auth/forgot-password', { email: user.email });
    const { token } = await lastMailTo(server, user.email);
    const transactions = await transactionsOf(user, 2, () =>
      server.client().post('/api/auth/reset-password', { token, newPassword: 'una clave bien nueva' }),
    );
    expect(transactions.size).toBe(1);
  });

  it('S-05: happens with a change of the password in one transaction, except for the session that changed it', async () => {
    const { client, user } = await server.aUser();
    await server.clientOf(user);
    await server.clientOf(user);
    const transactions = await transactionsOf(user, 2, () =>
      client.put('/api/account/password', { currentPassword: TEST_PASSWORD, newPassword: 'una clave bien nueva' }),
    );
    expect(transactions.size).toBe(1);
    expect(await SessionModel.countDocuments({ uid: user._id })).toBe(1);
  });
});

it('S-08 the eleventh sign-in ends the oldest session', async () => {
  const user = await insertUser();
  const clients = Array.from({ length: 11 }, () => server.client());
  for (const client of clients) {
    expect((await signIn(client, user)).status).toBe(200);
    server.clock.advance(1_000);
  }
  const alive = await Promise.all(clients.map(isSignedIn));
  expect(alive).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
});

describe('confirming the password', () => {
  it('S-07: is valid for ten minutes, on this device alone', async () => {
    const user = await insertUser();
    const [here, there] = [server.client(), server.client()];
    await signIn(here, user);
    await signIn(there, user);
    const confirmedAt = async () =>
      (await SessionModel.find({ uid: user._id }).sort({ createdAt: 1 }).lean()).map((session) =>
        session.confirmedAt.getTime(),
      );
    const [atSignIn] = await confirmedAt();
    server.clock.advance(11 * MINUTE_MS);
    expect((await here.post('/api/auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
    const times = await confirmedAt();
    expect((times[0] ?? 0) - (atSignIn ?? 0)).toBeGreaterThanOrEqual(11 * MINUTE_MS);
    expect((times[0] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(10 * MINUTE_MS);
  });

  it('S-07: is refused when wrong, without signing the user out', async () => {
    const { client } = await server.aUser();
    expect(await client.post('/api/auth/confirm', { password: 'no es esta' })).toMatchObject({
      status: 403,
      body: { confirmationRequired: true, message: 'La contraseña no es correcta.' },
    });
    expect(await isSignedIn(client)).toBe(true);
    expect((await server.client().post('/api/auth/confirm', { password: TEST_PASSWORD })).status).toBe(401);
  });
});
