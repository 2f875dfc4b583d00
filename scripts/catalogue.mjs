import { parseArgs } from 'node:util';
import { buildCatalogue, showCatalogue } from './catalogue/ladle.mjs';
import { runMain } from './terminal/say.mjs';

/**
 * `npm run catalogue`: the components of shared-ui with their states, in a browser; with `-- --build`, as files in its `dist`. Its packages
 * are installed at the first use.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
  await (values.build ? buildCatalogue() : showCatalogue());
});
