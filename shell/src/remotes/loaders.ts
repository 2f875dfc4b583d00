import type { Registry } from '@app/contract/registry';
import type { RemoteLoader } from './remote-loader.ts';

/** By the registry of the page. */
const loaders = new WeakMap<Registry, RemoteLoader>();

/** The loader of a page's registry: one for each, made when it is first needed. */
export function loaderOf(registry: Registry, create: (registry: Registry) => RemoteLoader): RemoteLoader {
  const loader = loaders.get(registry) ?? create(registry);
  loaders.set(registry, loader);
  return loader;
}

/** Another loader than federation's: for the benchmark's single build, and for tests. @returns the registry of a page that has it */
export function registryWith(loader: RemoteLoader): Registry {
  const registry: Registry = { contract: 1, remotes: [...loader.remotes] };
  loaders.set(registry, loader);
  return registry;
}
