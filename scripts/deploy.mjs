import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { remoteNames } from './build/packages.mjs';
import { deployToken } from './product/deploy-token.mjs';
import { manifestOf, registryClient } from './product/registry-client.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = 'npm run deploy -- <remote> [--to <address>] [--rollback]';

/**
 * Brings one remote to a running product, alone: builds it under the version of its package.json, uploads that version, which can
 * never be changed again, and promotes it. `--rollback` goes back to the version promoted before.
 * The token comes from DEPLOY_TOKEN, or from the data folder when the product runs on this machine.
 */
await runMain(async () => {
  const options = { to: { type: 'string' }, rollback: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (positionals.length !== 1 || !remoteNames().includes(name)) {
    throw new Stop(`Which remote? ${USAGE}\nThere are: ${remoteNames().join(', ')}`);
  }
  const settings = readSettings();
  const url = values.to ?? localUrl(settings);
  const registry = registryClient({ url, token: deployToken(settings.dataDir) });
  if (values.rollback) {
    const { version } = await registry.rollback(name);
    say(`${name} is back at version ${version} on ${url}`);
    return;
  }
  await buildPackages({ names: [name], release: true });
  const { version } = manifestOf(name);
  const state = (await registry.list()).find((remote) => remote.name === name);
  if (state?.versions.some((known) => known.version === version)) {
    throw new Stop(
      `${name} ${version} is there already and cannot be changed: raise the version in ${name}/package.json.`,
    );
  }
  await registry.publish(name);
  await registry.promote(name, version);
  say(`${name} ${version} is live on ${url}`);
});
