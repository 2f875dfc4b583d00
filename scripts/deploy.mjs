import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { localProduct } from './product/local-product.mjs';
import { deploy, DEPLOY_OPTIONS } from './remote-kit/commands/deploy.mjs';
import { chosenPlace } from './remote-kit/place.mjs';
import { runMain, say } from './terminal/say.mjs';

const USAGE = 'npm run deploy -- <remote> [--allow-older] [--try [--hours <n>]] [--force <reason>] [--to <address>]';

/**
 * `npm run deploy -- mf-garden`, built under the lock that builds of this checkout share. The token comes from DEPLOY_TOKEN: that of this
 * remote, or the installation's own; or from the data folder when the product runs on this machine.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: DEPLOY_OPTIONS, allowPositionals: true });
  const place = chosenPlace(positionals, USAGE);
  await deploy(place, {
    ...localProduct(values),
    values,
    build: () => buildPackages({ names: [place.name], release: true }),
  });
  if (!values.try) say(`So that the others are held to it: git tag ${place.name}@${place.version} && git push --tags`);
});
