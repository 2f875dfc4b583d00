import { buildPackages } from './build/build-packages.mjs';
import { fetchNode } from './other-node/fetch-node.mjs';
import { runWith, tryReleases } from './other-node/try-releases.mjs';
import { runMain, Stop } from './terminal/say.mjs';

/**
 * `node scripts/test-node.mjs`: starts the built product on the other releases of Node.js and saves a word there, as `npm test` does;
 * `node scripts/test-node.mjs 22 [project… file…]` runs tests with that one, as scripts/jest.mjs would: by default those of the API.
 */
await runMain(async () => {
  const [release, ...args] = process.argv.slice(2);
  if (release === undefined) {
    await buildPackages();
    process.exitCode = (await tryReleases()).failed > 0 ? 1 : 0;
    return;
  }
  const node = await fetchNode(release).catch((error) => {
    throw new Stop(`Node.js ${release} cannot be had here: ${error.message}`);
  });
  const tests = args.length > 0 ? args : ['api', 'contract'];
  const { code } = await runWith(node, ['scripts/jest.mjs', ...tests], { timeoutMs: 0 });
  process.exitCode = code === 0 ? 0 : 1;
});
