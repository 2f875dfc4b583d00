import type { Registry, RegistryEntry, RemoteOverride } from '@app/contract/registry';
import { remoteManifestSchema } from '@app/contract/remote-manifest';
import * as z from 'zod/mini';

/**
 * The manifest of the build on the developer's machine, or of a version on trial; `undefined` when nothing valid answers. Cookies, which
 * the server requires for a version that was never live, are sent to our own origin only.
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

/**
 * A registry with a developer's builds in place of the published remotes (D34); where a build does not answer, the published one
 * remains.
 */
export async function withOverrides(registry: Registry): Promise<Registry> {
  const builds = await Promise.all((registry.overrides ?? []).map(readBuild));
  const found = builds.filter((build) => build !== undefined);
  const published = registry.remotes.filter(({ name }) => !found.some((build) => build.name === name));
  // Overrides first: the first remote with a slot fills it.
  return { ...registry, remotes: [...found, ...published] };
}
