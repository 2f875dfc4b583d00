import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '@app/shared-ui/host';
import { watch } from '@app/shared-ui/loading/use-loaded';
import { App } from '../../shell/src/app/app.tsx';
import { prepareSignedIn } from '../../shell/src/app/pages.tsx';
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
  const loader = createLoader(load);
  prepareSignedIn();
  const owner = ownerOf(loader.remotes, window.location);
  if (owner) void loader.loadRoutes(owner);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App loader={loader} />
    </StrictMode>,
  );
}

/** What the comparison needs of a loader: pages. Slots, updates, falling back and reports are our own work on top of any technology. */
function createLoader(load: (name: string) => Promise<RemoteModule>): RemoteLoader {
  const { remotes } = readInlinedRegistry(document);
  const loaded = new Map<string, Promise<RemoteModule>>();
  return {
    remotes,
    loadRoutes: (name) => {
      const loading = loaded.get(name) ?? load(name);
      void watch(loading);
      loaded.set(name, loading);
      return loading;
    },
    loadSlot: () => undefined,
    retry: () => Promise.resolve(),
    lookForUpdate: () => Promise.resolve(false),
    applyUpdate: () => undefined,
    reportBroken: () => undefined,
  };
}
