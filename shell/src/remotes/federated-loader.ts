import { runsIn } from '@app/contract/host-contract';
import { matchRemote } from '@app/contract/match-remote';
import type { Registry, RegistryEntry } from '@app/contract/registry';
import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import type { Federation } from './federation.ts';
import { LoadedModules } from './loaded-modules.ts';
import { PageRegistry } from './page-registry.ts';
import { loaderOf } from './loaders.ts';
import { fetchPrevious } from './registry.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { isOverridden } from './trying/is-overridden.ts';
import { watchedSlot } from './watched-slot.tsx';

type ImportFederation = () => Promise<(remotes: readonly RegistryEntry[]) => Federation>;

/** The loader of a signed-in page. In the chunk of signed-in pages: the sign-in does without it. */
export const federatedLoader = (registry: Registry): RemoteLoader =>
  loaderOf(registry, (inlined) => new FederatedLoader(inlined));

/**
 * Loads the federation runtime with a signed-in page; the sign-in does without it. It is in the chunk of signed-in pages, so it never
 * loads alone.
 */
const importFederation: ImportFederation = () =>
  import(/* webpackChunkName: "signed-in" */ './load-federation.ts').then(({ loadFederation }) => loadFederation());

/** Loads remotes by module federation. */
export class FederatedLoader implements RemoteLoader {
  readonly #registry: PageRegistry;
  readonly #importFederation: ImportFederation;
  #federation: Promise<Federation> | undefined;
  readonly #modules = new LoadedModules((remote, expose) => this.#loadOrFallBack(remote, expose));
  readonly #slots = new WeakMap<Promise<unknown>, Promise<SlotComponent>>();
  /** Versions already reported as broken: one report each, however often a page throws. */
  readonly #broken = new Set<RegistryEntry>();

  constructor(inlined: Registry, federation = importFederation) {
    this.#registry = new PageRegistry(inlined);
    this.#importFederation = federation;
  }

  get remotes() {
    return this.#registry.current.remotes;
  }

  get overrides() {
    return this.#registry.current.overrides;
  }

  prepare({ pathname }: Pick<Location, 'pathname'>): Promise<void> {
    const owner = matchRemote(pathname, this.remotes);
    const needed: Promise<unknown> = owner ? this.loadRoutes(owner.name) : this.#start();
    return needed.then(
      () => undefined,
      () => undefined,
    );
  }

  loadRoutes(name: string): Promise<RemoteModule> {
    return this.#modules.load(this.#registry.entryOf(name), 'remote') as Promise<RemoteModule>;
  }

  loadSlot(remote: RegistryEntry, slot: string): Promise<SlotComponent> | undefined {
    const expose = remote.slots[slot];
    if (!expose) return undefined;
    const loading = this.#modules.load(remote, expose);
    const component =
      this.#slots.get(loading) ??
      loading.then((module) =>
        watchedSlot((module as { default: SlotComponent }).default, (error) =>
          this.#reportThrown(this.#registry.entryOf(remote.name), error),
        ),
      );
    this.#slots.set(loading, component);
    return component;
  }

  lookForUpdate(): Promise<boolean> {
    return this.#registry.lookForUpdate();
  }

  applyUpdate(): void {
    for (const entry of this.#registry.takeUpdate()) {
      this.#modules.forget(entry.name);
      void this.#federation?.then((runtime) => runtime.register(entry));
    }
  }

  reportBroken(name: string, error: unknown): void {
    if (this.#modules.hasArrived(name, 'remote')) this.#reportThrown(this.#registry.entryOf(name), error);
  }

  #reportThrown(entry: RegistryEntry, error: unknown): void {
    if (this.#broken.has(entry) || isOverridden(entry)) return;
    this.#broken.add(entry);
    void this.#federation?.then((runtime) => runtime.reportFailure(entry, 'render_failed', error));
  }

  async retry(name: string): Promise<void> {
    const entry = await this.#registry.fetchEntry(name);
    const runtime = await this.#start();
    await runtime.renew(entry);
    this.#registry.replace(entry);
    this.#modules.forget(name);
  }

  #start(): Promise<Federation> {
    // A failed download of the chunk is not memoised.
    this.#federation ??= this.#importFederation()
      .then((createFederation) => createFederation(this.remotes))
      .catch((error: unknown) => {
        this.#federation = undefined;
        throw error;
      });
    return this.#federation;
  }

  /** A version that fails to load is replaced by the one before it; which version failed is reported to the administrators. */
  async #loadOrFallBack(remote: RegistryEntry, expose: string): Promise<unknown> {
    const runtime = await this.#start();
    const startedAt = performance.now();
    try {
      const module = await runtime.load(remote, expose);
      runtime.report(remote, 'loaded', performance.now() - startedAt);
      return module;
    } catch (error) {
      // A developer wants to see the error of the overriding build, and the published version is not at fault.
      if (isOverridden(remote)) throw error;
      // Where the page is older than what the version was built for, the version is not at fault.
      if (runsIn(remote.hostContract)) runtime.reportFailure(remote, 'load_failed', error);
      return this.#loadPrevious(runtime, remote, expose, error);
    }
  }

  /** @throws `error` if there is no other version */
  async #loadPrevious(runtime: Federation, failed: RegistryEntry, expose: string, error: unknown): Promise<unknown> {
    const previous = await fetchPrevious(failed);
    if (!previous || previous.version === failed.version) throw error;
    // Registered without this module, it would take the place of the version whose pages the tab shows.
    if (expose !== 'remote' && !Object.values(previous.slots).includes(expose)) throw error;
    runtime.register(previous);
    const module = await runtime.load(previous, expose);
    this.#registry.fallBack(failed, previous);
    return module;
  }
}
