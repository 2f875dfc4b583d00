import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import type { RegistryEntry, RemoteOverride } from '@app/contract/registry';

/** How the shell gets at remotes. The page uses federation; the benchmark's one-app build links the same sources statically. */
export interface RemoteLoader {
  readonly remotes: readonly RegistryEntry[];
  /** What a developer has put in place of published remotes; seldom there (D34). */
  readonly overrides?: readonly RemoteOverride[] | undefined;
  /** Asks for what the page at an address needs before it is needed. @returns when it is there, or is known not to come; never fails */
  prepare(location: Pick<Location, 'pathname'>): Promise<void>;
  /** Routes of a remote. The same promise until `retry`, so that a failure stays a failure while it is shown. */
  loadRoutes(name: string): Promise<RemoteModule>;
  /** Component for a slot; `undefined` when no remote fills it. */
  loadSlot(slot: string): Promise<SlotComponent> | undefined;
  /** Learns which versions are live now. @returns whether any of them is another than the page has */
  lookForUpdate(): Promise<boolean>;
  /** Takes the versions learnt of last for whatever is loaded from now on; without any, nothing happens. */
  applyUpdate(): void;
  /** Tells the operator that a remote broke on the page, once for each version; one that did not even come has been told of already. */
  reportBroken(name: string): void;
  /** Forgets what failed of a remote and makes sure that the next load asks the server again. */
  retry(name: string): Promise<void>;
}

/** Name of the remote that fills a slot. */
export const remoteOfSlot = (remotes: readonly RegistryEntry[], slot: string): RegistryEntry | undefined =>
  remotes.find((remote) => slot in remote.slots);
