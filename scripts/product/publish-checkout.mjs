import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { remoteNames } from '../build/packages.mjs';
import { manifestOf } from './registry-client.mjs';

/**
 * Publishes the checkout's builds through the calls a team uses, and promotes those that differ from what this checkout published
 * last time, or whose remote has nothing promoted: a restart with nothing changed never undoes a team's deploy or rollback.
 * @param options.noteFile where the versions of the last time are kept
 * @returns the names that were promoted
 */
export async function publishCheckout(registry, { noteFile } = {}) {
  const states = new Map((await registry.list()).map((state) => [state.name, state]));
  const before = noteFile && existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {};
  const now = {};
  const promoted = [];
  for (const name of remoteNames()) {
    const { version } = manifestOf(name);
    const state = states.get(name);
    const isKnown = state?.versions.some((known) => known.version === version);
    const isSameCheckout = isKnown && (before[name] ?? version) === version;
    if (!isKnown) await registry.publish(name);
    if (!isSameCheckout || !state.promoted) {
      await registry.promote(name, version);
      promoted.push(name);
    }
    now[name] = version;
  }
  if (noteFile) writeFileSync(noteFile, JSON.stringify(now));
  return promoted;
}
