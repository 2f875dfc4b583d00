import { rmSync } from 'node:fs';

export default async function stopMongo() {
  const { testMongo } = globalThis;
  if (!testMongo) return;
  await testMongo.mongod.stop();
  rmSync(testMongo.dataDir, { recursive: true, force: true });
}
