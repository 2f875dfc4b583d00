import { request } from 'node:http';
import { DRAWING_BYTES, DRAWING_SIDE, DRAWINGS_BYTES, drawingPath } from '@app/contract/drawings';
import { png, sha256, webps } from '../../../../test/pictures.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { database } from '../../../platform/mongo.ts';
import { DrawingModel, DrawingUsageModel } from './drawing.model.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser()));

const put = (client: TestClient, bytes: Buffer, { hash = sha256(bytes), type = 'image/png' } = {}) =>
  client.put(drawingPath(hash), bytes, { headers: { 'Content-Type': type } });
const bytesAt = async ({ client }: TestUser, hash: string) => {
  const answer = await fetch(new URL(drawingPath(hash), client.url), { headers: { Cookie: client.cookieHeader } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const usage = async () => (await DrawingUsageModel.findById(ana.id).lean())?.bytes ?? 0;

it.each([
  ['PNG', png(), 'image/png'],
  ['WebP with loss', webps[0] ?? png(), 'image/webp'],
  ['WebP without loss', webps[1] ?? png(), 'image/webp'],
])('X-11: stores a %s unchanged, and serves it as nothing but a picture', async (_, bytes, type) => {
  expect(await put(ana.client, bytes, { type })).toMatchObject({ status: 201, body: '' });
  expect(await put(ana.client, bytes, { type })).toMatchObject({ status: 200, body: '' });
  const { answer, bytes: found } = await bytesAt(ana, sha256(bytes));
  expect(found.equals(bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await usage()).toBe(bytes.length);
});

describe('refuses', () => {
  let before: number;
  beforeAll(async () => (before = await DrawingModel.countDocuments()));

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const whole = png();
  const broken = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return bytes;
  };
  const riff = webps[1] ?? whole;

  it.each([
    ['SVG', svg, 'image/svg+xml'],
    ['a page', page, 'text/html'],
    ['a GIF', Buffer.from('GIF89a'), 'image/gif'],
    ['a JPEG', whole, 'image/jpeg'],
    ['a form', whole, 'multipart/form-data; boundary=x'],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['bytes', whole, 'application/octet-stream'],
    ['any picture', whole, 'image/*'],
    ['a script', whole, 'text/javascript'],
  ])('X-11: %s by its type', async (_, bytes, type) => {
    expect(await put(ana.client, bytes, { type })).toMatchObject({ status: 415 });
  });

  it.each([
    ['SVG under another name', svg, 'image/png'],
    ['a page under another name', page, 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['a signature alone', whole.subarray(0, 8), 'image/png'],
    ['a PNG that is cut', whole.subarray(0, -5), 'image/png'],
    ['a PNG with a page behind it', Buffer.concat([whole, page]), 'image/png'],
    ['a page with a PNG behind it', Buffer.concat([page, whole]), 'image/png'],
    ['a PNG of a wrong checksum', broken((bytes) => bytes.writeUInt8(7, 20)), 'image/png'],
    ['a PNG of a wrong length', broken((bytes) => bytes.writeUInt32BE(0xffffffff, 8)), 'image/png'],
    ['a PNG without size', png({ width: 0 }), 'image/png'],
    ['a PNG that is too wide', png({ width: DRAWING_SIDE + 1 }), 'image/png'],
    ['a PNG that is too high', png({ height: DRAWING_SIDE + 1 }), 'image/png'],
    ['a PNG that would fill the memory', png({ height: 0x7fffffff }), 'image/png'],
    ['WebP called PNG', riff, 'image/png'],
    ['PNG called WebP', whole, 'image/webp'],
    ['WebP with a page behind it', Buffer.concat([riff, page]), 'image/webp'],
    ['WebP with a page inside', inRiff(riff, page), 'image/webp'],
    ['RIFF that is a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt '.padEnd(44)), 'image/webp'],
  ])('X-11: %s by its bytes', async (_, bytes, type) => {
    expect(await put(ana.client, bytes, { type })).toMatchObject({ status: 422 });
  });

  it('X-11: a picture under another hash', async () => {
    expect(await put(ana.client, whole, { hash: sha256(page) })).toMatchObject({
      status: 422,
      body: { message: 'No hemos podido leer este dibujo.' },
    });
  });

  it.each(['x', '..%2f..', 'A'.repeat(64), '0'.repeat(63)])('X-11: the name %s', async (hash) => {
    expect((await ana.client.get(`/api/drawings/${hash}`)).status).toBe(400);
  });

  it('X-11: and stores nothing of them', async () => expect(await DrawingModel.countDocuments()).toBe(before));
});

/** Embeds an HTML page in a RIFF file as a separate chunk. */
function inRiff(webp: Buffer, page: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write('HTML', 'latin1');
  head.writeUInt32LE(page.length, 4);
  const bytes = Buffer.concat([webp, head, page, Buffer.alloc(page.length % 2)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

describe('size', () => {
  it('X-12: 5 MB and 4096 pixels a side, and no byte more', async () => {
    const side = { width: DRAWING_SIDE, height: DRAWING_SIDE };
    expect((await put(ana.client, png({ ...side, bytes: DRAWING_BYTES }))).status).toBe(201);
    expect((await put(ana.client, png({ bytes: DRAWING_BYTES + 1 }))).status).toBe(413);
  });

  it('X-12: an endless stream is refused early, and not buffered in memory', async () => {
    const before = process.memoryUsage().rss;
    const startedAt = Date.now();
    expect(await endless(ana.client)).toBe(413);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('X-12: 500 MB of an account, counted over parallel uploads', async () => {
    const [a, b] = [png({ seed: 1 }), png({ seed: 2 })];
    await DrawingUsageModel.create({ _id: ana.id, bytes: DRAWINGS_BYTES - a.length });
    const answers = await Promise.all([put(ana.client, a), put(ana.client, b)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 413]);
    expect(answers.find(({ status }) => status === 413)?.body.message).toContain('ocupan todo el espacio');
    expect(await usage()).toBe(DRAWINGS_BYTES);
  });
});

/** Uploads up to a hundred megabytes, one at a time, until the given status. */
function endless(client: TestClient): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(client.url);
    const path = drawingPath('0'.repeat(64));
    const headers = { 'Content-Type': 'image/png', Cookie: client.cookieHeader, Origin: client.url };
    const req = request({ hostname, port, path, method: 'PUT', headers });
    let left = 100;
    const more = () => {
      if (left === 0) return req.end();
      left -= 1;
      return req.write(Buffer.alloc(1024 * 1024)) ? setImmediate(more) : req.once('drain', more);
    };
    req.once('response', ({ statusCode = 0 }) => {
      left = 0;
      req.destroy();
      resolve(statusCode);
    });
    req.once('error', reject);
    more();
  });
}

it('twenty parallel uploads of the same drawing are one, counted once', async () => {
  const bytes = png({ seed: 3 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(ana.client, bytes)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  expect(await usage()).toBe(bytes.length);
});

it('Z-01: does not exist for other users', async () => {
  const bytes = png({ seed: 4 });
  await put(ana.client, bytes);
  const eva = await server.aUser();
  expect(await eva.client.get(drawingPath(sha256(bytes)))).toMatchObject({ status: 404 });
  expect(await server.client().get(drawingPath(sha256(bytes)))).toMatchObject({ status: 401 });
  // the same picture is a separate drawing of another user
  expect((await put(eva.client, bytes)).status).toBe(201);
});

it('D-06: is stored encrypted, bound to its place', async () => {
  const bytes = png({ seed: 5 });
  const hash = sha256(bytes);
  await put(ana.client, bytes);
  const drawings = database().collection<{ _id: string; sealed: { buffer: Buffer } }>('drawings');
  const stored = await drawings.findOne({ _id: `${ana.id}/${hash}` });
  expect(stored?.sealed.buffer.includes(bytes.subarray(0, 8))).toBe(false);
  const other = png({ seed: 6 });
  await put(ana.client, other);
  await drawings.updateOne({ _id: `${ana.id}/${sha256(other)}` }, { $set: { sealed: stored?.sealed } });
  expect((await ana.client.get(drawingPath(sha256(other)))).status).toBe(500);
});
