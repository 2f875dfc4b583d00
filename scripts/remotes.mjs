import { parseArgs } from 'node:util';
import { deployToken } from './product/deploy-token.mjs';
import { registryClient } from './product/registry-client.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { linesOfRemote, linesOfToken } from './remotes/listing.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = `npm run remotes -- <act> [--to <address>]
  list                                        what is live, who published and changed it
  promote <remote> <version> [--allow-older]
  try <remote> <version>                      a link by which an administrator tries it, and nobody else
  rollback <remote>                           back to the version before
  retire <remote>                             gone from every page
  withdraw <remote> <version> --reason <why>  never live again: it has a fault
  token create <remote> --name <for whom or what> [--days <1 to 365, otherwise 90>]
  token list [<remote>] | token end <id>
  owner <remote> [--places /a,/b] [--slots a,b] [--access user|admin]`;

const OPTIONS = {
  to: { type: 'string' },
  'allow-older': { type: 'boolean', default: false },
  reason: { type: 'string' },
  name: { type: 'string' },
  days: { type: 'string', default: '90' },
  places: { type: 'string' },
  slots: { type: 'string' },
  access: { type: 'string' },
};

/** Checks that every argument was given; otherwise prints the usage. */
function need(...given) {
  if (given.some((one) => !one)) throw new Stop(USAGE);
}
const listed = (text) => (text === '' ? [] : text.split(',').map((one) => one.trim()));

const acts = {
  /** Lists every remote with its claim, its versions, the promoted one marked, and its history. */
  async list({ registry }) {
    for (const remote of await registry.list()) for (const line of linesOfRemote(remote)) say(line);
  },
  async promote({ registry, values }, name, version) {
    need(name, version);
    await registry.promote(name, version, { allowOlder: values['allow-older'] });
    say(`${name} ${version} is live`);
  },
  async try({ registry, url }, name, version) {
    need(name, version);
    const { path, expiresAt } = await registry.offerTrial(name, version);
    say(`An administrator tries ${name} ${version} by this link; it works once, until ${expiresAt}:`);
    say(new URL(path, url).href);
  },
  async rollback({ registry }, name) {
    need(name);
    const { version } = await registry.rollback(name);
    say(`${name} is back at version ${version}`);
  },
  async retire({ registry }, name) {
    need(name);
    const { version } = await registry.retire(name);
    say(`${name} is gone from every page; its last version was ${version}`);
  },
  async withdraw({ registry, values }, name, version) {
    need(name, version, values.reason);
    const { promoted } = await registry.withdraw(name, version, values.reason);
    say(`${name} ${version} is withdrawn; live is ${promoted ?? 'nothing of it'}`);
  },
  async token(context, act, subject) {
    need(Object.hasOwn(tokenActs, act ?? ''));
    await tokenActs[act](context, subject);
  },
  /** Shows the claim of a remote, or changes it by the given options. */
  async owner({ registry, values }, name) {
    need(name);
    const change = {
      ...(values.places !== undefined && { places: listed(values.places) }),
      ...(values.slots !== undefined && { slots: listed(values.slots) }),
      ...(values.access !== undefined && { access: values.access }),
    };
    const { access, places, slots } = await registry.changeOwner(name, change);
    say(`${name}: access ${access}; addresses ${places.join(' ') || 'none'}; slots ${slots.join(' ') || 'none'}`);
  },
};

const tokenActs = {
  async create({ registry, values }, remote) {
    need(remote, values.name);
    const { token, id, expiresAt } = await registry.createToken({
      remote,
      name: values.name,
      days: Number(values.days),
    });
    say(
      `Token ${id} for ${remote}, until ${expiresAt.slice(0, 10)}. It is shown this once; give it to the team as DEPLOY_TOKEN:`,
    );
    say(token);
  },
  async list({ registry }, remote) {
    const tokens = (await registry.tokens()).filter((token) => !remote || token.remote === remote);
    for (const token of tokens) say(linesOfToken(token));
    if (tokens.length === 0) say('No token of a remote: only the DEPLOY_TOKEN of the installation publishes here.');
  },
  async end({ registry }, id) {
    need(id);
    await registry.endToken(id);
    say(`Token ${id} is ended`);
  },
};

/**
 * Commands on the remotes of a running product and their versions. The token comes from DEPLOY_TOKEN, or from the data folder on this
 * machine: a remote's own for its own actions, the installation's for all of them.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [act, ...rest] = positionals;
  if (!Object.hasOwn(acts, act ?? '')) throw new Stop(USAGE);
  const settings = readSettings();
  const url = values.to ?? localUrl(settings);
  await acts[act]({ registry: registryClient({ url, token: deployToken(settings.dataDir) }), values, url }, ...rest);
});
