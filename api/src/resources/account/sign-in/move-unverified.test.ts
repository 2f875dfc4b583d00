import { Types } from 'mongoose';
import { registrationCalls, wantsPassword } from '../../../../test/a-registration.ts';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, runDueJobs } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { issueToken } from '../tokens/tokens.ts';
import { UserModel } from '../users/user.model.ts';
import { moveUnverifiedAccounts } from './move-unverified.ts';
import { PendingRegistrationModel } from './pending-registration.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  await runDueJobs(server);
});
afterAll(() => server.stop());

const { follow, signIn } = registrationCalls(() => server);

/** The link first: the job that moves such accounts may run at any moment. */
async function formerAccount() {
  const _id = new Types.ObjectId();
  const email = `${_id.toString()}@example.com`;
  const createdAt = server.clock.now();
  const token = await withTransaction((session) => issueToken('verify', _id.toString(), createdAt, session, email));
  return { user: await insertUser({ _id, email, isEmailVerified: false, createdAt, consent: null }), token };
}

describe('unverified accounts of a former version', () => {
  it('become registrations with their links; idempotent', async () => {
    const { user, token } = await formerAccount();
    const blocked = await insertUser({ isEmailVerified: false, isActive: false, createdAt: server.clock.now() });
    await moveUnverifiedAccounts();
    await moveUnverifiedAccounts();
    expect(await UserModel.findById(user._id)).toBeNull();
    expect(await UserModel.findById(blocked._id)).not.toBeNull();
    expect(await TokenModel.countDocuments({ owner: user._id.toString() })).toBe(0);
    expect(await PendingRegistrationModel.countDocuments({ email: user.email })).toBe(1);
    const client = server.client();
    expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(403);
    expect(await follow(client, token)).toMatchObject(wantsPassword);
    expect((await follow(client, token, { password: TEST_PASSWORD })).status).toBe(200);
    expect((await client.get('/api/auth/user')).body.user.username).toBe(user.username);
  });

  it('work at once when an API process of a former version has just created them', async () => {
    const { user, token } = await formerAccount();
    expect((await signIn(user.username, TEST_PASSWORD)).status).toBe(403);
    expect((await follow(server.client(), token, { password: TEST_PASSWORD })).status).toBe(200);
    const other = await insertUser({ isEmailVerified: false, createdAt: server.clock.now(), consent: null });
    await server.client().post('/api/auth/resend-verification', { email: other.email });
    const mail = await lastMailTo(server, other.email);
    expect((await follow(server.client(), mail.token, { password: TEST_PASSWORD })).status).toBe(200);
  });
});
