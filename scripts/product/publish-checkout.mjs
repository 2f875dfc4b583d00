import { remoteNames } from '../build/packages.mjs';
import { manifestOf } from './registry-client.mjs';

/**
 * Publishes the checkout's builds through the calls a team uses. Promotes what it newly published, or where nothing was promoted yet: a
 * restart with nothing changed never undoes a team's deploy or rollback.
 * @returns the names that were published
 */
export async function publishCheckout(registry) {
  const states = new Map((await registry.list()).map((state) => [state.name, state]));
  const published = [];
  for (const name of remoteNames()) {
    const { version } = manifestOf(name);
    const state = states.get(name);
    const isKnown = state?.versions.some((known) => known.version === version);
    if (!isKnown) {
      await registry.publish(name);
      published.push(name);
    }
    if (!isKnown || !state?.promoted) await registry.promote(name, version);
  }
  return published;
}
