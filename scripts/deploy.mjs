import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { remoteNames } from './build/packages.mjs';
import { inRoot } from './paths.mjs';
import { localProduct } from './product/local-product.mjs';
import { deploy } from './remote-kit/commands/deploy.mjs';
import { DEPLOY_OPTIONS } from './remote-kit/commands/options.mjs';
import { remoteFolderOf } from './remote-kit/place.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = 'npm run deploy -- <remote> [--allow-older] [--try [--hours <n>]] [--force <reason>] [--to <address>]';

/**
 * The kit's deploy for a remote of this repository, built under the lock that builds of this checkout share. The token comes from
 * DEPLOY_TOKEN: that of this remote, or the installation's own; or from the data folder when the product runs on this machine.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: DEPLOY_OPTIONS, allowPositionals: true });
  const [name] = positionals;
  if (positionals.length !== 1 || !remoteNames().includes(name)) {
    throw new Stop(`Which remote? ${USAGE}\nThere are: ${remoteNames().join(', ')}`);
  }
  const place = remoteFolderOf(inRoot(name));
  await deploy(place, {
    ...localProduct(values),
    values,
    build: () => buildPackages({ names: [name], release: true }),
  });
  if (!values.try) say(`So that the others are held to it: git tag ${name}@${place.version} && git push --tags`);
});
