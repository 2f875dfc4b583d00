import { randomUUID } from 'node:crypto';
import { drawingPath } from '@app/contract/drawings';
import type { SyncDoc } from '@app/contract/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Binary } from 'mongodb';
import { LivePage } from '../../../test/live-page.ts';
import { png, sha256 } from '../../../test/pictures.ts';
import { TEST_PASSWORD } from '../../../test/factories.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { until } from '../../../test/until.ts';
import { database } from '../../platform/mongo.ts';
import { ProgressModel } from '../progress/progress.model.ts';
import { seedProgress } from '../progress/seed-progress.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));

const createdAt = '2026-11-20T08:00:00.000Z';
const zip = { headers: { 'Content-Type': 'application/zip' } };
const ink = JSON.stringify([{ w: 3, c: '#000', p: [[1, 2, 0.5]] }]);
const drawing = png({ seed: 20 });
const saved = png({ seed: 21 });

/** Forty words that stand nowhere else, one in each of the places where words of hers are kept. */
const canaries = Array.from({ length: 40 }, (_, i) => `canario${randomUUID().slice(0, 8)}x${i}`);

async function push(client: TestClient, ops: [kind: string, key: string, fields: Record<string, unknown>][]) {
  const clientId = randomUUID();
  const sent = ops.map(([kind, key, fields], i) => ({
    opId: randomUUID(),
    opNo: i + 1,
    kind,
    key,
    action: 'set',
    createdAt,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asChange(value)])),
  }));
  const { status, body } = await client.post('/api/sync/push', { clientId, ops: sent });
  expect(status).toBe(200);
  return body.results as { status: string }[];
}
const asChange = (value: unknown) =>
  typeof value === 'object' && value !== null && 'add' in value
    ? { ...value, remove: [], baseRev: 0 }
    : { value, baseRev: 0 };

/** A life of hers with something of every kind in it, the forty words among it. */
async function live({ client, id }: TestUser): Promise<void> {
  for (const bytes of [drawing, saved])
    await client.put(drawingPath(sha256(bytes)), bytes, { headers: { 'Content-Type': 'image/png' } });
  const word = (n: number) => canaries[n] ?? '';
  const personal = randomUUID();
  await push(client, [
    [
      'entry',
      personal,
      {
        title: `<b>${word(0)}</b>`,
        'responses.personal_content': `${word(1)}\n# ${word(2)}`,
        'canvasData.personal_content': sha256(drawing),
        'strokes.personal_content': ink,
        'savedDrawings.personal_content': { add: [sha256(saved)] },
        writingMode: 'handwriting',
        isCompleted: true,
        source: { kind: 'book', id: 3 },
      },
    ],
    ['entry', 'activity-4', { 'responses.experience': word(3), 'responses.feelings': word(4) }],
    ...Array.from({ length: 25 }, (_, i): [string, string, Record<string, unknown>] => [
      'day',
      `2026-10-${String(i + 1).padStart(2, '0')}`,
      { note: word(5 + i), emotion: 'Calma', icon: 'moon', isSacred: i % 2 === 0, selfCareChecked: true },
    ]),
    ['day', '2026-11-19', { emotion: word(30), intention: word(31), journalEntry: word(32) }],
    ['week', '2026-11-week-3', { intention: word(33) }],
    ['assessment', 'activity-9', { 'scores.calma': 7, takenAt: createdAt }],
    ['challenge', '7', { startDate: '2026-11-20', 'done.1': true }],
    [
      'settings',
      'settings',
      { darkMode: true, reminderAt: '08:30', emotionPlaces: [{ word: word(34), pleasant: 1, energy: 0 }] },
    ],
  ]);
  await push(client, [['entry', personal, { 'responses.personal_content': word(35) }]]); // another version
  await seedProgress(id, [1, 2, 3], { inProgress: [4], at: (n) => new Date(Date.UTC(2026, 9, n)) });
  await client.patch('/api/library/shelf/book-1', { saved: true });
  await client.post('/api/contact', { name: word(36), email: 'ana@example.org', subject: word(37), message: word(38) });
  await client.post('/api/track-premium-click');
  await client.post('/api/auth/forgot-password', { email: `${word(39)}@example.org` });
}

async function exported({ client }: TestUser): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(new URL('/api/account/export', client.url), { headers: { Cookie: client.cookieHeader } });
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
const asZip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 });
const bring = (client: TestClient, files: Record<string, Uint8Array>) =>
  client.post('/api/account/import', asZip(files), zip);
const textIn = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());
const jsonIn = (files: Record<string, Uint8Array>, name: string) => JSON.parse(textIn(files, name));

async function pull(client: TestClient): Promise<SyncDoc[]> {
  const { body } = await client.get('/api/sync/pull?cursor=0&limit=500');
  return body.docs.filter(({ deleted }: SyncDoc) => !deleted);
}
/** All that she sees, without revisions and times of arrival. */
const content = async (client: TestClient) =>
  (await pull(client))
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

describe('G-01: the export', () => {
  it('has every document, her account, and words that can be read without us', async () => {
    await live(ana);
    const files = await exported(ana);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'calendario.ics',
        'calendario.md',
        'datos/cuenta.json',
        'datos/documentos/0001.json',
        'diario.md',
        'mis-palabras.html',
        `dibujos/${sha256(drawing)}.png`,
        `dibujos/${sha256(saved)}.png`,
      ].toSorted(),
    );
    expect(Buffer.from(files[`dibujos/${sha256(drawing)}.png`] ?? []).equals(drawing)).toBe(true);
    const documents = jsonIn(files, 'datos/documentos/0001.json') as SyncDoc[];
    expect(documents.map(({ kind, key, fields }) => [kind, key, fields])).toEqual(
      (await pull(ana.client)).map(({ kind, key, fields }) => [kind, key, fields]),
    );
    const head = jsonIn(files, 'datos/cuenta.json');
    expect(head).toMatchObject({
      format: 'reencuentro',
      version: 1,
      account: { id: ana.id, username: ana.user.username, email: ana.user.email, hasPremiumAccess: true },
      sessions: [{ userAgent: 'test', ip: '127.0.0.1' }],
      premiumInterest: { clicks: 1 },
      contactMessages: [{ message: { name: canaries[36], subject: canaries[37], message: canaries[38] } }],
      shelf: { saved: { 'book-1': expect.any(String) } },
      progress: { statuses: { 1: 'completed', 4: 'in_progress' } },
    });
    for (const secret of ['passwordHash', 'dataKey']) expect(JSON.stringify(head)).not.toContain(secret);
  });

  it('names every field that is kept of an account, but for the means of keeping it safe', async () => {
    const stored = Object.keys((await database().collection('users').findOne({ username: ana.user.username })) ?? {});
    const { account } = jsonIn(await exported(ana), 'datos/cuenta.json');
    const missing = stored.filter((name) => !(name in account));
    expect(missing.toSorted()).toEqual(['_id', 'dataKey', 'dataKeyId', 'fold', 'grams', 'passwordHash', 'usernameKey']);
  });

  it('writes her words as words, never as marks of a format', async () => {
    await live(ana);
    const files = await exported(ana);
    const [markdown, page, calendar, days] = [
      textIn(files, 'diario.md'),
      textIn(files, 'mis-palabras.html'),
      textIn(files, 'calendario.ics').replaceAll('\r\n ', ''),
      textIn(files, 'calendario.md'),
    ];
    expect(markdown).toContain(`## \\<b\\>${canaries[0]}\\</b\\>`);
    expect(markdown).toContain(`\\# ${canaries[2]}`);
    expect(markdown).toContain(`### Otra versión (un navegador desconocido)\n\n${canaries[35]}`);
    expect(markdown).toContain(`![Dibujo](dibujos/${sha256(drawing)}.png)`);
    expect(page).toContain(`<h2>&lt;b&gt;${canaries[0]}&lt;/b&gt;</h2>`);
    expect(page).not.toContain('<script');
    for (const n of [1, 3, 4, 5, 30, 31, 32, 33]) expect(page).toContain(canaries[n]);
    expect(days).toContain('## Semana 3 de noviembre de 2026');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261119');
    expect(calendar).toContain('DTEND;VALUE=DATE:20261120');
    expect(calendar).toContain(`SUMMARY:${canaries[30]}`);
    expect(calendar).toContain(server.api.deps.programme.library.challenges.find(7)?.title.split(',')[0]);
  });

  it('S-07, L-01: needs the password again, and is made one at a time', async () => {
    server.clock.advance(11 * 60_000);
    const answer = await ana.client.get('/api/account/export');
    expect(answer).toMatchObject({ status: 403, body: { confirmationRequired: true } });
    expect((await ana.client.post('/api/auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await ana.client.get('/api/account/export')).status));
    expect(statuses.toSorted()).toEqual([200, 429, 429]);
    expect((await ana.client.request('HEAD', '/api/account/export')).status).toBe(200);
    const aborted = new AbortController();
    const headers = { Cookie: ana.client.cookieHeader };
    await fetch(new URL('/api/account/export', server.url), { headers, signal: aborted.signal });
    aborted.abort();
    await until(async () => (await ana.client.get('/api/account/export')).status === 200);
  });
});

/** A ZIP whose file says another size than it has. */
function declaring(size: number, realSize: number): Buffer {
  const bytes = Buffer.from(zipSync({ 'datos/cuenta.json': new Uint8Array(realSize).fill(0x20) }));
  bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24); // in the table of contents
  return bytes;
}

describe('export, erase, import', () => {
  it('gives the same data back, field for field', async () => {
    await live(ana);
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

  it('changes nothing when it is done twice', async () => {
    await live(ana);
    const before = await pull(ana.client);
    const { body } = await bring(ana.client, await exported(ana));
    expect(body).toEqual({ added: 0, merged: 0, siblings: 0, skipped: before.length });
    expect(await pull(ana.client)).toEqual(before);
  });

  it('puts other words beside those that are here, adds what is missing, and turns no switch back', async () => {
    await push(ana.client, [
      ['day', '2026-11-19', { note: 'mar' }],
      ['day', '2026-11-18', { note: 'sol' }],
      ['settings', 'settings', { darkMode: true }],
      ['week', '2026-11-week-3', { intention: 'ir despacio' }],
    ]);
    const files = await exported(ana);
    const eva = await server.aUser();
    await push(eva.client, [
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

  it('I-09: a file cannot claim progress; of hers only what the rules allow is taken in another account', async () => {
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
  ])('refuses %s', async (_, body) => {
    expect(await ana.client.post('/api/account/import', body(), zip)).toMatchObject({
      status: 400,
      body: { fields: { body: 'No es un archivo de tus datos.' } },
    });
  });

  it('skips what it cannot read, pictures under other names, and takes the rest', async () => {
    await push(ana.client, [['day', '2026-11-19', { note: 'mar' }]]);
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

describe('D19: erasing', () => {
  it('needs the password again; other devices see another history begin, and are told', async () => {
    await live(ana);
    server.clock.advance(11 * 60_000);
    expect(await ana.client.post('/api/account/erase')).toMatchObject({
      status: 403,
      body: { confirmationRequired: true },
    });
    await ana.client.post('/api/auth/confirm', { password: TEST_PASSWORD });
    const { epoch, cursor } = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    const page = await LivePage.open(ana.client);
    expect((await ana.client.post('/api/account/erase')).status).toBe(204);
    expect((await page.received(1))[0]).toMatchObject({ event: 'progress_updated' });
    page.close();
    const after = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    expect(after).toMatchObject({ docs: [], erased: true });
    expect(after.epoch).not.toBe(epoch);
    expect(after.cursor).toBeGreaterThan(cursor);
    expect((await ana.client.get('/api/journal')).body).toEqual([]);
    expect((await ana.client.get('/api/progress')).body).toMatchObject({ completedActivities: 0, currentStage: 1 });
    expect((await ana.client.get(drawingPath(sha256(drawing)))).status).toBe(404);
    expect((await ana.client.get('/api/auth/user')).body.user.username).toBe(ana.user.username);
  });

  it('F28: what an old copy of a device sends of the former history changes nothing', async () => {
    const { epoch } = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    await ana.client.post('/api/account/erase');
    const op = { opId: randomUUID(), opNo: 1, kind: 'day', key: '2026-11-19', action: 'set', createdAt };
    const ops = [{ ...op, fields: { note: { value: 'vieja', baseRev: 0 } } }];
    const { body } = await ana.client.post('/api/sync/push', { clientId: randomUUID(), epoch, ops });
    expect(body).toMatchObject({ results: [], erased: true });
    expect(await pull(ana.client)).toEqual([]);
  });
});

/** Everything that the database holds, as text: bytes both as they are and as the words that they might be. */
async function wholeDatabase(): Promise<string> {
  const texts: string[] = [];
  for (const { name } of await database().listCollections().toArray())
    for await (const document of database().collection(name).find())
      texts.push(
        `${name} ${JSON.stringify(document, (_, value: unknown) =>
          value instanceof Binary
            ? `${value.toString('base64')} ${Buffer.from(value.value()).toString('latin1')}`
            : value,
        )}`,
      );
  return texts.join('\n');
}

describe('G-02: deleting the account', () => {
  it('leaves none of forty words, and nothing that names her', async () => {
    await live(ana);
    await server.api.deps.mail.send({
      kind: 'reset',
      to: ana.user.email,
      username: ana.user.username,
      link: 'http://x',
    });
    const elsewhere = await server.clientOf(ana.user);
    expect(await ana.client.delete('/api/account', { password: 'otra cosa' })).toMatchObject({ status: 403 });
    expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);

    expect((await ana.client.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/sync/pull')).status).toBe(401);
    await server.api.deps.jobs.runDue();
    const left = await wholeDatabase();
    expect(canaries.filter((word) => left.includes(word))).toEqual([]);
    // nor do the mails that have left, which are kept sealed for a week
    expect(JSON.stringify(await server.api.deps.mail.history(1_000))).not.toContain(ana.user.email);
    for (const name of [ana.id, ana.user.username, ana.user.email])
      expect(
        left
          .split('\n')
          .filter((line) => line.includes(name))
          .map((line) => line.slice(0, 80)),
      ).toEqual([]);
  });

  it('without which the search finds them: the words are sealed, her key opens them', async () => {
    await live(ana);
    const left = await wholeDatabase();
    expect(left).toContain(ana.id);
    expect(canaries.filter((word) => left.includes(word))).toEqual([]);
    const readable = (await pull(ana.client)).map(({ fields }) => JSON.stringify(fields)).join();
    expect(canaries.slice(0, 36).filter((word) => !readable.includes(word))).toEqual([]);
  });

  it('is refused to the last administrator, also to two at once', async () => {
    const [one, two] = [await server.aUser({ role: 'admin' }), await server.aUser({ role: 'admin' })];
    const answers = await Promise.all(
      [one, two].map(({ client }) => client.delete('/api/account', { password: TEST_PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await database().collection('users').countDocuments({ role: 'admin' })).toBe(1);
  });
});
