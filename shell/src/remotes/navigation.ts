import type { NavEntry, RegistryEntry } from '@app/contract/registry';
import { byRank } from '@app/contract/shared-slot';

/** Navigation entries of remotes, in order. */
export const navigationOf = (remotes: readonly Pick<RegistryEntry, 'name' | 'order' | 'nav'>[]): readonly NavEntry[] =>
  remotes.toSorted(byRank).flatMap(({ nav }) => (nav ? [nav] : []));
