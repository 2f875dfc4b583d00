import { type Registry, registrySchema } from '@app/contract/registry';
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
  const { withOverrides } = await import(/* webpackChunkName: "overrides" */ './trying/overrides.ts');
  return withOverrides(registry);
}

/** The registry of a page. Only one with a developer's overrides waits here, for the manifests of the builds on the developer's machine. */
export const registryOfPage = (document: Document): Promise<Registry> =>
  resolveOverrides(readInlinedRegistry(document));
