import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';

/** Timeout of an incomplete head: long for a loopback, short for a test. */
const WITHIN_MS = 1500;
const SLOW_CALLERS = 150;

let server: TestServer;
let patient: TestServer;
beforeAll(async () => {
  server = await startTestServer({ headersWithinMs: WITHIN_MS });
  // Control: the safeguard is off.
  patient = await startTestServer({ beside: server, headersWithinMs: 300_000 });
});
afterAll(() => server.stop());

function open(target: TestServer): Socket {
  const { port, hostname } = new URL(target.url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** Sends exactly these bytes. @returns the head of the answer */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(server).on('error', reject);
    socket.write(request);
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}

it.each([
  [
    'both lengths',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['two lengths', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
  ['a line that is none', 'GARBAGE\r\n\r\n', 400],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['headers over 16 KB', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`, 431],
])('L-03: answers %s with %3$s', async (_, request, status) => {
  const head = await raw(request);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await server.client().get('/healthz')).status).toBe(200);
});

it.each([
  ['no request', 'GARBAGE\r\n\r\n'],
  ['too large a head', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`],
])('X-06: %s is answered with the headers of every answer', async (_, request) => {
  const head = await raw(request);
  for (const line of ['X-Content-Type-Options: nosniff', 'Referrer-Policy: no-referrer', "frame-ancestors 'none'"])
    expect(head).toContain(line);
});

it('keeps an unused connection for longer than balancers do', async () => {
  expect(await raw('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('Keep-Alive: timeout=75');
});

it('stops as soon as its last call is answered, although the connection could be used again', async () => {
  const stopping = await startTestServer({ beside: server });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const counted = jest.spyOn(stopping.api.deps.limits, 'consumeNetwork').mockReturnValue(held);
  const socket = open(stopping);
  const head = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write('GET /recordatorio?token=x HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => counted.mock.calls.length > 0);
  const begun = performance.now();
  const stopped = stopping.stop();
  // The call began before and ends after the unused connections were closed.
  await until(() => !stopping.api.server.listening);
  answer();
  expect(await head).toContain('Connection: close');
  await stopped;
  expect(performance.now() - begun).toBeLessThan(5000);
});

it('stops as soon as an answer whose head was sent before has ended', async () => {
  const stopping = await startTestServer({ beside: server });
  let end: () => void = () => undefined;
  stopping.api.server.removeAllListeners('request').on('request', (_, response: ServerResponse) => {
    response.write('first half');
    end = () => response.end();
  });
  const socket = open(stopping);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const begun = performance.now();
  const stopped = stopping.stop();
  await until(() => !stopping.api.server.listening);
  end();
  await stopped;
  expect(performance.now() - begun).toBeLessThan(5000);
});

/** Callers that send headers without end. */
class SlowCallers {
  readonly answers: string[] = [];
  readonly #sockets: readonly Socket[];
  readonly #drip: NodeJS.Timeout;

  constructor(target: TestServer) {
    this.#sockets = Array.from({ length: SLOW_CALLERS }, () => open(target));
    for (const socket of this.#sockets) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
      socket.once('data', (data) => this.answers.push(data.toString().split('\r\n')[0] ?? ''));
    }
    this.#drip = setInterval(() => {
      for (const socket of this.#sockets) if (socket.writable) socket.write('X-Slow: 1\r\n');
    }, WITHIN_MS / 5);
  }

  hangUp(): void {
    clearInterval(this.#drip);
    for (const socket of this.#sockets) socket.destroy();
  }
}

const connectionsOf = (target: TestServer) =>
  new Promise<number>((resolve) => target.api.server.getConnections((_, count) => resolve(count)));

it('L-03: 150 slow heads end with 408, and other callers do not notice them; control: without the limit they stay', async () => {
  const [slow, held] = [new SlowCallers(server), new SlowCallers(patient)];
  do expect((await server.client().get('/healthz')).status).toBe(200);
  while (slow.answers.length === 0); // every call until then was answered while they were open
  await until(() => slow.answers.length === SLOW_CALLERS, 30_000);
  expect(new Set(slow.answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect(held.answers).toEqual([]);
  await until(async () => (await connectionsOf(patient)) >= SLOW_CALLERS);
  slow.hangUp();
  held.hangUp();
  expect((await server.client().get('/healthz')).status).toBe(200);
});
