/** npm run build [-- names…]: builds what changed; see scripts/build. */
import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { runMain, say } from './terminal/say.mjs';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mode: { type: 'string', default: 'production' } },
  });
  const built = await buildPackages({ mode: values.mode, ...(positionals.length ? { names: positionals } : {}) });
  if (built.length === 0) say('Nothing changed since the last build.');
});
