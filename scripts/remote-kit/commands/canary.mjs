import { lineOfCanary } from '../registry/listing.mjs';
import { say, Stop } from '../terminal/say.mjs';
import { BUDGET_OPTIONS, canaryWish } from './number-options.mjs';

/** Options of `remotes -- canary`. */
export const CANARY_OPTIONS = {
  percent: { type: 'string' },
  ...BUDGET_OPTIONS,
  full: { type: 'boolean', default: false },
  stop: { type: 'boolean', default: false },
};

export const CANARY_USAGE = `canary <remote> <version> --percent <1 to 99> [--failures <percent>] [--views <fewest>] [--allow-older]
  canary <remote> --full | --stop             for all accounts; back to the live version`;

/**
 * Gives a share of the accounts a version.
 * @param wish see `canaryWish`
 */
export async function startCanary({ registry, values }, { name, version, wish }) {
  const allowOlder = values['allow-older'] && { allowOlder: true };
  const canary = await registry.setCanary(name, { version, ...wish, ...allowOlder });
  say(`${name}: ${lineOfCanary(canary)}`);
  say(`For all: npm run remotes -- canary ${name} --full · back: npm run remotes -- canary ${name} --stop`);
}

/** `remotes -- canary <remote> [<version>]`: starts one, promotes it for all, or stops it. @throws Stop for a wrong combination */
export async function canaryCommand({ registry, values }, name, version) {
  const { full, stop, percent } = values;
  if (!name || [full, stop, percent !== undefined].filter(Boolean).length !== 1)
    throw new Stop(`npm run remotes -- ${CANARY_USAGE}`);
  if (percent !== undefined) {
    if (!version) throw new Stop(`npm run remotes -- ${CANARY_USAGE}`);
    await startCanary({ registry, values }, { name, version, wish: canaryWish(values, 'percent') });
    return;
  }
  const { canary } = await registry.state(name);
  if (!canary) throw new Stop(`No canary of ${name} runs: npm run remotes -- list shows how the last one ended.`);
  if (version && version !== canary.version)
    throw new Stop(`The canary of ${name} is ${canary.version}, not ${version}.`);
  if (stop) {
    const { version: stopped } = await registry.stopCanary(name);
    say(`${name} ${stopped} is taken back: all accounts get the live version`);
    return;
  }
  await registry.promote(name, canary.version, { allowOlder: true });
  say(`${name} ${canary.version} is live for all`);
}
