import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { change, countFrom, push } from '../../../test/device-calls.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';

const WITHIN_MS = 1_500;

let server: TestServer;
let patient: TestServer;
let ana: TestUser;
beforeAll(async () => {
  const room = { waitMs: 300, unreadOfAccount: 12_000_000 };
  server = await startTestServer({ takesWithinMs: WITHIN_MS, room });
  // Control: the safeguard is off.
  patient = await startTestServer({ beside: server, takesWithinMs: 300_000, room });
  ana = await server.aUser();
  countFrom(1);
  const device = randomUUID();
  // More than the operating system buffers for a connection: ten times two texts of 400 kB.
  for (let i = 0; i < 10; i += 1) {
    const texts = [1, 2].map((j) => [`responses.q${i}-${j}`, 'ñ'.repeat(195_000)]);
    await push(ana.client, device, change('entry', 'activity-4', Object.fromEntries(texts)));
  }
});
afterAll(() => server.stop());

/** Requests eight megabytes and reads none of them. */
function slowReader(target: TestServer, client: TestClient): Socket & { isEnded: boolean } {
  const { port, hostname } = new URL(target.url);
  const socket = Object.assign(connect(Number(port), hostname), { isEnded: false });
  socket.on('error', () => undefined).on('close', () => (socket.isEnded = true));
  socket.pause();
  socket.write(`GET /api/sync/pull HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${client.cookieHeader}\r\n\r\n`);
  return socket;
}

const unread = (target: TestServer) => target.api.deps.answerRoom.unreadBytes;

it('L-03: a reader that reads nothing is ended, and its memory is freed; a slow one is not', async () => {
  const elsewhere = await patient.clientOf(ana.user);
  const held = slowReader(patient, elsewhere);
  const stalled = slowReader(server, ana.client);
  await until(() => unread(server) > 7_000_000 && unread(patient) > 7_000_000);
  await until(() => unread(server) === 0);
  // without the safeguard it would be held indefinitely
  expect(unread(patient)).toBeGreaterThan(7_000_000);
  held.destroy();
  stalled.destroy();
  await until(() => unread(patient) === 0);

  const slow = slowReader(server, ana.client);
  let taken = 0;
  slow.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 2);
  });
  slow.resume();
  await until(() => taken > 7_000_000, 40_000);
  slow.destroy();
});

it('L-01: with two unread answers of an account the third waits, and is then told to retry; those of another account are not', async () => {
  const readers = [1, 2].map(() => slowReader(patient, ana.client));
  const client = await patient.clientOf(ana.user);
  await until(() => unread(patient) > 14_000_000);
  expect(await client.get('/api/sync/pull')).toMatchObject({ status: 429 });
  expect((await client.get('/api/profile')).status).toBe(200);
  const eva = await server.aUser();
  expect((await (await patient.clientOf(eva.user)).get('/api/sync/pull')).status).toBe(200);
  for (const reader of readers) reader.destroy();
  await until(() => unread(patient) === 0);
  expect((await client.get('/api/sync/pull')).status).toBe(200);
});
