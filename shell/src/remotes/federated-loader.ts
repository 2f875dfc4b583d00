import type { Registry, RegistryEntry } from '@app/contract/registry';
import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import { watch } from '@app/shared-ui/loading/use-loaded';
import type { Federation } from './federation.ts';
import { matchRemote } from './match-remote.ts';
import { fetchPrevious, fetchRegistry, isOverridden, readInlinedRegistry, resolveOverrides } from './registry.ts';
import { type RemoteLoader, remoteOfSlot } from './remote-loader.ts';

/** The loader of the page's inlined registry. */
export async function loaderOfPage(document: Document): Promise<RemoteLoader> {
  const inlined = readInlinedRegistry(document);
  // Only pages with a developer's overrides wait here, for the manifests of the builds on the developer's machine.
  return createFederatedLoader(inlined.overrides ? await resolveOverrides(inlined) : inlined);
}

/**
 * Loads the federation runtime with a signed-in page; the sign-in does without it. It is in the chunk of signed-in pages, so it never
 * loads alone.
 */
const importFederation = (): Promise<(remotes: readonly RegistryEntry[]) => Federation> =>
  import(/* webpackChunkName: "signed-in" */ './load-federation.ts').then(({ loadFederation }) => loadFederation());

/** Loads remotes by module federation. */
export function createFederatedLoader(inlined: Registry, askForFederation = importFederation): RemoteLoader {
  let registry = inlined;
  let federation: Promise<Federation> | undefined;
  const loaded = new Map<string, Promise<unknown>>();
  const arrived = new Set<string>();
  /** By name, the version that this page fell back from: it does not count as an update. */
  const unusable = new Map<string, string>();

  const start = () => {
    // A failed download of the chunk is not memoised.
    federation ??= askForFederation()
      .then((createFederation) => createFederation(registry.remotes))
      .catch((error: unknown) => {
        federation = undefined;
        throw error;
      });
    return federation;
  };

  /** Memoises the promise, also a rejected one: with a new promise at each render, `use()` would ask the server forever. */
  const load = (remote: RegistryEntry, expose: string): Promise<unknown> => {
    const key = `${remote.name}/${expose}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = start().then((runtime) => loadOrFallBack(runtime, remote, expose));
    void loading.then(
      () => arrived.add(key),
      () => undefined,
    );
    void watch(loading);
    loaded.set(key, loading);
    return loading;
  };

  /** A version that fails to load is replaced by the one before it; which version failed is reported to the administrators. */
  const loadOrFallBack = async (runtime: Federation, remote: RegistryEntry, expose: string): Promise<unknown> => {
    const startedAt = performance.now();
    try {
      const module = await runtime.load(remote, expose);
      runtime.report(remote, 'loaded', performance.now() - startedAt);
      return module;
    } catch (error) {
      // A developer wants to see the error of the overriding build, and the published version is not at fault.
      if (isOverridden(remote)) throw error;
      runtime.report(remote, 'load_failed');
      const previous = await fetchPrevious(remote.name);
      if (!previous || previous.version === remote.version) throw error;
      runtime.register(previous);
      const module = await runtime.load(previous, expose);
      replaceEntry(previous);
      unusable.set(remote.name, remote.version);
      return module;
    }
  };
  const replaceEntry = (entry: RegistryEntry) => {
    registry = {
      ...registry,
      remotes: registry.remotes.map((remote) => (remote.name === entry.name ? entry : remote)),
    };
  };

  const slots = new WeakMap<Promise<unknown>, Promise<SlotComponent>>();
  /** Versions already reported as broken: one report each, however often a page throws. */
  const broken = new Set<RegistryEntry>();
  const entryOf = (name: string): RegistryEntry => {
    const entry = registry.remotes.find((remote) => remote.name === name);
    if (!entry) throw new Error(`No remote ${name} in the registry`);
    return entry;
  };

  const forget = (name: string) => {
    for (const key of loaded.keys()) {
      if (!key.startsWith(`${name}/`)) continue;
      loaded.delete(key);
      arrived.delete(key);
    }
  };
  /** The registry as last fetched. */
  let latest: Registry | undefined;
  const fetchUsable = async (): Promise<Registry> => {
    const next = await fetchRegistry();
    const ofNow = new Map(registry.remotes.map((remote) => [remote.name, remote]));
    const usable = (entry: RegistryEntry) =>
      unusable.get(entry.name) === entry.version ? (ofNow.get(entry.name) ?? entry) : entry;
    return { ...next, remotes: next.remotes.map(usable) };
  };
  const changedIn = (next: Registry) => {
    const versions = new Map(registry.remotes.map(({ name, version }) => [name, version]));
    return next.remotes.filter(({ name, version }) => versions.get(name) !== version);
  };
  const isOneGone = (next: Registry) =>
    registry.remotes.some(({ name }) => !next.remotes.some((remote) => remote.name === name));

  return {
    lookForUpdate: async () => {
      latest = await fetchUsable();
      return changedIn(latest).length > 0 || isOneGone(latest);
    },
    applyUpdate: () => {
      if (!latest) return;
      const changed = changedIn(latest);
      registry = latest;
      latest = undefined;
      for (const entry of changed) {
        forget(entry.name);
        void federation?.then((runtime) => runtime.register(entry));
      }
    },
    prepare: (location) => {
      const owner = matchRemote(registry.remotes, location);
      const needed: Promise<unknown> = owner ? load(entryOf(owner), 'remote') : start();
      return needed.then(
        () => undefined,
        () => undefined,
      );
    },
    get remotes() {
      return registry.remotes;
    },
    get overrides() {
      return registry.overrides;
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
    reportBroken: (name) => {
      const entry = entryOf(name);
      if (!arrived.has(`${name}/remote`) || broken.has(entry) || isOverridden(entry)) return;
      broken.add(entry);
      void federation?.then((runtime) => runtime.report(entry, 'render_failed'));
    },
    // Of this remote alone: updates of the others wait for `applyUpdate`.
    retry: async (name) => {
      const { remotes } = await fetchRegistry();
      const entry = remotes.find((remote) => remote.name === name);
      if (!entry) throw new Error(`No remote ${name} in the registry`);
      const runtime = await start();
      await runtime.renew(entry);
      replaceEntry(entry);
      unusable.delete(name);
      forget(name);
    },
  };
}
