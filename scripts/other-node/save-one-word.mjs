import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchMongod } from '../mongod/launch.mjs';
import { freePort } from '../process/free-port.mjs';
import { startApi } from '../product/api-process.mjs';
import { makeDemoAccounts } from '../product/demo-accounts.mjs';
import { pull, signIn, writeDay } from '../product/demo-user.mjs';
import { runMain, say, Stop } from '../terminal/say.mjs';

const WORD = 'guardada con otra versión';

/** Run by another Node.js: starts the built API with it, on a MongoDB and a folder of its own, and saves a word. */
await runMain(async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-node-'));
  const running = {};
  try {
    running.mongod = await launchMongod({ dataDir });
    const env = { MONGODB_URI: running.mongod.uri, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' };
    running.api = await startApi({ env: { ...env, PORT: String(await freePort()) }, output: 'ignore' });
    await makeDemoAccounts(env);
    const user = await signIn(running.api.url, 'demo');
    await writeDay(user, '2026-11-20', WORD);
    if (!(await pull(user)).includes(WORD)) throw new Stop(`'${WORD}' is lost`);
    say(`Node.js ${process.versions.node} serves the product, and keeps a word.`);
  } finally {
    await running.api?.stop();
    await running.mongod?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
