import { randomBytes, randomUUID } from 'node:crypto';
import { DRAWINGS_BYTES, drawingPath } from '@app/contract/drawings';
import { TEXT_BYTES } from '@app/contract/sync';
import mongoose from 'mongoose';
import { change, countFrom, pull, push } from '../../../test/device-calls.ts';
import { drawing } from '../../../test/a-full-account.ts';
import { sha256 } from '../../../test/pictures.ts';
import type { TestAnswer } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';
import { type AllowanceName, ALLOWANCES } from './allowances.ts';
import { LimitModel } from './limit.model.ts';

let server: TestServer;
let other: TestServer;
let unlimited: TestServer;
let ana: TestUser;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  server = await startTestServer({ env });
  other = await startTestServer({ beside: server, env });
  // Control: the safeguard is off.
  unlimited = await startTestServer({ beside: server, env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  countFrom(1);
  ana = await server.aUser({ hasPremiumAccess: true });
});

const LATER = { status: 429, body: { message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.' } };
const waitOf = ({ headers }: TestAnswer): number => Number(headers.get('retry-after'));

/** Uses up the hour's allowance except for this many bytes. */
const leave = (name: AllowanceName, bytes: number) =>
  server.api.deps.limits.spend(name, ana.id, ALLOWANCES[name].megabytes * 1_000_000 - bytes);
const entry = (length: number) => change('entry', randomUUID(), { 'responses.a': 'x'.repeat(length) });

describe('L-01: bytes are counted in both directions', () => {
  it("an account over the hour's allowance is told when to retry; other accounts and other calls are not affected", async () => {
    const device = randomUUID();
    await leave('words', 150_000);
    // request and answer: the operation, and the merged document
    expect((await push(ana.client, device, entry(90_000))).status).toBe(200);
    const refused = await push(ana.client, device, entry(10));
    expect(refused).toMatchObject(LATER);
    expect(waitOf(refused)).toBeGreaterThan(3_000);
    expect(waitOf(refused)).toBeLessThanOrEqual(3_600);
    expect(await (await other.clientOf(ana.user)).get('/api/sync/pull')).toMatchObject(LATER);
    expect((await ana.client.get('/api/journal')).status).toBe(200);
    expect((await ana.client.get('/api/profile')).status).toBe(200);
    const eva = await server.aUser();
    expect((await push(eva.client, randomUUID(), entry(10))).status).toBe(200);
    // without the safeguard it would go on
    expect((await (await unlimited.clientOf(ana.user)).get('/api/sync/pull')).status).toBe(200);
  });

  it('an answer counts, however short its request', async () => {
    await push(ana.client, randomUUID(), entry(190_000));
    await leave('words', 100_000);
    // more has been used up by the push above
    expect(await ana.client.get('/api/sync/pull')).toMatchObject(LATER);
    await server.api.deps.limits.clear('pull', ana.id);
    const eva = await server.aUser();
    await push(eva.client, randomUUID(), entry(190_000));
    await server.api.deps.limits.spend('words', eva.id, ALLOWANCES.words.megabytes * 1_000_000 - 700_000);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await eva.client.get('/api/sync/pull')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('refused calls count too: their body was read for nothing', async () => {
    await leave('words', 500_000);
    const client = ana.client;
    const bad = { clientId: 'none', ops: ['x'.repeat(600_000)] };
    expect((await client.post('/api/sync/push', bad)).status).toBe(400);
    expect(await client.post('/api/sync/push', bad)).toMatchObject(LATER);
  });

  it('small calls are only counted by number', async () => {
    await leave('words', 20_000);
    for (let i = 0; i < 5; i += 1) expect((await push(ana.client, randomUUID(), entry(3_000))).status).toBe(200);
  });

  it("the journal's list has an allowance of its own, and costs nothing when unchanged", async () => {
    await push(ana.client, randomUUID(), entry(190_000));
    const tag = (await ana.client.get('/api/journal')).headers.get('etag') ?? '';
    await leave('journal', 100);
    const whole = () => ana.client.get('/api/journal');
    expect(await whole()).toMatchObject(LATER);
    expect((await ana.client.get('/api/journal', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await push(ana.client, randomUUID(), entry(10))).status).toBe(200);
  });

  it('drawings', async () => {
    const hash = sha256(drawing);
    const send = () => ana.client.put(drawingPath(hash), drawing, { headers: { 'Content-Type': 'image/png' } });
    expect((await send()).status).toBe(201);
    await leave('drawings', 0);
    expect(await send()).toMatchObject(LATER);
    expect(await ana.client.get(drawingPath(hash))).toMatchObject(LATER);
  });

  it('archives, exported and imported: bytes count as they leave', async () => {
    // random letters do not compress
    const words = () => randomBytes(60_000).toString('hex');
    for (let i = 0; i < 3; i += 1)
      await push(ana.client, randomUUID(), change('entry', randomUUID(), { 'responses.a': words() }));
    await leave('archives', 100_000);
    const exported = () => ana.client.get('/api/account/export');
    expect((await exported()).status).toBe(200);
    await until(async () => (await exported()).status === 429);
    expect(waitOf(await exported())).toBeGreaterThan(3_000);
    const zip = { headers: { 'Content-Type': 'application/zip' } };
    expect(await ana.client.post('/api/account/import', new Uint8Array(1_000), zip)).toMatchObject(LATER);
  });
});

describe('L-01: calls are counted', () => {
  const ofThisName = (name: string) => mongoose.trusted({ $regex: `^${name}:` });

  /** Makes the counter show this many calls. */
  async function used(name: 'pull' | 'journal' | 'premiumClick', times: number): Promise<void> {
    await LimitModel.deleteMany({ key: ofThisName(name) });
    await server.api.deps.limits.consume(name, ana.id);
    await LimitModel.updateMany({ key: ofThisName(name) }, { points: times });
  }

  it('pulls', async () => {
    await used('pull', 2_999);
    expect((await ana.client.get('/api/sync/pull')).status).toBe(200);
    const refused = await ana.client.get('/api/sync/pull');
    expect(refused).toMatchObject(LATER);
    expect(waitOf(refused)).toBeGreaterThan(0);
  });

  it('whole lists of the journal, and no unchanged ones', async () => {
    const tag = (await ana.client.get('/api/journal')).headers.get('etag') ?? '';
    await used('journal', 1_000);
    expect(await ana.client.get('/api/journal')).toMatchObject(LATER);
    expect((await ana.client.get('/api/journal', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('clicks towards premium', async () => {
    await used('premiumClick', 30);
    const eva = await server.aUser();
    expect(await ana.client.post('/api/track-premium-click')).toMatchObject(LATER);
    expect((await eva.client.post('/api/track-premium-click')).status).toBe(200);
  });
});

describe('L-01: visitors', () => {
  const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
  const long = { source: 'x'.repeat(900_000) };

  it('a network that sends long bodies is limited; short bodies and other networks are not', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 26; i += 1)
      statuses.push((await server.client().post('/api/leads', long, from('203.0.113.40'))).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
    expect((await server.client().post('/api/leads', { source: 'x' }, from('203.0.113.40'))).status).toBe(400);
    expect((await server.client().post('/api/leads', long, from('203.0.113.41'))).status).toBe(400);
  });
});

it('L-01: the allowance suffices to restore a full account on five devices within an hour, besides an hour of writing', async () => {
  const bytes = (name: AllowanceName) => ALLOWANCES[name].megabytes * 1_000_000;
  expect(bytes('words')).toBeGreaterThan(5 * TEXT_BYTES + TEXT_BYTES);
  expect(bytes('drawings')).toBeGreaterThan(5 * DRAWINGS_BYTES);
  // such an account is in fact not limited: five devices, each from the beginning
  for (let i = 0; i < 3; i += 1)
    await push(ana.client, randomUUID(), ...Array.from({ length: 50 }, () => entry(2_000)));
  for (let device = 0; device < 5; device += 1) {
    let docs = 0;
    for (let cursor = 0, more = true; more;) {
      const page = await pull(await server.clientOf(ana.user), `cursor=${cursor}&limit=50`);
      docs += page.docs.length;
      ({ cursor, more } = page);
    }
    expect(docs).toBe(150);
  }
});
