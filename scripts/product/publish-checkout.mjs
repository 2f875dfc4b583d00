import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { distOf, remoteNames } from '../build/packages.mjs';
import { manifestOf } from '../registry/registry-client.mjs';

/**
 * Publishes the checkout's builds through the calls of a team, and promotes those that differ from the last publication of this checkout,
 * or whose remote has nothing promoted. What a team has deployed stays live, whatever the checkout has built; a restart without changes does
 * not revert a rollback or retirement either.
 * @param options.noteFile file with the versions of the last publication
 * @param options.builds name → version of what the checkout has built
 * @returns `promoted`: names; `kept`: names whose live version is a team's
 */
export async function publishCheckout(registry, { noteFile, builds = checkoutBuilds() } = {}) {
  const states = new Map((await registry.list()).map((state) => [state.name, state]));
  const before = noteFile && existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {};
  const [promoted, kept] = [[], []];
  for (const [name, version] of Object.entries(builds)) {
    const state = states.get(name);
    if (state?.promoted && !isLocal(state.promoted)) {
      kept.push(name);
      continue;
    }
    const isKnown = state?.versions.some((known) => known.version === version);
    const isSameCheckout = isKnown && (before[name] ?? version) === version;
    if (!isKnown) await registry.publish(name, { dist: distOf(name) }).catch(unlessThere);
    const isRetired = state?.history?.at(-1)?.action === 'retire';
    if (!isSameCheckout || (!state.promoted && !isRetired)) {
      // The checkout decides what runs, even if it went back: local versions end in hashes, which have no order.
      await registry.promote(name, version, { allowOlder: true });
      promoted.push(name);
    }
  }
  if (noteFile) writeFileSync(noteFile, JSON.stringify(builds));
  return { promoted, kept };
}

/** Built from a checkout without a version of its own: it ends in a hash of the build. */
const isLocal = (version) => version.includes('-local.');

const checkoutBuilds = () =>
  Object.fromEntries(remoteNames().map((name) => [name, manifestOf(name, distOf(name)).version]));

/** Ignores the refusal of a version that exists: another process may have published the same build a moment ago. */
function unlessThere(error) {
  if (error.status !== 409) throw error;
}
