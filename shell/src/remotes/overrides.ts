import type { Registry, RegistryEntry, RemoteOverride } from '@app/contract/registry';
import { remoteManifestSchema } from '@app/contract/remote-manifest';
import * as z from 'zod/mini';

/**
 * What the build on the developer's machine says of itself just now, or a version that is tried; `undefined` when nothing answers there, or
 * something else does. Our cookies, without which the server gives no version that was never live, go to nobody but our own server.
 */
async function readBuild({ name, manifest }: RemoteOverride): Promise<RegistryEntry | undefined> {
  try {
    const answer = await fetch(manifest, { cache: 'no-store', credentials: 'same-origin' });
    const build = z.parse(remoteManifestSchema, await answer.json());
    return build.name === name ? { ...build, entry: new URL(build.entry, manifest).href } : undefined;
  } catch {
    return undefined;
  }
}

/** A registry with a developer's builds in place of the published remotes (D34); one that does not answer leaves the published one. */
export async function withOverrides(registry: Registry): Promise<Registry> {
  const builds = await Promise.all((registry.overrides ?? []).map(readBuild));
  const found = builds.filter((build) => build !== undefined);
  const published = registry.remotes.filter(({ name }) => !found.some((build) => build.name === name));
  // First, as a slot belongs to the first that fills it.
  return { ...registry, remotes: [...found, ...published] };
}
