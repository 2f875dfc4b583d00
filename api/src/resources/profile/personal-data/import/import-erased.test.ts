import { drawingPath } from '@app/contract/drawings';
import { zipSync } from 'fflate';
import { createdAt, drawing, exported, fillAccount, undeletedDocuments } from '../../../../../test/a-full-account.ts';
import { TEST_PASSWORD } from '../../../../../test/factories.ts';
import { sha256 } from '../../../../../test/pictures.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';
import { database } from '../../../../platform/mongo.ts';
import { ALL_KINDS } from '../../../writing/sync/kinds/all-kinds.ts';
import { readPosition } from '../../../writing/sync/epoch.ts';
import { DocumentImport } from './import-documents.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));
afterEach(() => jest.restoreAllMocks());

const erase = async () => expect((await ana.client.post('/api/account/erase')).status).toBe(204);
const deleteAccount = async () =>
  expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);

const aDay = (day: number) => ({
  kind: 'day' as const,
  key: `2026-10-${String(day).padStart(2, '0')}`,
  fields: { note: 'mar' },
  createdAt,
});

async function documentImport(): Promise<DocumentImport> {
  const { vaults, clock, jobs } = server.api.deps;
  const { epoch } = await readPosition(ana.id);
  const vault = await vaults.of(ana.id);
  const context = { userId: ana.id, epoch, vault, kinds: ALL_KINDS, device: 'tu archivo', clock, jobs };
  return new DocumentImport(context);
}

/** Runs an action after the upload, before anything of the archive is written. */
function meanwhile(happen: () => Promise<void>): void {
  const { vaults } = server.api.deps;
  const of = vaults.of.bind(vaults);
  jest.spyOn(vaults, 'of').mockImplementationOnce(async (userId) => {
    const vault = await of(userId);
    await happen();
    return vault;
  });
}

async function importsHerLife(): Promise<() => Promise<{ status: number; body: unknown }>> {
  await fillAccount(ana);
  const archive = zipSync(await exported(ana), { level: 0 });
  return () => ana.client.post('/api/account/import', archive, { headers: { 'Content-Type': 'application/zip' } });
}

/** Collections that still contain data of the user; that it was erased stays known, by the id. */
async function tracesOf(userId: string): Promise<string[]> {
  const all = (await database().listCollections().toArray()).map(({ name }) => name);
  const names = all.filter((name) => name !== 'erasures');
  const held = await Promise.all(
    names.map(async (name) => JSON.stringify(await database().collection(name).find().toArray()).includes(userId)),
  );
  return names.filter((_, i) => held[i]);
}

describe('D19: data that is erased during an import stays erased', () => {
  it('between two of its batches', async () => {
    const documents = await documentImport();
    await documents.add(aDay(1));
    await documents.flush();
    expect(await undeletedDocuments(ana.client)).toHaveLength(1);
    await erase();
    await documents.add(aDay(2));
    await expect(documents.flush()).rejects.toMatchObject({ status: 409 });
    expect(await undeletedDocuments(ana.client)).toEqual([]);
  });

  it('before its first drawing: no text, drawing, saved item or progress returns, and the user is told', async () => {
    const bring = await importsHerLife();
    meanwhile(erase);
    expect(await bring()).toMatchObject({
      status: 409,
      body: {
        message: 'Tus datos se borraron mientras los importabas. Si los quieres de vuelta, impórtalos otra vez.',
      },
    });
    expect(await undeletedDocuments(ana.client)).toEqual([]);
    expect((await ana.client.get(drawingPath(sha256(drawing)))).status).toBe(404);
    expect((await ana.client.get('/api/library/shelf')).body).toEqual({ saved: [], positions: {} });
    expect((await ana.client.get('/api/progress')).body).toMatchObject({ completedActivities: 0 });
    expect((await bring()).status).toBe(200);
    expect((await undeletedDocuments(ana.client)).length).toBeGreaterThan(0);
  });
});

describe('G-02: during an import, nothing of a deleted account returns', () => {
  it('between two of its batches, although its first epoch has the same name', async () => {
    const documents = await documentImport();
    await documents.add(aDay(1));
    await documents.flush();
    await deleteAccount();
    await documents.add(aDay(2));
    await expect(documents.flush()).rejects.toMatchObject({ status: 401 });
    expect(await tracesOf(ana.id)).toEqual([]);
  });

  it('before its first drawing', async () => {
    const bring = await importsHerLife();
    meanwhile(deleteAccount);
    expect((await bring()).status).toBe(401);
    expect(await tracesOf(ana.id)).toEqual([]);
  });
});

it('each step checks the epoch: saved items and progress are not written into another one', async () => {
  const bring = await importsHerLife();
  await erase();
  jest.spyOn(DocumentImport.prototype, 'flush').mockImplementationOnce(erase);
  expect((await bring()).status).toBe(409);
  expect((await ana.client.get('/api/library/shelf')).body).toEqual({ saved: [], positions: {} });
  expect((await ana.client.get('/api/progress')).body).toMatchObject({ completedActivities: 0 });
});
