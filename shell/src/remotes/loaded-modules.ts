import type { RegistryEntry } from '@app/contract/registry';
import { watch } from '@app/shared-ui/loading/use-loaded';

/** The modules of remotes that a page has asked for. */
export class LoadedModules {
  readonly #loads = new Map<string, Promise<unknown>>();
  readonly #arrived = new Set<string>();
  readonly #load: (remote: RegistryEntry, expose: string) => Promise<unknown>;

  constructor(load: (remote: RegistryEntry, expose: string) => Promise<unknown>) {
    this.#load = load;
  }

  /** Memoises the promise, also a rejected one: a new one at each render would request the module again and again. */
  load(remote: RegistryEntry, expose: string): Promise<unknown> {
    const key = `${remote.name}/${expose}`;
    const known = this.#loads.get(key);
    if (known) return known;
    const loading = this.#load(remote, expose);
    void loading.then(
      () => this.#arrived.add(key),
      () => undefined,
    );
    void watch(loading);
    this.#loads.set(key, loading);
    return loading;
  }

  hasArrived(name: string, expose: string): boolean {
    return this.#arrived.has(`${name}/${expose}`);
  }

  /** Forgets all modules of a remote, failed or not. */
  forget(name: string): void {
    for (const key of this.#loads.keys()) {
      if (!key.startsWith(`${name}/`)) continue;
      this.#loads.delete(key);
      this.#arrived.delete(key);
    }
  }
}
