import { insertUser } from '../factories.ts';
import { aUserAfter } from '../a-journey.ts';
import type { TestUser } from '../test-server.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

// Fields and answers that the specification names (1§7, 2§7); what they mean is tested beside each call.

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await aUserAfter(server, 85);
});
afterAll(() => server.stop());

const BLOCK = 'id title description month icon status progress';
const STAGE = 'id blockId weekNumber etapaNumber title objective progress';

it.each([
  ['/api/blocks/1', BLOCK],
  ['/api/weeks/1', `${STAGE} tags activities completedActivities totalActivities`],
  ['/api/activity/1', 'type title description'],
  ['/api/current-week', 'id blockId weekNumber title progress completedActivities totalActivities'],
  ['/api/current-block-progress', 'sequentialNumber blockTitle stageProgress completedStages totalStages'],
  ['/api/user-progress/stats', 'completedWeeks completedActivities activityProgressPercentage'],
  ['/api/progress', 'completedActivities totalActivities percent'],
])('2§7: GET %s has the fields %s', async (path, fields) => {
  const { status, body } = await user.client.get(path);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it.each([
  ['/api/blocks', BLOCK],
  ['/api/blocks/1/weeks', STAGE],
  ['/api/weeks', 'id title'],
  ['/api/weeks/1/activities', 'id title description type status'],
  ['/api/seals', 'id blockId weekId title icon status'],
  ['/api/activities', 'id status'],
])('2§7: GET %s is a list of what has the fields %s', async (path, fields) => {
  const { status, body } = await user.client.get(path);
  expect(status).toBe(200);
  expect(Object.keys(body[0])).toEqual(expect.arrayContaining(fields.split(' ')));
});

it('2§7: GET /api/journal is a list', async () => {
  const { status, body } = await user.client.get('/api/journal');
  expect([status, body]).toEqual([200, []]);
});

it('1§7: GET /api/auth/user has the user', async () => {
  const named = await server.aUser({ firstName: 'Ana', lastName: 'Luz' });
  expect((await named.client.get('/api/auth/user')).body.user).toMatchObject({
    id: named.id,
    username: named.user.username,
    hasPremiumAccess: false,
    email: named.user.email,
    firstName: 'Ana',
    lastName: 'Luz',
  });
});

const NO_TOKEN = 'b'.repeat(43);

it.each([
  ['login', { username: 'nadie-de-nadie', password: 'otra cosa 99' }, 401],
  ['register', { username: 'ab', email: 'nadie@example.com', password: '12345' }, 400],
  ['resend-verification', { email: 'nadie@example.com' }, 200],
  ['forgot-password', { email: 'nadie@example.com' }, 200],
  ['validate-reset-token', { token: NO_TOKEN }, 400],
  ['reset-password', { token: NO_TOKEN, newPassword: 'nueva clave 8' }, 400],
])('1§7: POST /api/auth/%s with %j answers a visitor with a message', async (name, body, status) => {
  const answer = await server.client().post(`/api/auth/${name}`, body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\S/);
});

it.each([
  ['status', { isActive: true }],
  ['premium', { hasPremiumAccess: true }],
  ['role', { role: 'admin' }],
])('1§7: PATCH /api/admin/users/:id/%s answers with the name of the changed user', async (what, change) => {
  const { client } = await server.aUser({ role: 'admin' });
  const { _id, username } = await insertUser();
  const answer = await client.patch(`/api/admin/users/${_id.toString()}/${what}`, change);
  expect(answer).toMatchObject({ status: 200, body: { username } });
});
