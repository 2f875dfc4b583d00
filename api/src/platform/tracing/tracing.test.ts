import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const WORDS = 'hoy he soñado con el faro';
const received: string[] = [];
let collector: Server;
let server: TestServer;

beforeAll(async () => {
  collector = createServer((req, res) => {
    let body = `${req.method} ${req.url}\n`;
    req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    req.on('end', () => {
      received.push(body);
      res.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const spansIn = (body: string): Span[] =>
  (JSON.parse(body.slice(body.indexOf('\n'))) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);

it('sends the operator’s collector a trace of each request, and none of its words, ids or secrets (D-04)', async () => {
  const { client, id } = await server.aUser();
  const key = randomUUID();
  await client.post('/api/sync/push', {
    clientId: randomUUID(),
    ops: [
      {
        opId: randomUUID(),
        opNo: 1,
        kind: 'entry',
        key,
        action: 'set',
        fields: { 'responses.text': { value: WORDS, baseRev: 0 } },
        createdAt: '2026-11-21T08:00:00.000Z',
      },
    ],
  });
  await client.get(`/api/journal?query=${encodeURIComponent(WORDS)}`);
  await client.patch('/api/profile', { city: WORDS });
  const cookie = client.cookie('sid') ?? '';
  await server.stop(); // sends what waits

  expect(received.every((body) => body.startsWith('POST /v1/traces\n'))).toBe(true);
  const spans = received.flatMap(spansIn);
  const push = spans.find(({ name }) => name === 'pushChanges');
  expect(push?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(push?.parentSpanId).toBeFalsy();
  const commands = spans.filter(({ parentSpanId }) => parentSpanId === push?.spanId).map(({ name }) => name);
  expect(commands).toEqual(expect.arrayContaining(['mongodb find', 'mongodb commitTransaction']));

  const all = received.join('\n');
  for (const secret of [WORDS, encodeURIComponent(WORDS), id, key, cookie, 'responses']) {
    expect(secret).not.toBe('');
    expect(all).not.toContain(secret);
  }
});
