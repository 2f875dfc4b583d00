import { parseArgs } from 'node:util';
import { distOf } from './build/packages.mjs';
import { localProduct } from './deploy/local-product.mjs';
import { TRY_OPTIONS, TRY_USAGE, tryCommand } from './deploy/try.mjs';
import { linesOfFault, linesOfRemote, linesOfToken } from './registry/listing.mjs';
import { placeInSources } from './registry/place-in-sources.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = `npm run remotes -- <act> [--to <address>]
  list                                        what is live, who published and changed it
  promote <remote> <version> [--allow-older]
  ${TRY_USAGE}
  rollback <remote>                           back to the version before
  faults <remote> [<version>]                 what failed in browsers, and where
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
  ...TRY_OPTIONS,
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
  try: tryCommand,
  async rollback({ registry }, name) {
    need(name);
    const { version } = await registry.rollback(name);
    say(`${name} is back at version ${version}`);
  },
  /** Lists the places in the sources, where the build that was deployed is in this checkout. */
  async faults({ registry }, name, version) {
    need(name);
    const placeOf = (frame) => placeInSources(distOf(name), frame);
    const faults = (await registry.faults(name)).filter((fault) => !version || fault.version === version);
    for (const fault of faults) for (const line of linesOfFault(fault, placeOf)) say(line);
    if (faults.length === 0) say(`Nothing of ${name}${version ? ` ${version}` : ''} has failed in a browser lately.`);
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
    const owned = `addresses ${places.join(' ') || 'none'}; slots ${slots.join(' ') || 'none'}`;
    say(`${name}: access ${access}; ${owned}`);
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
 * `npm run remotes -- …`: commands on the remotes of a product and their versions, by default the one that runs on this machine, with its
 * token: a remote's own for its own actions, the installation's for all of them.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [act, ...rest] = positionals;
  if (!Object.hasOwn(acts, act ?? '')) throw new Stop(USAGE);
  await acts[act]({ ...localProduct(values), values }, ...rest);
});
