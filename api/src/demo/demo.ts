import { makeDemoAccounts } from './demo-accounts.ts';
import { DEMO_PASSWORD, demoNames } from './demo-names.ts';
import { readEnv } from '../platform/env.ts';
import { ensureIndexes } from '../platform/indexes.ts';
import { connectMongo, disconnectMongo } from '../platform/mongo.ts';

/** `npm start -- --demo`: creates the demo accounts before the API starts (D35). */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  await connectMongo(env.MONGODB_URI);
  await ensureIndexes();
  await makeDemoAccounts(env);
  process.stdout.write(`Demo accounts: ${demoNames.join(', ')} (password ${DEMO_PASSWORD})\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnectMongo();
}
