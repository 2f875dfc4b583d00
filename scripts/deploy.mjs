import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { packageVersion, remoteNames } from './build/packages.mjs';
import { passGate } from './deploy/gate.mjs';
import { deployToken } from './product/deploy-token.mjs';
import { registryClient } from './product/registry-client.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = 'npm run deploy -- <remote> [--allow-older] [--try] [--to <address>]';

/**
 * Deploys one remote to a running product: checks its format, lint, types and tests, builds it under the version of its package.json,
 * uploads that version, which is immutable, and promotes it; with `--try` it is only published, for an administrator to try first. Undo:
 * `npm run remotes -- rollback`.
 * The token comes from DEPLOY_TOKEN: that of this remote, or the installation's own; or from the data folder when the product runs on this
 * machine.
 */
await runMain(async () => {
  const options = {
    to: { type: 'string' },
    'allow-older': { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name] = positionals;
  if (positionals.length !== 1 || !remoteNames().includes(name)) {
    throw new Stop(`Which remote? ${USAGE}\nThere are: ${remoteNames().join(', ')}`);
  }
  const settings = readSettings();
  const url = values.to ?? localUrl(settings);
  const registry = registryClient({ url, token: deployToken(settings.dataDir) });
  const version = packageVersion(name);
  const state = (await registry.list()).find((remote) => remote.name === name);
  if (state?.versions.some((known) => known.version === version)) {
    throw new Stop(
      `${name} ${version} is there already and cannot be changed: raise the version in ${name}/package.json.`,
    );
  }
  say(`Checking ${name}: format, lint, types, tests…`);
  await passGate(name);
  await buildPackages({ names: [name], release: true });
  await registry.publish(name);
  if (values.try) {
    const { path, expiresAt } = await registry.offerTrial(name, version);
    say(
      `${name} ${version} is published, and not live. An administrator tries it by this link, once, until ${expiresAt}:`,
    );
    say(new URL(path, url).href);
    say(`To make it live: npm run remotes -- promote ${name} ${version}`);
    return;
  }
  await registry.promote(name, version, { allowOlder: values['allow-older'] });
  say(`${name} ${version} is live on ${url}`);
  say(`So that the others are held to it: git tag ${name}@${version} && git push --tags`);
});
