import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import type { RegistryEntry, RemoteOverride } from '@app/contract/registry';

/** How the shell loads remotes. The page uses federation; the benchmark's single build links the same sources statically. */
export interface RemoteLoader {
  readonly remotes: readonly RegistryEntry[];
  /** A developer's overrides of published remotes (D34). */
  readonly overrides?: readonly RemoteOverride[] | undefined;
  /** Preloads what the page of an address needs. @returns resolves when it is loaded or has failed; never rejects */
  prepare(location: Pick<Location, 'pathname'>): Promise<void>;
  /** Routes of a remote. The same promise until `retry`, so that a failure is stable across renders. */
  loadRoutes(name: string): Promise<RemoteModule>;
  /** A remote's component for a slot; `undefined` when it fills it with none. The same promise until `retry`. */
  loadSlot(remote: RegistryEntry, slot: string): Promise<SlotComponent> | undefined;
  /** Fetches the registry. @returns whether any version differs from the page's */
  lookForUpdate(): Promise<boolean>;
  /** Uses the versions last fetched for all further loads; does nothing if there are none. */
  applyUpdate(): void;
  /** Reports to the operator that a remote threw on the page, once for each version; one that failed to load was reported already. */
  reportBroken(name: string, error: unknown): void;
  /** Forgets a remote's failures, so that the next load asks the server again. */
  retry(name: string): Promise<void>;
}

/** The remote that fills a slot. */
export const remoteOfSlot = (remotes: readonly RegistryEntry[], slot: string): RegistryEntry | undefined =>
  remotes.find((remote) => slot in remote.slots);
