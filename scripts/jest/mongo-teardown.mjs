import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';

export default async function stopMongo() {
  const { testMongo } = globalThis;
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
