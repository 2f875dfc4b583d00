import {
  getPreviousRemote,
  getRegistry,
  type Registry,
  type RegistryEntry,
  registrySchema,
} from '@app/contract/registry';
import { call } from '@app/shared-ui/host';
import * as z from 'zod/mini';

/** The registry that came with the page (D29): it costs no request. Empty when the page was served without one. */
export function readInlinedRegistry(document: Document): Registry {
  const text = document.getElementById('registry')?.textContent ?? '';
  try {
    return z.parse(registrySchema, JSON.parse(text));
  } catch {
    return { contract: 1, remotes: [] };
  }
}

/** With a developer's builds in place of published remotes, where she has any (D34): nobody else loads the code for it. */
export async function resolveOverrides(registry: Registry): Promise<Registry> {
  if (!registry.overrides?.length) return registry;
  const { withOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides.ts');
  return withOverrides(registry);
}

/** Whether a remote comes from a developer's own machine: published ones are found by a path of the product. */
export const isOverridden = ({ entry }: Pick<RegistryEntry, 'entry'>): boolean => !entry.startsWith('/');

/** The registry as it is now; asked again before a retry. */
export const fetchRegistry = async (): Promise<Registry> => resolveOverrides(await call(getRegistry, {}));

/** The version to fall back to; `null` when there is none, or when the server cannot be asked. */
export const fetchPrevious = async (name: string): Promise<RegistryEntry | null> => {
  try {
    return (await call(getPreviousRemote, { params: { name } })).remote;
  } catch {
    return null;
  }
};

/** Address of a file of a remote's version: beside its entry. */
export function addressOf(entry: RegistryEntry, file: string): string {
  return new URL(file, new URL(entry.entry, window.location.href)).href;
}
