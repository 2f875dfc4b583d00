import { randomUUID } from 'node:crypto';
import { change, countFrom, createdAt, pull, push, scores } from '../../../../test/device-calls.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { startTestServer, startTwoServers, type TestServer } from '../../../../test/test-server.ts';
import { EventModel, SequenceModel } from '../../../platform/live/event.model.ts';
import { bytesOf } from '../../../platform/crypto/vault.ts';
import { database } from '../../../platform/mongo.ts';
import { type StoredDocument, SyncDocumentModel, SyncOperationModel } from './sync.model.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('stores a self-assessment and sends it to the user’s other devices', async () => {
  const ana = await server.aUser();
  const page = await LivePage.open(await other.clientOf(ana.user));
  const { status, body } = await push(ana.client, randomUUID(), scores({ calma: 3, presencia: 5, escucha: 7 }));
  expect(status).toBe(200);
  const doc = {
    kind: 'assessment',
    key: 'activity-9',
    rev: 1,
    deleted: false,
    fields: { 'scores.calma': 3, 'scores.presencia': 5, 'scores.escucha': 7 },
    fieldRevs: { 'scores.calma': 1, 'scores.presencia': 1, 'scores.escucha': 1 },
    createdAt,
    updatedAt: expect.any(String),
  };
  expect(body).toEqual({
    results: [{ opId: expect.stringMatching(UUID), status: 'applied', doc }],
    cursor: 1,
    epoch: expect.stringMatching(UUID),
  });
  expect(await pull(await other.clientOf(ana.user))).toEqual({
    docs: [doc],
    cursor: 1,
    more: false,
    epoch: body.epoch,
  });
  expect(await page.received(1)).toEqual([{ event: 'progress_updated', data: { seq: 1 } }]);
  page.close();
});

it('numbers the entries of two processes uniquely, although all request one number', async () => {
  const ana = await server.aUser();
  const elsewhere = await other.clientOf(ana.user);
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      push(i % 2 ? ana.client : elsewhere, randomUUID(), {
        ...change('entry', randomUUID(), { entryId: 1000 }),
        opNo: 1,
      }),
    ),
  );
  const numbers = (await pull(ana.client)).docs.map(({ fields }) => Number(fields['entryId']));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, i) => 1000 + i));
});

it('allows each dimension to be changed on another device; of one, the last to arrive wins', async () => {
  const { client } = await server.aUser();
  const [phone, laptop] = [randomUUID(), randomUUID()];
  await push(client, phone, scores({ calma: 3, presencia: 5 }));
  countFrom(1);
  await push(client, laptop, scores({ calma: 8 }));
  const { docs } = await pull(client);
  expect(docs).toEqual([
    expect.objectContaining({
      rev: 2,
      fields: { 'scores.calma': 8, 'scores.presencia': 5 },
      fieldRevs: { 'scores.calma': 2, 'scores.presencia': 1 },
    }),
  ]);
});

it('F2: the same operation again has the same result and no second effect, alone and among others', async () => {
  const ana = await server.aUser();
  const clientId = randomUUID();
  const first = scores({ calma: 3 });
  const answer = await push(ana.client, clientId, first);
  const again = await push(await other.clientOf(ana.user), clientId, first, scores({ calma: 4 }, { baseRev: 1 }));
  expect(again.body.results[0]).toMatchObject({ opId: first.opId, status: 'applied', doc: { rev: 2 } });
  expect(again.body.results[1]).toMatchObject({ status: 'applied', doc: { fields: { 'scores.calma': 4 } } });
  expect(answer.body.cursor).toBe(1);
  expect((await pull(ana.client)).cursor).toBe(2);
  expect(await EventModel.countDocuments({ uid: ana.id })).toBe(2);
  expect(await SyncOperationModel.countDocuments({ userId: ana.id })).toBe(2);
});

it('twenty times the same push in parallel on two processes is one change', async () => {
  const ana = await server.aUser();
  const elsewhere = await other.clientOf(ana.user);
  const clientId = randomUUID();
  const ops = [scores({ calma: 3 }), scores({ calma: 5 }, { key: 'activity-18' })];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => push(i % 2 ? ana.client : elsewhere, clientId, ...ops)),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.results.map((result: { status: string }) => result.status)).toEqual(['applied', 'applied']);
  }
  expect(await pull(ana.client)).toMatchObject({ cursor: 2, docs: [{ rev: 1 }, { rev: 2 }] });
  expect(await EventModel.countDocuments({ uid: ana.id })).toBe(1);
});

it('parallel pushes of several clients lose nothing and share no number', async () => {
  const ana = await server.aUser();
  const elsewhere = await other.clientOf(ana.user);
  const keys = Array.from({ length: 20 }, (_, i) => `activity-${(i + 1) * 9}`);
  await Promise.all(
    keys.map((key, i) =>
      push(i % 2 ? ana.client : elsewhere, randomUUID(), scores({ calma: 1 + (i % 10) }, { key, opNo: 1 })),
    ),
  );
  const { docs, cursor } = await pull(ana.client);
  expect(docs.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(docs.map(({ rev }) => rev)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(cursor).toBe(20);
});

it('F26: a number used for another operation is a fork; later operations wait for the new client too', async () => {
  const { client } = await server.aUser();
  const clientId = randomUUID();
  await push(client, clientId, scores({ calma: 3 }));
  const copied = [
    scores({ calma: 4 }, { opNo: 1, key: 'activity-18' }),
    scores({ calma: 5 }, { opNo: 2, key: 'activity-27' }),
  ];
  const { body } = await push(client, clientId, ...copied);
  expect(body.results).toEqual(copied.map(({ opId }) => ({ opId, status: 'client_fork' })));
  const retried = await push(client, randomUUID(), ...copied);
  expect(retried.body.results.map((result: { status: string }) => result.status)).toEqual(['applied', 'applied']);
});

it('a deletion leaves a tombstone without text; one that has not seen the last change is refused', async () => {
  const ana = await server.aUser();
  const clientId = randomUUID();
  await push(ana.client, clientId, scores({ calma: 3 }));
  await push(ana.client, randomUUID(), scores({ calma: 4 }, { opNo: 1, baseRev: 1 }));
  const remove = (baseRev: number, no: number) =>
    push(ana.client, clientId, {
      opId: randomUUID(),
      opNo: no,
      kind: 'assessment',
      key: 'activity-9',
      action: 'delete',
      baseRev,
      createdAt,
    });
  expect((await remove(1, 2)).body.results[0]).toMatchObject({
    status: 'kept',
    doc: { rev: 2, deleted: false, fields: { 'scores.calma': 4 } },
  });
  expect((await remove(2, 3)).body.results[0]).toMatchObject({
    status: 'applied',
    doc: { rev: 3, deleted: true, fields: {}, fieldRevs: {} },
  });
  expect((await pull(ana.client, 'cursor=2')).docs).toEqual([
    expect.objectContaining({ key: 'activity-9', deleted: true, fields: {} }),
  ]);
  expect(await SyncDocumentModel.findOne({ userId: ana.id }).lean()).toMatchObject({
    fields: [],
    deletedAt: expect.any(Date),
  });
  // text of another device, written before it knew of the deletion, revives the document
  const revived = await push(ana.client, clientId, scores({ presencia: 6 }, { opNo: 4, baseRev: 1 }));
  expect(revived.body.results[0]).toMatchObject({
    status: 'applied',
    doc: { rev: 4, deleted: false, fields: { 'scores.presencia': 6 } },
  });
  expect((await SyncDocumentModel.findOne({ userId: ana.id }).lean())?.deletedAt).toBeUndefined();
});

it('Z-01: neither documents nor operations of one user exist for another', async () => {
  const ana = await server.aUser();
  const eva = await server.aUser();
  const clientId = randomUUID();
  const op = scores({ calma: 3 });
  await push(ana.client, clientId, op);
  expect((await pull(eva.client)).docs).toEqual([]);
  // the same client id, operation id and key are independent for another user
  const { body } = await push(eva.client, clientId, { ...op, fields: { 'scores.calma': { value: 9, baseRev: 0 } } });
  expect(body.results[0]).toMatchObject({ status: 'applied', doc: { rev: 1, fields: { 'scores.calma': 9 } } });
  expect((await pull(ana.client)).docs[0]?.fields).toEqual({ 'scores.calma': 3 });
});

it('D-06: scores cannot be read in the database, nor moved to another place', async () => {
  const ana = await server.aUser();
  await push(
    ana.client,
    randomUUID(),
    scores({}, { fields: { takenAt: { value: '2026-11-21T07:31:00.000Z', baseRev: 0 } } }),
    scores({ calma: 3 }, { key: 'activity-18' }),
  );
  const stored = await SyncDocumentModel.find({ userId: ana.id }).sort({ rev: 1 }).lean();
  expect(JSON.stringify(stored)).not.toContain('07:31');
  const sealed = stored.flatMap(({ fields }) =>
    fields.map((field) => Buffer.from(bytesOf(field.sealed)).toString('latin1')),
  );
  expect(sealed.join()).not.toContain('07:31');
  const documents = database().collection<StoredDocument>('syncDocuments');
  await documents.updateOne({ _id: stored[1]?._id ?? '' }, { $set: { fields: stored[0]?.fields ?? [] } });
  expect((await ana.client.get('/api/sync/pull')).status).toBe(500);
});

it('L-01: a device that floods the server is told to wait; its edits stay on it', async () => {
  const strict = await startTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
  const ana = await strict.aUser();
  const clientId = randomUUID();
  expect((await push(ana.client, clientId, scores({ calma: 3 }))).status).toBe(200);
  await Promise.all(Array.from({ length: 599 }, () => strict.api.deps.limits.consume('push', ana.id)));
  const refused = await push(ana.client, clientId, scores({ calma: 4 }, { baseRev: 1 }));
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/\p{L}/u) } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ana.client.get('/api/sync/pull')).status).toBe(200);
  await strict.stop();
});

it('applies nothing of a former epoch, and names the current one', async () => {
  const ana = await server.aUser();
  const clientId = randomUUID();
  await push(ana.client, clientId, scores({ calma: 3 }));
  const { epoch } = await pull(ana.client);
  const other = randomUUID();
  await SequenceModel.updateOne({ _id: ana.user._id }, { $set: { epoch: other, erased: true } });
  const refused = await ana.client.post('/api/sync/push', { clientId, ops: [scores({ calma: 9 })], epoch });
  expect(refused.body).toMatchObject({ results: [], epoch: other, erased: true });
  expect((await pull(ana.client)).docs[0]?.fields['scores.calma']).toBe(3);
  const accepted = await ana.client.post('/api/sync/push', { clientId, ops: [scores({ calma: 9 })], epoch: other });
  expect(accepted.body).toMatchObject({ results: [{ status: 'applied' }] });
});
