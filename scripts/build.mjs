import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { runMain, say } from './terminal/say.mjs';

/** `npm run build -- [package…] [--force]`: builds what changed. */
await runMain(async () => {
  const options = { force: { type: 'boolean' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const built = await buildPackages({ names: positionals, ...values });
  say(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing has changed since the last build.');
});
