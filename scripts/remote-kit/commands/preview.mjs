import { say, Stop } from '../terminal/say.mjs';
import { HOURS_OPTION, previewHours } from './number-options.mjs';

/** Options of `remotes -- preview`. */
export const PREVIEW_OPTIONS = { ...HOURS_OPTION, end: { type: 'boolean', default: false } };

export const PREVIEW_USAGE = 'preview <remote> <version> [--hours <1 to 168, otherwise 72>] | --end';

/** Makes the link of a version and prints it. */
export async function sayPreview({ registry, url }, { name, version, hours }) {
  const { path, expiresAt } = await registry.offerPreview(name, version, hours);
  say(`${name} ${version} is seen by this link until ${expiresAt}, by administrators and the accounts that they`);
  say("have listed for it in the panel ('Versiones'), after their password; nobody else can open it:");
  say(new URL(path, url).href);
  say(`To end it before: npm run remotes -- preview ${name} ${version} --end`);
}

/** `remotes -- preview <remote> <version>`: prints a link, or ends it. @throws Stop without a version */
export async function previewCommand(product, name, version) {
  if (!name || !version) throw new Stop(`npm run remotes -- ${PREVIEW_USAGE}`);
  if (!product.values.end) return sayPreview(product, { name, version, hours: previewHours(product.values) });
  await product.registry.endPreview(name, version);
  say(`The link of ${name} ${version} is ended, also where it was opened`);
}
