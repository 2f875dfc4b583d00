import { randomUUID } from 'node:crypto';
import { ACCOUNT_HEADER, accountProtocol } from '@app/contract/page-account';
import { WebSocket } from 'ws';
import { change, countFrom, pull } from '../../../test/device-calls.ts';
import { TEST_PASSWORD } from '../../../test/factories.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';
import { UserModel } from '../../resources/account/users/user.model.ts';

let server: TestServer;
let ana: TestUser;
let eva: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  eva = await server.aUser();
});
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

const ofAna = () => ({ headers: { [ACCOUNT_HEADER]: ana.id } });
/** Another browser, signed in by name and password: the end of such a session is on record. */
const signedIn = async ({ user: { username } }: TestUser) => {
  const client = server.client();
  expect((await client.post('/api/auth/login', { username, password: TEST_PASSWORD })).status).toBe(200);
  return client;
};
const words = () => ({
  clientId: randomUUID(),
  ops: [{ ...change('entry', randomUUID(), { 'content.libre': 'De Ana' }), opNo: 1 }],
});

it('F9: refuses what a page of one account sends with the session of another, and stores nothing', async () => {
  const refused = { status: 401, body: { message: 'Inicia sesión para continuar.' } };
  const answers = [
    await eva.client.post('/api/sync/push', words(), ofAna()),
    await eva.client.get('/api/sync/pull?cursor=0', ofAna()),
    await eva.client.get('/api/profile', ofAna()),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject(refused);
    // Nobody ended that page's session: it keeps its words and lets its user sign in.
    expect(answer.body.reason).toBeUndefined();
  }
  expect((await pull(eva.client)).docs).toEqual([]);
});

it.each<[string, string | undefined, (who: TestUser) => Promise<unknown>]>([
  ['deleted', 'deleted', async ({ client }) => client.delete('/api/account', { password: TEST_PASSWORD })],
  ['blocked', 'blocked', async ({ id }) => UserModel.updateOne({ _id: id }, { isActive: false })],
  ['ended', 'ended', async ({ id }) => server.api.deps.sessions.endSessions(id)],
])(
  'F9, D42: tells the page of one account nothing of the session of another that was %s, and its own page why',
  async (_, reason, end) => {
    const other = await server.aUser();
    const elsewhere = await signedIn(other);
    await signedIn(ana);
    await end(other);
    const asked = async (account: string) =>
      (await elsewhere.get('/api/profile', { headers: { [ACCOUNT_HEADER]: account } })).body;
    await until(async () => (await asked(other.id)).reason === reason);
    expect((await asked(ana.id)).reason).toBeUndefined();
    expect((await ana.client.get('/api/profile', ofAna())).status).toBe(200);
  },
);

it('takes what the page of the same account sends, and one that names none', async () => {
  expect(await ana.client.post('/api/sync/push', words(), ofAna())).toMatchObject({ status: 200 });
  expect(await ana.client.post('/api/sync/push', words())).toMatchObject({ status: 200 });
});

it('shows a public answer as to a visitor', async () => {
  const names = async (request?: Parameters<typeof eva.client.get>[1]) =>
    (await eva.client.get('/registry.json', request)).status;
  expect([await names(), await names(ofAna())]).toEqual([200, 200]);
});

it('F9: a page that signs out ends no session of the account that has signed in beside it', async () => {
  const other = await server.aUser();
  const marked = await other.client.post('/api/auth/logout', {}, ofAna());
  expect(marked.status).toBe(204);
  expect((await other.client.get('/api/profile')).status).toBe(200);
  await other.client.post('/api/auth/logout', {}, { headers: { [ACCOUNT_HEADER]: other.id } });
  expect((await other.client.get('/api/profile')).status).toBe(401);
});

it.each([
  ['opens a live channel for the session of the same account', () => ana, 101],
  ['refuses a live channel for the session of another', () => eva, 401],
])('F9: %s', async (_, whose, status) => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, accountProtocol(ana.id), {
    headers: { Cookie: whose().client.cookieHeader },
  });
  const answered = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (__, response) => resolve(response.statusCode));
    socket.once('error', () => undefined);
  });
  expect(answered).toBe(status);
  socket.terminate();
});
