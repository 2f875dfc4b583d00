import { randomUUID } from 'node:crypto';
import { ensureIndexes } from '../src/platform/indexes.ts';
import { connectMongo, database, disconnectMongo } from '../src/platform/mongo.ts';

/** Connects to a new, empty database. */
export async function connectTestDatabase(uri = process.env['MONGODB_URI'] ?? ''): Promise<void> {
  await connectMongo(uri, `test_${randomUUID().slice(0, 13)}`);
}

export async function dropTestDatabase(): Promise<void> {
  await database().dropDatabase();
  await disconnectMongo();
}

/** Gives the tests of a file a database of their own, with its indexes. Called once, at the top. */
export function onTestDatabase(): void {
  beforeAll(async () => {
    await connectTestDatabase();
    await ensureIndexes();
  });
  afterAll(dropTestDatabase);
}
