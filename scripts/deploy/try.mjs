import { say, Stop } from '../terminal/say.mjs';

/** The option of every command that makes such a link. */
export const HOURS_OPTION = { hours: { type: 'string' } };

/** Options of `remotes -- try`. */
export const TRY_OPTIONS = { ...HOURS_OPTION, end: { type: 'boolean', default: false } };

export const TRY_USAGE = 'try <remote> <version> [--hours <1 to 168, otherwise 72>] | --end';

/** Hours that the link of a trial works; `undefined` leaves them to the server. @throws Stop if they are no whole number */
export function trialHours({ hours: text }) {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (text.trim() === '' || !Number.isInteger(hours)) throw new Stop(`--hours ${text} is no whole number`);
  return hours;
}

/** Makes the link of a version and prints it. */
export async function sayTrial({ registry, url }, { name, version, hours }) {
  const { path, expiresAt } = await registry.offerTrial(name, version, hours);
  say(`${name} ${version} is tried by this link until ${expiresAt}, by administrators and the accounts that they`);
  say("have listed for it in the panel ('Versiones'), after their password; nobody else can open it:");
  say(new URL(path, url).href);
  say(`To end it before: npm run remotes -- try ${name} ${version} --end`);
  say(`To make it live: npm run remotes -- promote ${name} ${version}`);
}

/** `remotes -- try <remote> <version>`: prints a link, or ends it. @throws Stop without a version */
export async function tryCommand(product, name, version) {
  if (!name || !version) throw new Stop(`npm run remotes -- ${TRY_USAGE}`);
  if (!product.values.end) return sayTrial(product, { name, version, hours: trialHours(product.values) });
  await product.registry.endTrial(name, version);
  say(`The link of ${name} ${version} is ended, also where it was opened`);
}
