import { parseArgs } from 'node:util';
import { runJest } from './jest.mjs';
import { runMain, say } from './terminal/say.mjs';

/**
 * `npm run model -- [--runs 20000] [--seed N]`: random schedules of several devices over an unreliable network, with the product's client
 * and server code. A failure prints the shortest failing schedule; the same seed reproduces it.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
  });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  say(
    `${values.runs} schedules of each kind: usual ones, with restored backups, of an older server, with lost devices; seed ${seed}`,
  );
  process.env.MODEL_RUNS = values.runs;
  process.env.MODEL_SEED = seed;
  process.env.MONGODB_URI ??= 'none'; // the model's server is in memory
  const { code } = await runJest(['api', 'client-model', '--testTimeout=3600000']);
  process.exitCode = typeof code === 'number' ? code : 1;
});
