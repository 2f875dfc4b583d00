import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { SyncClientModel, SyncDocumentModel, SyncOperationModel } from './sync.model.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const DAY_SECONDS = 24 * 60 * 60;

/** The days of the TTL indexes of a collection, by date field. */
async function daysKept(model: typeof SyncDocumentModel | typeof SyncOperationModel | typeof SyncClientModel) {
  const indexes = await model.collection.indexes();
  return Object.fromEntries(
    indexes.flatMap(({ key, expireAfterSeconds }) =>
      expireAfterSeconds === undefined ? [] : [[Object.keys(key).join(), expireAfterSeconds / DAY_SECONDS]],
    ),
  );
}

it('G-04: outcomes of operations expire after ninety days', async () => {
  expect(await daysKept(SyncOperationModel)).toEqual({ at: 90 });
});

it('G-04: tombstones expire after half a year; other documents have no such date', async () => {
  expect(await daysKept(SyncDocumentModel)).toEqual({ deletedAt: 180 });
});

it('the last number of a client is kept for ever, to detect a copied profile', async () => {
  expect(await daysKept(SyncClientModel)).toEqual({});
});
