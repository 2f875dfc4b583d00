import { parseArgs } from 'node:util';
import { localProduct } from './product/local-product.mjs';
import { CAN_DEPLOY_OPTIONS, sayCanDeploy } from './remote-kit/commands/can-deploy.mjs';
import { chosenPlace } from './remote-kit/place.mjs';
import { runMain } from './terminal/say.mjs';

const USAGE = 'npm run can-deploy -- <remote> [--allow-older] [--to <address>]';

/** `npm run can-deploy -- mf-garden`: whether a product, by default the one on this machine, would take the version of the checkout. */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: CAN_DEPLOY_OPTIONS, allowPositionals: true });
  await sayCanDeploy(chosenPlace(positionals, USAGE), { ...localProduct(values), values });
});
