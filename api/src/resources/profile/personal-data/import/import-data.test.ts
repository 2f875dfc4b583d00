import { drawingPath } from '@app/contract/drawings';
import { strToU8, zipSync } from 'fflate';
import {
  drawing,
  exported,
  jsonIn,
  fillAccount,
  undeletedDocuments,
  setFields,
} from '../../../../../test/a-full-account.ts';
import { sha256 } from '../../../../../test/pictures.ts';
import type { TestClient } from '../../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { ProgressModel } from '../../../programme/progress/progress.model.ts';
import { seedProgress } from '../../../programme/progress/seed-progress.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));

const zip = { headers: { 'Content-Type': 'application/zip' } };
const asZip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 });
const bring = (client: TestClient, files: Record<string, Uint8Array>) =>
  client.post('/api/account/import', asZip(files), zip);

/** All documents that the user sees, without revisions and arrival times. */
const content = async (client: TestClient) =>
  (await undeletedDocuments(client))
    .map(({ kind, key, fields, createdAt: at }) => ({ kind, key, fields, createdAt: at }))
    .toSorted((a, b) => `${a.kind}/${a.key}`.localeCompare(`${b.kind}/${b.key}`));
const progressOf = async (id: string) =>
  ProgressModel.findById(id, {
    _id: 0,
    statuses: 1,
    changedAt: 1,
    completedCount: 1,
    stageCounts: 1,
    baseCounts: 1,
  }).lean();

/** An archive with only these documents. */
function documentsIn(documents: unknown[] | string): Uint8Array {
  const nothing = { progress: { statuses: {}, changedAt: {} }, progressSeal: '', shelf: { saved: {}, positions: {} } };
  const head = { format: 'reencuentro', version: 1, ...nothing };
  return zipSync({
    'datos/cuenta.json': strToU8(JSON.stringify(head)),
    'datos/documentos/0001.json': strToU8(typeof documents === 'string' ? documents : JSON.stringify(documents)),
  });
}

/** A ZIP whose file declares a wrong size. */
function declaring(size: number, realSize: number): Buffer {
  const bytes = Buffer.from(zipSync({ 'datos/cuenta.json': new Uint8Array(realSize).fill(0x20) }));
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24); // in the central directory
  return bytes;
}

describe('importing an export', () => {
  it('G-01: accepts an archive of a former version, which lacks newer fields, and one of a later version, which has more', async () => {
    await fillAccount(ana);
    const before = await content(ana.client);
    const files = await exported(ana);
    const head = jsonIn(files, 'datos/cuenta.json');
    const { format, version, progress, progressSeal, shelf } = head;
    const heads = [
      { format, version, progress, progressSeal, shelf },
      { ...head, account: { ...head.account, later: true }, later: [{ one: 1 }] },
    ];
    for (const one of heads) {
      const other = await server.aUser({ hasPremiumAccess: true });
      const archive = { ...files, 'datos/cuenta.json': strToU8(JSON.stringify(one)) };
      expect((await bring(other.client, archive)).status).toBe(200);
      expect(await content(other.client)).toEqual(before);
    }
  });

  it('restores the same data, field for field', async () => {
    await fillAccount(ana);
    const before = await content(ana.client);
    const progress = await progressOf(ana.id);
    const files = await exported(ana);
    const shelf = (await ana.client.get('/api/library/shelf')).body;

    expect((await ana.client.post('/api/account/erase')).status).toBe(204);
    expect(await content(ana.client)).toEqual([]);
    expect(await progressOf(ana.id)).toEqual({});

    const { status, body } = await bring(ana.client, files);
    expect(status).toBe(200);
    expect(body).toEqual({ added: before.length, merged: 0, siblings: 0, skipped: 0 });
    expect(await content(ana.client)).toEqual(before);
    expect(await progressOf(ana.id)).toEqual(progress);
    expect((await ana.client.get('/api/library/shelf')).body).toEqual(shelf);
    const picture = await ana.client.get(drawingPath(sha256(drawing)));
    expect(picture.status).toBe(200);
    const again = await exported(ana);
    expect(jsonIn(again, 'datos/documentos/0001.json').length).toBe(before.length);
  });

  it('is idempotent', async () => {
    await fillAccount(ana);
    const before = await undeletedDocuments(ana.client);
    const { body } = await bring(ana.client, await exported(ana));
    expect(body).toEqual({ added: 0, merged: 0, siblings: 0, skipped: before.length });
    expect(await undeletedDocuments(ana.client)).toEqual(before);
  });

  it.each([
    [
      'in a folder, with the files of a Mac',
      'mis datos/',
      ['__MACOSX/mis datos/datos/._cuenta.json', 'mis datos/.DS_Store'],
    ],
    ['two folders deep, with the files of Windows', 'a/b/', ['a/Thumbs.db', 'a/b/dibujos/desktop.ini']],
    ['with its folders and hidden files', '', ['datos/', 'datos/documentos/', 'datos/documentos/._0001.json']],
  ])('accepts an archive that was unpacked and packed again: %s', async (_, root, added) => {
    await fillAccount(ana);
    const before = await content(ana.client);
    const files = Object.entries(await exported(ana)).map(([name, bytes]) => [`${root}${name}`, bytes] as const);
    const foreign = added.map((name) => [name, strToU8(name.endsWith('/') ? '' : 'x')] as const);
    const eva = await server.aUser({ hasPremiumAccess: true });
    expect(await bring(eva.client, Object.fromEntries([...foreign, ...files]))).toMatchObject({ status: 200 });
    expect(await content(eva.client)).toEqual(before);
    expect((await eva.client.get(drawingPath(sha256(drawing)))).status).toBe(200);
  });

  it('accepts files that an editor has saved with a byte-order mark', async () => {
    await fillAccount(ana);
    const before = await content(ana.client);
    const files = Object.entries(await exported(ana)).map(([name, bytes]): [string, Uint8Array] => [
      name,
      name.endsWith('.json') ? Buffer.concat([Buffer.from('\uFEFF'), bytes]) : bytes,
    ]);
    const eva = await server.aUser({ hasPremiumAccess: true });
    expect(await bring(eva.client, Object.fromEntries(files))).toMatchObject({ status: 200 });
    expect(await content(eva.client)).toEqual(before);
  });

  it('keeps conflicting texts as siblings, adds what is missing, and turns no switch off', async () => {
    await setFields(ana.client, [
      ['day', '2026-11-19', { note: 'mar' }],
      ['day', '2026-11-18', { note: 'sol' }],
      ['settings', 'settings', { darkMode: true }],
      ['week', '2026-11-week-3', { intention: 'ir despacio' }],
    ]);
    const files = await exported(ana);
    const eva = await server.aUser();
    await setFields(eva.client, [
      ['day', '2026-11-19', { note: 'lluvia' }],
      ['day', '2026-11-18', { emotion: 'Calma' }],
      ['settings', 'settings', { darkMode: false }],
    ]);
    const { body } = await bring(eva.client, files);
    expect(body).toEqual({ added: 1, merged: 1, siblings: 1, skipped: 1 });
    const docs = await content(eva.client);
    expect(docs.find(({ key }) => key === '2026-11-19')?.fields).toEqual({ note: 'lluvia' });
    expect(docs.find(({ kind }) => kind === 'sibling')?.fields).toMatchObject({ value: 'mar', device: 'tu archivo' });
    expect(docs.find(({ key }) => key === '2026-11-18')?.fields).toEqual({ emotion: 'Calma', note: 'sol' });
    expect(docs.find(({ key }) => key === 'settings')?.fields).toEqual({ darkMode: false });
  });

  it('I-09: a file cannot claim progress; into another account only what the rules allow is imported', async () => {
    await seedProgress(
      ana.id,
      Array.from({ length: 9 }, (_, i) => i + 1),
    );
    const files = await exported(ana);
    const head = jsonIn(files, 'datos/cuenta.json');
    head.progress.statuses = { ...head.progress.statuses, 400: 'completed', 12: 'completed', 1000: 'completed' };
    const forged = { ...files, 'datos/cuenta.json': strToU8(JSON.stringify(head)) };
    const free = await server.aUser();
    for (const [claimed, user, expected] of [
      [forged, ana, 9],
      [files, free, 5],
      [forged, free, 5],
    ] as const) {
      expect((await bring(user.client, claimed)).status).toBe(200);
      expect((await progressOf(user.id))?.completedCount).toBe(expected);
    }
  });

  it.each([
    ['no ZIP', () => new Uint8Array([1, 2, 3])],
    ['an empty ZIP', () => asZip({})],
    ['a ZIP of something else', () => asZip({ 'a.txt': strToU8('a') })],
    ['another version', () => asZip({ 'datos/cuenta.json': strToU8('{"format":"reencuentro","version":2}') })],
    ['a head that is no JSON', () => asZip({ 'datos/cuenta.json': strToU8('{') })],
    ['a bomb', () => declaring(0x7fffffff, 1_000)],
    ['a bomb that says it is small', () => declaring(10, 1_000_000)],
    ['a path out of its folder', () => asZip({ 'dibujos/../../etc.png': drawing })],
    ['more than a thousand documents that are none', () => documentsIn(Array.from({ length: 1_001 }, () => ({})))],
    [
      'more values than a file of ours holds',
      () => documentsIn([{ many: Array.from({ length: 1_000_001 }, () => 0) }]),
    ],
    [
      'lists nested 300,000 deep',
      () =>
        documentsIn(
          `[{"kind":"day","key":"2026-11-19","fields":{"note":${'['.repeat(300_000)}${']'.repeat(300_000)}}}]`,
        ),
    ],
  ])('refuses %s', async (_, body) => {
    expect(await ana.client.post('/api/account/import', body(), zip)).toMatchObject({
      status: 400,
      body: {
        fields: { body: 'No es un archivo de tus datos. Elige el ZIP que descargaste con «Exportar mis datos».' },
      },
    });
  });

  it('accepts an archive with a thousand unreadable documents, and ignores markup in texts', async () => {
    const marks = '[{,"\\'.repeat(400_000);
    const document = { kind: 'day', key: '2026-11-19', createdAt: '2026-11-20T08:00:00.000Z', fields: { note: marks } };
    const unreadable = Array.from({ length: 1_000 }, () => ({}));
    expect(await ana.client.post('/api/account/import', documentsIn([...unreadable, document]), zip)).toMatchObject({
      status: 200,
      body: { skipped: 1_001 },
    });
  });

  it('skips unreadable documents and pictures under other names, and imports the rest', async () => {
    await setFields(ana.client, [['day', '2026-11-19', { note: 'mar' }]]);
    const files = await exported(ana);
    const [document] = jsonIn(files, 'datos/documentos/0001.json');
    const odd = [
      null,
      3,
      { ...document, kind: 'user' },
      { ...document, key: '../x' },
      { ...document, key: '2026-02-30' },
    ];
    const eva = await server.aUser();
    const { body } = await bring(eva.client, {
      ...files,
      'datos/documentos/0001.json': strToU8(JSON.stringify([...odd, document])),
      [`dibujos/${'0'.repeat(64)}.png`]: drawing,
    });
    expect(body).toEqual({ added: 1, merged: 0, siblings: 0, skipped: 5 });
    expect((await eva.client.get(drawingPath('0'.repeat(64)))).status).toBe(404);
  });
});
