import type { Host, Session } from '@app/shared-ui/host';
import type { QueryClient } from '@tanstack/react-query';

/** What React hands down a tree, which does not reach into an application's own root: the root config hands it over as it changes. */
export interface Surroundings {
  readonly host: Host;
  readonly session: Session;
  readonly queryClient: QueryClient;
}

/** Made for `useSyncExternalStore`. */
export interface SurroundingsStore {
  read(): Surroundings;
  subscribe(listener: () => void): () => void;
}

/** The properties that the root config gives to each application. */
export interface ApplicationProps {
  readonly container: HTMLElement;
  readonly surroundings: SurroundingsStore;
}
