import type { Registry, RegistryEntry } from '@app/contract/registry';
import { fetchRegistry } from './registry.ts';

const entryIn = (remotes: readonly RegistryEntry[], name: string): RegistryEntry => {
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) throw new Error(`No remote ${name} in the registry`);
  return entry;
};

/** The versions of remotes that a page uses, and the newer ones that it has found. */
export class PageRegistry {
  #current: Registry;
  /** As last fetched; not used until `takeUpdate`. */
  #latest: Registry | undefined;
  /** Looks begun, and the youngest of those that were answered: an answer that comes after a younger look's is out of date. */
  #looks = 0;
  #answered = 0;
  /** By name, the version that this page fell back from: it does not count as an update. */
  readonly #unusable = new Map<string, string>();

  constructor(inlined: Registry) {
    this.#current = inlined;
  }

  get current(): Registry {
    return this.#current;
  }

  /** @throws Error if no remote has that name */
  entryOf(name: string): RegistryEntry {
    return entryIn(this.#current.remotes, name);
  }

  /** A remote as published now. @throws Error if it is no longer, or if the server cannot be reached */
  async fetchEntry(name: string): Promise<RegistryEntry> {
    return entryIn((await fetchRegistry()).remotes, name);
  }

  /** Uses a version of one remote: updates of the others wait for `takeUpdate`. */
  replace(entry: RegistryEntry): void {
    this.#unusable.delete(entry.name);
    const remotes = this.#current.remotes.map((remote) => (remote.name === entry.name ? entry : remote));
    this.#current = { ...this.#current, remotes };
  }

  /** Uses the previous version of a remote instead of one that fails to load. */
  fallBack(failed: RegistryEntry, previous: RegistryEntry): void {
    this.replace(previous);
    this.#unusable.set(failed.name, failed.version);
  }

  /** Fetches the registry. @returns whether it differs from the page's: another version, or a remote that is gone */
  async lookForUpdate(): Promise<boolean> {
    const look = (this.#looks += 1);
    const next = await fetchRegistry();
    if (look > this.#answered) {
      this.#answered = look;
      this.#latest = { ...next, remotes: next.remotes.map((entry) => this.#usable(entry)) };
    }
    const latest = this.#latest ?? this.#current;
    const names = new Set(latest.remotes.map(({ name }) => name));
    return this.#changedIn(latest).length > 0 || this.#current.remotes.some(({ name }) => !names.has(name));
  }

  /** Uses the registry last fetched, if any. @returns the remotes that have another version since */
  takeUpdate(): readonly RegistryEntry[] {
    if (!this.#latest) return [];
    const changed = this.#changedIn(this.#latest);
    this.#current = this.#latest;
    this.#latest = undefined;
    return changed;
  }

  #usable(entry: RegistryEntry): RegistryEntry {
    if (this.#unusable.get(entry.name) !== entry.version) return entry;
    return this.#current.remotes.find(({ name }) => name === entry.name) ?? entry;
  }

  #changedIn(next: Registry): readonly RegistryEntry[] {
    const versions = new Map(this.#current.remotes.map(({ name, version }) => [name, version]));
    return next.remotes.filter(({ name, version }) => versions.get(name) !== version);
  }
}
