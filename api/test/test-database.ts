import { ensureIndexes } from '../src/platform/indexes.ts';
import { connectMongo, database, disconnectMongo } from '../src/platform/mongo.ts';

/** A worker's files run one after the other: they share a database, whose indexes would take longer to create than most tests to run. */
const NAME = `test_${process.env['TEST_RUN']}_${process.env['JEST_WORKER_ID']}`;

/**
 * Published content with more than its three fields: an edit, or a test's mark. The rest stays: each start of an API publishes what differs
 * from the files, and writing all of it took longer than most tests.
 */
const TOUCHED = { $expr: { $ne: [{ $size: { $objectToArray: '$$ROOT' } }, 3] } };

/** Connects to this worker's database, without documents. */
export async function connectTestDatabase(uri = process.env['MONGODB_URI'] ?? ''): Promise<void> {
  await connectMongo(uri, { dbName: NAME });
  const collections = await database().collections();
  await Promise.all(
    collections.map((collection) => collection.deleteMany(collection.collectionName === 'content' ? TOUCHED : {})),
  );
}

export const leaveTestDatabase = disconnectMongo;

/** Gives the tests of a file an empty database, with its indexes. Called once, at the top. */
export function onTestDatabase(): void {
  beforeAll(async () => {
    await connectTestDatabase();
    await ensureIndexes();
  });
  afterAll(leaveTestDatabase);
}
