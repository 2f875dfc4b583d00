import { parseArgs } from 'node:util';
import { chosenRemote } from './build/packages.mjs';
import { deploy, DEPLOY_OPTIONS } from './deploy/deploy.mjs';
import { localProduct } from './deploy/local-product.mjs';
import { runMain } from './terminal/say.mjs';

const USAGE = 'npm run deploy -- <remote> [--allow-older] [--try [--hours <n>]] [--force <reason>] [--to <address>]';

/**
 * `npm run deploy -- mf-garden`. The token comes from DEPLOY_TOKEN: that of this remote, or the installation's own; or from the data folder
 * when the product runs on this machine.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: DEPLOY_OPTIONS, allowPositionals: true });
  await deploy(chosenRemote(positionals, USAGE), { ...localProduct(values), values });
});
