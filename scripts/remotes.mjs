import { parseArgs } from 'node:util';
import { deployToken } from './product/deploy-token.mjs';
import { registryClient } from './product/registry-client.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE =
  'npm run remotes -- list | promote <remote> <version> | rollback <remote> | retire <remote> [--to <address>]';

const acts = {
  /** Every remote with its versions, the promoted one marked, and when each was promoted. */
  async list(registry) {
    for (const { name, promoted, versions, history } of await registry.list()) {
      say(name);
      for (const { version, publishedAt } of versions)
        say(`  ${version === promoted ? '*' : ' '} ${version.padEnd(28)} published ${publishedAt}`);
      for (const { version, at } of history.slice(-5)) say(`    ${at}  ${version}`);
    }
  },
  async promote(registry, name, version) {
    if (!name || !version) throw new Stop(USAGE);
    await registry.promote(name, version);
    say(`${name} ${version} is live`);
  },
  async rollback(registry, name) {
    if (!name) throw new Stop(USAGE);
    const { version } = await registry.rollback(name);
    say(`${name} is back at version ${version}`);
  },
  async retire(registry, name) {
    if (!name) throw new Stop(USAGE);
    const { version } = await registry.retire(name);
    say(`${name} is gone from every page; its last version was ${version}`);
  },
};

/** What a running product serves, and which version of it. The token comes from DEPLOY_TOKEN, or from the data folder on this machine. */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const [act, ...rest] = positionals;
  if (!Object.hasOwn(acts, act ?? '')) throw new Stop(USAGE);
  const settings = readSettings();
  const url = values.to ?? localUrl(settings);
  await acts[act](registryClient({ url, token: deployToken(settings.dataDir) }), ...rest);
});
