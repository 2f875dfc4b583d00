import {
  getPreviousRemote,
  getRegistry,
  type Registry,
  type RegistryEntry,
  registrySchema,
} from '@app/contract/registry';
import { call } from '@app/shared-ui/host';
import * as z from 'zod/mini';

/** The registry inlined in the page (D29): no request is needed. Empty when the page was served without one. */
export function readInlinedRegistry(document: Document): Registry {
  const text = document.getElementById('registry')?.textContent ?? '';
  try {
    return z.parse(registrySchema, JSON.parse(text));
  } catch {
    return { contract: 1, remotes: [] };
  }
}

/** Applies a developer's overrides, if any (D34): no other user loads the code for it. */
export async function resolveOverrides(registry: Registry): Promise<Registry> {
  if (!registry.overrides?.length) return registry;
  const { withOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides.ts');
  return withOverrides(registry);
}

/** Whether a remote is served from a developer's machine: published remotes have a path of our origin. */
export const isOverridden = ({ entry }: Pick<RegistryEntry, 'entry'>): boolean => !entry.startsWith('/');

/** The current registry, fetched anew. */
export const fetchRegistry = async (): Promise<Registry> => resolveOverrides(await call(getRegistry, {}));

/** The version to fall back to; `null` when there is none, or when the server cannot be reached. */
export const fetchPrevious = async (name: string): Promise<RegistryEntry | null> => {
  try {
    return (await call(getPreviousRemote, { params: { name } })).remote;
  } catch {
    return null;
  }
};

/** Address of a file of a remote's version, relative to its entry. */
export function addressOf(entry: RegistryEntry, file: string): string {
  return new URL(file, new URL(entry.entry, window.location.href)).href;
}
