import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';

export default async function stopMongo() {
  if (process.env.MONGODB_URI === 'none') return; // set by commands whose tests need no database
  const { testMongo } = globalThis;
  if (!testMongo && !process.env.MONGODB_URI.startsWith('mongodb')) return; // tests without a database, as `npm run model`
  if (!testMongo) return dropDatabases(process.env.MONGODB_URI, `test_${process.env.TEST_RUN}_`);
  await testMongo.mongod.stop();
  rmSync(testMongo.dataDir, { recursive: true, force: true });
}

/** Deletes the databases of this run on a server that goes on. */
async function dropDatabases(uri, prefix) {
  const client = await MongoClient.connect(uri);
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
}
