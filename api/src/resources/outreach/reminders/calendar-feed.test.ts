import { randomUUID } from 'node:crypto';
import { change, push } from '../../../../test/device-calls.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { ReminderModel } from '../../account/reminders/reminder.model.ts';
import { SyncDocumentModel } from '../../writing/sync/sync.model.ts';

const PATH = '/api/account/reminders';
const NEW_PASSWORD = 'una clave bien nueva';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.stop());

const make = async (client: TestClient): Promise<string> => (await client.post(`${PATH}/calendar`)).body.path;
const feed = (path: string) => fetch(new URL(path, server.url));
const read = async (client: TestClient) => (await client.get(PATH)).body;
const add = async (client: TestClient, key: string, fields: Record<string, unknown>) => {
  const { status, body } = await push(client, randomUUID(), change('challenge', key, fields));
  expect([status, body.results[0].status]).toEqual([200, 'applied']);
};

it('has the days of the challenges that are not done, and says nothing of them', async () => {
  const { client } = await server.aUser();
  await add(client, '1', { startDate: '2026-11-20', 'done.1': true });
  const path = await make(client);
  expect(path).toMatch(/^\/agenda\/[A-Za-z0-9_-]{43}\.ics$/);
  const answer = await feed(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  expect(text).toContain('SUMMARY:Un rato para mí (2 de ');
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text).not.toContain('(1 de ');
  expect(text).toContain('DTSTART;VALUE=DATE:20261121');
  const title = server.api.deps.programme.library.challenges.find(1)?.title ?? 'x';
  expect(text).not.toContain(title);
  expect(text).not.toMatch(/reencuentro|reto|challenge/i);
});

it('ends with a new address, when it is taken back, and with the account', async () => {
  const user = await server.aUser();
  const first = await make(user.client);
  const second = await make(user.client);
  expect((await feed(first)).status).toBe(404);
  expect((await feed(second)).status).toBe(200);
  expect((await read(user.client)).feedSince).not.toBeNull();
  await user.client.delete(`${PATH}/calendar`);
  expect((await feed(second)).status).toBe(404);
  expect((await read(user.client)).feedSince).toBeNull();
});

it('V-13: ends with a new password, changed or reset', async () => {
  const { client, user } = await server.aUser();
  const first = await make(client);
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
  expect((await client.put('/api/account/password', passwords)).status).toBe(204);
  expect((await feed(first)).status).toBe(404);
  expect((await read(client)).feedSince).toBeNull();
  const second = await make(client);
  await client.post('/api/auth/forgot-password', { email: user.email });
  const { token } = await lastMailTo(server, user.email);
  const reset = await server.client().post('/api/auth/reset-password', { token, newPassword: `${NEW_PASSWORD} más` });
  expect(reset.status).toBe(200);
  expect((await feed(second)).status).toBe(404);
});

it('V-13: stores no token, and knows no others', async () => {
  const { client, id } = await server.aUser();
  const path = await make(client);
  const stored = JSON.stringify(await ReminderModel.findById(id).lean());
  expect(stored).not.toContain(path.slice('/agenda/'.length, -'.ics'.length));
  for (const wrong of ['/agenda/x.ics', `/agenda/${'A'.repeat(43)}.ics`, '/agenda/%00'])
    expect((await feed(wrong)).status).toBe(404);
});

it('L-01: opens only what it shows, challenges of the library and their days', async () => {
  const { client } = await server.aUser();
  await add(client, '1', { startDate: '2026-11-20', 'done.1': true, 'done.999': true });
  await add(client, '9998', { startDate: '2026-11-20' });
  const path = await make(client);
  // A value that was moved does not open: an answer shows that it was not tried.
  const junk = Buffer.from('no value');
  await SyncDocumentModel.updateMany(
    { kind: 'challenge' },
    { 'fields.$[late].sealed': junk },
    { arrayFilters: [{ 'late.name': 'done.999' }] },
  );
  await SyncDocumentModel.updateMany({ kind: 'challenge', key: '9998' }, { 'fields.$[].sealed': junk });
  expect((await feed(path)).status).toBe(200);
});

it('L-01: is asked for sixty times an hour, and not of a process that falls behind', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const [path, other] = [await make(ana.client), await make(eva.client)];
  const statuses: number[] = [];
  for (let call = 0; call < 62; call += 1) statuses.push((await feed(path)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect((await feed(other)).status).toBe(200);
  const { overload } = server.api.deps;
  overload.stop();
  overload.note(600);
  expect((await feed(other)).status).toBe(503);
  overload.note(0);
});
