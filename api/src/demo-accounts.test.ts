import { startTestServer, type TestServer } from '../test/test-server.ts';
import { testEnv } from '../test/test-env.ts';
import { DEMO_PASSWORD, makeDemoAccounts } from './demo-accounts.ts';
import { UserModel } from './resources/accounts/user.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = async (username: string) => {
  const client = server.client();
  const answer = await client.post('/api/auth/login', { username, password: DEMO_PASSWORD });
  return { client, ...answer };
};

it('D35 makes four accounts, each where its name says, and leaves them alone the second time', async () => {
  await makeDemoAccounts(server.api.deps.env);
  await UserModel.updateOne({ username: 'demo' }, { firstName: 'Cambiada' });
  await makeDemoAccounts(server.api.deps.env);
  expect(await UserModel.countDocuments()).toBe(4);

  const lived: Record<string, number> = {};
  for (const username of ['nueva', 'limite', 'demo', 'directora']) {
    const { client, status } = await signIn(username);
    expect(status).toBe(200);
    lived[username] = (await client.get('/api/progress')).body.completedActivities;
  }
  expect(lived).toEqual({ nueva: 0, limite: 5, demo: 229, directora: 0 });
  expect((await signIn('demo')).body.user).toMatchObject({
    hasPremiumAccess: true,
    firstName: 'Cambiada',
    role: 'user',
  });
  expect((await (await signIn('demo')).client.get('/api/progress')).body.currentBlock).toBe(7);
  const { client: hers } = await signIn('demo');
  const docs: { kind: string; fields: Record<string, string> }[] = [];
  for (let cursor = 0, more = true; more;) {
    const { body } = await hers.get(`/api/sync/pull?cursor=${cursor}&limit=500`);
    docs.push(...body.docs);
    ({ cursor, more } = body);
  }
  const count = (kind: string) => docs.filter((doc) => doc.kind === kind).length;
  expect(count('day')).toBeGreaterThan(120);
  expect(count('week')).toBeGreaterThan(20);
  expect(count('entry')).toBeGreaterThan(50);
  expect(count('assessment')).toBe(25);
  expect((await signIn('nueva').then(({ client }) => client.get('/api/sync/pull'))).body.docs).toEqual([]);
  expect((await signIn('directora')).body.user.role).toBe('admin');
  expect((await signIn('limite')).body.user.hasPremiumAccess).toBe(false);
});

it('V-16 refuses over https', async () => {
  const { env, remove } = testEnv({ PUBLIC_URL: 'https://reencuentro.example' });
  await expect(makeDemoAccounts(env)).rejects.toThrow('--demo is refused over https');
  remove();
});
