import { randomUUID } from 'node:crypto';
import type { SyncDoc } from '@app/contract/sync';
import {
  canaries,
  drawing,
  exported,
  jsonIn,
  fillAccount,
  undeletedDocuments,
  saved,
  setFields,
  textIn,
} from '../../../../../test/a-full-account.ts';
import { TEST_PASSWORD } from '../../../../../test/factories.ts';
import { sha256 } from '../../../../../test/pictures.ts';
import { weekTitle } from './text-pages.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { until } from '../../../../../test/until.ts';
import { database } from '../../../../platform/mongo.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));

describe('the export', () => {
  it('G-01: has every document, the account, and readable texts', async () => {
    await fillAccount(ana);
    const files = await exported(ana);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'calendario.ics',
        'calendario.md',
        'datos/cuenta.json',
        'datos/documentos/0001.json',
        'diario.md',
        'mis-palabras.html',
        'subrayados.md',
        `dibujos/${sha256(drawing)}.png`,
        `dibujos/${sha256(saved)}.png`,
      ].toSorted(),
    );
    expect(Buffer.from(files[`dibujos/${sha256(drawing)}.png`] ?? []).equals(drawing)).toBe(true);
    const documents = jsonIn(files, 'datos/documentos/0001.json') as SyncDoc[];
    expect(documents.map(({ kind, key, fields }) => [kind, key, fields])).toEqual(
      (await undeletedDocuments(ana.client)).map(({ kind, key, fields }) => [kind, key, fields]),
    );
    expect(textIn(files, 'subrayados.md')).toMatch(/^# Mis subrayados\n[^]*Actividad 3[^]*canario\w+x40/);
    expect(textIn(files, 'mis-palabras.html')).toContain(canaries[40]);
    const head = jsonIn(files, 'datos/cuenta.json');
    expect(head).toMatchObject({
      format: 'reencuentro',
      version: 1,
      account: { id: ana.id, username: ana.user.username, email: ana.user.email, hasPremiumAccess: true },
      sessions: [{ userAgent: 'test', ip: '127.0.0.1' }],
      vaultOpenings: [],
      premiumInterest: { clicks: 1 },
      contactMessages: [{ message: { name: canaries[36], subject: canaries[37], message: canaries[38] } }],
      shelf: { saved: { 'book-1': expect.any(String) } },
      progress: { statuses: { 1: 'completed', 4: 'in_progress' } },
    });
    for (const secret of ['passwordHash', 'dataKey']) expect(JSON.stringify(head)).not.toContain(secret);
  });

  it('G-01: has every stored field of an account, except its security data', async () => {
    const stored = Object.keys((await database().collection('users').findOne({ username: ana.user.username })) ?? {});
    const { account } = jsonIn(await exported(ana), 'datos/cuenta.json');
    const missing = stored.filter((name) => !(name in account));
    const means = ['_id', 'dataKey', 'dataKeyId', 'fold', 'passwordHash', 'searchWords', 'usernameKey', 'usernameLook'];
    expect(missing.toSorted()).toEqual(means);
  });

  it('G-01: has what the account was invited to try', async () => {
    await database()
      .collection('users')
      .updateOne({ username: ana.user.username }, { $set: { testsRemotes: ['mf-garden'] } });
    expect(jsonIn(await exported(ana), 'datos/cuenta.json')).toMatchObject({
      account: { testsRemotes: ['mf-garden'] },
    });
  });

  it('G-01: has the state of the second factor and its date, and neither its secret nor any hash', async () => {
    const secondFactor = {
      secret: Buffer.from('a-sealed-secret'),
      isOn: true,
      lastStep: 59_000_001,
      onSince: new Date('2026-11-18T09:00:00Z'),
      recoveryHashes: ['hash-of-a-recovery-code'],
    };
    const users = database().collection('users');
    const before = await users.findOne({ username: ana.user.username });
    await users.updateOne({ username: ana.user.username }, { $set: { secondFactor } });
    const { account } = jsonIn(await exported(ana), 'datos/cuenta.json');
    await users.updateOne(
      { username: ana.user.username },
      { $set: { secondFactor: before?.['secondFactor'] ?? null } },
    );
    expect(account).toMatchObject({
      secondFactor: { isOn: true, since: '2026-11-18T09:00:00.000Z' },
    });
    const text = JSON.stringify(account);
    for (const word of ['secret', 'lastStep', 'ash', String(secondFactor.lastStep)]) expect(text).not.toContain(word);
  });

  it('G-01: writes the user’s texts as text, never as markup', async () => {
    await fillAccount(ana);
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
    expect(days).toContain('## Semana del 16 al 22 de noviembre de 2026');
    expect(calendar).toMatch(
      /DTSTART;VALUE=DATE:20261116\r\n[^]*SUMMARY:Intención: Semana del 16 al 22 de noviembre de 2026/,
    );
    // Every line is ended, also the last (RFC 5545 §3.1).
    expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261119');
    expect(calendar).toContain('DTEND;VALUE=DATE:20261120');
    expect(calendar).toContain(`SUMMARY:${canaries[30]}`);
    expect(calendar).toContain(server.api.deps.programme.library.challenges.find(7)?.title.split(',')[0]);
  });

  it.each([
    ['?timeZone=Pacific%2FHonolulu', '19 de noviembre de 2026 a las 22:00'],
    ['', '20 de noviembre de 2026 a las 9:00'],
    ['?timeZone=Mordor%2FBarad-dur', '20 de noviembre de 2026 a las 9:00'],
  ])('dates what the user wrote in the zone of the request (%s)', async (query, date) => {
    await setFields(ana.client, [['entry', randomUUID(), { title: 'De noche' }]]);
    expect(textIn(await exported(ana, query), 'diario.md')).toContain(date);
  });

  it('dates what the user wrote elsewhere by the clock of that place', async () => {
    await setFields(ana.client, [['entry', randomUUID(), { title: 'De viaje', utcOffset: -600 }]]);
    expect(textIn(await exported(ana), 'diario.md')).toContain('19 de noviembre de 2026 a las 22:00');
  });

  it('G-01: has the texts under a question named like a built-in property', async () => {
    const words = { 'responses.constructor': 'palabras de más' };
    const [result] = await setFields(ana.client, [['entry', randomUUID(), words]]);
    expect(result?.status).toBe('applied');
    const diary = textIn(await exported(ana), 'diario.md');
    expect(diary).toContain('constructor');
    expect(diary).toContain('palabras de más');
  });

  it('G-01: S-07, L-01: requires the password again, and runs one at a time', async () => {
    server.clock.advance(11 * 60_000);
    const answer = await ana.client.get('/api/account/export');
    expect(answer).toMatchObject({ status: 403, body: { confirmationRequired: true } });
    expect((await ana.client.post('/api/auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
    const { vaults } = server.api.deps;
    const openVault = vaults.of.bind(vaults);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = jest.spyOn(vaults, 'of').mockImplementation((userId) => released.then(() => openVault(userId)));
    const first = ana.client.get('/api/account/export');
    await until(() => held.mock.calls.length > 0);
    for (const _ of [2, 3]) expect((await ana.client.get('/api/account/export')).status).toBe(429);
    release();
    expect((await first).status).toBe(200);
    held.mockRestore();
    expect((await ana.client.request('HEAD', '/api/account/export')).status).toBe(200);
    const aborted = new AbortController();
    const headers = { Cookie: ana.client.cookieHeader };
    await fetch(new URL('/api/account/export', server.url), { headers, signal: aborted.signal });
    aborted.abort();
    await until(async () => (await ana.client.get('/api/account/export')).status === 200);
  });
});

it.each([
  ['2026-11-week-3', 'Semana del 16 al 22 de noviembre de 2026'],
  ['2026-11-week-5', 'Semana del 30 de noviembre al 6 de diciembre de 2026'],
  ['2026-12-week-4', 'Semana del 28 de diciembre de 2026 al 3 de enero de 2027'],
])('names the week %s by its days', (key, title) => {
  expect(weekTitle(key)).toBe(title);
});
