import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { database } from '../../../platform/mongo.ts';
import { afterRestore } from './after-restore.ts';
import { ledgerFile, noteErasure, readErasures } from './erasure-ledger.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const collections = async () => (await database().listCollections().toArray()).map(({ name }) => name);

/** @returns a function that restores the present state of the database */
async function backUp(): Promise<() => Promise<void>> {
  const kept = new Map<string, Awaited<ReturnType<typeof contentOf>>>();
  for (const name of await collections()) kept.set(name, await contentOf(name));
  return async () => {
    for (const name of await collections()) {
      await database().collection(name).deleteMany({});
      const documents = kept.get(name) ?? [];
      if (documents.length > 0) await database().collection(name).insertMany(documents);
    }
  };
}
const contentOf = (name: string) => database().collection(name).find().toArray();

async function write(client: TestClient, key: string, note: string, epoch?: string) {
  const fields = { note: { value: note, baseRev: 0 } };
  const op = { opId: randomUUID(), opNo: 1, kind: 'day', key, action: 'set', createdAt: '2026-11-20T08:00:00.000Z' };
  const answer = await client.post('/api/sync/push', { clientId: randomUUID(), ops: [{ ...op, fields }], epoch });
  expect(answer.status).toBe(200);
  return answer.body;
}
const daysOf = async (client: TestClient) =>
  ((await client.get('/api/sync/pull?cursor=0')).body.docs as { key: string; fields: { note?: string } }[]).map(
    ({ fields }) => fields.note,
  );
const settle = async () => {
  const { env, jobs, clock } = server.api.deps;
  return afterRestore({ env, jobs, clock }, await readErasures([ledgerFile(env.DATA_DIR)]));
};
/** The restore ends the user's sessions, so the user signs in again. */
const again = ({ user }: TestUser) => server.clientOf(user);

it('G-02: data erased after a backup is erased again after its restore, and newer texts are kept', async () => {
  const [ana, luz, eva] = [await server.aUser(), await server.aUser(), await server.aUser()];
  for (const { client } of [ana, luz, eva]) await write(client, '2026-11-20', 'golondrina');
  const restore = await backUp();
  expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  expect((await luz.client.post('/api/account/erase')).status).toBe(204);
  await restore();
  // The deleted data is back.
  expect(await database().collection('users').countDocuments({ username: ana.user.username })).toBe(1);
  expect(await daysOf(await again(luz))).toEqual(['golondrina']);

  expect(await settle()).toMatchObject({ deleted: 1, erased: 1 });
  const users = await database().collection('users').find().toArray();
  expect(users.map(({ username }) => username)).not.toContain(ana.user.username);
  // That it was deleted stays known, by its id.
  for (const name of (await collections()).filter((each) => each !== 'erasures')) {
    const documents = (await contentOf(name)).map((one) => JSON.stringify(one));
    expect(documents.filter((one) => one.includes(ana.id))).toEqual([]);
  }
  const luzNow = await again(luz);
  expect((await luzNow.get('/api/sync/pull?cursor=0')).body).toMatchObject({ docs: [], erased: true });
  expect(await daysOf(await again(eva))).toEqual(['golondrina']);

  // A later backup contains what the user has written since: an old ledger line must not erase it.
  await write(luzNow, '2026-11-21', 'tórtola');
  const restoreLater = await backUp();
  await restoreLater();
  expect(await settle()).toMatchObject({ deleted: 0, erased: 0 });
  expect(await daysOf(await again(luz))).toEqual(['tórtola']);
});

it('F30: every device is told that the server was restored, and from which revision on', async () => {
  const eva = await server.aUser();
  const silent = await server.aUser();
  await write(eva.client, '2026-11-20', 'golondrina');
  const before = (await eva.client.get('/api/sync/pull?cursor=0')).body;
  const untouched = (await silent.client.get('/api/sync/pull?cursor=0')).body;
  const restore = await backUp();
  await write(eva.client, '2026-11-21', 'tórtola');
  await restore();
  await settle();

  const client = await again(eva);
  const after = (await client.get('/api/sync/pull?cursor=0')).body;
  expect(after).toMatchObject({ ancestors: [{ epoch: before.epoch, until: before.cursor }], cursor: before.cursor });
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.erased).toBeUndefined();
  expect((await (await again(silent)).get('/api/sync/pull?cursor=0')).body.epoch).not.toBe(untouched.epoch);
  // Revisions of the lost epoch are invalid.
  expect((await write(client, '2026-11-21', 'tórtola', before.epoch)).results).toEqual([]);
  expect((await write(client, '2026-11-21', 'tórtola', after.epoch)).results).toMatchObject([{ status: 'applied' }]);
});

it('F30: after a second restore, a device that missed the first is told how little it can rely on', async () => {
  const eva = await server.aUser();
  const pull = async () => (await (await again(eva)).get('/api/sync/pull?cursor=0')).body;
  await write(eva.client, '2026-11-20', 'golondrina');
  const start = await pull();
  await settle();
  const second = await pull();
  await write(await again(eva), '2026-11-21', 'tórtola');
  await write(await again(eva), '2026-11-22', 'mirlo');
  const written = await pull();
  await settle();
  expect(await pull()).toMatchObject({
    ancestors: [
      { epoch: start.epoch, until: start.cursor },
      { epoch: second.epoch, until: written.cursor },
    ],
  });
  expect(written.cursor).toBeGreaterThan(start.cursor);
  // Erased data have no history.
  const client = await again(eva);
  expect((await client.post('/api/account/erase')).status).toBe(204);
  const erased = await pull();
  expect(erased).toMatchObject({ erased: true });
  expect(erased).not.toHaveProperty('ancestors');
});

it('F28: an erasure is told, after a restore too, to a device that has missed it', async () => {
  const eva = await server.aUser();
  const pull = async () => (await (await again(eva)).get('/api/sync/pull?cursor=0')).body;
  await write(eva.client, '2026-11-20', 'golondrina');
  expect((await eva.client.post('/api/account/erase')).status).toBe(204);
  const { epoch } = await pull();
  await settle();
  expect(await pull()).toMatchObject({ erased: true, ancestors: [{ epoch }] });
});

it('F30: a device that has seen an erasure which the backup lacks keeps what was written since', async () => {
  const eva = await server.aUser();
  const pull = async () => (await (await again(eva)).get('/api/sync/pull?cursor=0')).body;
  await write(eva.client, '2026-11-20', 'golondrina');
  const restore = await backUp();
  expect((await eva.client.post('/api/account/erase')).status).toBe(204);
  const { epoch: lost } = await pull();
  await restore();
  await settle();
  const { epoch, ...after } = await pull();
  expect(after).toMatchObject({ docs: [], erased: true, ancestors: [{ epoch: lost, until: 0 }] });
  // The command may be given twice.
  await settle();
  expect(await pull()).toMatchObject({ docs: [], erased: true, ancestors: [{ epoch: lost }, { epoch }] });
});

it.each([
  ['before', -1, 1],
  ['after', 1, 2],
])(
  'F30: a backup that took the counter a change %s the documents promises no more than it has',
  async (_, off, until) => {
    const eva = await server.aUser();
    const pull = async () => (await (await again(eva)).get('/api/sync/pull?cursor=0')).body;
    const first = await write(eva.client, '2026-11-20', 'golondrina');
    await write(eva.client, '2026-11-21', 'tórtola');
    const { epoch } = await pull();
    await SequenceModel.updateOne({ _id: eva.id }, { $inc: { seq: off } });
    await settle();
    const promised = first.cursor - 1 + until;
    const after = await pull();
    expect(after).toMatchObject({ ancestors: [{ epoch, until: promised }] });
    // The next change comes after all that a device has pulled.
    const next = await write(await again(eva), '2026-11-22', 'mirlo', after.epoch);
    expect(next.results[0].doc.rev).toBeGreaterThan(after.cursor);
  },
);

it('signs all users out: an ended session may have been restored', async () => {
  const eva = await server.aUser();
  await settle();
  await expect(server.api.deps.sessions.list(eva.id)).resolves.toEqual([]);
});

it('V-13: ends every calendar address: one that was taken back may have been restored', async () => {
  const { client } = await server.aUser();
  const { path } = (await client.post('/api/account/reminders/calendar')).body;
  const feed = async () => (await fetch(new URL(path, server.url))).status;
  expect(await feed()).toBe(200);
  await settle();
  expect(await feed()).toBe(404);
});

it('logs an account that stayed because it was the last administrator’s', async () => {
  const [one, two] = [await server.aUser({ role: 'admin' }), await server.aUser({ role: 'admin' })];
  await Promise.all([one, two].map(({ client }) => client.delete('/api/account', { password: TEST_PASSWORD })));
  await settle();
  expect(await database().collection('users').countDocuments({ role: 'admin' })).toBe(1);
});

it('G-02: an account whose deletion failed has still lost what had been erased of it', async () => {
  const folder = join(server.api.deps.env.DATA_DIR, 'another');
  const erasuresOf = async (userId: string) =>
    (await readErasures([ledgerFile(folder)])).filter((one) => one.userId === userId);
  const at = (minute: number) => ({ userId: 'admin-1', at: `2026-11-21T08:0${minute}:00.000Z` });
  const data = { what: 'data', seq: 7, ...at(1) } as const;
  await noteErasure(folder, data);
  await noteErasure(folder, { what: 'account', ...at(2) });
  await noteErasure(folder, { what: 'nothing', ...at(3) });
  expect(await erasuresOf('admin-1')).toEqual([data]);
  await noteErasure(folder, { what: 'account', ...at(4) });
  expect(await erasuresOf('admin-1')).toEqual([{ what: 'account', ...at(4) }]);
});

it('G-02: the database alone tells of it too: increments of a backup take it along', async () => {
  const ana = await server.aUser();
  expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  expect(await readErasures([])).toContainEqual(expect.objectContaining({ what: 'account', userId: ana.id }));
});

it('is for the operator alone, and names lines that it cannot read', async () => {
  const file = ledgerFile(server.api.deps.env.DATA_DIR);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  const lines = readFileSync(file, 'utf8').split('\n').length;
  appendFileSync(file, '{"what":"acc\n');
  await expect(readErasures([file])).rejects.toThrow(`line ${lines} is no erasure`);
});
