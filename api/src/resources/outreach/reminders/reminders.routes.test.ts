import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { RequestDetails } from 'web-push';
import { mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { ReminderModel } from '../../account/reminders/reminder.model.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { nextTimeOf } from './local-time.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';

const PATH = '/api/account/reminders';
const ZONE = 'Europe/Madrid';
const origin = { headers: { Origin: 'http://localhost:3000' } };

let server: TestServer;
let pushed: RequestDetails[] = [];
let status = 201;
beforeAll(async () => {
  const callPush = async (details: RequestDetails) => {
    pushed.push(details);
    return status;
  };
  server = await startTestServer({ env: { PUBLIC_URL: 'http://localhost:3000' }, callPush });
  server.clock.stop();
});
beforeEach(async () => {
  await ReminderModel.deleteMany();
  pushed = [];
  status = 201;
});
afterAll(() => server.stop());

async function set(client: TestClient, key: [kind: string, key: string], fields: Record<string, unknown>) {
  const [kind, name] = key;
  const changes = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value, baseRev: 0 }]));
  const createdAt = new Date().toISOString();
  const op = { opId: randomUUID(), opNo: 1, kind, key: name, action: 'set', fields: changes, createdAt };
  const { body } = await client.post('/api/sync/push', { clientId: randomUUID(), ops: [op] }, origin);
  expect(body.results[0].status).toMatch(/applied|merged/);
}
const settings = (client: TestClient, fields: Record<string, unknown>) => set(client, ['settings', 'settings'], fields);

function aSubscription(host = 'fcm.googleapis.com') {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    endpoint: `https://${host}/send/${randomUUID()}`,
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
    timeZone: ZONE,
  };
}
const subscribe = async (client: TestClient, subscription = aSubscription()) => {
  expect((await client.put(`${PATH}/push`, subscription, origin)).status).toBe(204);
  return subscription.endpoint;
};
const read = async (client: TestClient) => (await client.get(PATH)).body;
const run = () => server.api.deps.jobs.runDue();
/** Advances the clock to the next time of day, half a minute late, and runs the jobs. */
async function until(clockTime: string): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(nextTimeOf(clockTime, now, ZONE).getTime() - now.getTime() + MINUTE_MS / 2);
  await run();
}
const remindersTo = async ({ user }: TestUser) =>
  (await mailsTo(server, user.email)).filter(({ kind }) => kind === 'reminder');
const endpoints = () => pushed.map(({ endpoint }) => endpoint);

/** A user who is to be reminded at half past eight in the evening. */
async function ana(): Promise<TestUser> {
  const user = await server.aUser();
  await settings(user.client, { notifications: true, reminderAt: '20:30' });
  return user;
}

describe('push', () => {
  it('reminds once a day, at the hour of the settings', async () => {
    const { client } = await ana();
    expect(await read(client)).toMatchObject({ isPushedHere: false, devices: 0, byMail: false, feedSince: null });
    const endpoint = await subscribe(client);
    expect(await read(client)).toMatchObject({ isPushedHere: true, devices: 1 });
    await until('20:29');
    expect(endpoints()).toEqual([]);
    await until('20:30');
    server.clock.advance(2 * MINUTE_MS);
    await run();
    expect(endpoints()).toEqual([endpoint]);
    await until('20:30');
    expect(endpoints()).toEqual([endpoint, endpoint]);
  });

  it('follows a change of the hour, the switch, the quiet hours and the pause', async () => {
    const { client } = await ana();
    await subscribe(client);
    await until('18:00');
    await settings(client, { reminderAt: '19:00' });
    await until('19:00');
    expect(pushed).toHaveLength(1);
    const tomorrow = new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
    await settings(client, { pausedUntil: tomorrow });
    await until('19:00');
    expect(pushed).toHaveLength(1);
    await until('19:00');
    expect(pushed).toHaveLength(2);
    await settings(client, { quietFrom: '18:00', quietTo: '21:00' });
    await until('19:00');
    await settings(client, { quietFrom: null, quietTo: null, notifications: false });
    await until('19:00');
    expect(pushed).toHaveLength(2);
    await settings(client, { notifications: true });
    await until('19:00');
    expect(pushed).toHaveLength(3);
  });

  it('I-08: refuses addresses of other servers, and unknown time zones', async () => {
    const { client } = await server.aUser();
    for (const host of ['evil.example', '127.0.0.1', 'fcm.googleapis.com.evil.example'])
      expect((await client.put(`${PATH}/push`, aSubscription(host), origin)).status).toBe(400);
    const nowhere = { ...aSubscription(), timeZone: 'Mordor/Barad-dur' };
    expect((await client.put(`${PATH}/push`, nowhere, origin)).status).toBe(400);
    expect(await read(client)).toMatchObject({ devices: 0 });
  });

  it('ends with the session of the browser, however it ends', async () => {
    const user = await ana();
    const phone = await server.clientOf(user.user);
    const own = await subscribe(user.client);
    await subscribe(phone);
    expect(await read(user.client)).toMatchObject({ devices: 2 });
    await phone.post('/api/auth/logout', undefined, origin);
    await until('20:30');
    expect(endpoints()).toEqual([own]);
    expect(await read(user.client)).toMatchObject({ devices: 1 });
    await server.api.deps.sessions.endSessions(user.id);
    await until('20:30');
    expect(endpoints()).toEqual([own]);
    expect((await ReminderModel.findById(user.id).lean())?.devices).toEqual([]);
  });

  it('D44: says what the device calls itself now, not what it was called when it began', async () => {
    const { client, id } = await server.aUser();
    await subscribe(client);
    const lookOfDevice = async () => (await ReminderModel.findById(id).lean())?.devices[0]?.look;
    expect(await lookOfDevice()).toBeNull();
    await client.put('/api/account/device-look', { look: 'compra' }, origin);
    expect(await lookOfDevice()).toBe('compra');
    await client.put('/api/account/device-look', { look: null }, origin);
    expect(await lookOfDevice()).toBeNull();
  });

  it('goes to the account that last used the browser, and to no other', async () => {
    const [first, second] = [await ana(), await ana()];
    const shared = aSubscription();
    await subscribe(first.client, shared);
    await subscribe(second.client, shared);
    expect(await read(first.client)).toMatchObject({ devices: 0 });
    await until('20:30');
    expect(endpoints()).toEqual([shared.endpoint]);
  });

  it('forgets a browser that takes no more messages, and keeps one that fails for now', async () => {
    const { client } = await ana();
    await subscribe(client);
    status = 500;
    await until('20:30');
    expect(await read(client)).toMatchObject({ devices: 1 });
    status = 410;
    await until('20:30');
    expect(await read(client)).toMatchObject({ devices: 0, isPushedHere: false });
  });

  it('can be turned off, and reminds nobody whose account is blocked', async () => {
    const [off, blocked] = [await ana(), await ana()];
    await subscribe(off.client);
    await off.client.delete(`${PATH}/push`, undefined, origin);
    await subscribe(blocked.client);
    await UserModel.updateOne({ _id: blocked.id }, { isActive: false });
    await until('20:30');
    expect(endpoints()).toEqual([]);
  });

  it('D28: stores no address of a browser in clear', async () => {
    const { client, id } = await ana();
    const endpoint = await subscribe(client);
    const stored = JSON.stringify(await ReminderModel.findById(id).lean());
    expect(stored).not.toContain(endpoint);
    expect(stored).not.toContain('fcm.googleapis.com');
  });
});

describe('mail', () => {
  const byMail = (client: TestClient, isOn: boolean) => client.put(`${PATH}/mail`, { isOn, timeZone: ZONE }, origin);

  it('is sent where no browser could be reached', async () => {
    const user = await ana();
    await byMail(user.client, true);
    await until('20:30');
    expect(await remindersTo(user)).toHaveLength(1);
    await subscribe(user.client);
    await until('20:30');
    expect(await remindersTo(user)).toHaveLength(1);
    expect(pushed).toHaveLength(1);
    status = 500;
    await until('20:30');
    const mails = await remindersTo(user);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('Tu recordatorio');
    expect(mails[0]?.text).not.toMatch(/diario|emocion|etapa|camino/i);
  });

  it('has a link that turns it off with one click', async () => {
    const user = await ana();
    await byMail(user.client, true);
    await until('20:30');
    const [mail] = await remindersTo(user);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const link = (/<(.+)>/.exec(header)?.[1] ?? '').replace('http://localhost:3000', server.url);
    expect((await fetch(link)).status).toBe(200);
    expect(await read(user.client)).toMatchObject({ byMail: true });
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    expect(await read(user.client)).toMatchObject({ byMail: false });
    expect((await fetch(link.replace('/recordatorio', '/correo-semanal'), { method: 'POST' })).status).toBe(404);
  });
});

it('D17: erasing the data ends all of it', async () => {
  const { client, id } = await ana();
  await subscribe(client);
  await client.post(`${PATH}/calendar`, undefined, origin);
  expect((await client.post('/api/account/erase', undefined, origin)).status).toBe(204);
  expect(await ReminderModel.findById(id)).toBeNull();
});
