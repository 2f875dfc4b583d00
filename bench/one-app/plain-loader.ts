import { matchRemote } from '@app/contract/match-remote';
import type { RemoteModule } from '@app/shared-ui/host';
import { watch } from '@app/shared-ui/loading/use-loaded';
import { readInlinedRegistry } from '../../shell/src/remotes/inlined-registry.ts';
import type { RemoteLoader } from '../../shell/src/remotes/remote-loader.ts';

/**
 * The least that a loader has to do for a measurement: pages, each requested once. Slots, updates, fallbacks and reports are the product's
 * own.
 */
export function plainLoader(load: (name: string) => Promise<RemoteModule>): RemoteLoader {
  const { remotes } = readInlinedRegistry(document);
  const loaded = new Map<string, Promise<RemoteModule>>();
  const loadRoutes = (name: string): Promise<RemoteModule> => {
    const loading = loaded.get(name) ?? load(name);
    void watch(loading);
    loaded.set(name, loading);
    return loading;
  };
  return {
    remotes,
    loadRoutes,
    prepare: async ({ pathname }) => {
      const owner = matchRemote(pathname, remotes);
      if (owner) await watch(loadRoutes(owner.name));
    },
    loadSlot: () => undefined,
    retry: () => Promise.resolve(),
    lookForUpdate: () => Promise.resolve(false),
    applyUpdate: () => undefined,
    reportBroken: () => undefined,
  };
}
