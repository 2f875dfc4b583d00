import { stageOfActivity } from '@app/contract/programme';
import { TEST_PASSWORD } from '../../test/factories.ts';
import type { TestClient } from '../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { testEnv } from '../../test/test-env.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import { DEMO_PASSWORD, demoNames } from './demo-names.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import { prepareFirstAdministrator } from '../resources/account/setup/first-administrator.ts';
import { UserModel } from '../resources/account/users/user.model.ts';

const HTTPS = { PUBLIC_URL: 'https://reencuentro.example' };

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

interface Document {
  readonly kind: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

async function documentsOf(client: TestClient): Promise<readonly Document[]> {
  const docs: Document[] = [];
  for (let cursor = 0, more = true; more;) {
    const { body } = await client.get(`/api/sync/pull?cursor=${cursor}&limit=500`);
    docs.push(...body.docs);
    ({ cursor, more } = body);
  }
  return docs;
}

it('D35 creates four accounts in the states of their names, and leaves them unchanged the second time', async () => {
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
  const docs = await documentsOf((await signIn('demo')).client);
  const count = (kind: string) => docs.filter((doc) => doc.kind === kind).length;
  const user = await UserModel.findOne({ username: 'demo' }).lean();
  const days = docs.filter(({ kind }) => kind === 'day').map(({ key }) => Date.parse(key));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(Number(user?.createdAt));
  expect(count('day')).toBeGreaterThan(120);
  expect(count('week')).toBeGreaterThan(20);
  expect(count('entry')).toBeGreaterThan(30);
  expect(count('assessment')).toBe(25);
  expect(count('underline')).toBeGreaterThan(15);
  expect((await signIn('nueva').then(({ client }) => client.get('/api/sync/pull'))).body.docs).toEqual([]);
  expect((await signIn('directora')).body.user.role).toBe('admin');
  expect((await signIn('limite')).body.user.hasPremiumAccess).toBe(false);
});

it('D35 answers every question of an activity with an entry, in each completed stage', async () => {
  await makeDemoAccounts(server.api.deps.env);
  const { client } = await signIn('demo');
  const entries = (await documentsOf(client)).flatMap(({ kind, fields }) =>
    kind === 'entry' && fields['activityId'] ? [{ id: Number(fields['activityId']), fields }] : [],
  );
  for (const { id, fields } of entries) {
    const { status, title, body } = (await client.get(`/api/activity/${id}`)).body;
    const answered = Object.keys(fields).filter((name) => name.startsWith('responses.') && fields[name]);
    const asked = body.questions.map(({ key }: { key: string }) => `responses.${key}`);
    expect([id, fields['title'], status, answered.toSorted()]).toEqual([id, title, 'completed', asked.toSorted()]);
  }
  const stages = new Set(entries.map(({ id }) => stageOfActivity(id)));
  expect(Array.from({ length: 25 }, (_, i) => i + 1).filter((stage) => !stages.has(stage))).toEqual([]);
});

it('V-16 refuses over https', async () => {
  const { env, remove } = testEnv(HTTPS);
  await expect(makeDemoAccounts(env)).rejects.toThrow('--demo is refused over https');
  remove();
});

describe('a database with demo accounts behind https', () => {
  const printed: string[] = [];
  let moved: TestServer;
  beforeAll(async () => {
    await makeDemoAccounts(server.api.deps.env);
    await UserModel.updateOne({ username: 'demo' }, { email: 'carmen@example.com' });
    await server.aUser({ username: 'marina' });
    moved = await startTestServer({ beside: server, env: HTTPS, print: (line) => printed.push(line) });
  });
  beforeEach(() => {
    printed.length = 0;
  });
  afterAll(() => moved.stop());

  const tryThere = async (username: string, password: string) => {
    const { status, body } = await moved.client().post('/api/auth/login', { username, password });
    return { status, message: body.message };
  };

  it('V-16 logs at each start which are closed, and asks for a first administrator', async () => {
    const sessions = async () => (await signIn('directora')).client.get('/api/auth/user');
    expect((await sessions()).status).toBe(200);
    const { client } = await signIn('directora');
    for (let start = 0; start < 2; start += 1) {
      await closeDemoAccounts(moved.api.deps);
      await prepareFirstAdministrator(moved.api.deps, HTTPS.PUBLIC_URL);
    }
    const line = `Demo accounts are closed over https, as their password is public: ${demoNames.join(', ')}. Nobody signs in with them.`;
    expect(printed.filter((text) => text === line)).toHaveLength(2);
    expect(printed.at(-1)).toContain('First administrator: https://reencuentro.example/');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await UserModel.countDocuments({ isDemo: true })).toBe(4);
  });

  it.each(demoNames)(
    'V-16 signs %s in over plain http, and answers over https as to a wrong password',
    async (name) => {
      expect((await signIn(name)).status).toBe(200);
      const closed = await tryThere(name, DEMO_PASSWORD);
      expect(closed).toMatchObject({ status: 401 });
      expect(closed).toEqual(await tryThere('marina', 'una equivocada'));
    },
  );

  it("V-16 recognises https by a listed proxy's header too", async () => {
    const behind = await startTestServer({ beside: server, env: { TRUST_PROXY: 'loopback' } });
    const headers = { 'X-Forwarded-Proto': 'https', Origin: behind.url.replace('http:', 'https:') };
    const form = { username: 'nueva', password: DEMO_PASSWORD };
    expect((await behind.client().post('/api/auth/login', form, { headers })).status).toBe(401);
    expect((await behind.client().post('/api/auth/login', form)).status).toBe(200);
    await behind.stop();
  });

  it('V-16 affects no other account, and logs nothing where there are none', async () => {
    expect(await tryThere('marina', TEST_PASSWORD)).toMatchObject({ status: 200 });
    await UserModel.deleteMany({ isDemo: true });
    await closeDemoAccounts(moved.api.deps);
    // Mails of the sign-ins before may be printed meanwhile.
    expect(printed.filter((line) => line.startsWith('Demo accounts'))).toEqual([]);
  });
});
