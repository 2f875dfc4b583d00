import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, say } from '../terminal/say.mjs';
import { launchMongod } from './launch.mjs';

/**
 * A MongoDB for tests that keeps running: `node scripts/mongod/serve.mjs --dir <folder>` prints its address and runs until Ctrl-C.
 * Without access control, as each test file has a database of its own; `--auth` starts it as the product does.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: '.cache/mongod' }, auth: { type: 'boolean', default: false } },
  });
  const mongod = await launchMongod({ dataDir: path.resolve(values.dir), auth: values.auth });
  say(mongod.uri);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => mongod.stop());
  await mongod.exited;
});
