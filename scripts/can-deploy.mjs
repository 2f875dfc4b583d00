import { parseArgs } from 'node:util';
import { chosenRemote } from './build/packages.mjs';
import { CAN_DEPLOY_OPTIONS, sayCanDeploy } from './deploy/can-deploy.mjs';
import { localProduct } from './deploy/local-product.mjs';
import { runMain } from './terminal/say.mjs';

const USAGE = 'npm run can-deploy -- <remote> [--allow-older] [--to <address>]';

/** `npm run can-deploy -- mf-garden`: whether a product, by default the one on this machine, would take the version of the checkout. */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: CAN_DEPLOY_OPTIONS, allowPositionals: true });
  await sayCanDeploy(chosenRemote(positionals, USAGE), { ...localProduct(values), values });
});
