import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '@app/shared-ui/host';
import { App } from '../../shell/src/app/app.tsx';
import { readInlinedRegistry } from '../../shell/src/remotes/registry.ts';
import type { RemoteLoader } from '../../shell/src/remotes/remote-loader.ts';

/**
 * The baseline of the page benchmark: the same sources as one app with a chunk per remote, linked at build time instead of loaded by
 * federation. Nothing but the benchmark uses it.
 */
const modules: Record<string, () => Promise<RemoteModule>> = {
  'mf-journey': () => import('../../mf-journey/src/remote.tsx'),
  'mf-journal': () => import('../../mf-journal/src/remote.tsx'),
  'mf-library': () => import('../../mf-library/src/remote.tsx'),
  'mf-calendar': () => import('../../mf-calendar/src/remote.tsx'),
};

function createLinkedLoader(): RemoteLoader {
  const { remotes } = readInlinedRegistry(document);
  const loaded = new Map<string, Promise<RemoteModule>>();
  return {
    remotes,
    loadRoutes: (name) => {
      const load = modules[name];
      if (!load) throw new Error(`${name} is not linked`);
      const loading = loaded.get(name) ?? load();
      loaded.set(name, loading);
      return loading;
    },
    loadSlot: () => undefined,
    retry: () => Promise.resolve(),
    lookForUpdate: () => Promise.resolve(false),
    applyUpdate: () => undefined,
  };
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App loader={createLinkedLoader()} />
  </StrictMode>,
);
