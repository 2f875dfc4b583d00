import { getRegistry, type Registry, type RegistryEntry } from '@app/contract/registry';
import { getPreviousRemote } from '@app/contract/remote-reports';
import { call } from '@app/shared-ui/host';
import { resolveOverrides } from './inlined-registry.ts';

/** The current registry, fetched anew. */
export const fetchRegistry = async (): Promise<Registry> => resolveOverrides(await call(getRegistry, {}));

/** The version to fall back to; `null` when there is none, or when the server cannot be reached. */
export const fetchPrevious = async ({
  name,
  version,
}: Pick<RegistryEntry, 'name' | 'version'>): Promise<RegistryEntry | null> => {
  try {
    return (await call(getPreviousRemote, { params: { name }, query: { failed: version } })).remote;
  } catch {
    return null;
  }
};

/** Address of a file of a remote's version, relative to its entry. */
export function addressOf(entry: RegistryEntry, file: string): string {
  return new URL(file, new URL(entry.entry, window.location.href)).href;
}
