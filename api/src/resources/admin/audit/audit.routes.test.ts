import { insertUser } from '../../../../test/factories.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { removeUser } from '../../account/users/user.repository.ts';
import { AuditModel } from '../../account/audit/audit.model.ts';

let server: TestServer;
let directora: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin', username: 'directora' });
});
afterAll(() => server.stop());

const audit = async (query = '') => (await directora.client.get(`/api/admin/audit${query}`)).body;

it('Z-06 lists actor, action and target, the latest first', async () => {
  const { _id } = await insertUser({ username: 'lola' });
  const id = _id.toString();
  await directora.client.patch(`/api/admin/users/${id}/premium`, { hasPremiumAccess: true });
  expect((await directora.client.delete(`/api/admin/users/${id}/sessions`)).status).toBe(204);
  const entry = {
    id: expect.any(String),
    at: expect.any(String),
    actorId: directora.id,
    actor: 'directora',
    targetId: id,
  };
  expect((await audit()).slice(0, 2)).toEqual([
    { ...entry, action: 'end_sessions', target: 'lola' },
    { ...entry, action: 'grant_premium', target: 'lola' },
  ]);
  await withTransaction((session) => removeUser(id, session));
  expect((await audit())[0]).toMatchObject({ targetId: id, target: null });
});

it('is paginated, with every action once', async () => {
  const at = server.clock.now();
  await AuditModel.insertMany(
    Array.from({ length: 7 }, (_, i) => ({
      at: new Date(at.getTime() + (i >> 1)),
      actor: 'operator',
      action: 'demote',
      target: `t${i}`,
    })),
  );
  const all = (await audit('?limit=100')).map(({ id }: { id: string }) => id);
  const seen: string[] = [];
  let path: string | undefined = '/api/admin/audit?limit=2';
  while (path) {
    const page = await directora.client.get(path);
    seen.push(...page.body.map(({ id }: { id: string }) => id));
    path = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(all);
});

it('has no way to remove a record', async () => {
  const before = await audit();
  for (const attempt of [
    () => AuditModel.deleteMany({}),
    () => AuditModel.deleteOne({}),
    () => AuditModel.updateMany({}, { action: 'block' }),
    () => AuditModel.findOneAndDelete({}),
    () => AuditModel.findOneAndUpdate({}, { action: 'block' }),
  ])
    await expect(attempt()).rejects.toThrow('only ever added to');
  expect(await audit()).toEqual(before);
});

it('S-06 ends every session of the user, and open pages', async () => {
  const { client, id, user } = await server.aUser();
  const second = await server.clientOf(user);
  expect((await directora.client.delete(`/api/admin/users/${id}/sessions`)).status).toBe(204);
  expect([(await client.get('/api/auth/user')).status, (await second.get('/api/auth/user')).status]).toEqual([
    401, 401,
  ]);
  expect((await directora.client.delete(`/api/admin/users/${'0'.repeat(24)}/sessions`)).status).toBe(404);
});
