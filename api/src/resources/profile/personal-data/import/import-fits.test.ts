import { DRAWINGS_BYTES, drawingPath } from '@app/contract/drawings';
import { strToU8, zipSync } from 'fflate';
import { exported, fillAccount, undeletedDocuments, setFields } from '../../../../../test/a-full-account.ts';
import { png, sha256 } from '../../../../../test/pictures.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { DrawingUsageModel } from '../../../writing/drawings/drawing.model.ts';

const QUOTA = 100_000;

let roomy: TestServer;
let server: TestServer;
let ana: TestUser;
beforeAll(async () => {
  roomy = await startTestServer();
  server = await startTestServer({ beside: roomy, textQuotaBytes: QUOTA });
});
afterAll(() => roomy.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));

const picture = png({ seed: 77 });
const day = (n: number, note: string) => ({
  kind: 'day',
  key: `2026-10-${String(n).padStart(2, '0')}`,
  fields: { note },
  createdAt: '2026-10-20T08:00:00.000Z',
});
/** An archive of days, each list in a file of its own, and one drawing. */
function archive(...files: unknown[]): Uint8Array {
  const nothing = { progress: { statuses: {}, changedAt: {} }, progressSeal: '', shelf: { saved: {}, positions: {} } };
  const head = JSON.stringify({ format: 'reencuentro', version: 1, ...nothing });
  const lists = files.map((list, i): [string, Uint8Array] => [
    `datos/documentos/000${i + 1}.json`,
    strToU8(JSON.stringify(list)),
  ]);
  return zipSync({
    'datos/cuenta.json': strToU8(head),
    ...Object.fromEntries(lists),
    [`dibujos/${sha256(picture)}.png`]: picture,
  });
}
const bring = (body: Uint8Array, { client } = ana) =>
  client.post('/api/account/import', body, { headers: { 'Content-Type': 'application/zip' } });

const nothingIsHere = async () => {
  expect(await undeletedDocuments(ana.client)).toEqual([]);
  expect((await ana.client.get(drawingPath(sha256(picture)))).status).toBe(404);
};
const twenty = (length: number) => Array.from({ length: 20 }, (_, i) => day(i + 1, `${i}`.padEnd(length, 'x')));

describe('an import is complete or changes nothing', () => {
  it('X-12: more text than the account has room for is refused before the first document, with a message', async () => {
    expect(await bring(archive(twenty(4_000).slice(0, 10), twenty(5_000).slice(10)))).toMatchObject({ status: 200 });
    const eva = await server.aUser();
    expect(await bring(archive(twenty(4_000), twenty(7_000)), eva)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('ocupa todo el espacio') },
    });
    ana = eva;
    await nothingIsHere();
  });

  it('X-12: existing texts need no room: the export of a full account can be imported into it', async () => {
    const full = archive(twenty(4_500));
    expect((await bring(full)).body).toMatchObject({ added: 20 });
    expect(await bring(full)).toMatchObject({ status: 200, body: { added: 0, siblings: 0, skipped: 20 } });
    // other texts for the same days are new
    expect(
      (await bring(archive(twenty(4_400).map((each) => ({ ...each, fields: { note: `y${each.key}`.padEnd(4_400) } })))))
        .status,
    ).toBe(413);
    expect(await undeletedDocuments(ana.client)).toHaveLength(20);
  });

  it('X-12: more drawings than the account holds', async () => {
    await DrawingUsageModel.create({ _id: ana.user._id, bytes: DRAWINGS_BYTES - 10 });
    expect(await bring(archive([day(1, 'mar')]))).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('dibujos') },
    });
    await nothingIsHere();
  });

  it('X-12: an invalid file after a valid one', async () => {
    expect((await bring(archive([day(1, 'mar')], { no: 'list' }))).status).toBe(400);
    expect(
      (
        await bring(
          archive(
            [day(1, 'mar')],
            Array.from({ length: 1_001 }, () => 0),
          ),
        )
      ).status,
    ).toBe(400);
    await nothingIsHere();
  });

  it('a full export is imported where there is room for it', async () => {
    await fillAccount(ana);
    await setFields(ana.client, [['day', '2026-10-01', { note: 'ñ'.repeat(20_000) }]]);
    const files = zipSync(await exported(ana), { level: 0 });
    const eva = await server.aUser({ hasPremiumAccess: true });
    expect((await bring(files, eva)).status).toBe(200);
    expect(await undeletedDocuments(eva.client)).toHaveLength((await undeletedDocuments(ana.client)).length);
  });
});
