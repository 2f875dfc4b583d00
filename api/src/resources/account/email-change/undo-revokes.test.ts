import { anAddress, emailChangeCalls } from '../../../../test/an-email-change.ts';
import { lastMailTo } from '../../../../test/outbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const WARNINGS = '/api/account/warning-address';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const { kindsTo, tokenTo, requestChange } = emailChangeCalls(() => server);
const undo = async (token: string) =>
  expect((await server.client().post('/api/auth/undo-email-change', { token })).status).toBe(200);
const confirm = async (client: TestClient, token: string) =>
  expect((await client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
const read = async (client: TestClient) => (await client.get(WARNINGS)).body;

async function setWarnings(client: TestClient, address: string): Promise<void> {
  expect((await client.put(WARNINGS, { address })).status).toBe(200);
  const token = await tokenTo(address);
  const page = `${server.url}/confirmar-avisos?token=${token}`;
  expect((await fetch(page, { method: 'POST', headers: { Origin: server.url } })).status).toBe(200);
}

it.each(['the request', 'the change'])(
  'V-15 ends a second address set since the request, by the mail of %s, and tells the restored address',
  async (moment) => {
    const { owner, client, token } = await requestChange();
    const early = await tokenTo(owner.user.email);
    const second = anAddress();
    await setWarnings(client, second);
    await confirm(client, token);
    const late = await tokenTo(owner.user.email);
    await client.put(WARNINGS, { address: anAddress() });
    await undo(moment === 'the request' ? early : late);
    expect(await read(await server.clientOf(owner.user))).toEqual({ address: null, pending: null });
    expect(await kindsTo(owner.user.email)).toContain('warning-address-changed');
    expect((await lastMailTo(server, second)).text).toContain('ya no llegarán los avisos');
  },
);

it('V-15 keeps the second address that was there before, and nothing that waits to replace it', async () => {
  const owner = await server.aUser();
  const [second, next] = [anAddress(), anAddress()];
  await setWarnings(owner.client, second);
  await owner.client.patch('/api/profile', { email: next });
  await confirm(owner.client, await tokenTo(next));
  const link = await tokenTo(owner.user.email);
  await owner.client.put(WARNINGS, { address: anAddress() });
  await undo(link);
  expect(await read(await server.clientOf(owner.user))).toEqual({ address: second, pending: null });
});

it('V-15 ends a calendar address: it may be another’s', async () => {
  const { owner, client } = await requestChange();
  const { path } = (await client.post('/api/account/reminders/calendar')).body;
  const feed = async () => (await fetch(new URL(path, server.url))).status;
  expect(await feed()).toBe(200);
  await undo(await tokenTo(owner.user.email));
  expect(await feed()).toBe(404);
});
