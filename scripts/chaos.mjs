import { parseArgs } from 'node:util';
import { runJest } from './jest.mjs';
import { runMain, say } from './terminal/say.mjs';

/**
 * `npm run chaos -- [--minutes 10] [--seed N]`: devices type while the network, the API's processes, the database and their own pages fail at
 * random; at the end every kept word must be at the server and on every device. Prints one line; exits with 1 on any loss.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  say(`Chaos for ${values.minutes} minutes, seed ${seed}`);
  process.env.CHAOS_MINUTES = values.minutes;
  process.env.CHAOS_SEED = seed;
  process.env.MONGODB_URI ??= 'none'; // the run has a replica set of its own
  const { code } = await runJest(['api', 'test/chaos/']);
  process.exitCode = typeof code === 'number' ? code : 1;
});
