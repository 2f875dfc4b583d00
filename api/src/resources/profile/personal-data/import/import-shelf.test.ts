import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.aUser({ hasPremiumAccess: true });
  await change('book-1', { saved: true });
  await change('book-1', { position: 120 });
  await change('book-2', { position: 40 });
});

async function change(item: string, what: object): Promise<void> {
  expect((await ana.client.patch(`/api/library/shelf/${item}`, what)).status).toBe(204);
}
const shelf = async () => (await ana.client.get('/api/library/shelf')).body;

async function exported(): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { Cookie: ana.client.cookieHeader };
  const answer = await fetch(new URL('/api/account/export', server.url), { headers });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}
async function imports(archive: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { 'Content-Type': 'application/zip' };
  expect((await ana.client.post('/api/account/import', archive, { headers })).status).toBe(200);
}

it('restores saved items of the library and reading positions', async () => {
  const before = await shelf();
  expect(before).toEqual({ saved: ['book-1'], positions: { 'book-1': 120, 'book-2': 40 } });
  const archive = await exported();
  expect((await ana.client.post('/api/account/erase')).status).toBe(204);
  expect(await shelf()).toEqual({ saved: [], positions: {} });
  await imports(archive);
  expect(await shelf()).toEqual(before);
});

it('keeps newer reading positions', async () => {
  const archive = await exported();
  await change('book-2', { position: 90 });
  await imports(archive);
  expect(await shelf()).toMatchObject({ positions: { 'book-1': 120, 'book-2': 90 } });
});
