import { setNonce } from 'get-nonce';
import type { RemoteModule } from '@app/shared-ui/host';
import { watch } from '@app/shared-ui/loading/use-loaded';
import { startApp } from '../../shell/src/app/start-app.tsx';
import { installPixel } from '../../shell/src/pixel/pixel.ts';
import { ownerOf } from '../../shell/src/remotes/owner.ts';
import { readInlinedRegistry } from '../../shell/src/remotes/registry.ts';
import type { RemoteLoader } from '../../shell/src/remotes/remote-loader.ts';

/**
 * The product's shell, with another way of getting at remotes: what its own `main.tsx` does for somebody who is signed in, in the same
 * order: the remote that owns the page is asked for at once.
 */
export function startShell(load: (name: string) => Promise<RemoteModule>): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
  installPixel(window);
  void startApp(createLoader(load));
}

/** What the comparison needs of a loader: pages. Slots, updates, falling back and reports are our own work on top of any technology. */
function createLoader(load: (name: string) => Promise<RemoteModule>): RemoteLoader {
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
    prepare: async (location) => {
      const owner = ownerOf(remotes, location);
      if (owner) await watch(loadRoutes(owner));
    },
    loadSlot: () => undefined,
    retry: () => Promise.resolve(),
    lookForUpdate: () => Promise.resolve(false),
    applyUpdate: () => undefined,
    reportBroken: () => undefined,
  };
}
