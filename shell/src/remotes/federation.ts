import * as sharedHost from '@app/shared-ui/host';
import * as routerFacade from '@app/shared-ui/federation/router-facade.ts';
import type { RegistryEntry } from '@app/contract/registry';
import { runsIn } from '@app/contract/host-contract';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as reactQuery from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import { SHARED, SHARED_WITH_FALLBACK } from '@app/shared-ui/federation/shared.mjs';
import * as zodFacade from '@app/shared-ui/federation/zod-facade.ts';
import { addressOf } from './registry.ts';
import { createRemoteRetry, type Registrar } from './remote-retry.ts';
import { reportFailure, reportLoad } from './report-load.ts';
import { scriptFolders } from './script-folders.ts';

/** Load timeout of a remote, in ms; after it, the card with 'Reintentar' is shown. */
const LOAD_TIMEOUT_MS = 10_000;

export interface Federation extends Registrar {
  /** Registers a remote that failed to load, and makes the next load ask the server again. Never fails. */
  renew(remote: RegistryEntry): Promise<void>;
  /** Loaded here, as only signed-in pages report. */
  readonly report: typeof reportLoad;
  readonly reportFailure: typeof reportFailure;
}

/** The federation runtime with the shell's modules as singletons (D30), and every script checked against its hash (D34). */
export function createFederation(remotes: readonly RegistryEntry[]): Federation {
  /** Hashes of each version's files, by the address of its folder. */
  const hashes = new Map<string, RegistryEntry['integrity']>();
  const remember = (remote: RegistryEntry) => {
    const folder = addressOf(remote, '.');
    hashes.set(folder, remote.integrity);
    scriptFolders().add(folder);
  };
  remotes.forEach(remember);
  const instance = createInstance({
    name: 'shell',
    remotes: remotes.map(toRemote),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), integrityPlugin(hashes)],
    shared: {
      react: share('react', React),
      'react-dom': share('react-dom', ReactDOM),
      'react-router-dom': share('react-router-dom', routerFacade),
      '@tanstack/react-query': share('@tanstack/react-query', reactQuery),
      'styled-components': share('styled-components', styledComponents),
      '@app/shared-ui/host': share('@app/shared-ui/host', sharedHost),
      'zod/mini': { version: SHARED_WITH_FALLBACK['zod/mini'], lib: () => zodFacade },
    },
  });
  const runtime: Registrar = {
    load: async (remote, expose) => {
      if (!runsIn(remote.hostContract))
        throw new Error(`${remote.name} was built for host contract ${remote.hostContract}`);
      const module = await instance.loadRemote(`${remote.container}/${expose}`);
      if (!module) throw new Error(`${remote.name} exposes no ${expose}`);
      return module;
    },
    register: (remote) => {
      remember(remote);
      instance.registerRemotes([toRemote(remote)], { force: true });
    },
  };
  return { ...runtime, renew: createRemoteRetry(runtime), report: reportLoad, reportFailure };
}

const toRemote = (remote: RegistryEntry) => ({
  name: remote.container,
  entry: new URL(remote.entry, window.location.href).href,
});

function share(name: keyof typeof SHARED, lib: unknown) {
  const version = SHARED[name];
  return { version, lib: () => lib, shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true } };
}

/** Sets `integrity` on every script of a remote before it runs; a script without a known hash is never requested. */
function integrityPlugin(hashes: ReadonlyMap<string, RegistryEntry['integrity']>): ModuleFederationRuntimePlugin {
  const hashOf = (address: string) => {
    for (const [folder, files] of hashes) {
      const file = address.slice(folder.length);
      if (address.startsWith(folder) && Object.hasOwn(files, file)) return files[file];
    }
    return undefined;
  };
  return {
    name: 'integrity',
    createScript({ url }) {
      const { origin, pathname } = new URL(url, window.location.href);
      const hash = hashOf(origin + pathname);
      if (!hash) throw new Error(`No hash for ${pathname}`);
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = hash;
      script.src = url;
      script.async = true;
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
  };
}
