import { randomUUID } from 'node:crypto';
import { change, push } from '../../../../test/device-calls.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { dayIn } from '../../../platform/civil-day.ts';
import { VaultOpeningModel } from './vault-opening.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** For most of the day its date is not that of UTC, and its clocks are never changed. */
const TIME_ZONE = 'Pacific/Kiritimati';
let server: TestServer;
beforeAll(async () => (server = await startTestServer({ env: { PUBLIC_URL: 'http://localhost:3000', TIME_ZONE } })));
afterAll(() => server.stop());

const openingsOf = async ({ client }: TestUser) =>
  (await client.get('/api/account/vault-openings')).body.openings as unknown[];
const today = () => dayIn(TIME_ZONE, server.clock.now());

it('D45: is empty after all that a user does in sessions: writing, reading, the profile, the export', async () => {
  const user = await server.aUser();
  await push(user.client, randomUUID(), change('day', today(), { note: 'una palabra' }));
  await user.client.get('/api/sync/pull?cursor=0');
  await user.client.get('/api/account/sessions');
  await user.client.post('/api/auth/confirm', { password: TEST_PASSWORD });
  expect((await user.client.get('/api/account/export')).status).toBe(200);
  expect(await openingsOf(user)).toEqual([]);
});

it('D45: shows each purpose with its days, once a day however often, to nobody else', async () => {
  const user = await server.aUser();
  const other = await server.aUser();
  const { vaults } = server.api.deps;
  await vaults.forService(user.id, 'drawingSweep');
  const first = today();
  server.clock.advance(DAY_MS);
  await Promise.all([1, 2, 3].map(() => vaults.forService(user.id, 'reminder')));
  server.clock.advance(DAY_MS);
  await vaults.forService(user.id, 'reminder');
  expect(await openingsOf(user)).toEqual([
    { purpose: 'reminder', days: 2, last: today() },
    { purpose: 'drawingSweep', days: 1, last: first },
  ]);
  expect(await openingsOf(other)).toEqual([]);
});

it('D45: a calendar program that reads the private calendar is on record', async () => {
  const user = await server.aUser();
  const { path } = (await user.client.post('/api/account/reminders/calendar')).body as { path: string };
  expect(await openingsOf(user)).toEqual([]);
  expect((await fetch(new URL(path, server.url))).status).toBe(200);
  expect(await openingsOf(user)).toEqual([{ purpose: 'calendarFeed', days: 1, last: today() }]);
});

it('D45: two processes record the same day once', async () => {
  const user = await server.aUser();
  const beside = await startTestServer({ beside: server, env: { TIME_ZONE } });
  await Promise.all([server, beside].map(({ api }) => api.deps.vaults.forService(user.id, 'weeklyMail')));
  expect(await openingsOf(user)).toEqual([{ purpose: 'weeklyMail', days: 1, last: expect.any(String) }]);
});

it('G-02: goes with the account', async () => {
  const user = await server.aUser();
  await server.api.deps.vaults.forService(user.id, 'reminder');
  expect(await VaultOpeningModel.countDocuments({ purpose: 'reminder' })).toBeGreaterThan(0);
  expect((await user.client.request('DELETE', '/api/account', { body: { password: TEST_PASSWORD } })).status).toBe(204);
  expect(await VaultOpeningModel.countDocuments({ userId: user.id })).toBe(0);
});
