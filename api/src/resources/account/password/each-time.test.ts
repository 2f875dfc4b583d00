import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { UserModel } from '../users/user.model.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ env: { RATE_LIMITS: 'off' } })));
afterAll(() => server.stop());

async function set({ client }: TestUser, settings: Record<string, boolean>): Promise<void> {
  const fields = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value, baseRev: 0 }]));
  const createdAt = new Date().toISOString();
  const op = { opId: randomUUID(), opNo: 1, kind: 'settings', key: 'settings', action: 'set', fields, createdAt };
  const { body } = await client.post('/api/sync/push', { clientId: randomUUID(), ops: [op] });
  expect(body.results[0].status).toBe('applied');
}

async function aUserAskedEachTime(): Promise<TestUser> {
  const ana = await server.aUser();
  await set(ana, { asksEachTime: true });
  server.clock.advance(1000);
  return ana;
}
const confirm = async ({ client }: TestUser) =>
  expect((await client.post('/api/auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
const needsPassword = { status: 403, body: { confirmationRequired: true } };

it('D44: a sign-in does not count as the password, and the password serves one act', async () => {
  const ana = await aUserAskedEachTime();
  expect(await ana.client.get('/api/account/export')).toMatchObject(needsPassword);
  await confirm(ana);
  expect((await ana.client.get('/api/account/export')).status).toBe(200);
  expect(await ana.client.get('/api/account/export')).toMatchObject(needsPassword);
});

it('D44: of two acts at once, one password serves one', async () => {
  const ana = await aUserAskedEachTime();
  await confirm(ana);
  const answers = await Promise.all(
    [1, 2].map((n) => ana.client.patch('/api/profile', { email: `${n}${ana.user.email}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

it('D44: ending sessions needs it too, and only of who wants to be asked', async () => {
  const ana = await aUserAskedEachTime();
  const other = await server.clientOf(ana.user);
  const list = (await ana.client.get('/api/account/sessions')).body;
  const { id } = list.find((one: { isCurrent: boolean }) => !one.isCurrent);
  for (const path of [`/api/account/sessions/${id}`, `/api/account/devices/${id}`, '/api/account/devices'])
    expect(await ana.client.delete(path)).toMatchObject(needsPassword);
  expect((await other.get('/api/auth/user')).status).toBe(200);
  await confirm(ana);
  expect((await ana.client.delete('/api/account/devices')).status).toBe(204);
  expect((await other.get('/api/auth/user')).status).toBe(401);

  const eva = await server.aUser();
  expect((await eva.client.delete('/api/account/devices')).status).toBe(204);
});

it('D44: the password that a change of password asks for serves no other act', async () => {
  const change = (currentPassword: string, newPassword: string, { client }: TestUser) =>
    client.put('/api/account/password', { currentPassword, newPassword });
  const ana = await aUserAskedEachTime();
  expect((await change(TEST_PASSWORD, 'otra clave bien larga', ana)).status).toBe(204);
  expect(await ana.client.get('/api/account/export')).toMatchObject(needsPassword);

  const eva = await server.aUser();
  server.clock.advance(11 * 60_000);
  expect((await change(TEST_PASSWORD, 'otra clave bien larga', eva)).status).toBe(204);
  expect((await eva.client.get('/api/account/export')).status).toBe(200);
});

it('D44: the start of the second factor leaves the password to the code that ends it', async () => {
  const ana = await aUserAskedEachTime();
  await confirm(ana);
  expect((await ana.client.post('/api/account/second-factor')).status).toBe(200);
  expect((await ana.client.get('/api/account/export')).status).toBe(200);
});

it('D44: the account has copies of what the server must know, and erasing all data ends them', async () => {
  const ana = await aUserAskedEachTime();
  await set(ana, { discreetMails: true });
  expect(await UserModel.findById(ana.id).lean()).toMatchObject({ asksEachTime: true, discreetMails: true });
  await confirm(ana);
  expect((await ana.client.post('/api/account/erase')).status).toBe(204);
  expect(await UserModel.findById(ana.id).lean()).toMatchObject({ asksEachTime: false, discreetMails: false });
});

it('D44: every mail of the account is discreet, also the one to an address that it has no more', async () => {
  const ana = await server.aUser();
  await set(ana, { discreetMails: true });
  await ana.client.patch('/api/profile', { email: `nueva-${ana.user.email}` });
  await server.api.deps.jobs.runDue();
  for (const address of [ana.user.email, `nueva-${ana.user.email}`]) {
    const mail = await lastMailTo(server, address);
    expect(mail.text).toContain('Un saludo.');
    expect(mail.text).not.toContain('El equipo');
    expect(mail.from?.name).toBe('');
  }
});
