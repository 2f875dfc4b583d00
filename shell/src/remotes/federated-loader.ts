import type { Registry, RegistryEntry } from '@app/contract/registry';
import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import type { Federation } from './federation.ts';
import { takePreloadLinks } from './preload-links.ts';
import { addressOf, fetchRegistry } from './registry.ts';
import { type RemoteLoader, remoteOfSlot } from './remote-loader.ts';

interface FederatedLoader extends RemoteLoader {
  /** Asks for the federation runtime before the first remote is needed. */
  prepare(): void;
}

/**
 * Loads remotes by module federation. The federation runtime is a chunk of its own, asked for when a page for somebody signed in is
 * on its way: the sign-in does without it.
 */
export function createFederatedLoader(inlined: Registry): FederatedLoader {
  let registry = inlined;
  let federation: Promise<Federation> | undefined;
  const loaded = new Map<string, Promise<unknown>>();

  const start = () => {
    // A failed download of the chunk must not be remembered.
    federation ??= import('./federation.ts')
      .then(({ createFederation }) => createFederation(registry.remotes))
      .catch((error: unknown) => {
        federation = undefined;
        throw error;
      });
    return federation;
  };

  /** Keeps the promise, also a rejected one: `use()` would ask the server for ever if it got a new one at each render. */
  const load = (remote: RegistryEntry, expose: string): Promise<unknown> => {
    const key = `${remote.name}/${expose}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = start().then((runtime) => runtime.load(remote, expose));
    loaded.set(key, loading);
    return loading;
  };

  const slots = new WeakMap<Promise<unknown>, Promise<SlotComponent>>();
  /** How many files of a remote may have failed to preload and still wait to spoil the first script that asks for them. */
  const stalePreloads = new Map<string, number>();
  const spendStalePreloads = async (runtime: Federation, entry: RegistryEntry) => {
    for (let left = stalePreloads.get(entry.name) ?? 0; left > 0; left -= 1) {
      try {
        await runtime.load(entry, 'remote');
        stalePreloads.delete(entry.name);
        return;
      } catch (error) {
        runtime.register(entry);
        // The entry itself did not come: its server is still away, and nothing was spent on its chunks.
        if (!(error instanceof Error && error.name === 'ChunkLoadError')) return;
      }
    }
  };
  const entryOf = (name: string): RegistryEntry => {
    const entry = registry.remotes.find((remote) => remote.name === name);
    if (!entry) throw new Error(`No remote ${name} in the registry`);
    return entry;
  };

  return {
    prepare: () => void start().catch(() => undefined),
    get remotes() {
      return registry.remotes;
    },
    loadRoutes: (name) => load(entryOf(name), 'remote') as Promise<RemoteModule>,
    loadSlot: (slot) => {
      const remote = remoteOfSlot(registry.remotes, slot);
      const expose = remote?.slots[slot];
      if (!remote || !expose) return undefined;
      const loading = load(remote, expose);
      const component = slots.get(loading) ?? loading.then((module) => (module as { default: SlotComponent }).default);
      slots.set(loading, component);
      return component;
    },
    retry: async (name) => {
      registry = await fetchRegistry();
      const entry = entryOf(name);
      await refetchFiles(entry);
      const runtime = await start();
      runtime.register(entry);
      stalePreloads.set(name, (stalePreloads.get(name) ?? 0) + takePreloadLinks(document, name));
      await spendStalePreloads(runtime, entry);
      for (const key of loaded.keys()) if (key.startsWith(`${name}/`)) loaded.delete(key);
    },
  };
}

/**
 * Asks for every file of a version past the browser's cache: a damaged file that was cached as immutable would otherwise be refused by
 * its hash for a year.
 */
async function refetchFiles(entry: RegistryEntry): Promise<void> {
  await Promise.allSettled(
    Object.entries(entry.integrity).map(([file, integrity]) =>
      fetch(addressOf(entry, file), { cache: 'reload', mode: 'cors', credentials: 'same-origin', integrity }),
    ),
  );
}
